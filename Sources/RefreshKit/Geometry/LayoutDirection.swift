/// The direction in which text is read and views are laid out.
public nonisolated enum LayoutDirection: Sendable, Hashable {
  /// As in English: the first item is at the left.
  case leftToRight
  /// As in Arabic: the first item is at the right.
  case rightToLeft
}

nonisolated extension LayoutDirection: SettingRepresentable {
  static var settingKind: SettingKind { .choice(["leftToRight", "rightToLeft"]) }

  package var settingValue: SettingValue {
    .text(self == .leftToRight ? "leftToRight" : "rightToLeft")
  }

  init?(settingValue: SettingValue) {
    switch settingValue {
    case .text("leftToRight"): self = .leftToRight
    case .text("rightToLeft"): self = .rightToLeft
    default: return nil
    }
  }
}
