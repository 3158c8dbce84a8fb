/// An element of a picture in Scalable Vector Graphics: its name, its attributes in the order in
/// which they are written, and its contents.
nonisolated struct SVG: Equatable {
  /// What an attribute is set to.
  enum Value: Equatable {
    /// A length, an angle or a fraction; see ``SVG/number(_:)``.
    case number(Double)
    /// Anything else.
    case text(String)
  }

  /// One attribute.
  struct Attribute: Equatable {
    let name: String
    let value: Value
  }

  /// The contents of an element.
  enum Content: Equatable {
    /// Other elements, from the back to the front.
    case elements([SVG])
    /// Characters.
    case text(String)
  }

  private let name: String
  private var attributes: [Attribute]
  private let content: Content

  /// Makes an element.
  init(_ name: String, _ attributes: KeyValuePairs<String, Value> = [:], _ content: Content) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0, value: $1) }
    self.content = content
  }

  /// Makes an element with others in it, or an empty one.
  init(
    _ name: String, _ attributes: KeyValuePairs<String, Value> = [:], _ elements: [SVG] = []
  ) {
    self.init(name, attributes, .elements(elements))
  }

  /// The element with further attributes.
  func with(_ attributes: KeyValuePairs<String, Value>) -> SVG {
    var element = self
    element.attributes += attributes.map { Attribute(name: $0, value: $1) }
    return element
  }
}

nonisolated extension SVG: CustomStringConvertible {
  /// The element as text: one line for each element that has no others in it.
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

  /// The text with all that means something to XML written as a reference, and without the
  /// characters that XML does not allow.
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

  /// A length, rounded to two decimals and without a trailing zero; 0 if it is not finite.
  static func number(_ number: Double) -> String {
    var text = fixed(min(max(number, -limit), limit))
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A number with two decimals; 0.00 if it is not finite, or too large to have any.
  static func fixed(_ number: Double) -> String {
    let hundredths = Int(exactly: (number * 100).rounded()) ?? 0
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    return "\(hundredths < 0 ? "-" : "")\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}

nonisolated extension SVG.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
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
