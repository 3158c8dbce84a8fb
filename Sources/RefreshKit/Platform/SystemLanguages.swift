#if canImport(Foundation)
  import Foundation

  nonisolated func systemLanguages() -> [String] {
    Locale.preferredLanguages
  }

  /// The languages of a terminal's environment, in order of preference: those of `LANGUAGE`, then
  /// the one of the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty.
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
  /// None are known without Foundation.
  nonisolated func systemLanguages() -> [String] { [] }
#endif
