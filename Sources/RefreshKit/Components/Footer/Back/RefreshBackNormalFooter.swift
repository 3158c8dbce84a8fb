/// A back footer with an arrow that turns when it is pulled far enough, and a wheel while it loads.
open class RefreshBackNormalFooter: RefreshBackStateFooter, ArrowShowing, LoadingShowing {
  /// The arrow, to the left of the label.
  public final var arrowView: ImageView { marks.arrow }

  /// The wheel, at the arrow's place.
  public final var loadingView: ActivityIndicator { marks.indicator }

  private let marks = ArrowAndIndicator(uprightIn: .pulling)

  open override func prepare() {
    super.prepare()
    addOwnSubview(arrowView)
    addOwnSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    arrowView.tintColor = stateLabel.textColor
    marks.place(at: centerBeside(textWidth: asideTextWidth, inset: labelLeftInset))
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    marks.show(state, from: old, animator)
  }

  override func resetLooks() {
    super.resetLooks()
    marks.reset(hidesArrow: state == .noMoreData)
  }
}
