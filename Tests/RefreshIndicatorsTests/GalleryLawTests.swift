import RefreshIndicators
import RefreshKit
import TestSupport
import Testing

/// Laws for every indicator of the gallery, in each of sixty frames a second. Their shapes, as the
/// documentation shows them, are tested by `FilmFilesTests`.
@MainActor struct GalleryLawTests {
  nonisolated static let names = ["material", "drop", "dots", "wave", "line", "flip"]
  private static let frame = 1.0 / 60

  init() { RefreshIndicatorHeader.registerGallery() }

  private func sample(
    _ name: String, height: Double = 60, direction: LayoutDirection = .leftToRight,
    reducesMotion: Bool = false
  ) throws -> Sample {
    Sample(
      try #require(RefreshIndicatorHeader.makeIndicator(named: name)), height: height,
      direction: direction, reducesMotion: reducesMotion)
  }

  /// Plays a session: a pull to 1.4, a refresh, `result` if it is not nil, an end during which a
  /// finger pulls again, and a second refresh.
  private func play(
    _ sample: Sample, _ result: RefreshResult?, frame: Double = frame, _ check: (Int) -> Void
  ) {
    for number in 0..<420 {
      switch number {
      case 0..<40: sample.pull(1.4 * Double(number) / 40)
      case 50: sample.indicator.refreshStateDidChange(to: .refreshing)
      case 150: if let result { sample.indicator.refreshDidEnd(with: result) }
      case 200:
        sample.end()
        sample.pull(0)
      case 205..<255: sample.pull(Double(number - 205) / 40)
      case 262: sample.indicator.refreshStateDidChange(to: .refreshing)
      case 270: sample.end()
      case 274: sample.indicator.refreshStateDidChange(to: .refreshing)
      case 370:
        sample.end()
        sample.pull(0)
      default: break
      }
      check(number)
      sample.list.timeline.advance(by: frame)
    }
  }

  /// The other direction is the mirror image.
  private nonisolated static let directions = TestScope.pick(
    few: [LayoutDirection.leftToRight], all: [.leftToRight, .rightToLeft])

  /// The heights of an indicator, and whether the user prefers less motion.
  private static let shapes = TestScope.pick(
    few: [(60.0, false), (0, true)],
    all: [(60, false), (60, true), (20, false), (6, false), (140, false), (0, true)])

  @Test(arguments: names, directions)
  func `no indicator draws outside its bounds`(name: String, direction: LayoutDirection) throws {
    for (height, isReduced) in Self.shapes {
      for result in [nil, RefreshResult.success, .failed] {
        let sample = try sample(
          name, height: height, direction: direction, reducesMotion: isReduced)
        let bounds = Rect(x: 0, y: 0, width: 200, height: height)
        play(sample, result) { number in
          for part in sample.items.flatMap(Part.parts) {
            let isInside =
              part.box.x >= bounds.x - 1e-6 && part.box.maxX <= bounds.maxX + 1e-6
              && part.box.y >= bounds.y - 1e-6 && part.box.maxY <= bounds.maxY + 1e-6
            if !isInside { Issue.record("frame \(number), height \(height): \(part)") }
          }
        }
      }
    }
  }

  @Test(arguments: names, [0, 1, 2])
  func `no part of a drawing jumps`(name: String, kind: Int) throws {
    for direction in Self.directions {
      let sample = try sample(name, direction: direction)
      var last: [Part] = []
      play(sample, [nil, .success, .failed][kind]) { number in
        let present = sample.items.flatMap(Part.parts)
        for part in present where !part.follows(from: last) {
          Issue.record("frame \(number): \(part) jumps, or appears")
        }
        for part in last where !part.follows(from: present) {
          Issue.record("frame \(number): \(part) disappears")
        }
        last = present
      }
    }
  }

  @Test(arguments: names)
  func `each indicator moves during a refresh, and is still when nothing happens`(
    name: String
  ) throws {
    let sample = try sample(name)
    var changes: [Int] = []
    // A quarter of a second is 16 frames.
    play(sample, .success, frame: 1.0 / 64) { number in
      let before = sample.items
      if sample.contents.nextChange != nil { changes.append(number) }
      #expect(sample.items == before)
    }
    // A refresh until its result is shown, its end, the next two refreshes, and their end.
    let moving = Array(50..<166) + Array(200..<216) + Array(262..<386)
    #expect(changes == moving)
  }

  @Test(arguments: names)
  func `each indicator has at least one item, except at rest`(name: String) throws {
    let sample = try sample(name)
    #expect(sample.items.isEmpty)
    for percent in [0.4, 0.7, 1, 1.5, 40] {
      sample.pull(percent)
      #expect(!sample.items.isEmpty, "\(percent)")
    }
    sample.refresh(for: 1)
    #expect(!sample.items.isEmpty)
  }

  @Test(arguments: names, [false, true])
  func `a result is shown by a check mark or a cross`(name: String, isFailure: Bool) throws {
    let sample = try sample(name)
    sample.refresh(for: 1)
    sample.show(isFailure ? .failed : .success, for: 1)
    let mark = sample.shapes.last
    #expect(mark?.lineWidth == 2.5 && mark?.points.count == (isFailure ? 4 : 3))
  }

  @Test(arguments: names)
  func `with reduced motion a refresh changes only opacities`(name: String) throws {
    let sample = try sample(name, reducesMotion: true)
    sample.refresh(for: 0)
    let first = sample.items.flatMap(Part.parts)
    var opacities: Set<Double> = []
    for _ in 0..<150 {
      sample.list.timeline.advance(by: Self.frame)
      let present = sample.items.flatMap(Part.parts)
      #expect(present.map(\.points) == first.map(\.points))
      opacities.insert(present.map(\.opacity).reduce(0, +))
    }
    #expect(opacities.count > 50, "it shows that the list loads")
  }

  @Test(arguments: names)
  func `from right to left, an indicator is the mirror image`(name: String) throws {
    let (left, right) = (try sample(name), try sample(name, direction: .rightToLeft))
    for (index, percent) in [0.2, 0.55, 0.8, 1.3].enumerated() {
      for sample in [left, right] {
        sample.pull(percent)
        if index == 3 { sample.refresh(for: 0.7) }
      }
      let (one, other) = (left.shapes.filter { $0.lineWidth == nil }, right.shapes)
      #expect(one.count == other.count)
      for (one, other) in zip(one, other) {
        for point in one.points {
          let isThere = other.points.contains {
            abs($0.x + point.x - 200) < 1e-6 && abs($0.y - point.y) < 1e-6
          }
          #expect(isThere, "\(percent): \(point)")
        }
      }
      // Rings and activity indicators have no direction: they turn clockwise everywhere.
      #expect(left.rings == right.rings)
    }
  }
}
