import RefreshKit

/// Reads the fields of an op.
struct FieldReader: FieldCoder {
  private let fields: Fields

  /// Which parts of the point or the size of the op are given.
  private(set) var given = GivenParts()

  init(_ fields: Fields) {
    self.fields = fields
  }

  func number(
    _ name: String, _ value: inout Double, default: Double?
  ) throws(ScriptError) {
    value = try fields.value(name, .number, default: `default`)
  }

  func number(_ name: String, _ value: inout Double?) throws(ScriptError) {
    value = try fields.optional(name, .number)
  }

  func whole(_ name: String, _ value: inout Int, default: Int) throws(ScriptError) {
    value = try fields.value(name, .integer, default: `default`)
  }

  func count(_ name: String, _ value: inout Int, upTo limit: Int) throws(ScriptError) {
    value = try fields.value(name, .count(upTo: limit))
  }

  func counts(_ name: String, _ value: inout [Int]) throws(ScriptError) {
    value = try fields.value(name, .sections)
  }

  func flag(_ name: String, _ value: inout Bool, default: Bool?) throws(ScriptError) {
    value = try fields.value(name, .flag, default: `default`)
  }

  func choice<Value>(
    _ name: String, _ value: inout Value, default: Value?
  ) throws(ScriptError) where Value: RawRepresentable<String> & CaseIterable & Sendable {
    value = try fields.value(name, .name, default: `default`)
  }

  func text(_ name: String, _ value: inout String?) throws(ScriptError) {
    value = try fields.value(name, .textOrNull)
  }

  func insets(_ name: String, _ value: inout EdgeInsets) throws(ScriptError) {
    value = try fields.value(name, .insets)
  }

  func size(_ name: String, _ value: inout Size) throws(ScriptError) {
    value = try fields.value(name, .size)
  }

  mutating func parts(_ value: inout Point?) throws(ScriptError) {
    let (x, y) = try parts("x", "y", .number)
    value = Point(x: x, y: y)
  }

  mutating func parts(_ value: inout Size) throws(ScriptError) {
    let (width, height) = try parts("width", "height", .length)
    value = Size(width: width, height: height)
  }

  private mutating func parts(
    _ first: String, _ second: String, _ type: FieldType<Double>
  ) throws(ScriptError) -> (Double, Double) {
    let parts = (try fields.optional(first, type), try fields.optional(second, type))
    given = GivenParts(first: parts.0 != nil, second: parts.1 != nil)
    return (parts.0 ?? 0, parts.1 ?? 0)
  }

  func setting(
    _ name: inout String, _ value: inout SettingValue, ofComponent: Bool
  ) throws(ScriptError) {
    name = try fields.value("name", .text)
    value =
      ofComponent
      ? try Property.value(of: fields["value"], for: name)
      : try ListProperty.value(of: fields["value"], for: name)
  }

  func settings(
    _ name: String, _ value: inout [(name: String, value: SettingValue)]
  ) throws(ScriptError) {
    for (name, json) in try fields.value(name, .pairs, default: []) {
      value.append((name, try Property.value(of: json, for: name)))
    }
  }

  func className(_ name: String, _ value: inout String, in slot: Slot) throws(ScriptError) {
    value = try ComponentKind.named(try fields.value(name, .text), for: slot).name
  }

  func indicator(
    _ name: String, _ value: inout String?, ofClass className: String
  ) throws(ScriptError) {
    value = try fields.optional(name, .text)
    if className != "RefreshIndicatorHeader" {
      ignore(name, unless: "class", is: "RefreshIndicatorHeader", not: className)
    }
    let names = RefreshIndicatorHeader.indicatorNames
    guard let value, !names.contains(value) else { return }
    throw .mistake(
      "there is no indicator \(JSON.string(value)); it must be one of "
        + names.joined(separator: ", "))
  }

  func ignore(_ name: String, unless owner: String, is value: String, not present: String) {
    guard fields[name] != nil else { return }
    fields.warn(
      "op \"\(fields.op)\" has \"\(name)\" only where its \(owner) is \"\(value)\"; "
        + "this one is \"\(present)\"")
  }
}

nonisolated extension FieldType<[(String, JSON)]> {
  /// Names of properties, with their values.
  fileprivate static var pairs: Self {
    let pair = FieldType<(String, JSON)>("[name, value]") {
      guard let elements = $0.elements, elements.count == 2,
        let name = FieldType<String>.text.read(elements[0])
      else { return nil }
      return (name, elements[1])
    }
    return .list("a list of [name, value]", of: pair)
  }
}
