/// An auto footer with a title for each state; a tap on the title loads.
open class RefreshAutoStateFooter: RefreshAutoFooter, StateTitled, TitlePresenting {
  final let titles = StateTitles(.autoFooter)

  /// Whether no title is shown during a refresh; false by default. Setting it takes effect at once.
  public final var isRefreshingTitleHidden: Bool {
    get { hidesRefreshingTitle }
    set {
      hidesRefreshingTitle = newValue
      note("isRefreshingTitleHidden", .flag(newValue))
    }
  }

  open override func prepare() {
    super.prepare()
    addTitleWithRetry()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    placeTitle()
  }

  override var stateTitles: StateTitles? { titles }

  override var loadsByTap: Bool { state == .idle }
}
