import RefreshKit

/// The delegate of the list. Its calls are entries of the log, in UIKit's order; an offset is the
/// position along the component's axis, in whole points if it is whole.
extension Bench: ScrollViewDelegate {
  /// What the delegate does, and what it was told.
  @MainActor struct Delegation {
    /// The target content offset that the delegate sets.
    var target: Point?
    /// The same, along the vertical axis alone.
    var targetY: Double?
    /// What the delegate does with each offset.
    var whenScrolled: ((ScrollView) -> Void)?
    /// What the delegate does inside each call, by that call's entry in the log.
    var answers: [String: (ScrollView) -> Void] = [:]
    /// The velocity and the target that were announced last.
    fileprivate(set) var (velocity, announced) = (Point.zero, Point.zero)
  }

  private func note(call entry: String) {
    note(entry)
    delegation.answers[entry]?(list)
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    note(call: Int(exactly: position.rounded()).map(String.init) ?? "\(position)")
    delegation.whenScrolled?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    note(call: "will drag")
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    (delegation.velocity, delegation.announced) = (velocity, targetContentOffset)
    if let target = delegation.target { targetContentOffset = target }
    if let targetY = delegation.targetY { targetContentOffset.y = targetY }
    note(call: "will end")
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note(call: decelerate ? "did end, with speed" : "did end")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    note(call: "will decelerate")
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    note(call: "at rest")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    note(call: "arrived")
  }
}
