/// A leader with a title for each state, written from top to bottom, one character wide.
open class RefreshStateLeader: RefreshLeader, StateTitled, TitlePresenting {
  final let titles = StateTitles(.leader, leftInset: 0)

  override var stateTitles: StateTitles? { titles }
}
