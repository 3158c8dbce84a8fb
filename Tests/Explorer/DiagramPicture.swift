import RefreshKit
import RefreshReplay

/// Draws a state diagram as an SVG file, for light and for dark pages.
struct DiagramPicture {
  private let diagram: StateDiagram

  private static let box = Size(width: 170, height: 58)
  /// How far the arrows end from the boxes, in points.
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

  /// The rules for the colors of the causes: without variables, which not every renderer knows.
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
    // Two arrows between the same boxes are beside each other.
    let side = normal * min(max(arrow.bend, -14), 14) * 0.7
    return Curve(
      start: Self.edge(of: from, towards: control - side) + side, control: control,
      end: Self.edge(of: to, towards: control - side) + side)
  }

  /// Where a line from the center of a box leaves it.
  private static func edge(of center: Point, towards target: Point) -> Point {
    let way = target - center
    let across = (box.width / 2 + gap) / max(abs(way.x), 0.001)
    let along = (box.height / 2 + gap) / max(abs(way.y), 0.001)
    return center + way * min(across, along)
  }

  private struct Curve {
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

nonisolated private func + (one: Point, other: Point) -> Point {
  Point(x: one.x + other.x, y: one.y + other.y)
}

nonisolated private func - (one: Point, other: Point) -> Point {
  Point(x: one.x - other.x, y: one.y - other.y)
}

nonisolated private func * (point: Point, factor: Double) -> Point {
  Point(x: point.x * factor, y: point.y * factor)
}
