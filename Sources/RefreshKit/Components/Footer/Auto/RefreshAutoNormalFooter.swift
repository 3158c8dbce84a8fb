/// An auto footer with an activity indicator while it loads.
open class RefreshAutoNormalFooter: RefreshAutoStateFooter, LoadingShowing, IndicatorPresenting {
  final let titleIndicator = TitleIndicator()

  /// The activity indicator, to the left of the label.
  public final var loadingView: ActivityIndicator { titleIndicator.view }

  open override func prepare() {
    super.prepare()
    addIndicator()
  }
}
