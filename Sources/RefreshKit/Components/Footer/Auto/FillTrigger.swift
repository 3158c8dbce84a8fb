/// Decides when an auto header or auto footer loads because the content does not fill the list. See
/// ``AutoLoading/loadsUntilFilled``.
package nonisolated struct FillTrigger: Hashable {
  /// The layout of the content.
  package enum Layout: Hashable {
    /// It was not laid out since the component was attached.
    case none
    /// It was not laid out since the last load.
    case outdated
    /// It is up to date.
    case current
  }

  /// Whether the content is to be compared with the list: at first, and after each load that has
  /// succeeded. It stays true while the content has not grown, and while something prevents a load.
  package private(set) var isDue = true
  /// The layout of the content.
  package private(set) var layout = Layout.none
  /// The length of the content when the last load began; 0 before the first load, and after a
  /// refresh of the list.
  package private(set) var lengthBefore = 0.0

  /// Called when the component begins to load, with the length of the content.
  mutating func willLoad(_ length: Double) {
    isDue = false
    if layout != .outdated { lengthBefore = length }
  }

  /// Called when a load of the component has succeeded.
  mutating func didLoad() {
    (isDue, layout) = (true, .outdated)
  }

  /// Called when a load of the component has failed.
  mutating func didFail() {
    isDue = false
  }

  /// Called when a refresh of the whole list has succeeded.
  mutating func listDidRefresh() {
    (isDue, layout, lengthBefore) = (true, .outdated, 0)
  }

  /// Called after a layout of the content.
  mutating func contentWasLaidOut() {
    layout = .current
  }

  /// Whether the component loads to fill the list, once the content is laid out; see
  /// ``compare(_:overflow:)``.
  func loads(_ length: Double, overflow: Double) -> Bool {
    isDue && length > lengthBefore && overflow <= 0
  }

  /// Compares the content with the list, if it is laid out.
  ///
  /// - Parameters:
  ///   - length: The length of the content.
  ///   - overflow: The distance by which the content, the component and the app's insets are longer
  ///     than the view; 0 or negative if they fit.
  /// - Returns: Whether the component loads.
  mutating func compare(_ length: Double, overflow: Double) -> Bool {
    guard layout == .current else { return false }
    let loads = loads(length, overflow: overflow)
    if overflow > 0 { isDue = false }
    return loads
  }
}
