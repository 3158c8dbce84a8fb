@testable import RefreshKit
@testable import RefreshReplay

/// Rules P and T: no refresh without a cause.
extension Law {
  /// A refresh begins because the script begins it, because a pull is released, or because the end of the
  /// list is reached.
  static let refreshesHaveCauses = always("no refresh without a cause") { life, moment, onlooker in
    guard case .change(let change) = moment, change.new.isRefreshing, !change.old.isRefreshing,
      !life.wasAskedFor(change)
    else { return nil }
    if life.isFreeToFill(onlooker) { return nil }
    guard life.component.isShown else { return "it is not shown" }
    if let auto = life.autoLoading { return life.mistakeInArrival(of: auto, onlooker) }
    if life.beginsUnderFinger, change.old == .idle, onlooker.scrollView.isDragging {
      let isPulled = life.pulledBy > life.pullThreshold - Life.slack
      return isPulled ? nil : "it is pulled by \(life.pulledBy) only"
    }
    // An answer to the end of the last refresh may be between the pull and its refresh.
    let isFromPull = change.old == .pulling || onlooker.line.eventCount > 1
    return life.isPulled && life.isReleased && isFromPull ? nil : "it was not released"
  }

  /// T: a list that is filled by loads ends filled, at its end, or at a failure, once nothing is in the way.
  static let listsAreFilled = afterLines("loads fill the list") { life, onlooker in
    guard onlooker.line.isTurn, life.component.state == .idle, !life.isClosing,
      !life.hand.hasSetState, life.isFreeToFill(onlooker), life.mayFillFurther
    else { return nil }
    return "content of \(onlooker.scrollView.contentSize.height) points does not fill the list"
  }
}

extension Life {
  /// Whether the content does not fill the list, and nothing is in the way of a load that fills it.
  fileprivate func isFreeToFill(_ onlooker: Onlooker) -> Bool {
    let list = onlooker.scrollView
    guard let autoLoading, autoLoading.loadsUntilFilled, autoLoading.autoTriggerTimes != 0,
      list.isInWindow, !component.isHidden, component.isUserInteractionEnabled,
      !component.showsSecondLevel, !list.isTracking, !list.isDragging,
      list.contentSize.height > 0
    else { return false }
    let others = onlooker.present.filter { $0 !== self }
    if others.contains(where: { $0.component.isRefreshing || $0.component.showsSecondLevel }) {
      return false
    }
    return !fills(list)
  }

  /// What is wrong with a load at the end of the list now, by the words of rule T.
  fileprivate func mistakeInArrival(
    of auto: any AutoLoading, _ onlooker: Onlooker
  ) -> String? {
    let view = onlooker.scrollView.snapshot
    if ration.isUsedUp(isDragging: view.isDragging) { return "it has used up what it may load" }
    // An answer may have changed the list since its end was reached.
    guard onlooker.line.deeds.count == 1 else { return nil }
    let course = course(of: auto, in: onlooker.scrollView)
    guard view.geometry.contentSize.height > 0 else { return "there is no content" }
    guard course.position >= course.start else { return "the list is pulled at its other end" }
    if view.isDragging, view.panState == .ended {
      guard course.position > course.dragStart else { return "the finger has not pulled so far" }
      return !course.isLong || course.position >= course.end ? nil : "the list is not at its end"
    }
    // A wheel or a key that moves on at the end of a list that cannot move.
    let isPush = onlooker.line.op == .wheel || onlooker.line.op == .scrollStep
    if isPush, !course.isLong, auto.isAutomaticallyRefresh { return nil }
    if view.cause == .component { return "a component has moved the content" }
    guard auto.isAutomaticallyRefresh else { return "it does not load by itself" }
    guard course.isLong else { return "the list is shorter than the view" }
    return course.position >= course.line - Life.slack
      ? nil : "the offset is \(course.position), before \(course.line)"
  }
}
