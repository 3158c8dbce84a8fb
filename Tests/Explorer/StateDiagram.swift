import RefreshKit
import RefreshReplay

/// A picture of a component's states and the steps between them. The steps must be those that an
/// exploration finds. Their positions and words are written by hand.
@MainActor struct StateDiagram {
  /// The cause of a step, which decides its color.
  @MainActor enum Cause: String {
    case gesture, call, time, window
  }

  /// A state with a place in the picture.
  @MainActor struct Box {
    let title, subtitle: String
    let center: Point
    /// The states and phases that the box stands for.
    let places: [Situation.Place]
  }

  @MainActor struct Arrow {
    let from, to: Int
    let words: String
    let cause: Cause
    /// The distance from the middle of the arrow to the straight line, in points.
    var bend = 0.0
    /// The position of the words along the arrow, as a fraction.
    var wordsAt = 0.5
  }

  let name, kind, title: String
  let size: Size
  let boxes: [Box]
  let arrows: [Arrow]

  /// The number of explored states. More of them give no further arrows.
  private static let limit = 3_000

  /// Draws the picture.
  ///
  /// - Returns: The text of an SVG file; nil if the arrows are not those that were found.
  func svg(complain: (String) -> Void) -> String? {
    guard let kind = ComponentKind.named(kind) else { return nil }
    let changes = Explorer.explore(.one(kind), limit: Self.limit).changes.keys
    var found: Set<[Int]> = []
    for change in changes {
      let ends = [change.from, change.to].map { place in
        boxes.firstIndex { $0.places.contains(place) }
      }
      guard let from = ends[0], let to = ends[1] else {
        complain("\(name): no box for \(change.from), \(change.to)")
        return nil
      }
      if from != to { found.insert([from, to]) }
    }
    let drawn = Set(arrows.map { [$0.from, $0.to] })
    guard found == drawn else {
      for pair in found.symmetricDifference(drawn) {
        let isFound = found.contains(pair)
        complain(
          "\(name): \(boxes[pair[0]].title) to \(boxes[pair[1]].title) is "
            + (isFound ? "not drawn" : "drawn, and was not found"))
      }
      return nil
    }
    return DiagramPicture(self).text
  }
}

@MainActor extension Situation.Place {
  init(_ state: RefreshState, _ phase: String) {
    (self.state, self.phase) = (state, phase)
  }
}

extension StateDiagram {
  static let all = [header, autoFooter]

  /// A header, which is pulled, opens and closes.
  private static let header = StateDiagram(
    name: "header-states", kind: "RefreshHeader",
    title: "The states of a header, and what leads from one to the next",
    size: Size(width: 860, height: 560),
    boxes: [
      Box(
        title: "idle", subtitle: "out of sight", center: Point(x: 125, y: 170),
        places: [.init(.idle, "rest")]),
      Box(
        title: "pulling", subtitle: "letting go refreshes", center: Point(x: 430, y: 76),
        places: [.init(.pulling, "rest"), .init(.pulling, "closing")]),
      Box(
        title: "refreshing", subtitle: "opens", center: Point(x: 735, y: 170),
        places: [.init(.refreshing, "opening")]),
      Box(
        title: "refreshing", subtitle: "the app loads", center: Point(x: 735, y: 440),
        places: [.init(.refreshing, "running")]),
      Box(
        title: "idle", subtitle: "closes", center: Point(x: 125, y: 440),
        places: [.init(.idle, "closing")]),
      Box(
        title: "willRefresh", subtitle: "waits for a window", center: Point(x: 430, y: 268),
        places: [.init(.willRefresh, "waiting")]),
    ],
    arrows: [
      Arrow(from: 0, to: 1, words: "pulled far enough", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 0, words: "pulled back", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 2, words: "let go", cause: .gesture),
      Arrow(from: 0, to: 2, words: "begin", cause: .call, wordsAt: 0.62),
      Arrow(from: 2, to: 3, words: "0.25 s: callback", cause: .time),
      Arrow(from: 3, to: 4, words: "end", cause: .call),
      Arrow(from: 4, to: 0, words: "0.4 s: end blocks", cause: .time),
      Arrow(from: 2, to: 4, words: "end", cause: .call, bend: 84),
      Arrow(from: 4, to: 2, words: "begin", cause: .call, bend: -52),
      Arrow(from: 0, to: 5, words: "begin", cause: .call, wordsAt: 0.6),
      Arrow(from: 1, to: 5, words: "let go", cause: .gesture, wordsAt: 0.72),
      Arrow(from: 5, to: 2, words: "in a window", cause: .window),
      Arrow(from: 4, to: 5, words: "begin", cause: .call, bend: 12, wordsAt: 0.62),
      Arrow(from: 5, to: 4, words: "end", cause: .call, bend: 12, wordsAt: 0.62),
      Arrow(from: 4, to: 1, words: "pulled", cause: .gesture, bend: 10, wordsAt: 0.3),
      Arrow(from: 1, to: 4, words: "back", cause: .gesture, bend: 10, wordsAt: 0.76),
    ])

  /// An auto footer, which is always shown, loads at the end of the list, and can be in noMoreData.
  private static let autoFooter = StateDiagram(
    name: "auto-footer-states", kind: "RefreshAutoFooter",
    title: "The states of an auto footer, and what leads from one to the next",
    size: Size(width: 860, height: 430),
    boxes: [
      Box(
        title: "idle", subtitle: "there may be more", center: Point(x: 125, y: 90),
        places: [.init(.idle, "rest")]),
      Box(
        title: "refreshing", subtitle: "the app loads", center: Point(x: 735, y: 90),
        places: [.init(.refreshing, "running")]),
      Box(
        title: "noMoreData", subtitle: "the end of the data", center: Point(x: 735, y: 320),
        places: [.init(.noMoreData, "rest")]),
      Box(
        title: "willRefresh", subtitle: "waits for a window", center: Point(x: 125, y: 320),
        places: [.init(.willRefresh, "waiting")]),
    ],
    arrows: [
      Arrow(from: 0, to: 1, words: "the end is reached, begin", cause: .gesture, bend: 14),
      Arrow(from: 1, to: 0, words: "end", cause: .call, bend: 14),
      Arrow(from: 1, to: 2, words: "no more data", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 2, to: 1, words: "begin", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 0, to: 2, words: "no more data", cause: .call, bend: 12, wordsAt: 0.3),
      Arrow(from: 2, to: 0, words: "reset, end, hidden", cause: .call, bend: 12, wordsAt: 0.3),
      Arrow(from: 0, to: 3, words: "begin", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 3, to: 0, words: "end", cause: .call, bend: 14, wordsAt: 0.4),
      Arrow(from: 3, to: 1, words: "in a window", cause: .window, wordsAt: 0.28),
      Arrow(from: 3, to: 2, words: "no more data", cause: .call, bend: 14),
      Arrow(from: 2, to: 3, words: "begin", cause: .call, bend: 14),
    ])
}

/// Draws a state diagram as an SVG file, for light and dark pages.
@MainActor struct DiagramPicture {
  private let diagram: StateDiagram

  private static let box = Size(width: 170, height: 58)
  /// The gap between arrows and boxes, in points.
  private static let gap = 5.0

  init(_ diagram: StateDiagram) { self.diagram = diagram }

  var text: String {
    let (width, height) = (Self.number(diagram.size.width), Self.number(diagram.size.height))
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-family="system-ui, -apple-system, 'Segoe UI', "#
      + #"Roboto, 'Helvetica Neue', Arial, sans-serif" role="img" aria-label="\#(diagram.title)">"#
    let paper =
      #"<rect x="0.5" y="0.5" width="\#(Self.number(diagram.size.width - 1))" "#
      + #"height="\#(Self.number(diagram.size.height - 1))" rx="14" class="paper"/>"#
    let parts =
      [head, Self.style, Self.heads, paper] + diagram.arrows.map(line) + diagram.boxes.map(box)
      + diagram.arrows.map(words) + [legend, "</svg>"]
    return parts.joined(separator: "\n") + "\n"
  }

  // MARK: Style

  private static let causes: [StateDiagram.Cause] = [.gesture, .call, .time, .window]

  private static let style = """
    <style>.paper{fill:#f3f1ec;stroke:#e2ded5}.box{fill:#fff;stroke:#cfc9bd;stroke-width:1.5}\
    .title{fill:#23262f}.faint{fill:#6f6b63}.words{stroke:#f3f1ec;stroke-width:6;paint-order:stroke;\
    stroke-linejoin:round}.line{fill:none;stroke-width:1.8}\
    \(colors("#b06a00", "#2458c8", "#1e7b4c", "#8449b0"))\
    @media(prefers-color-scheme:dark){.paper{fill:#1c1e24;stroke:#3a3d47}.box{fill:#2a2d36;stroke:#4c505d}\
    .title{fill:#f0eee9}.faint{fill:#a8a59d}.words{stroke:#1c1e24}\
    \(colors("#f0b04e", "#86b0ff", "#63cf98", "#c79bea"))}</style>
    """

  /// CSS rules for the colors of the causes, without variables, which some renderers do not know.
  private static func colors(_ colors: String...) -> String {
    zip(causes, colors).map { cause, color in
      ".\(cause.rawValue) .line{stroke:\(color)}.\(cause.rawValue) .ink{fill:\(color)}"
    }.joined()
  }

  private static let heads =
    "<defs>"
    + causes.map {
      #"<marker id="\#($0.rawValue)" class="\#($0.rawValue)" viewBox="0 0 10 10" refX="8" refY="5" "#
        + #"markerWidth="7" markerHeight="7" orient="auto-start-reverse">"#
        + #"<path class="ink" d="M0 0.8L9 5L0 9.2z"/></marker>"#
    }.joined() + "</defs>"

  private var legend: String {
    let words = ["a finger", "a call of the app", "time", "the window"]
    let used = zip(Self.causes, words).filter { cause, _ in
      diagram.arrows.contains { $0.cause == cause }
    }
    let y = diagram.size.height - 26
    return used.enumerated().map { index, entry in
      let x = 140.0 + 160 * Double(index)
      return #"<g class="\#(entry.0.rawValue)"><path class="line" d="M\#(Self.number(x)) "#
        + #"\#(Self.number(y - 4))h26" marker-end="url(#\#(entry.0.rawValue))"/>"#
        + #"<text class="faint" x="\#(Self.number(x + 36))" y="\#(Self.number(y))" "#
        + #"font-size="13">\#(entry.1)</text></g>"#
    }.joined(separator: "\n")
  }

  // MARK: Boxes and arrows

  private func box(_ box: StateDiagram.Box) -> String {
    let (width, height) = (Self.box.width, Self.box.height)
    let x = Self.number(box.center.x - width / 2)
    let y = Self.number(box.center.y - height / 2)
    return #"<rect class="box" x="\#(x)" y="\#(y)" width="\#(Self.number(width))" "#
      + #"height="\#(Self.number(height))" rx="12"/>"#
      + Self.text(box.title, at: box.center + Point(x: 0, y: -3), "title", 16, isBold: true)
      + Self.text(box.subtitle, at: box.center + Point(x: 0, y: 17), "faint", 13)
  }

  private func line(_ arrow: StateDiagram.Arrow) -> String {
    let curve = curve(of: arrow)
    let cause = arrow.cause.rawValue
    return #"<g class="\#(cause)"><path class="line" d="M\#(Self.pair(curve.start))Q"#
      + #"\#(Self.pair(curve.control)) \#(Self.pair(curve.end))" marker-end="url(#\#(cause))"/></g>"#
  }

  private func words(_ arrow: StateDiagram.Arrow) -> String {
    let place = curve(of: arrow).point(at: arrow.wordsAt)
    return #"<g class="\#(arrow.cause.rawValue)">"#
      + Self.text(arrow.words, at: place + Point(x: 0, y: 4), "ink words", 13) + "</g>"
  }

  private func curve(of arrow: StateDiagram.Arrow) -> Curve {
    let (from, to) = (diagram.boxes[arrow.from].center, diagram.boxes[arrow.to].center)
    let way = to - from
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    let normal = Point(x: way.y / length, y: 0 - way.x / length)
    let control = (from + to) * 0.5 + normal * (2 * arrow.bend)
    // Two arrows between the same boxes are drawn side by side.
    let side = normal * min(max(arrow.bend, -14), 14) * 0.7
    return Curve(
      start: Self.edge(of: from, towards: control - side) + side, control: control,
      end: Self.edge(of: to, towards: control - side) + side)
  }

  /// The point at which a line from the center of a box leaves the box.
  private static func edge(of center: Point, towards target: Point) -> Point {
    let way = target - center
    let across = (box.width / 2 + gap) / max(abs(way.x), 0.001)
    let along = (box.height / 2 + gap) / max(abs(way.y), 0.001)
    return center + way * min(across, along)
  }

  @MainActor private struct Curve {
    let start, control, end: Point

    func point(at fraction: Double) -> Point {
      let rest = 1 - fraction
      return start * (rest * rest) + control * (2 * rest * fraction) + end * (fraction * fraction)
    }
  }

  // MARK: Text

  private static func text(
    _ text: String, at place: Point, _ style: String, _ size: Int, isBold: Bool = false
  ) -> String {
    #"<text class="\#(style)" x="\#(number(place.x))" y="\#(number(place.y))" "#
      + #"font-size="\#(size)"\#(isBold ? #" font-weight="600""# : "") text-anchor="middle">"#
      + "\(text)</text>"
  }

  private static func pair(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  private static func number(_ number: Double) -> String {
    JSON((number * 10).rounded() / 10).description
  }
}

private func + (one: Point, other: Point) -> Point {
  Point(x: one.x + other.x, y: one.y + other.y)
}

private func - (one: Point, other: Point) -> Point {
  Point(x: one.x - other.x, y: one.y - other.y)
}

private func * (point: Point, factor: Double) -> Point {
  Point(x: point.x * factor, y: point.y * factor)
}
