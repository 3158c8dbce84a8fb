/// An auto footer with a title for each state; a tap on the title loads.
open class RefreshAutoStateFooter: RefreshAutoFooter, RefreshingTitleHiding, TitleHidePresenting {
  final let titles = StateTitles(.autoFooter)

  override var stateTitles: StateTitles? { titles }
}
