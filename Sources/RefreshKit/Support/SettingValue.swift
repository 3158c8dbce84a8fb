/// The value of a setting, in the form in which it is recorded, replayed and set from other
/// languages.
package nonisolated enum SettingValue: Hashable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  /// The missing value of an optional setting.
  case nothing
}

/// A type that the value of a setting can have.
nonisolated protocol SettingRepresentable {
  /// The kind of its values.
  static var settingKind: SettingKind { get }

  /// The value of a setting.
  var settingValue: SettingValue { get }

  /// Makes a value from that of a setting; nil if the setting is of another kind.
  init?(settingValue: SettingValue)
}

nonisolated extension Double: SettingRepresentable {
  static var settingKind: SettingKind { .number(.finite) }
  var settingValue: SettingValue { .number(self) }

  init?(settingValue: SettingValue) {
    guard case .number(let number) = settingValue else { return nil }
    self = number
  }
}

nonisolated extension Int: SettingRepresentable {
  static var settingKind: SettingKind { .number(.whole) }
  var settingValue: SettingValue { .number(Double(self)) }

  init?(settingValue: SettingValue) {
    guard case .number(let number) = settingValue, let whole = Int(exactly: number)
    else { return nil }
    self = whole
  }
}

nonisolated extension Bool: SettingRepresentable {
  static var settingKind: SettingKind { .flag }
  var settingValue: SettingValue { .flag(self) }

  init?(settingValue: SettingValue) {
    guard case .flag(let flag) = settingValue else { return nil }
    self = flag
  }
}

nonisolated extension String: SettingRepresentable {
  static var settingKind: SettingKind { .text }
  var settingValue: SettingValue { .text(self) }

  init?(settingValue: SettingValue) {
    guard case .text(let text) = settingValue else { return nil }
    self = text
  }
}

nonisolated extension Optional: SettingRepresentable where Wrapped: SettingRepresentable {
  static var settingKind: SettingKind { .optional(Wrapped.settingKind) }
  var settingValue: SettingValue { map { $0.settingValue } ?? .nothing }

  init?(settingValue: SettingValue) {
    if settingValue == .nothing {
      self = .none
    } else {
      guard let value = Wrapped(settingValue: settingValue) else { return nil }
      self = value
    }
  }
}

/// Enumerations with named cases.
nonisolated extension SettingRepresentable
where Self: RawRepresentable, Self: CaseIterable, RawValue == String {
  static var settingKind: SettingKind { .choice(allCases.map { $0.rawValue }) }
  var settingValue: SettingValue { .text(rawValue) }

  init?(settingValue: SettingValue) {
    guard case .text(let name) = settingValue, let value = Self(rawValue: name) else { return nil }
    self = value
  }
}

/// The kind of a setting's values.
package nonisolated indirect enum SettingKind: Hashable, Sendable {
  case number(NumberRange)
  case flag
  case text
  /// One of several names.
  case choice([String])
  /// A value of another kind, or nothing.
  case optional(SettingKind)
}
