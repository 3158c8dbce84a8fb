/// An indicator with an arrow that turns when the list is pulled far enough, and a wheel.
public final class NormalIndicator: View, RefreshIndicator {
  /// The arrow.
  public let arrowView = ImageView(image: .arrow)
  /// The wheel.
  public let loadingView = ActivityIndicator()

  /// Makes an indicator.
  public init() {
    super.init()
    addSubview(arrowView)
    addSubview(loadingView)
  }

  public override func layoutSubviews() {
    arrowView.center = bounds.center
    loadingView.center = bounds.center
  }

  public func refreshStateDidChange(to state: RefreshState) {
    arrowView.isHidden = state.isRefreshing
    arrowView.rotation = state == .pulling ? .pi : 0
    if state == .refreshing { loadingView.startAnimating() } else { loadingView.stopAnimating() }
  }

  public func pullDidMove(to percent: Double) {
    arrowView.alpha = percent.asShare
  }
}
