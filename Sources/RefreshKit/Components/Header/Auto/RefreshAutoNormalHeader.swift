/// An auto header with an activity indicator while it loads.
open class RefreshAutoNormalHeader: RefreshAutoStateHeader, LoadingShowing, IndicatorPresenting {
  final let titleIndicator = TitleIndicator()

  open override func prepare() {
    super.prepare()
    add(titleIndicator)
  }
}
