import RefreshKit

/// A setting of a component in scripts.
struct Property {
  /// Its name.
  let name: String
  /// Its values.
  let type: FieldType<SettingValue>

  /// All of them.
  static let all = ofViews + ofComponents + ofParts

  private static let ofViews = NamedValue.ofViews.filter { $0.set != nil }.map { value in
    Property(name: value.settingName, type: value.kind.scriptType)
  }

  /// The settings of the kit's table, of which several families may have one by the same name.
  private static var ofComponents: [Property] {
    var names: Set<String> = []
    return NamedValue.ofComponents
      .filter { $0.set != nil && names.insert($0.name).inserted }
      .map { Property(name: $0.name, type: $0.kind.scriptType) }
  }

  private static let ofParts = ComponentPart.allCases.map { part in
    Property(name: part.settingOfHiding, type: SettingKind.flag.scriptType)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The value that JSON gives to the property called `name`.
  ///
  /// - Throws: A mistake where there is no such property, or where it has values of another type.
  static func value(of json: JSON?, for name: String) throws(ScriptError) -> SettingValue {
    guard let property = byName[name] else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake("there is no property \"\(name)\"; it must be one of \(names)")
    }
    do { return try property.type.value(of: json, name: "value") } catch {
      throw error.inside(name)
    }
  }
}

/// A setting of the scroll view in scripts.
enum ListProperty {
  /// All of them.
  static let all = NamedValue.ofScrollViews.filter { $0.set != nil }

  /// The value that JSON gives to the property called `name`.
  ///
  /// - Throws: A mistake where there is no such property, or where it has values of another type.
  static func value(of json: JSON?, for name: String) throws(ScriptError) -> SettingValue {
    guard let property = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake(
        "there is no property \"\(name)\" of the scroll view; it must be one of \(names), or "
          + "have a \"slot\"")
    }
    do {
      return try property.kind.scriptType.value(of: json, name: "value")
    } catch {
      throw error.inside(name)
    }
  }
}

nonisolated extension SettingKind {
  /// The values that a script gives. Numbers may be out of range: the property refuses them.
  fileprivate var scriptType: FieldType<SettingValue> {
    switch self {
    case .number(.whole): FieldType<Int>.integer.map { .number(Double($0)) }
    case .number: FieldType<Double>.number.map(SettingValue.number)
    case .flag: FieldType<Bool>.flag.map(SettingValue.flag)
    case .text: FieldType<String>.text.map(SettingValue.text)
    case .choice(let names):
      FieldType("one of \(names.joined(separator: ", "))") {
        FieldType<String>.text.read($0).flatMap { names.contains($0) ? .text($0) : nil }
      }
    case .optional(.text):
      FieldType<String?>.textOrNull.map { $0.map(SettingValue.text) ?? .nothing }
    case .optional(let kind):
      FieldType("\(kind.scriptType.description), or null") {
        $0 == .null ? .nothing : kind.scriptType.read($0)
      }
    }
  }
}
