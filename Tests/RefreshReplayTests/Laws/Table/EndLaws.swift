@testable import RefreshKit
@testable import RefreshReplay

/// Rule N: each refresh has a number, and ends once.
extension Law {
  /// N1, N2: a refresh calls back at most once, and only while it lasts; it reports its begin once,
  /// after that. Each end closes at most once and is reported once, before a newer refresh calls back.
  static let eventsKeepTheirOrder = always("each refresh ends once") { life, moment, _ in
    guard case .callback(let callback) = moment, life.tellsEnds else { return nil }
    switch callback {
    case .refreshing:
      guard let refresh = life.refresh, !refresh.isWaiting, life.component.isRefreshing else {
        return "it calls back without a refresh"
      }
      if life.isClosing { return "it calls back before the last end is told" }
      return refresh.callbacks == 0 ? nil : "it calls back twice"
    case .began:
      guard let refresh = life.refresh else { return "it tells a begin without a refresh" }
      return refresh.callbacks == 1 && refresh.beginnings == 0
        ? nil : "it tells a begin at the wrong time"
    case .endAnimationBegan:
      guard let closing = life.closing, life.refresh == nil, closing.actions == 0 else {
        return "it tells a closing without an end"
      }
      return nil
    case .ended:
      return life.isClosing ? nil : "it tells an end that was not, or was told before"
    }
  }

  /// N1, N2, L5: in a window, no refresh opens for longer than its opening animation, and no end is
  /// kept for longer than the closing animation or beyond the next begin.
  static let nothingIsForgotten = afterLines("each refresh goes on") { life, onlooker in
    let isLate = { onlooker.line.isTurn && onlooker.now >= $0 }
    guard life.tellsEnds else { return nil }
    if let refresh = life.refresh {
      if life.isClosing { return "the end before the present refresh was never told" }
      if !refresh.isWaiting, refresh.callbacks == 0, isLate(refresh.since + refresh.opening) {
        return "it has not called back"
      }
    } else if let closing = life.closing, life.isClosing {
      if isLate(closing.since + closing.duration) { return "its end was not told" }
      if life.owedEnds > 1 { return "\(life.owedEnds) ends are still to be told" }
    }
    return nil
  }

  /// A refresh is what is between the changes of state that were reported.
  static let everyChangeIsTold = afterLines("every change of state is told") { life, _ in
    (life.refresh != nil) == life.component.isRefreshing
      ? nil : "its state has changed, and nobody heard of it"
  }

  /// N2: a component that has left its slot reports nothing; it is not refreshing or pulling, has
  /// reserved no inset, and is not pulled out.
  static let detachedIsSilent = always("a detached component is silent") { life, moment, _ in
    guard life.isOver else { return nil }
    let component = life.component
    guard case .line = moment else { return "it tells something after it was detached" }
    if component.isRefreshing || component.state == .pulling { return "it is busy" }
    if component.reservedInset != 0 { return "it has borrowed \(component.reservedInset)" }
    return component.pullingPercent == 0 ? nil : "its percent is \(component.pullingPercent)"
  }
}
