/// An auto footer with an activity indicator while it loads.
open class RefreshAutoNormalFooter: RefreshAutoStateFooter, LoadingShowing {
  /// The activity indicator, to the left of the label.
  public final let loadingView = ActivityIndicator()

  open override func prepare() {
    super.prepare()
    addOwnSubview(loadingView)
  }

  open override func placeSubviews() {
    super.placeSubviews()
    loadingView.center = titleGeometry.accessoryCenter
  }

  override func stateDidChange(from old: RefreshState) {
    super.stateDidChange(from: old)
    switch state {
    case .refreshing: loadingView.startAnimating()
    case .idle, .pulling, .noMoreData: loadingView.stopAnimating()
    case .willRefresh: break
    }
  }

  override func resultDidShow() {
    super.resultDidShow()
    loadingView.stopAnimating()
  }
}
