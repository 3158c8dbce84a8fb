import RefreshKit

/// The bench as the delegate of its list. The delegate's calls are entries of the log, in UIKit's
/// order. The entry of an offset is the position along the component's axis, in whole points if it
/// is whole.
extension Bench: ScrollViewDelegate {
  /// What the delegate does in its calls, and what it was last told.
  @MainActor struct Delegation {
    /// The target offset that the delegate sets; nil to keep the proposed one.
    var target: Point?
    /// The vertical target that the delegate sets; nil to keep the proposed one.
    var targetY: Double?
    /// Called at each change of the offset.
    var whenScrolled: ((ScrollView) -> Void)?
    /// Called inside a delegate's call, for its entry in the log.
    var answers: [String: (ScrollView) -> Void] = [:]
    /// The velocity and the proposed target of the last release.
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
