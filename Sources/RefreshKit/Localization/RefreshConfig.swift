/// What holds for the whole app.
public final class RefreshConfig {
  /// The configuration that every component reads.
  public static let `default` = RefreshConfig()

  /// The language of the texts that the app did not set itself; English by default.
  ///
  /// A component takes it up when it is made and when its `i18nDidChange()` is called.
  public var language = Language.english

  private init() {}
}
