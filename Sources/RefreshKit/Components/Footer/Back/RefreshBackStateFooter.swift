/// A back footer with a title for each state.
open class RefreshBackStateFooter: RefreshBackFooter, StateTitled, TitlePresenting {
  final let titles = StateTitles(.backFooter)

  override var stateTitles: StateTitles? { titles }
}
