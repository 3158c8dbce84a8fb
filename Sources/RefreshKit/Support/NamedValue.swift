/// A property that scripts and hosts access by its Swift name: a setting, or a read-only property.
package struct NamedValue<Root> {
  /// The name.
  package let name: String
  /// The kind of its values.
  package private(set) var kind: SettingKind
  /// Returns the present value, which is ``SettingValue/nothing`` if it is missing; nil if the
  /// object has no such property.
  package let get: (Root) -> SettingValue?
  /// Sets the property to a value of ``kind``, if the object has it; nil for a read-only property.
  package let set: ((Root, SettingValue) -> Void)?

  /// The name in scripts. The height is the only part of a view's frame that is a setting.
  package var settingName: String { name == "frame.height" ? "height" : name }

  /// A setting of every object.
  static func setting<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value, _ set: @escaping (Root, Value) -> Void
  ) -> NamedValue {
    setting(name, of: { $0 }, get, set)
  }

  /// A setting of the objects of the class `Object`.
  static func setting<Object: AnyObject, Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void
  ) -> NamedValue {
    setting(name, of: { $0 as? Object }, get, set)
  }

  /// A setting of the objects that `cast` accepts. It returns the object or the part that has the
  /// setting.
  static func setting<Object, Value: SettingRepresentable>(
    _ name: String, of cast: @escaping (Root) -> Object?, _ get: @escaping (Object) -> Value,
    _ set: @escaping (Object, Value) -> Void
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { cast($0).map { get($0).settingValue } },
      set: { root, value in
        if let object = cast(root), let value = Value(settingValue: value) { set(object, value) }
      })
  }

  /// A setting of a part of an object. If the object does not have the part, a set of the setting
  /// makes it.
  static func settingOfPart<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value?, _ set: @escaping (Root, Value) -> Void
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { get($0).settingValue },
      set: { root, value in
        if let value = Value(settingValue: value) { set(root, value) }
      })
  }

  /// A read-only property. Its value may be nothing if its type is optional.
  static func reading<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value
  ) -> NamedValue {
    NamedValue(name: name, kind: Value.settingKind, get: { get($0).settingValue }, set: nil)
  }

  /// A read-only property of the objects for which `get` returns a value.
  static func readingOfSome<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value?
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { get($0).map { $0.settingValue } }, set: nil)
  }

  /// The same property with a range of numbers. The property itself may refuse more numbers.
  func `in`(_ range: NumberRange) -> NamedValue {
    var value = self
    if case .optional = kind {
      value.kind = .optional(.number(range))
    } else {
      value.kind = .number(range)
    }
    return value
  }
}

extension Array {
  /// The setting of `root` that scripts call `name`; nil if there is none.
  package func setting<Root>(_ name: String, of root: Root) -> NamedValue<Root>?
  where Element == NamedValue<Root> {
    first { $0.settingName == name && $0.set != nil && $0.get(root) != nil }
  }
}
