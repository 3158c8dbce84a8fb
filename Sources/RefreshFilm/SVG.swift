import RefreshKit
import RefreshReplay

/// An element of a picture in Scalable Vector Graphics: its name, its attributes in the order in
/// which they are written, and its contents.
struct SVG: Equatable {
  /// The value of an attribute.
  enum Value: Equatable {
    /// A length, an angle or a fraction; see ``SVG/number(_:)``.
    case number(Double)
    case text(String)
  }

  private struct Attribute: Equatable {
    let name: String
    let value: Value
  }

  private enum Content: Equatable {
    case elements([SVG])
    case text(String)
  }

  private let name: String
  private var attributes: [Attribute]
  private let content: Content

  /// Makes an element with other elements in it, from the back to the front.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, Value> = [:], _ elements: [SVG] = []
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0, value: $1) }
    content = .elements(elements)
  }

  init(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], text: String) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0, value: $1) }
    content = .text(text)
  }

  func with(_ attributes: KeyValuePairs<String, Value>) -> SVG {
    var element = self
    element.attributes += attributes.map { Attribute(name: $0, value: $1) }
    return element
  }
}

extension SVG: CustomStringConvertible {
  /// The element as text: one line for each element that has no elements in it.
  var description: String {
    let start = attributes.reduce("<\(name)") { text, attribute in
      "\(text) \(attribute.name)=\"\(attribute.value)\""
    }
    switch content {
    case .text(let text): return "\(start)>\(Self.escaped(text))</\(name)>"
    case .elements(let elements) where elements.isEmpty: return "\(start)/>"
    case .elements(let elements):
      let lines = elements.map(\.description).joined(separator: "\n")
      return "\(start)>\n\(lines)\n</\(name)>"
    }
  }

  /// The text with the special characters of XML written as references. Line ends and tabs become
  /// spaces, and characters that XML does not allow become U+FFFD.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\r", "\t": escaped += " "
      case ..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The largest length that is written; viewers draw nothing beyond.
  private static let limit = 1e7

  /// A number between -``limit`` and ``limit``, rounded to two decimals and without trailing zeros;
  /// 0 for NaN.
  static func number(_ number: Double) -> String {
    let hundredths = (min(max(number, -limit), limit) * 100).rounded()
    return hundredths.isFinite ? JSON(hundredths / 100).description : "0"
  }
}

extension SVG.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByStringInterpolation, CustomStringConvertible
{
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(stringLiteral value: String) { self = .text(value) }

  /// The value between the quotes of an attribute.
  var description: String {
    switch self {
    case .number(let number): SVG.number(number)
    case .text(let text): SVG.escaped(text)
    }
  }
}

/// The shapes that pictures are made of.
extension SVG {
  /// The fonts of all pictures, the best first.
  static let font =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

  static func rect(_ rect: Rect, radius: Double = 0, fill: String) -> SVG {
    let element = SVG(
      "rect",
      [
        "x": .number(rect.x), "y": .number(rect.y),
        "width": .number(max(rect.width, 0)), "height": .number(max(rect.height, 0)),
      ])
    return (radius > 0 ? element.with(["rx": .number(radius)]) : element)
      .with(["fill": .text(fill)])
  }

  static func circle(_ center: Point, radius: Double, fill: String) -> SVG {
    SVG(
      "circle",
      [
        "cx": .number(center.x), "cy": .number(center.y), "r": .number(max(radius, 0)),
        "fill": .text(fill),
      ])
  }

  /// Which part of a line of text is at its point: its left end, its middle or its right end.
  enum Anchor: String {
    case left
    case middle
    case right

    /// The name of the anchor in SVG, for a text that is read in `direction`; nil for the default.
    func name(in direction: LayoutDirection) -> Value? {
      switch self {
      case .middle: "middle"
      case .left: direction == .leftToRight ? nil : "end"
      case .right: direction == .leftToRight ? "end" : nil
      }
    }
  }

  /// A line of text with its baseline at `point`, in the direction in which it is read.
  static func text(
    _ text: String, at point: Point, size: Double, fill: String, anchor: Anchor = .left
  ) -> SVG {
    let direction = LayoutDirection(of: text)
    var element = SVG(
      "text",
      [
        "x": .number(point.x), "y": .number(point.y), "font-size": .number(size),
        "fill": .text(fill),
      ], text: text)
    if let name = anchor.name(in: direction) { element = element.with(["text-anchor": name]) }
    return direction == .leftToRight ? element : element.with(["direction": "rtl"])
  }

  /// Moves elements by `origin`, and then scales them around that point.
  static func group(at origin: Point = .zero, scale: Double = 1, _ elements: [SVG]) -> SVG {
    var transform: [String] = []
    if origin != .zero { transform.append("translate(\(number(origin.x)) \(number(origin.y)))") }
    if scale != 1 { transform.append("scale(\(number(scale)))") }
    let group = SVG("g", [:], elements)
    return transform.isEmpty
      ? group : group.with(["transform": .text(transform.joined(separator: " "))])
  }

  func opacity(_ opacity: Double) -> SVG {
    opacity < 1 ? with(["opacity": .number(opacity)]) : self
  }
}

extension Color {
  /// The color as CSS writes it, without its opacity.
  var css: String {
    let digits = [red, green, blue].map { fraction in
      let byte = Int((min(max(fraction, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#\(digits.joined())"
  }
}
