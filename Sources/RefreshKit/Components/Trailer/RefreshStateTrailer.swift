/// A trailer in words: a title for each state, upright, one glyph wide.
open class RefreshStateTrailer: RefreshTrailer, StateTitled {
  /// The room between the label and what stands to the left of it, in points; 0 by default. The
  /// trailer's own marks have fixed places; it is for those of a subclass.
  public final var labelLeftInset: Double = 0 {
    didSet {
      labelLeftInset = labelLeftInset.finite(or: oldValue)
      if labelLeftInset != oldValue { setNeedsLayout() }
    }
  }

  /// Where the title of the state is shown.
  public final var stateLabel: Label { titles.label }

  private let titles = StateTitles(.trailer)

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
    stateLabel.frame = Rect(center: bounds.center, size: labelSize)
  }

  open override func i18nDidChange() {
    super.i18nDidChange()
    titles.i18nDidChange()
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

  /// One glyph wide, and as high as the trailer.
  private var labelSize: Size {
    Size(width: stateLabel.fontSize.rounded(.up), height: bounds.height)
  }
}
