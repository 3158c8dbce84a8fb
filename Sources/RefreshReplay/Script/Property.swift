import RefreshKit

/// A property of a component that a script may set.
struct Property {
  /// Sets the property to a value that has been checked, and returns whether the component has it.
  typealias Assignment = (RefreshComponent) -> Bool

  /// Its name in scripts.
  let name: String
  private let assignment: (JSON?) throws(ScriptError) -> Assignment

  /// A property that is no number.
  private init<Root, Value>(
    _ name: String, _ type: FieldType<Value>, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    self.name = name
    assignment = { json throws(ScriptError) in
      let value = try type.value(of: json, name: "value")
      return { component in
        guard let root = component as? Root else { return false }
        root[keyPath: path] = value
        return true
      }
    }
  }

  /// A property that `assign` sets, which returns whether the component has it.
  private init<Value>(
    _ name: String, _ type: FieldType<Value>,
    assign: @escaping (RefreshComponent, Value) -> Bool
  ) {
    self.name = name
    assignment = { json throws(ScriptError) in
      let value = try type.value(of: json, name: "value")
      return { assign($0, value) }
    }
  }

  /// A number or a flag of the catalogue: one value, or those that several families have by one name.
  private init<Root>(
    _ name: String, _ values: [NamedValue<Root>], of root: @escaping (RefreshComponent) -> Root?
  ) {
    self.name = name
    let type = values[0].scriptType
    assignment = { json throws(ScriptError) in
      let number = try type.value(of: json, name: "value")
      return { component in
        guard let root = root(component),
          let value = values.first(where: { $0.belongs(to: root) })
        else { return false }
        value.assign(number, to: root)
        return true
      }
    }
  }

  /// All properties.
  static let all =
    ofViews + [Property("state", .name, \RefreshComponent.state)] + ofComponents
    + [
      Property("style", .name, \RefreshComponent.style),
      Property("lastUpdatedTimeKey", .text, \RefreshHeader.lastUpdatedTimeKey),
      Property("failureTitle", .textOrNull) { component, text in
        component.asStateTitled.map { $0.failureTitle = text } != nil
      },
      Property("successTitle", .textOrNull) { component, text in
        component.asStateTitled.map { $0.successTitle = text } != nil
      },
      Property("secondLevelTitle", .textOrNull) { component, text in
        component.secondLevel.map { $0.title = text } != nil
      },
    ] + ofParts

  private static let ofViews = NamedValue.ofViews.filter { $0.set != nil }.map { value in
    Property(value.name == "frame.height" ? "height" : value.name, [value]) { $0 }
  }

  private static var ofComponents: [Property] {
    let values = NamedValue.ofComponents.filter { $0.set != nil && !$0.range.isChoice }
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
    do { return try property.assignment(value) } catch { throw error.inside(name) }
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
      let number = try property.scriptType.value(of: value, name: "value")
      return { property.assign(number, to: $0) }
    } catch {
      throw error.inside(name)
    }
  }
}

extension NamedValue {
  /// The values that a script gives: null where a number may be missing.
  var scriptType: FieldType<Double?> {
    let (type, isOptional) = (range.type, clear != nil)
    return FieldType(isOptional ? "\(type.description), or null" : type.description) {
      isOptional && $0 == .null ? .some(nil) : type.read($0).map(Optional.some)
    }
  }

  /// Sets the number, or none.
  func assign(_ number: Double?, to root: Root) {
    if let number { set?(root, number) } else { clear?(root) }
  }
}

nonisolated extension NumberRange {
  /// The values that a script gives: flags are true or false, other numbers may be out of range.
  fileprivate var type: FieldType<Double> {
    switch self {
    case .flag:
      let flag = FieldType<Bool>.flag
      return FieldType(flag.description) { flag.read($0).map { $0 ? 1 : 0 } }
    case .whole:
      let integer = FieldType<Int>.integer
      return FieldType(integer.description) { integer.read($0).map { Double($0) } }
    case .finite, .notNegative, .aboveOne, .fraction, .positiveFraction, .properFraction, .choice:
      return .number
    }
  }

  /// Whether scripts name a case instead of its number.
  fileprivate var isChoice: Bool {
    if case .choice = self { true } else { false }
  }
}
