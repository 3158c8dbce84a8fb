/// A trailer with a title for each state, written from top to bottom, one character wide.
open class RefreshStateTrailer: RefreshTrailer, StateTitled, TitlePresenting {
  final let titles = StateTitles(.trailer, leftInset: 0)

  open override func prepare() {
    super.prepare()
    addTitleWithRetry()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    let width = stateLabel.fontSize.rounded(.up)
    stateLabel.frame = Rect(center: bounds.center, size: Size(width: width, height: bounds.height))
  }

  override var stateTitles: StateTitles? { titles }
}
