/// The rule by which an auto header or auto footer loads because the content does not fill the
/// view: ``AutoLoading/loadsUntilFilled``.
package struct FillTrigger: Hashable {
  package enum Step: Hashable {
    /// The content will be compared with the view after the next layout. This is the first step. It
    /// follows again after each successful load, after each successful refresh of the list, and
    /// after a load that was interrupted.
    case waitingForLayout
    /// The layout is up to date, and the content is compared with the view. The step does not
    /// change while something prevents a load.
    case comparing
    case done(Reason)
  }

  /// Why the content is not compared with the view.
  package enum Reason: Hashable {
    /// The content and the component together are longer than the view. When the fit changes, the
    /// content is compared with the view again.
    case filled
    /// A load is in progress, or was interrupted.
    case loading
    case failed
  }

  /// The values that are compared: the length of the content, and the length by which the content
  /// and the component together are longer than the view, in points.
  package struct Fit: Hashable {
    let length, overflow: Double
  }

  package private(set) var step = Step.waitingForLayout
  /// Whether the list was loaded or refreshed after its last layout.
  package private(set) var isLayoutOutdated = false
  /// The length of the content when the last load began, in points. A load that begins before the
  /// rows of the previous load were laid out does not change it. It is 0 if the list was refreshed,
  /// the last load was interrupted, or something else has changed the fit.
  package private(set) var lengthBeforeLoad = 0.0
  private var fit: Fit?

  /// Whether the content has to be compared with the view.
  package var isDue: Bool { step == .waitingForLayout || step == .comparing }

  mutating func loadDidOpen(at length: Double) {
    step = .done(.loading)
    if !isLayoutOutdated { lengthBeforeLoad = length }
  }

  /// Called when a load has succeeded.
  mutating func didLoad() {
    (step, isLayoutOutdated) = (.waitingForLayout, true)
  }

  mutating func didFail() {
    step = .done(.failed)
  }

  /// Called only in idle. If the last load was interrupted, the content has to be compared with the
  /// view again.
  mutating func didEnterWindow() {
    if step == .done(.loading) { (step, lengthBeforeLoad) = (.waitingForLayout, 0) }
  }

  mutating func listDidRefresh() {
    didLoad()
    lengthBeforeLoad = 0
  }

  /// Called after a layout if ``isDue``.
  mutating func contentWasLaidOut() {
    (step, isLayoutOutdated) = (.comparing, false)
  }

  /// Returns whether the content has to be compared with the view again, because the fit has
  /// changed. False if `inRefresh` is true: a load of the component or a refresh of the list is
  /// then in progress.
  mutating func fitDidChange(to new: Fit, inRefresh: Bool = false) -> Bool {
    guard new != fit else { return false }
    fit = new
    guard !inRefresh, step == .comparing || step == .done(.filled) else { return false }
    (step, lengthBeforeLoad) = (.comparing, 0)
    return true
  }

  /// Whether the component loads if the layout is up to date. Only
  /// ``compare(_:loadsWithoutGrowth:isNearEnd:)`` checks the layout. If `loadsWithoutGrowth` is
  /// true, the component loads even if the last load has not made the content longer.
  func mustLoad(for fit: Fit, loadsWithoutGrowth: Bool = false) -> Bool {
    isDue && (fit.length > lengthBeforeLoad || loadsWithoutGrowth) && fit.overflow <= 0
  }

  /// Returns whether the component loads. If the content and the component together are longer than
  /// the view, they are not compared again until something changes. But if the list is within the
  /// preload distance of its end (`isNearEnd`), and the last load has made the content longer, the
  /// component loads once more.
  mutating func compare(
    _ fit: Fit, loadsWithoutGrowth: Bool = false, isNearEnd: Bool = false
  ) -> Bool {
    guard step == .comparing else { return false }
    self.fit = fit
    let mustLoad = mustLoad(for: fit, loadsWithoutGrowth: loadsWithoutGrowth)
    if fit.overflow > 0 { step = .done(.filled) }
    return mustLoad || isNearEnd && lengthBeforeLoad > 0 && fit.length > lengthBeforeLoad
  }
}
