/// A trailer with a title for each state, written from top to bottom, one character wide.
open class RefreshStateTrailer: RefreshTrailer, StateTitled, TitlePresenting {
  final let titles = StateTitles(.trailer, leftInset: 0)

  override var stateTitles: StateTitles? { titles }
}
