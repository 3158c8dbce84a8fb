/// A view that shows where a refresh stands: told of the state when it changes and of the pull as it
/// moves, with nothing else to know.
///
/// ```swift
/// list.addPullRefresh(Dots()) { load() }
/// ```
public protocol RefreshIndicator: View {
  /// How far the list is pulled for a refresh, and how high the view is, in points; read when it is
  /// added. ``RefreshIndicatorHeader/defaultPullHeight`` by default, and where it is negative or not
  /// finite.
  var pullHeight: Double { get }

  /// The state has changed, or the view has just been added.
  func refreshStateDidChange(to state: RefreshState)

  /// The list is pulled: 0 is not at all, 1 as far as it takes, more is further.
  ///
  /// Called when the view has just been added, and with each move of a pull outside a refresh: with 1
  /// right before a refresh begins, and with 0 when it has closed. During a refresh nothing is
  /// called, wherever the content moves.
  func pullDidMove(to percent: Double)
}

extension RefreshIndicator {
  public var pullHeight: Double { RefreshIndicatorHeader.defaultPullHeight }
}
