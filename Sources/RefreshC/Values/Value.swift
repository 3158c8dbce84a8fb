/// A number that a host reads, or sets, by its name in Swift. Flags are 0 and 1.
struct Value<Root: AnyObject> {
  /// The name.
  let name: String
  /// The number at present; nil where the object has none of that name.
  let get: (Root) -> Double?
  /// Sets it, where the object has one of that name; nil where a host can only read it.
  let set: ((Root, Double) -> Void)?

  /// A number that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Double?) -> Value {
    Value(name: name, get: get, set: nil)
  }

  /// A flag that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Bool?) -> Value {
    Value(name: name, get: { get($0).map { $0 ? 1 : 0 } }, set: nil)
  }

  /// A number.
  static func number(
    _ name: String, _ get: @escaping (Root) -> Double, _ set: @escaping (Root, Double) -> Void
  ) -> Value {
    Value(name: name, get: get, set: set)
  }

  /// A flag.
  static func flag(
    _ name: String, _ get: @escaping (Root) -> Bool, _ set: @escaping (Root, Bool) -> Void
  ) -> Value {
    Value(name: name, get: { get($0) ? 1 : 0 }, set: { set($0, $1 != 0) })
  }

  /// A number of those that are an `Object`.
  static func number<Object: AnyObject>(
    _ name: String, _ get: @escaping (Object) -> Double, _ set: @escaping (Object, Double) -> Void
  ) -> Value {
    Value(
      name: name, get: { ($0 as? Object).map(get) },
      set: { root, number in
        if let object = root as? Object { set(object, number) }
      })
  }

  /// A flag of those that are an `Object`.
  static func flag<Object: AnyObject>(
    _ name: String, _ get: @escaping (Object) -> Bool, _ set: @escaping (Object, Bool) -> Void
  ) -> Value {
    number(
      name, { (object: Object) in get(object) ? 1 : 0 },
      { (object: Object, flag: Double) in set(object, flag != 0) })
  }
}

extension Array {
  /// The value of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``.
  func read<Root>(_ name: String, of root: Root) throws(StatusCode) -> Double
  where Element == Value<Root> {
    for value in self where value.name == name {
      if let number = value.get(root) { return number }
    }
    throw .noSuchValue
  }

  /// Sets the value of `root` called `name`.
  ///
  /// - Throws: ``StatusCode/noSuchValue``, or ``StatusCode/badNumber`` where it is not finite.
  func write<Root>(_ number: Double, to name: String, of root: Root) throws(StatusCode)
  where Element == Value<Root> {
    try check(number)
    for value in self where value.name == name && value.get(root) != nil {
      guard let set = value.set else { break }
      return set(root, number)
    }
    throw .noSuchValue
  }
}
