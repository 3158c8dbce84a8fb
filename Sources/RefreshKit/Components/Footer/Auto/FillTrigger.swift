/// Decides when an auto header or auto footer loads because the content does not fill the list. See
/// ``AutoLoading/loadsUntilFilled``.
package nonisolated struct FillTrigger: Equatable {
  /// Whether the content is to be compared with the list: at first, and after each load that has
  /// succeeded. It stays true until the component loads, or the content fills the list.
  package private(set) var isDue = true
  /// Whether another comparison in the next frame is scheduled.
  package var isScheduled = false

  /// The length of the content when the last load began; 0 before the first load, and after a
  /// refresh of the list.
  package private(set) var lengthBefore = 0.0
  /// Whether the content that was loaded last has yet to be laid out.
  package private(set) var awaitsLayout = false

  /// Called when the component begins to load, with the length of the content.
  mutating func willLoad(_ length: Double) {
    isDue = false
    if !awaitsLayout { lengthBefore = length }
  }

  /// Called when a load of the component has succeeded.
  mutating func didLoad() {
    (isDue, awaitsLayout) = (true, true)
  }

  /// Called when a refresh of the whole list has succeeded.
  mutating func listDidRefresh() {
    (isDue, awaitsLayout, lengthBefore) = (true, true, 0)
  }

  /// Called after a layout of the content.
  mutating func contentWasLaidOut() {
    awaitsLayout = false
  }

  /// Whether the component loads to fill the list; see ``compare(_:overflow:)``.
  func loads(_ length: Double, overflow: Double) -> Bool {
    isDue && length > lengthBefore && overflow <= 0
  }

  /// Compares the content with the list.
  ///
  /// - Parameters:
  ///   - length: The length of the content.
  ///   - overflow: The distance by which the content, the component and the app's insets are longer
  ///     than the view; 0 or negative if they fit.
  /// - Returns: Whether the component loads.
  mutating func compare(_ length: Double, overflow: Double) -> Bool {
    let loads = loads(length, overflow: overflow)
    if length > lengthBefore { isDue = loads }
    return loads
  }
}
