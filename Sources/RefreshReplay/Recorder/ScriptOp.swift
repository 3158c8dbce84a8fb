import RefreshKit

/// An op of a script, as text.
struct ScriptOp: Equatable {
  /// The op as a line of JSON.
  var text: String { fields + "}" }

  /// The text without its last brace.
  private var fields: String

  /// Makes an op with some of its fields.
  init(_ name: OpName, _ fields: (name: String, value: ScriptValue)...) {
    self.fields = "{\"op\":\"\(name.rawValue)\""
    for (name, value) in fields { add(name, value) }
  }

  /// Makes an op with some of its fields.
  init(_ name: String, _ fields: (name: String, value: ScriptValue)...) {
    self.fields = "{\"op\":\"\(name)\""
    for (name, value) in fields { add(name, value) }
  }

  /// Adds a field.
  mutating func add(_ name: String, _ value: ScriptValue) {
    fields += ",\(ScriptValue.quoted(name)):\(value.text)"
  }

  static func == (one: ScriptOp, other: ScriptOp) -> Bool {
    one.fields.utf8.elementsEqual(other.fields.utf8)
  }
}

/// The value of a field.
enum ScriptValue {
  case number(Double)
  case flag(Bool)
  case text(String)
  case null
  case list([Double])
  case numbers([(String, Double)])
  case pairs([(name: String, value: SettingValue)])
  case ops([ScriptOp])

  static func value(_ value: SettingValue) -> ScriptValue {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .text(let text): .text(text)
    case .nothing: .null
    }
  }

  static func insets(_ insets: EdgeInsets) -> ScriptValue {
    .list([insets.top, insets.left, insets.bottom, insets.right])
  }

  static func counts(_ counts: [Int]) -> ScriptValue { .list(counts.map { Double($0) }) }

  /// The value as JSON.
  var text: String {
    switch self {
    case .number(let number): Self.text(of: number)
    case .flag(let flag): flag ? "true" : "false"
    case .text(let text): Self.quoted(text)
    case .null: "null"
    case .list(let numbers): Self.array(numbers.map(Self.text(of:)))
    case .numbers(let members): Self.object(members)
    case .pairs(let pairs):
      Self.array(pairs.map { "[\(Self.quoted($0.name)),\(Self.value($0.value).text)]" })
    case .ops(let ops): Self.array(ops.map { $0.text })
    }
  }

  private static func array(_ elements: [String]) -> String {
    "[\(elements.joined(separator: ","))]"
  }

  private static func object(_ members: [(String, Double)]) -> String {
    let members = members.map { "\(quoted($0.0)):\(text(of: $0.1))" }
    return "{\(members.joined(separator: ","))}"
  }

  /// A number that is read as the same one; null where it is not finite.
  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int32(exactly: number) { return whole == 0 ? "0" : "\(whole)" }
    return "\(number)"
  }

  /// A text in quotation marks.
  static func quoted(_ text: String) -> String {
    let digits: [Unicode.Scalar] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
    var scalars = String.UnicodeScalarView()
    scalars.append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        scalars.append("\\")
        scalars.append(scalar)
      case _ where scalar.value < 0x20:
        for unit in ["\\", "u", "0", "0"] as [Unicode.Scalar] { scalars.append(unit) }
        scalars.append(digits[Int(scalar.value >> 4)])
        scalars.append(digits[Int(scalar.value & 15)])
      default:
        scalars.append(scalar)
      }
    }
    scalars.append("\"")
    return String(scalars)
  }
}
