/// A back footer with a title for each state.
open class RefreshBackStateFooter: RefreshBackFooter, StateTitled, TitlePresenting {
  final let titles = StateTitles(.backFooter)

  open override func prepare() {
    super.prepare()
    addTitleWithRetry()
  }

  open override func placeSubviews() {
    super.placeSubviews()
    placeTitle()
  }

  override var stateTitles: StateTitles? { titles }
}
