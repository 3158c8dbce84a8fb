@testable import RefreshKit
@testable import RefreshReplay

/// Rule P: no pull outlives its gesture.
extension Law {
  /// P1, P2, P5: a pulling component has a finger on the content, beyond the edge, or was released in this
  /// very turn; or else the script has set its state.
  static let pullsHaveFingers = afterLines("pulling never outlives a gesture") {
    life, onlooker in
    guard life.isPulled, life.component.state == .pulling, !life.hand.hasSetState else {
      return nil
    }
    let list = onlooker.scrollView
    guard life.listens else { return "it is hidden or takes no touches" }
    guard !list.isDragging else {
      return life.isInside && !life.isReleased ? "the offset is inside the content" : nil
    }
    if list.panState == .cancelled, !life.hasGestureWaiting { return "its drag was cancelled" }
    return onlooker.line.isTurn ? "there is no drag" : nil
  }

  /// P1, P3: a pull begins in idle, under a finger, beyond the threshold; and not by a drag that began
  /// during a refresh and has not returned since.
  static let pullsBeginFarOut = always("a pull begins beyond the threshold") {
    life, moment, onlooker in
    guard case .change(let change) = moment, change.new == .pulling, !life.isByHand(change)
    else { return nil }
    let view = onlooker.scrollView.snapshot
    guard change.old == .idle, view.isDragging, life.listens else { return "there is no pull" }
    guard life.pulledBy > life.pullThreshold - Life.slack else {
      return "it is pulled by \(life.pulledBy) only"
    }
    return life.refusedDragID == view.dragID ? "its drag has not returned" : nil
  }

  /// P1: inside the content, or hidden, nothing is pulled out.
  static let nothingIsPulledInside = afterLines("percent is 0 inside the content") {
    life, _ in
    let component = life.component
    guard life.isPulled, !component.isRefreshing, !life.isClosing, !life.hand.hasSetPercent else {
      return nil
    }
    guard !component.isShown || (life.listens && life.isInside && !life.isReleased) else {
      return nil
    }
    return component.pullingPercent == 0 ? nil : "its percent is \(component.pullingPercent)"
  }

  /// Under a finger the percent is the fraction of the threshold by which it is pulled out.
  static let percentFollowsTheFinger = afterLines("percent follows the finger") {
    life, onlooker in
    let component = life.component
    guard life.isPulled, life.listens, !component.isRefreshing, !life.isClosing, !life.isReleased,
      !component.showsSecondLevel,
      life.pullThreshold > 0, onlooker.line.deeds == [.drag], onlooker.line.eventCount == 0,
      onlooker.scrollView.panState == .changed, onlooker.scrollView.isDragging
    else { return nil }
    let fraction = life.isInside ? 0 : life.pulledBy / life.pullThreshold
    return abs(component.pullingPercent - fraction) < Life.slack
      ? nil : "its percent is \(component.pullingPercent) instead of \(fraction)"
  }

  /// C: a refresh is in full sight, from its first callback to its end.
  static let refreshesAreSeen = ofLooks("a refresh is in full sight") { life, _, _ in
    let component = life.component
    return !component.isRefreshing || component.alpha == 1
      ? nil : "its alpha is \(component.alpha)"
  }

  /// P1, S5: outside a refresh the alpha is 1; where it is automatic, it is the percent, within 0...1.
  static let alphaFollowsThePull = afterLines("alpha follows the pull") { life, _ in
    let component = life.component
    guard life.reportsEnds, !component.isRefreshing, !life.isClosing else { return nil }
    let isAutomatic =
      component.isAutomaticallyChangeAlpha && life.autoLoading == nil
      && !component.showsSecondLevel
    let alpha = isAutomatic ? min(max(component.pullingPercent, 0), 1) : 1
    return component.alpha == alpha ? nil : "its alpha is \(component.alpha) instead of \(alpha)"
  }
}
