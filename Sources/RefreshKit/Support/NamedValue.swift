/// A value of an object that scripts and hosts know by its name in Swift: a setting, or one that can only be read.
package struct NamedValue<Root: AnyObject> {
  /// The name.
  package let name: String
  /// What values it has.
  package private(set) var kind: SettingKind
  /// The present value, nothing if it is missing at present; nil if the object has none of that name.
  package let get: (Root) -> SettingValue?
  /// Sets a value of the kind, if the object has one of that name; nil if it can only be read.
  package let set: ((Root, SettingValue) -> Void)?

  /// The name in scripts: the only part of a view's frame that is a setting is the height.
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

  /// A setting of the objects in which `cast` finds what has it.
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

  /// A setting of something that an object may lack: setting it makes that.
  static func settingOfPart<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value?, _ set: @escaping (Root, Value) -> Void
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { get($0).settingValue },
      set: { root, value in
        if let value = Value(settingValue: value) { set(root, value) }
      })
  }

  /// A value that can only be read, and may be missing at present if it is an optional.
  static func reading<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value
  ) -> NamedValue {
    NamedValue(name: name, kind: Value.settingKind, get: { get($0).settingValue }, set: nil)
  }

  /// A value of the objects in which `get` finds one; it can only be read.
  static func readingOfSome<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value?
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { get($0).map { $0.settingValue } }, set: nil)
  }

  /// The same value with a range of numbers that may be set; the property may refuse more.
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
  /// The setting of an object that scripts call `name`; nil if the object has none of that name.
  package func setting<Root>(_ name: String, of root: Root) -> NamedValue<Root>?
  where Element == NamedValue<Root> {
    first { $0.settingName == name && $0.set != nil && $0.get(root) != nil }
  }
}
