/// See ``AutoLoading/loadsUntilFilled``.
package struct FillTrigger: Hashable {
  package enum Layout: Hashable {
    /// Not laid out since the component was attached.
    case none
    /// Not laid out since the last load or refresh of the list.
    case outdated
    case current
  }

  /// What is compared, in points: the content, and how far it and the component do not fit.
  package struct Fit: Hashable {
    let length, overflow: Double
  }

  /// True at first, after each load or refresh of the list that has succeeded, and after a change of
  /// the fit. Stays true while something prevents a load.
  package private(set) var isDue = true
  package private(set) var layout = Layout.none
  /// The length when a load last began with a layout that was not outdated; 0 after a list refresh,
  /// and after the fit has changed without a load.
  package private(set) var lengthBefore = 0.0
  /// Whether a load is under way, or the last one has not succeeded.
  package private(set) var isStopped = false
  private var hasFailed = false
  private var fit: Fit?

  mutating func willLoad(_ length: Double) {
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

  /// Called in idle. After a load that was interrupted, the list is compared again.
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

  /// Returns whether the list has to be compared again: neither a load nor a refresh has changed it.
  mutating func fitDidChange(to new: Fit, inRefresh: Bool = false) -> Bool {
    guard new != fit else { return false }
    fit = new
    guard !inRefresh, !isStopped, layout == .current else { return false }
    (isDue, lengthBefore) = (true, 0)
    return true
  }

  /// Does not check the layout, unlike ``compare(_:goesOn:)``. `goesOn` is true if the content need
  /// not have grown since the last load.
  func loads(_ fit: Fit, goesOn: Bool = false) -> Bool {
    isDue && (fit.length > lengthBefore || goesOn) && fit.overflow <= 0
  }

  /// Whether the content has grown by the last load, which has succeeded.
  func hasGrown(_ length: Double) -> Bool {
    isDue && layout == .current && length > lengthBefore && lengthBefore > 0
  }

  /// Returns whether the component loads.
  mutating func compare(_ fit: Fit, goesOn: Bool = false) -> Bool {
    guard layout == .current else { return false }
    self.fit = fit
    let loads = loads(fit, goesOn: goesOn)
    if fit.overflow > 0 { isDue = false }
    return loads
  }
}
