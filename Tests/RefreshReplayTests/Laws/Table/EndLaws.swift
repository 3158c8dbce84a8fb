@testable import RefreshKit
@testable import RefreshReplay

/// Rule N: each refresh has a number, and ends once.
extension Law {
  /// N1, N2: a refresh calls back at most once, and only while it lasts; it reports its begin once,
  /// after that. Each end closes at most once and is reported once, before a newer refresh calls back.
  static let eventsKeepTheirOrder = always("each refresh ends once") { life, moment, _ in
    guard case .callback(let callback) = moment, life.reportsEnds else { return nil }
    switch callback {
    case .refreshing:
      guard let refresh = life.refresh, !refresh.isWaiting, life.component.isRefreshing else {
        return "it calls back without a refresh"
      }
      if life.isClosing { return "it calls back before the last end is reported" }
      return refresh.callbacks == 0 ? nil : "it calls back twice"
    case .began:
      guard let refresh = life.refresh else { return "it reports a begin without a refresh" }
      return refresh.callbacks == 1 && refresh.beginnings == 0
        ? nil : "it reports a begin at the wrong time"
    case .endAnimationBegan:
      guard let closing = life.closing, life.refresh == nil, closing.actions == 0 else {
        return "it reports a closing without an end"
      }
      return nil
    case .ended:
      return life.isClosing ? nil : "it reports an end without a refresh, or again"
    case .secondLevelOpened:
      return life.component.secondLevel?.phase == .open
        ? nil : "it reports a second level that is not open"
    case .secondLevelClosed:
      return life.component.showsSecondLevel ? "it reports a second level that is in sight" : nil
    }
  }

  /// N1, N2, L5: in a window, no refresh opens for longer than its opening animation, and no end is
  /// delayed for longer than the closing animation or beyond the next begin.
  static let nothingIsForgotten = afterLines("each refresh proceeds") { life, onlooker in
    let isLate = { onlooker.line.isTurn && onlooker.now >= $0 }
    guard life.reportsEnds else { return nil }
    if let refresh = life.refresh {
      if life.isClosing { return "the end before the present refresh was never reported" }
      if !refresh.isWaiting, refresh.callbacks == 0, isLate(refresh.since + refresh.opening) {
        return "it has not called back"
      }
    } else if let closing = life.closing, life.isClosing {
      if isLate(closing.since + closing.duration) { return "its end was not reported" }
      if life.owedEnds > 1 { return "\(life.owedEnds) ends are not reported yet" }
    }
    return nil
  }

  /// A refresh is what is between the changes of state that were reported.
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
