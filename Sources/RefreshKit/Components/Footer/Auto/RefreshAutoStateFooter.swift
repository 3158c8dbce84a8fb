/// An auto footer with a title for each state; a tap on the title loads.
open class RefreshAutoStateFooter: RefreshAutoFooter, StateTitled, TitlePresenting {
  final let titles = StateTitles(.autoFooter)

  /// Whether no title is shown during a refresh; false by default. Setting it takes effect at once.
  public final var isRefreshingTitleHidden: Bool {
    get { titles.hidesRefreshing }
    set {
      guard newValue != titles.hidesRefreshing else { return }
      titles.hidesRefreshing = newValue
      setNeedsLayout()
    }
  }

  open override func prepare() {
    super.prepare()
    addTitleWithRetry()
  }

  final var titleWidth: Double? {
    isRefreshingTitleHidden || stateLabel.isHidden ? nil : stateLabel.textWidth
  }

  open override func placeSubviews() {
    super.placeSubviews()
    placeTitle()
  }

  override var stateTitles: StateTitles? { titles }

  override var loadsByTap: Bool { state == .idle }
}
