/// A number that a script or a host reads, or sets, by its name in Swift. Flags are 0 and 1.
package struct NamedValue<Root: AnyObject> {
  /// The name.
  package let name: String
  /// The present number; nil where the object has none of that name.
  package let get: (Root) -> Double?
  /// Sets the number of an object that has one of that name; nil where it can only be read.
  package var set: ((Root, Double) -> Void)?
  /// Sets no number; nil where there always is one.
  package var clear: ((Root) -> Void)?
  /// Which numbers may be set.
  package var range = NumberRange.finite
  /// Whether the number of an object can be missing for some time.
  package var isOptional = false
  /// Whether an object has a number of that name, also where it is missing now; nil where ``get`` finds one
  /// in each object that has it.
  var isMember: ((Root) -> Bool)?

  /// Whether an object has a number of that name, also where it is missing now.
  package func belongs(to root: Root) -> Bool {
    isMember?(root) ?? (isOptional || get(root) != nil)
  }

  /// A number that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Double?) -> NamedValue {
    NamedValue(name: name, get: get)
  }

  /// A flag that can only be read.
  static func reading(_ name: String, _ get: @escaping (Root) -> Bool?) -> NamedValue {
    NamedValue(name: name, get: { get($0).map { $0 ? 1 : 0 } })
  }

  /// A number of every object that can be missing for some time; it can only be read.
  static func readingOptional(_ name: String, _ get: @escaping (Root) -> Double?) -> NamedValue {
    NamedValue(name: name, get: get, isOptional: true)
  }

  /// A number.
  static func number(
    _ name: String, _ get: @escaping (Root) -> Double, _ set: @escaping (Root, Double) -> Void
  ) -> NamedValue {
    NamedValue(name: name, get: get, set: set)
  }

  /// A flag.
  static func flag(
    _ name: String, _ get: @escaping (Root) -> Bool, _ set: @escaping (Root, Bool) -> Void
  ) -> NamedValue {
    NamedValue(name: name, get: { get($0) ? 1 : 0 }, set: { set($0, $1 != 0) }, range: .flag)
  }

  /// A number of the objects of the class `Object`.
  static func number<Object: AnyObject>(
    _ name: String, _ get: @escaping (Object) -> Double, _ set: @escaping (Object, Double) -> Void
  ) -> NamedValue {
    number(name, of: { $0 as? Object }, get, set)
  }

  /// A flag of the objects of the class `Object`.
  static func flag<Object: AnyObject>(
    _ name: String, _ get: @escaping (Object) -> Bool, _ set: @escaping (Object, Bool) -> Void
  ) -> NamedValue {
    flag(name, of: { $0 as? Object }, get, set)
  }

  /// A flag of the objects that `cast` finds a class or a protocol of.
  static func flag<Part>(
    _ name: String, of cast: @escaping (Root) -> Part?, _ get: @escaping (Part) -> Bool,
    _ set: @escaping (Part, Bool) -> Void
  ) -> NamedValue {
    number(
      name, of: cast, { (part: Part) in get(part) ? 1 : 0 },
      { (part: Part, flag: Double) in set(part, flag != 0) }
    ).in(.flag)
  }

  /// A number of the objects that `cast` finds a class or a protocol of.
  static func number<Part>(
    _ name: String, of cast: @escaping (Root) -> Part?, _ get: @escaping (Part) -> Double,
    _ set: @escaping (Part, Double) -> Void
  ) -> NamedValue {
    NamedValue(
      name: name, get: { cast($0).map(get) },
      set: { root, number in
        if let part = cast(root) { set(part, number) }
      })
  }

  /// A number of the objects of the class `Object` that can be missing for some time.
  static func optionalNumber<Object: AnyObject>(
    _ name: String, _ get: @escaping (Object) -> Double?, _ set: @escaping (Object, Double) -> Void,
    clear: ((Object) -> Void)? = nil
  ) -> NamedValue {
    NamedValue(
      name: name, get: { ($0 as? Object).flatMap(get) },
      set: { root, number in
        if let object = root as? Object { set(object, number) }
      },
      clear: clear.map { clear in { root in if let object = root as? Object { clear(object) } } },
      isOptional: true, isMember: { $0 is Object })
  }

  /// The same value with a range of numbers that may be set.
  func `in`(_ range: NumberRange) -> NamedValue {
    var value = self
    value.range = range
    return value
  }
}
