import RefreshKit

/// A setting of a component, or of a list, in scripts.
@MainActor struct Property {
  let name: String
  let kind: SettingKind

  /// The settings of components and their parts, from the tables in `Inputs.swift`. A name that
  /// settings of several families share is there only once.
  static let all: [Property] = {
    var properties = NamedValue.ofViews.filter { $0.set != nil }
      .map { Property(name: $0.settingName, kind: $0.kind) }
    var names: Set<String> = []
    for value in NamedValue.ofComponents where value.set != nil && names.insert(value.name).inserted
    {
      properties.append(Property(name: value.name, kind: value.kind))
    }
    return properties
      + ComponentPart.allCases.map { Property(name: $0.settingOfHiding, kind: .flag) }
  }()

  static let ofLists = NamedValue.ofScrollViews.filter { $0.set != nil }
    .map { Property(name: $0.name, kind: $0.kind) }

  /// The value that JSON gives to the setting of a component.
  ///
  /// - Throws: A mistake if there is no such setting, or if it has values of another type.
  static func value(of json: JSON?, for name: String) throws(ScriptError) -> SettingValue {
    guard let property = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake("there is no property \"\(name)\"; it must be one of \(names)")
    }
    return try property.value(of: json)
  }

  /// The value that JSON gives to the setting of a list.
  ///
  /// - Throws: A mistake if there is no such setting, or if it has values of another type.
  static func value(of json: JSON?, forListsAs name: String) throws(ScriptError) -> SettingValue {
    guard let property = ofLists.first(where: { $0.name == name }) else {
      let names = ofLists.map(\.name).joined(separator: ", ")
      throw .mistake(
        "there is no property \"\(name)\" of the scroll view; it must be one of \(names), or "
          + "have a \"slot\"")
    }
    return try property.value(of: json)
  }

  private func value(of json: JSON?) throws(ScriptError) -> SettingValue {
    do { return try kind.scriptType.value(of: json, name: "value") } catch {
      throw error.inside(name)
    }
  }
}

extension SettingKind {
  /// The type of the field `value` in a script, for a setting of this kind. It allows numbers out
  /// of range: the setting itself refuses them.
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
