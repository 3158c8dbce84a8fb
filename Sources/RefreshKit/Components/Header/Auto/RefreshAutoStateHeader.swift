/// An auto header with a title for each state; a tap on the title loads.
open class RefreshAutoStateHeader: RefreshAutoHeader, RefreshingTitleHiding, TitleHidePresenting {
  final let titles = StateTitles(.autoHeader)

  override var stateTitles: StateTitles? { titles }
}
