#if canImport(Foundation)
  import Foundation

  /// The languages that the user prefers, the first one most.
  nonisolated func systemLanguages() -> [String] {
    Locale.preferredLanguages
  }

  /// The languages that a terminal's environment asks for, the first one most: those of `LANGUAGE`,
  /// then that of `LC_ALL`, `LC_MESSAGES` or `LANG`, whichever is set first.
  ///
  /// ```swift
  /// RefreshConfig.default.preferredLanguages = { environmentLanguages() }
  /// ```
  public nonisolated func environmentLanguages(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let list = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
    let locales = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    return list + locales.filter { !$0.isEmpty }.prefix(1)
  }
#else
  /// The languages that the user prefers: nobody knows them.
  nonisolated func systemLanguages() -> [String] { [] }
#endif
