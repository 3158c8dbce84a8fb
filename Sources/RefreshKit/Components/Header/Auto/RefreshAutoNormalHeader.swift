/// An auto header with an activity indicator while it loads.
open class RefreshAutoNormalHeader: RefreshAutoStateHeader, LoadingShowing, IndicatorPresenting {
  final let titleIndicator = TitleIndicator()

  /// The activity indicator, to the left of the label.
  public final var loadingView: ActivityIndicator { titleIndicator.view }

  open override func prepare() {
    super.prepare()
    addIndicator()
  }
}
