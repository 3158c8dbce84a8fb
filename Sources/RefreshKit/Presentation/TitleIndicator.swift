/// An activity indicator beside a title, which spins during a refresh.
final class TitleIndicator: TitleAccessory {
  /// The activity indicator.
  let view = ActivityIndicator()

  var views: [PlatformView] { [view] }

  func place(beside title: TitleGeometry) {
    view.center = title.accessoryCenter
  }

  func show(_ state: RefreshState, from old: RefreshState, _ animator: Animator) {
    switch state {
    case .refreshing: view.startAnimating()
    case .idle, .pulling, .noMoreData: view.stopAnimating()
    case .willRefresh: break
    }
  }

  func stop() {
    view.stopAnimating()
  }

  /// Does nothing: changes of the indicator are not animated.
  func reset(to state: RefreshState) {}
}
