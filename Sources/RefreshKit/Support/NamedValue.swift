/// A setting, or a read-only property, that scripts and hosts access by its Swift name.
@MainActor package struct NamedValue<Root> {
  package let name: String
  package let kind: SettingKind
  /// Whether setting an equal value has an effect.
  package let actsEachTime: Bool
  /// Returns nil if the object does not have the property. Returns ``SettingValue/nothing`` if the
  /// property is nil.
  package let get: (Root) -> SettingValue?
  /// Stores a value of ``kind``; nil if the property is read-only.
  package let set: ((Root, SettingValue) -> Void)?

  package init(
    name: String, kind: SettingKind, actsEachTime: Bool = false,
    get: @escaping (Root) -> SettingValue?, set: ((Root, SettingValue) -> Void)?
  ) {
    (self.name, self.kind, self.actsEachTime) = (name, kind, actsEachTime)
    (self.get, self.set) = (get, set)
  }

  /// The name under which the value is set. It is the name of the property, except for
  /// `frame.height`, which is set as `height`.
  package var settingName: String { name == "frame.height" ? "height" : name }

  /// Makes a property whose own setter in Swift refuses invalid values and reports the input.
  /// ``set`` only calls that setter.
  ///
  /// - Parameters:
  ///   - range: The numbers that the property accepts; nil for all numbers of its type.
  ///   - cast: Returns the object that has the property: the root or a part of it.
  package static func property<Object, Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, of cast: @escaping (Root) -> Object?,
    _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind.in(range), get: { cast($0).map { get($0).settingValue } },
      set: { root, value in
        if let object = cast(root), let value = Value(settingValue: value) { set(object, value) }
      })
  }

  package static func property<Value: SettingRepresentable>(
    _ name: String, in range: NumberRange? = nil, _ get: @escaping (Root) -> Value,
    _ set: @escaping (Root, Value) -> Void
  ) -> NamedValue {
    property(name, in: range, of: { $0 }, get, set)
  }

  /// Makes a read-only property that every object has. If its type is optional, the value may be
  /// ``SettingValue/nothing``.
  package static func reading<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value
  ) -> NamedValue {
    NamedValue(name: name, kind: Value.settingKind, get: { get($0).settingValue }, set: nil)
  }

  /// Makes a read-only property of those objects for which `get` returns a value.
  package static func readingOfSome<Value: SettingRepresentable>(
    _ name: String, _ get: @escaping (Root) -> Value?
  ) -> NamedValue {
    NamedValue(
      name: name, kind: Value.settingKind, get: { get($0).map { $0.settingValue } }, set: nil)
  }
}

@MainActor extension Array {
  package func setting<Root>(_ name: String, of root: Root) -> NamedValue<Root>?
  where Element == NamedValue<Root> {
    first { $0.settingName == name && $0.set != nil && $0.get(root) != nil }
  }
}

/// The form in which a value is recorded, replayed and set from other languages.
package enum SettingValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  /// The value nil of an optional setting.
  case nothing
}

package protocol SettingRepresentable: Sendable {
  static var settingKind: SettingKind { get }

  var settingValue: SettingValue { get }

  /// Nil if the value is not of the setting's kind.
  init?(settingValue: SettingValue)
}

extension Double: SettingRepresentable {
  package static var settingKind: SettingKind { .number(.finite) }
  package var settingValue: SettingValue { .number(self) }

  package init?(settingValue: SettingValue) {
    guard case .number(let number) = settingValue else { return nil }
    self = number
  }
}

extension Int: SettingRepresentable {
  package static var settingKind: SettingKind { .number(.whole) }
  package var settingValue: SettingValue { .number(Double(self)) }

  package init?(settingValue: SettingValue) {
    guard case .number(let number) = settingValue else { return nil }
    // As a `Double`, the greatest integer is rounded to 2^63.
    guard let whole = Int(exactly: number) ?? (number == 0x1p63 ? .max : nil) else { return nil }
    self = whole
  }
}

extension Bool: SettingRepresentable {
  package static var settingKind: SettingKind { .flag }
  package var settingValue: SettingValue { .flag(self) }

  package init?(settingValue: SettingValue) {
    guard case .flag(let flag) = settingValue else { return nil }
    self = flag
  }
}

extension String: SettingRepresentable {
  package static var settingKind: SettingKind { .text }
  package var settingValue: SettingValue { .text(self) }

  package init?(settingValue: SettingValue) {
    guard case .text(let text) = settingValue else { return nil }
    self = text
  }
}

extension Optional: SettingRepresentable where Wrapped: SettingRepresentable {
  package static var settingKind: SettingKind { .optional(Wrapped.settingKind) }
  package var settingValue: SettingValue { map { $0.settingValue } ?? .nothing }

  package init?(settingValue: SettingValue) {
    if settingValue == .nothing {
      self = .none
    } else {
      guard let value = Wrapped(settingValue: settingValue) else { return nil }
      self = value
    }
  }
}

extension SettingRepresentable
where Self: RawRepresentable, Self: CaseIterable, RawValue == String {
  package static var settingKind: SettingKind { .choice(allCases.map { $0.rawValue }) }
  package var settingValue: SettingValue { .text(rawValue) }

  package init?(settingValue: SettingValue) {
    guard case .text(let name) = settingValue, let value = Self(rawValue: name) else { return nil }
    self = value
  }
}

package indirect enum SettingKind: Hashable, Sendable {
  case number(NumberRange)
  case flag
  case text
  case choice([String])
  case optional(SettingKind)

  /// If `range` is nil, all numbers of the type are accepted.
  func `in`(_ range: NumberRange?) -> SettingKind {
    guard let range else { return self }
    return if case .optional = self { .optional(.number(range)) } else { .number(range) }
  }

  /// Whether a setting of the kind accepts the value.
  package func contains(_ value: SettingValue) -> Bool {
    switch (self, value) {
    case (.number(let range), .number(let number)): range.contains(number)
    case (.flag, .flag), (.text, .text), (.optional, .nothing): true
    case (.choice(let names), .text(let name)): names.contains(name)
    case (.optional(let kind), _): kind.contains(value)
    default: false
    }
  }
}

package enum NumberRange: Hashable, Sendable {
  case finite
  case notNegative
  /// 0 or more, or infinite. Scripts cannot write infinity.
  case notNegativeOrInfinite
  case positive
  case aboveOne
  /// From 0 to 1.
  case fraction
  /// Above 0, and at most 1.
  case positiveFraction
  /// Above 0, and below 1.
  case properFraction
  case whole

  package func contains(_ number: Double) -> Bool {
    guard number.isFinite || self == .notNegativeOrInfinite else { return false }
    return switch self {
    case .finite: true
    case .notNegativeOrInfinite: number >= 0
    case .notNegative: number >= 0
    case .positive: number > 0
    case .aboveOne: number > 1
    case .fraction: (0...1).contains(number)
    case .positiveFraction: number > 0 && number <= 1
    case .properFraction: number > 0 && number < 1
    case .whole: Int(settingValue: .number(number)) != nil
    }
  }
}
