/// A view that shows the state and the pull of a ``RefreshIndicatorHeader``. The header notifies it
/// of both.
///
/// ```swift
/// list.addPullRefresh(ThreeDots()) { load() }
/// ```
public protocol RefreshIndicator: View {
  /// The height of the view and the threshold of the pull, in points;
  /// ``RefreshIndicatorHeader/defaultPullHeight`` by default, and if the number is negative or not
  /// finite. Read when the view is added to a header.
  var pullHeight: Double { get }

  /// Called when the state has changed, and when the view has been added.
  ///
  /// - Parameter state: The present state.
  func refreshStateDidChange(to state: RefreshState)

  /// Called when the result of a refresh begins to be shown, for
  /// ``RefreshComponent/resultDisplayDuration``. The state stays refreshing; stop animations here.
  /// The default does nothing.
  ///
  /// - Parameter result: A success or a failure.
  func refreshDidEnd(with result: RefreshResult)

  /// Called when the pull has changed outside a refresh, and when the view has been added. The last
  /// call before a refresh has the percent 1. The first call after it has the present percent,
  /// which is usually 0.
  ///
  /// - Parameter percent: The pull as a fraction of the threshold: 0 for none, more than 1 beyond
  ///   it.
  func pullDidMove(to percent: Double)
}

extension RefreshIndicator {
  public var pullHeight: Double { RefreshIndicatorHeader.defaultPullHeight }

  public func refreshDidEnd(with result: RefreshResult) {}
}
