/// An auto footer with an activity indicator while it loads.
open class RefreshAutoNormalFooter: RefreshAutoStateFooter, LoadingShowing, IndicatorPresenting {
  final let titleIndicator = TitleIndicator()

  open override func prepare() {
    super.prepare()
    add(titleIndicator)
  }
}
