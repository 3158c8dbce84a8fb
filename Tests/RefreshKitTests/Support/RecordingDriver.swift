import RefreshKit

/// A driver that logs its calls, performs requests, and clamps content at rest if components
/// reserve or release an inset.
///
/// A late driver lays out its content when the test says so, and clamps nothing.
final class RecordingDriver: ScrollDriver {
  let isLate: Bool
  /// Whether a component has requested a late driver's layout.
  var isAsked = false
  private(set) var log: [String] = []
  /// Whether requests are performed.
  var performsRequests = true
  /// Called with each entry, so that a test can read values at that time.
  var onEntry: ((String) -> Void)?

  init(isLate: Bool = false) {
    self.isLate = isLate
  }

  func clearLog() {
    log = []
  }

  /// A list with a component, scrolled by this driver. The log is cleared afterward.
  func bench(_ kind: Kind) -> Bench {
    Bench(kind, driver: self)
  }

  private func note(_ entry: String) {
    log.append(entry)
    onEntry?(entry)
  }

  func scrollViewNeedsLayout(_ scrollView: ScrollView) {
    if isLate { isAsked = true } else { scrollView.driverDidLayOut() }
  }

  func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
    let inset = scrollView.reservedInset
    note("reserved \(text([inset.top, inset.left, inset.bottom, inset.right]))")
    guard performsRequests, !isLate, !scrollView.isDragging, !scrollView.isDecelerating else {
      return
    }
    let clamped = scrollView.geometry.clamp(scrollView.contentOffset)
    if clamped != scrollView.contentOffset {
      scrollView.driverDidScroll(to: clamped, by: .component)
    }
  }

  func scrollView(_ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool) {
    note("offset \(text([offset.x, offset.y]))\(animated ? ", animated" : "")")
    if performsRequests { scrollView.driverDidScroll(to: offset, by: .component) }
  }

  func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
    note("held \(Edge.allCases.filter(scrollView.holdsContent))")
  }

  func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
    note("interaction \(scrollView.isUserInteractionEnabled)")
  }

  func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
    note("bouncing")
  }

  func scrollView(_ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void) {
    note("animate \(duration)")
    changes()
    note("animated")
  }

  private func text(_ numbers: [Double]) -> String {
    numbers.map { "\(Int($0))" }.joined(separator: ",")
  }
}
