import RefreshKit

extension SettingKind {
  /// Values that a setting of this kind can have.
  package var examples: [SettingValue] {
    switch self {
    case .number(let range):
      [0, 0.25, 0.5, 1, 1.2, 2.5, 3, 10, 33.3, 60, -1, -20].filter(range.contains).map {
        .number($0)
      }
    case .flag: [.flag(true), .flag(false)]
    case .text: [.text("one"), .text("two")]
    case .choice(let names): names.map { .text($0) }
    case .optional(let kind): kind.examples + [.nothing]
    }
  }

  /// Values of a setting for a session. Durations are so short that a session comes to rest. No
  /// timeout is 0: otherwise refreshes that begin when others end would follow each other at the
  /// same time, endlessly.
  package func examples(of name: String) -> [SettingValue] {
    if name.hasSuffix("Duration") { return [0, 0, 0.1, 0.25, 0.4, 1].map { .number($0) } }
    if name.hasSuffix("Timeout") { return examples.map { $0 == .number(0) ? .number(5) : $0 } }
    return examples
  }
}
