/// A view that shows the state and the pull of a ``RefreshIndicatorHeader``, which notifies it of both.
///
/// ```swift
/// list.addPullRefresh(Dots()) { load() }
/// ```
public protocol RefreshIndicator: View {
  /// The height of the view and the threshold of the pull, in points; read when the view is added.
  /// ``RefreshIndicatorHeader/defaultPullHeight`` by default, and where it is negative or not finite.
  var pullHeight: Double { get }

  /// Called when the state has changed, and when the view has been added.
  ///
  /// - Parameter state: The present state.
  func refreshStateDidChange(to state: RefreshState)

  /// Called when the result of a refresh begins to be shown, for
  /// ``RefreshComponent/resultDisplayDuration``: stop what spins. The state stays refreshing. The default
  /// does nothing.
  ///
  /// - Parameter result: A success or a failure.
  func refreshDidEnd(with result: RefreshResult)

  /// Called when the pull has changed outside a refresh, and when the view has been added: with 1
  /// right before a refresh begins, and with 0 when it has closed.
  ///
  /// - Parameter percent: The pull as a fraction of the threshold: 0 for none, more than 1 beyond it.
  func pullDidMove(to percent: Double)
}

extension RefreshIndicator {
  public var pullHeight: Double { RefreshIndicatorHeader.defaultPullHeight }

  public func refreshDidEnd(with result: RefreshResult) {}
}
