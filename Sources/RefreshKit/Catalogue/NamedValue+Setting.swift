extension NamedValue {
  /// The name of the value as a setting: the only part of a view's frame that is one is the height.
  package var settingName: String { name == "frame.height" ? "height" : name }

  /// A number as the value of a setting.
  func value(of number: Double) -> SettingValue {
    switch range {
    case .flag: .flag(number != 0)
    case .choice where name == "style": .text(RefreshStyle.allCases[Int(number)].rawValue)
    case .choice, .finite, .notNegative, .aboveOne, .fraction, .positiveFraction, .properFraction,
      .whole:
      .number(number)
    }
  }

  /// Sets the value of a setting; one of another kind changes nothing.
  func assign(_ value: SettingValue, to root: Root) {
    switch value {
    case .number(let number): set?(root, number)
    case .flag(let flag): set?(root, flag ? 1 : 0)
    case .nothing: clear?(root)
    case .text: break
    }
  }
}
