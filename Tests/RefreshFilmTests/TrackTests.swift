import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// Values over time, stored with as few keys as possible, and their CSS animations.
@MainActor @Suite struct TrackTests {
  private func track(_ values: [Double], tolerance: Double = 0.1) -> Track {
    Track(
      values.enumerated().map { Track.Key(time: Double($0), values: [$1]) },
      tolerances: [tolerance])
  }

  @Test(arguments: [
    ([3], [0]), ([3, 3], [0, 1]), ([3, 3, 3, 3], [0, 3]), ([0, 1, 2, 3], [0, 3]),
    ([0, 1, 2, 2, 2], [0, 2, 4]), ([0, 0, 0, 5, 5], [0, 2, 3, 4]),
    ([0, 1.05, 1.95, 3], [0, 3]), ([0, 1.2, 2.05, 3], [0, 1, 3]),
  ])
  func `a track leaves out keys on a straight line`(values: [Double], times: [Double]) {
    #expect(track(values).keys.map(\.time) == times)
  }

  @Test func `a track has the values from which it was made`() {
    let values = (0...200).map { index in
      let time = Double(index) / 20
      return 5 * time * (10 - time) * (index % 100 < 50 ? 1 : 0)
    }
    let track = track(values)
    #expect(track.keys.count < 60)
    for (time, value) in values.enumerated() {
      #expect(abs(track.values(at: Double(time))[0] - value) <= 0.1)
    }
    #expect(track.values(at: -1) == [values[0]])
    #expect(track.values(at: 1_000) == [values[200]])
  }

  @Test func `a track without changes is constant`() {
    #expect(track([2, 2, 2]).isConstant)
    #expect(!track([2, 2, 3]).isConstant)
  }

  @Test func `a change takes its whole duration, unless the next one begins before`() {
    let changes = [(1.0, 1.0), (2, 1), (3, 0), (3.1, 1)].map {
      Track.Key(time: $0, values: [$1])
    }
    let track = Track(from: [0], changes, in: 0.5)
    #expect(
      [0.5, 1, 1.25, 1.5, 2.5, 3, 3.05, 3.1, 3.6].map { track.values(at: $0)[0] }
        .map { ($0 * 100).rounded() / 100 } == [0, 0, 0.5, 1, 1, 1, 0.5, 0, 1])
  }

  @Test func `a change takes its whole duration, even if the same values follow meanwhile`() {
    let changes = [(1.0, 1.0), (1.02, 1), (3, 0)].map { Track.Key(time: $0, values: [$1]) }
    #expect(Track(from: [0], changes, in: 0.5).values(at: 1.25) == [0.5])
  }

  @Test func `an eased change ends when the next one begins`() {
    let changes = [(1.0, 1.0), (1.1, 2)].map { Track.Key(time: $0, values: [$1]) }
    let track = Track(from: [0], changes, in: 0.5, isEased: true)
    #expect(track.values(at: 1) == [0] && track.values(at: 1.1) == [1])
    #expect((0.4...0.6).contains(track.values(at: 1.05)[0]))
    #expect(track.keys.map(\.time) == track.keys.map(\.time).sorted())
  }

  @Test func `an eased sample begins and ends slowly`() {
    let samples = [(0.0, 0.0), (2, 1)].map {
      Recording.Sample(
        time: $0, scene: .empty(content: .init(x: 0, y: $1, width: 1, height: 1)), easing: $1)
    }
    let track = Track(samples, tolerances: [0], values: samples.map { [$0.scene.content.y] })
    #expect(track.values(at: 1) == [0])
    #expect(track.values(at: 1.5) == [0.5])
    #expect(track.values(at: 1.125)[0] < 0.1)
    #expect(track.values(at: 2) == [1])
  }

  @Test func `a CSS rule has no time twice`() {
    let sheet = Stylesheet(duration: 4, stillTime: 1)
    let keys = [(1, 0.0), (1, 1), (1, 0.5)].map { Track.Key(time: $0, values: [$1]) }
    _ = sheet.group(.opacity, along: Track(keys, tolerances: [0]), [])
    #expect(
      "\(sheet.element)".contains("0%,25%{opacity:0}25.01%{opacity:1}25.02%,100%{opacity:0.5}"))
  }
}
