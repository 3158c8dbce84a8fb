/// A header with an arrow that turns when it is pulled far enough, and a wheel while it refreshes.
open class RefreshNormalHeader: RefreshStateHeader, ArrowShowing, LoadingShowing {
  /// The arrow, to the left of the labels.
  public final var arrowView: ImageView { marks.arrow }

  /// The wheel, at the arrow's place.
  public final var loadingView: ActivityIndicator { marks.indicator }

  private let marks = ArrowAndIndicator(uprightIn: .idle)

  open override func prepare() {
    super.prepare()
    addOwnSubview(arrowView)
    addOwnSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    arrowView.tintColor = stateLabel.textColor
    marks.place(at: centerBeside(textWidth: visibleTextWidth, inset: labelLeftInset))
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    if state == .noMoreData {
      loadingView.stopAnimating()
    } else {
      marks.show(state, from: old, animator)
    }
  }

  override func resetLooks() {
    super.resetLooks()
    marks.reset(hidesArrow: false)
  }
}
