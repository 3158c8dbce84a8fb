import RefreshKit
import Testing

@testable import RefreshFilm
@testable import RefreshReplay

/// The rules of an animation, and the values that they follow.
@Suite struct StylesheetTests {
  private let sheet = Stylesheet(duration: 4, still: 1)
  private let keys = [Track.Key(time: 1, values: [0, 5]), Track.Key(time: 2, values: [10.5, 5])]

  @Test func `an element looks as it does at one time, and changes by a rule`() {
    let group = sheet.group(.position, along: Track(keys, tolerances: [0, 0]), [])
    #expect("\(group)" == #"<g transform="translate(0 5)" class="a k0"/>"#)
    #expect(
      "\(sheet.element)".contains(
        ".k0{animation-name:k0}@keyframes k0{0%,25%{transform:translate(0,5px)}"
          + "50%,100%{transform:translate(10.5px,5px)}}"))
  }

  @Test func `elements that change alike share a rule`() {
    let track = Track(keys, tolerances: [0, 0])
    let groups = (0..<3).map { _ in "\(sheet.group(.position, along: track, []))" }
    #expect(Set(groups).count == 1)
    #expect("\(sheet.element)".count(of: "@keyframes") == 1)
  }

  @Test func `what never changes has no rule`() {
    let track = Track([Track.Key(time: 0, values: [0.5])], tolerances: [0])
    #expect("\(sheet.group(.opacity, along: track, []))" == #"<g opacity="0.5"/>"#)
    #expect("\(sheet.element)".count(of: "@keyframes") == 0)
  }

  @Test func `no time is there twice`() {
    let keys = [(1, 0.0), (1, 1), (1, 0.5)].map { Track.Key(time: $0, values: [$1]) }
    _ = sheet.group(.opacity, along: Track(keys, tolerances: [0]), [])
    #expect(
      "\(sheet.element)".contains("0%,25%{opacity:0}25.01%{opacity:1}25.02%,100%{opacity:0.5}"))
  }

  @Test func `nothing moves where the reader prefers reduced motion`() {
    #expect(
      "\(sheet.element)".contains(
        "@media(prefers-reduced-motion:reduce){*{animation:none!important}"
          + ".moves{display:none}.rests{display:inline}}"))
  }

  @Test func `a path moves as an element says, or rests`() {
    let outline = Outline(Path(rect: Rect(x: 0, y: 0, width: 1, height: 1)))
    let keys = [0.0, 2].map { Track.Key(time: $0, values: [$0, 0, 1, 0, 1, 1, $0, 1]) }
    let paths = sheet.path(
      outline, along: Track(keys, tolerances: outline.values.map { _ in 0 }), ["fill": "red"])
    let rest = #"d="M1 0L1 0L1 1L1 1Z""#
    #expect(
      paths.map(\.description) == [
        """
        <path \(rest) fill="red" class="moves">
        <animate attributeName="d" begin="-0.7s" dur="4s" repeatCount="indefinite" keyTimes="0.0;0.5;1.0" \
        values="M0 0L1 0L1 1L0 1Z;M2 0L1 0L1 1L2 1Z;M2 0L1 0L1 1L2 1Z"/>
        </path>
        """,
        #"<path \#(rest) fill="red" class="rests"/>"#,
      ])
    let constant = sheet.path(outline, along: Track([keys[0]], tolerances: []), [:])
    #expect(constant.map(\.description) == [#"<path d="M0 0L1 0L1 1L0 1Z"/>"#])
  }

  @Test(arguments: [
    (
      AnimatedProperty.pose, [1, 0, 90], "transform:translate(1px,0) rotate(90deg)",
      "translate(1 0) rotate(90)"
    ),
    (.position, [1, 2], "transform:translate(1px,2px)", "translate(1 2)"),
    (.opacity, [0.25], "opacity:0.25", "0.25"), (.lineWidth, [7.5], "stroke-width:7.5px", "7.5"),
  ])
  func `CSS and SVG write it their own way`(
    property: AnimatedProperty, values: [Double], css: String, svg: String
  ) {
    #expect(property.css(values) == css)
    #expect(property.attribute(values).value == svg)
    #expect(property.tolerances.count == values.count)
  }

  @Test func `what has no effect is left out`() {
    let track = Track([Track.Key(time: 0, values: [0, 0])], tolerances: [0, 0])
    #expect("\(sheet.group(.position, along: track, []))" == "<g/>")
  }

  // MARK: Values over time, with as few keys as possible

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
  func `it keeps what is not on the way`(values: [Double], times: [Double]) {
    #expect(track(values).keys.map(\.time) == times)
  }

  @Test func `its values are those that it was made of`() {
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

  @Test func `it knows what is constant`() {
    #expect(track([2, 2, 2]).isConstant)
    #expect(!track([2, 2, 3]).isConstant)
  }

  @Test func `a change takes its whole duration, unless the next begins before`() {
    let changes = [(1.0, 1.0), (2, 1), (3, 0), (3.1, 1)].map {
      Track.Key(time: $0, values: [$1])
    }
    let track = Track(from: [0], changes, in: 0.5)
    #expect(
      [0.5, 1, 1.25, 1.5, 2.5, 3, 3.05, 3.1, 3.6].map { track.values(at: $0)[0] }
        .map { ($0 * 100).rounded() / 100 } == [0, 0, 0.5, 1, 1, 1, 0.5, 0, 1])
  }

  @Test func `a change takes its whole duration, also if its values come again meanwhile`() {
    let changes = [(1.0, 1.0), (1.02, 1), (3, 0)].map { Track.Key(time: $0, values: [$1]) }
    #expect(Track(from: [0], changes, in: 0.5).values(at: 1.25) == [0.5])
  }

  @Test func `an eased change that another one interrupts begins when it begins`() {
    let changes = [(1.0, 1.0), (1.1, 2)].map { Track.Key(time: $0, values: [$1]) }
    let track = Track(from: [0], changes, in: 0.5, isEased: true)
    #expect(track.values(at: 1) == [0] && track.values(at: 1.1) == [1])
    #expect((0.4...0.6).contains(track.values(at: 1.05)[0]))
    #expect(track.keys.map(\.time) == track.keys.map(\.time).sorted())
  }

  @Test func `a sample that is eased is reached slowly at first and at last`() {
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
}
