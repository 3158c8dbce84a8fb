import RefreshKit

/// A property of a component that a script may set.
struct Property {
  /// Sets the property to a value that has been checked, and returns whether the component has it.
  typealias Assignment = (RefreshComponent) -> Bool

  /// Its name in scripts.
  let name: String
  private let type: FieldType<SettingValue>
  private let assign: (RefreshComponent, SettingValue) -> Bool

  /// A setting of the kit's table: one, or those that several families have by one name.
  private init<Root>(
    _ name: String, _ values: [NamedValue<Root>], of root: @escaping (RefreshComponent) -> Root?
  ) {
    self.name = name
    type = values[0].kind.scriptType
    assign = { component, new in
      guard let root = root(component), let value = values.first(where: { $0.get(root) != nil })
      else { return false }
      value.set?(root, new)
      return true
    }
  }

  /// All properties.
  static let all = ofViews + ofComponents + ofParts

  private static let ofViews = NamedValue.ofViews.filter { $0.set != nil }.map { value in
    Property(value.name == "frame.height" ? "height" : value.name, [value]) { $0 }
  }

  private static var ofComponents: [Property] {
    let values = NamedValue.ofComponents.filter { $0.set != nil }
    var names: [String] = []
    for value in values where !names.contains(value.name) { names.append(value.name) }
    return names.map { name in Property(name, values.filter { $0.name == name }) { $0 } }
  }

  private static let ofParts = ComponentPart.allCases.flatMap { part in
    NamedValue.ofViews.filter { $0.name == "isHidden" }.map { value in
      Property("\(part.rawValue).\(value.name)", [value]) { $0.view(part) }
    }
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The assignment of `value` to the property called `name`.
  ///
  /// - Throws: A mistake where there is no such property, or where it has values of another type.
  static func assignment(of value: JSON?, to name: String) throws(ScriptError) -> Assignment {
    guard let property = byName[name] else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake("there is no property \"\(name)\"; it must be one of \(names)")
    }
    do {
      let value = try property.type.value(of: value, name: "value")
      return { property.assign($0, value) }
    } catch {
      throw error.inside(name)
    }
  }
}

/// A property of the scroll view that a script may set.
enum ListProperty {
  /// Sets the property to a value that has been checked.
  typealias Assignment = (ScrollView) -> Void

  /// All of them.
  static let all = NamedValue.ofScrollViews.filter { $0.set != nil }

  /// The assignment of `value` to the property called `name`.
  ///
  /// - Throws: A mistake where there is no such property, or where it has values of another type.
  static func assignment(of value: JSON?, to name: String) throws(ScriptError) -> Assignment {
    guard let property = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw .mistake(
        "there is no property \"\(name)\" of the scroll view; it must be one of \(names), or "
          + "have a \"slot\"")
    }
    do {
      let value = try property.kind.scriptType.value(of: value, name: "value")
      return { property.set?($0, value) }
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
    case .number: FieldType<Double>.number.map { .number($0) }
    case .flag: FieldType<Bool>.flag.map { .flag($0) }
    case .text: FieldType<String>.text.map { .text($0) }
    case .choice(let names):
      FieldType("one of \(names.joined(separator: ", "))") {
        FieldType<String>.text.read($0).flatMap { names.contains($0) ? .text($0) : nil }
      }
    case .optional(.text): FieldType<String?>.textOrNull.map { $0.map { .text($0) } ?? .nothing }
    case .optional(let kind):
      FieldType("\(kind.scriptType.description), or null") {
        $0 == .null ? .nothing : kind.scriptType.read($0)
      }
    }
  }
}

nonisolated extension FieldType {
  /// The same type for values that are made of its values.
  fileprivate func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other
  ) -> FieldType<Other> where Value: Sendable {
    FieldType<Other>(description) { read($0).map(make) }
  }
}
