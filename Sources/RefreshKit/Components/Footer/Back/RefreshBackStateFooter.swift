/// A back footer in words: a title for each state.
open class RefreshBackStateFooter: RefreshBackFooter, StateTitled {
  /// The room between the label and what stands to the left of it, in points; 25 by default.
  public final var labelLeftInset: Double = 25 {
    didSet {
      labelLeftInset = labelLeftInset.finite(or: oldValue)
      if labelLeftInset != oldValue { setNeedsLayout() }
    }
  }

  /// Where the title of the state is shown.
  public final var stateLabel: Label { titles.label }

  private let titles = StateTitles(.backFooter)

  /// The title while the last refresh has failed; nil (the default) is the language's own.
  public final var failureTitle: String? {
    get { titles.failureTitle }
    set { titles.failureTitle = newValue }
  }

  /// Sets the title of a state; nil brings the language's own back.
  public final func setTitle(_ title: String?, for state: RefreshState) {
    titles.setTitle(title, for: state)
  }

  /// The title of a state, or nil where it has none.
  public final func title(for state: RefreshState) -> String? {
    titles.title(for: state)
  }

  open override func prepare() {
    super.prepare()
    addOwnSubview(stateLabel)
    retryByTap(on: stateLabel)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    stateLabel.frame = bounds
  }

  open override func i18nDidChange() {
    super.i18nDidChange()
    titles.i18nDidChange()
  }

  /// The width of the title beside the marks, in points; nil where none is seen.
  final var asideTextWidth: Double? {
    stateLabel.isHidden ? nil : stateLabel.textWidth
  }

  override var stateTitles: StateTitles? { titles }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    titles.show(state, hasFailed: showsFailure)
  }

  override func resetLooks() {
    super.resetLooks()
    titles.show(state)
  }
}
