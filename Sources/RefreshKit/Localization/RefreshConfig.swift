/// What holds for the whole app.
public final class RefreshConfig {
  /// The configuration that every component reads.
  public static let `default` = RefreshConfig()

  /// The language of the texts that the app did not set itself; English by default.
  ///
  /// A component takes it up when it is made and when its `i18nDidChange()` is called.
  public var language = Language.english

  /// Whether a header refresh that ends in success resets a footer that said "no more data", in
  /// every scroll view that does not say otherwise; false by default, as in MJRefresh.
  public var resetsNoMoreDataAfterHeaderRefresh = false

  private init() {}
}
