import RefreshKit
import RefreshScript

/// A setting of a component in scripts.
struct Property {
  /// Its name.
  let name: String
  /// Its values.
  let type: FieldType<SettingValue>

  /// All of them.
  static let all =
    ofViews + [
      Property(name: "state", type: FieldType<RefreshState>.name.map { .text($0.rawValue) })
    ]
    + ofComponents
    + [
      Property(name: "style", type: FieldType<RefreshStyle>.name.map { .text($0.rawValue) }),
      Property(name: "lastUpdatedTimeKey", type: FieldType<String>.text.map(SettingValue.text)),
    ]
    + ["failureTitle", "successTitle", "secondLevelTitle"].map { name in
      Property(
        name: name,
        type: FieldType<String?>.textOrNull.map { $0.map(SettingValue.text) ?? .nothing })
    }
    + ComponentPart.allCases.map { part in
      Property(name: part.settingOfHiding, type: FieldType<Bool>.flag.map(SettingValue.flag))
    }

  private static let ofViews = NamedValue.ofViews.filter { $0.set != nil }.map { value in
    Property(name: value.settingName, type: value.settingType)
  }

  /// A number or a flag of the catalogue, which several families may have by one name.
  private static var ofComponents: [Property] {
    var names: Set<String> = []
    return NamedValue.ofComponents
      .filter { $0.set != nil && !$0.range.isChoice && names.insert($0.name).inserted }
      .map { Property(name: $0.name, type: $0.settingType) }
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
      return try property.settingType.value(of: json, name: "value")
    } catch {
      throw error.inside(name)
    }
  }
}

extension NamedValue {
  /// The values that a script gives: null where a number may be missing.
  fileprivate var settingType: FieldType<SettingValue> {
    let type = range.type
    guard clear != nil else { return type }
    return FieldType("\(type.description), or null") { $0 == .null ? .nothing : type.read($0) }
  }
}

nonisolated extension NumberRange {
  /// The values that a script gives: flags are true or false, other numbers may be out of range.
  fileprivate var type: FieldType<SettingValue> {
    switch self {
    case .flag: FieldType<Bool>.flag.map(SettingValue.flag)
    case .whole: FieldType<Int>.integer.map { .number(Double($0)) }
    case .finite, .notNegative, .aboveOne, .fraction, .positiveFraction, .properFraction, .choice:
      FieldType<Double>.number.map(SettingValue.number)
    }
  }

  /// Whether scripts name a case instead of its number.
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}
