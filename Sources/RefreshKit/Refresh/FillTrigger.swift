/// Decides when an auto header or auto footer loads because the content does not fill the view:
/// ``AutoLoading/loadsUntilFilled``.
package struct FillTrigger: Hashable {
  package enum Layout: Hashable {
    /// The list has not been laid out since the component was attached.
    case none
    /// The list has not been laid out since the last load, or since the list was refreshed.
    case outdated
    case current
  }

  /// What is compared: the length of the content, and the length by which the content and the
  /// component together are longer than the view, in points.
  package struct Fit: Hashable {
    let length, overflow: Double
  }

  /// Whether the content has to be compared with the view: at first, after each load or refresh of
  /// the list that has succeeded, and after the fit has changed. It stays true while something
  /// prevents a load.
  package private(set) var isDue = true
  package private(set) var layout = Layout.none
  /// The length of the content when the last load began. It does not change if a load begins before
  /// the rows of the previous one were laid out. It is 0 after the list was refreshed, and after
  /// the fit has changed without a load.
  package private(set) var lengthBefore = 0.0
  /// Whether a load is in progress, or the last one has not succeeded.
  package private(set) var isStopped = false
  private var hasFailed = false
  private var fit: Fit?

  mutating func loadDidOpen(at length: Double) {
    (isDue, isStopped, hasFailed) = (false, true, false)
    if layout != .outdated { lengthBefore = length }
  }

  /// Called when a load has succeeded.
  mutating func didLoad() {
    (isDue, isStopped, layout) = (true, false, .outdated)
  }

  mutating func didFail() {
    (isDue, isStopped, hasFailed) = (false, true, true)
  }

  /// Called only in idle. If the last load was interrupted, the content has to be compared with the
  /// view again.
  mutating func didEnterWindow() {
    guard isStopped, !hasFailed else { return }
    (isDue, isStopped, lengthBefore) = (true, false, 0)
  }

  mutating func listDidRefresh() {
    (isDue, isStopped, layout, lengthBefore) = (true, false, .outdated, 0)
  }

  mutating func contentWasLaidOut() {
    layout = .current
  }

  /// Returns whether the content has to be compared with the view again, because something other
  /// than a load or a refresh has changed the fit.
  mutating func fitDidChange(to new: Fit, inRefresh: Bool = false) -> Bool {
    guard new != fit else { return false }
    fit = new
    guard !inRefresh, !isStopped, layout == .current else { return false }
    (isDue, lengthBefore) = (true, 0)
    return true
  }

  /// Whether the component loads if the layout is up to date, which ``compare(_:goesOn:)`` checks
  /// and this function does not. If `goesOn` is true, the component loads even if the last load has
  /// not made the content longer.
  func loads(_ fit: Fit, goesOn: Bool = false) -> Bool {
    isDue && (fit.length > lengthBefore || goesOn) && fit.overflow <= 0
  }

  /// Whether the last load has succeeded and made the content longer.
  func hasGrown(_ length: Double) -> Bool {
    isDue && layout == .current && length > lengthBefore && lengthBefore > 0
  }

  /// Returns whether the component loads. If the content and the component are longer than the
  /// view, they are not compared again until something changes.
  mutating func compare(_ fit: Fit, goesOn: Bool = false) -> Bool {
    guard layout == .current else { return false }
    self.fit = fit
    let loads = loads(fit, goesOn: goesOn)
    if fit.overflow > 0 { isDue = false }
    return loads
  }
}
