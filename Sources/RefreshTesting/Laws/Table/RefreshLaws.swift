import RefreshKit
import RefreshReplay

/// Rules P and T of Tests/Guides/Rules.md: no refresh without a cause.
extension Law {
  /// A refresh begins because the script begins it, because a pull is released (or passes the
  /// threshold, in a class that does not wait for the release), because the end of the list is
  /// reached, or because the list is not filled.
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
    // If the line has several events, an answer to one of them may have changed the state between
    // the pull and its refresh.
    let isFromPull = change.old == .pulling || onlooker.line.eventCount > 1
    return life.isPulled && life.isReleased && isFromPull ? nil : "it was not released"
  }

  /// T: a component that loads until the list is filled does not stop earlier, except at the end of
  /// the data, after a load that fails or does not make the content longer, or while an obstacle
  /// prevents a load.
  static let listsAreFilled = afterLines("loads fill the list") { life, onlooker in
    guard onlooker.line.isTurn, life.component.state == .idle, !life.hasUnreportedEnd,
      !life.scriptedValues.hasSetState, life.isFreeToFill(onlooker), life.mayFillFurther
    else { return nil }
    return "content of \(onlooker.scrollView.contentSize.height) points does not fill the list"
  }
}

extension Life {
  /// Whether the content is too short to fill the list, and no obstacle prevents a load that fills
  /// it.
  func isFreeToFill(_ onlooker: Onlooker) -> Bool {
    let list = onlooker.scrollView
    guard let autoLoading, autoLoading.loadsUntilFilled, autoLoading.autoTriggerTimes != 0,
      list.isInWindow, !component.isHidden, component.isUserInteractionEnabled,
      !component.showsSecondLevel, !list.isTracking, !list.isDragging,
      list.contentSize.height > 0
    else { return false }
    let others = onlooker.attachedLives.filter { $0 !== self }
    if others.contains(where: { $0.component.isRefreshing || $0.component.showsSecondLevel }) {
      return false
    }
    return !fills(list)
  }

  /// If rule T forbids a load that begins at the end of the list now, describes the mistake;
  /// otherwise returns nil.
  fileprivate func mistakeInArrival(
    of auto: any AutoLoading, _ onlooker: Onlooker
  ) -> String? {
    let view = onlooker.scrollView.snapshot
    if loadAllowance.isUsedUp(isDragging: view.isDragging) {
      return "it has used up what it may load"
    }
    // With several deeds in a line, a deed may have changed the list since its end was reached.
    guard onlooker.line.performedOps.count == 1 else { return nil }
    let approach = approach(to: auto, in: onlooker.scrollView)
    guard view.geometry.contentSize.height > 0 else { return "there is no content" }
    guard approach.offset >= approach.start else { return "the list is pulled at its other end" }
    if view.isDragging, view.panState == .ended {
      guard approach.offset > approach.dragStart else { return "the finger has not pulled so far" }
      return !approach.isLong || approach.offset >= approach.end
        ? nil : "the list is not at its end"
    }
    // In a list that is too short to move, a wheel or a key still loads.
    let isPush = onlooker.line.op == .wheel || onlooker.line.op == .scrollStep
    if isPush, !approach.isLong, auto.isAutomaticallyRefresh { return nil }
    if view.cause == .component { return "a component has moved the content" }
    guard auto.isAutomaticallyRefresh else { return "it does not load by itself" }
    guard approach.isLong else { return "the list is shorter than the view" }
    return approach.offset >= approach.triggerLine - Life.slack
      ? nil : "the offset is \(approach.offset), before \(approach.triggerLine)"
  }
}

/// Rule N of Tests/Guides/Rules.md: each refresh has a number, and ends once.
extension Law {
  /// N1, N2: a refresh calls back at most once, and only while it lasts. It reports its begin once,
  /// after the callback. After an end, the closing is reported at most once. The end itself is
  /// reported once, before a newer refresh calls back.
  static let eventsKeepTheirOrder = always("each refresh ends once") { life, moment, _ in
    guard case .callback(let callback) = moment, life.reportsEnds else { return nil }
    switch callback {
    case .refreshing:
      guard let refresh = life.refresh, !refresh.isWaiting, life.component.isRefreshing else {
        return "it calls back without a refresh"
      }
      if life.hasUnreportedEnd { return "it calls back before the last end is reported" }
      return refresh.callbacks == 0 ? nil : "it calls back twice"
    case .began:
      guard let refresh = life.refresh else { return "it reports a begin without a refresh" }
      return refresh.callbacks == 1 && refresh.beginReports == 0
        ? nil : "it reports a begin at the wrong time"
    case .endAnimationBegan:
      guard let closing = life.closing, life.refresh == nil, closing.reports == 0 else {
        return "it reports a closing without an end"
      }
      return nil
    case .ended:
      return life.hasUnreportedEnd ? nil : "it reports an end without a refresh, or again"
    case .secondLevelOpened:
      return life.component.secondLevel?.phase == .open
        ? nil : "it reports a second level that is not open"
    case .secondLevelClosed:
      return life.component.showsSecondLevel ? "it reports a second level that is in sight" : nil
    }
  }

  /// N1, N2, L5: in a window, a refresh opens for no longer than its opening animation. An end is
  /// reported after the closing animation at the latest, and before the next begin.
  static let nothingIsForgotten = afterLines("each refresh proceeds") { life, onlooker in
    let isLate = { onlooker.line.isTurn && onlooker.now >= $0 }
    guard life.reportsEnds else { return nil }
    if let refresh = life.refresh {
      if life.hasUnreportedEnd { return "the end before the present refresh was never reported" }
      if !refresh.isWaiting, refresh.callbacks == 0, isLate(refresh.since + refresh.openingDuration)
      {
        return "it has not called back"
      }
    } else if let closing = life.closing, life.hasUnreportedEnd {
      if isLate(closing.since + closing.duration) { return "its end was not reported" }
      if life.unreportedEnds > 1 { return "\(life.unreportedEnds) ends are not reported yet" }
    }
    return nil
  }

  /// The component is refreshing if, and only if, the reported changes of state say so.
  static let everyChangeIsReported = afterLines("every change of state is reported") { life, _ in
    (life.refresh != nil) == life.component.isRefreshing
      ? nil : "its state has changed without a report"
  }

  /// N2: a component that has left its slot reports nothing; it is not refreshing or pulling, has
  /// reserved no inset, and is not pulled out.
  static let detachedIsSilent = always("a detached component is silent") { life, moment, _ in
    guard life.isOver else { return nil }
    let component = life.component
    guard case .line = moment else { return "it reports an event after it was detached" }
    if component.isRefreshing || component.state == .pulling { return "it is busy" }
    if component.reservedInset != 0 { return "it has reserved \(component.reservedInset)" }
    return component.pullingPercent == 0 ? nil : "its percent is \(component.pullingPercent)"
  }
}

/// Rules O and W of Tests/Guides/Rules.md: which calls and refreshes may wait after a turn of the
/// main queue.
extension Law {
  /// O1: no call waits for longer than a turn, unless the component refreshes with a minimum
  /// duration.
  static let noCallIsLeft = afterLines("no call is left waiting") { life, onlooker in
    let component = life.component
    if component.state == .refreshing, component.minimumRefreshingDuration > 0 { return nil }
    let calls = component.machine.calls.waiting
    return onlooker.line.isTurn && !calls.isEmpty ? "\(calls.count) calls wait after a turn" : nil
  }

  /// W: in a window, no refresh waits for longer than a turn. Outside a window, no refresh starts
  /// by itself.
  static let windowsStartRefreshes = always("waiting ends in a window") { life, moment, onlooker in
    switch moment {
    case .change(let change):
      let starts = change.new == .refreshing && !life.isByScript(change)
      return starts && !onlooker.scrollView.isInWindow ? "it starts outside a window" : nil
    case .line:
      let waits = life.isAttached && life.component.state == .willRefresh
      return waits && onlooker.line.isTurn && onlooker.scrollView.isInWindow
        ? "it waits in a window" : nil
    case .callback:
      return nil
    }
  }

  /// N5: the interaction of the list is as the app has set it, except while a header that disables
  /// it opens or closes.
  static let interactionIsRestored = ofLists("interaction is restored") { onlooker in
    guard !onlooker.scrollView.isUserInteractionEnabled else { return nil }
    let isDisabledByHeader = onlooker.attachedLives.contains {
      $0.component is RefreshHeader && ($0.hasUnreportedEnd || $0.refresh?.callbacks == 0)
    }
    return isDisabledByHeader ? nil : "the list takes no touches, and no header opens or closes"
  }
}
