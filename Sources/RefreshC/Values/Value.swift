/// A number that a host reads, or sets, by its name in Swift. Flags are 0 and 1.
struct Value<Root: AnyObject> {
  /// The name.
  let name: String
  /// The number at present; nil where the object has none of that name.
  let get: (Root) -> Double?
  /// Sets it, where the object has one of that name; nil where a host can only read it.
  var set: ((Root, Double) -> Void)?
  /// Which numbers may be set.
  var range = NumberRange.finite
  /// Whether every object has the number, but not at all times.
  var comesAndGoes = false

  /// A number that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Double?) -> Value {
    Value(name: name, get: get)
  }

  /// A flag that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Bool?) -> Value {
    Value(name: name, get: { get($0).map { $0 ? 1 : 0 } })
  }

  /// A number that every object has, but not at all times; it can only be read.
  static func readingAtTimes(_ name: String, _ get: @escaping (Root) -> Double?) -> Value {
    Value(name: name, get: get, comesAndGoes: true)
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
    Value(name: name, get: { get($0) ? 1 : 0 }, set: { set($0, $1 != 0) }, range: .flag)
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
      { (object: Object, flag: Double) in set(object, flag != 0) }
    ).in(.flag)
  }

  /// The same, where only some numbers may be set.
  func `in`(_ range: NumberRange) -> Value {
    Value(name: name, get: get, set: set, range: range)
  }
}
