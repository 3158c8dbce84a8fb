@testable import RefreshKit
@testable import RefreshReplay

/// Rules O and W: what a turn of the main queue leaves behind.
extension Law {
  /// O1: no call waits for longer than a turn, except for the least duration of a refresh.
  static let noCallIsLeft = afterLines("no call is left waiting") { life, onlooker in
    let component = life.component
    if component.state == .refreshing, component.minimumRefreshingDuration > 0 { return nil }
    let calls = component.machine.calls.waiting
    return onlooker.line.isTurn && !calls.isEmpty ? "\(calls.count) calls wait after a turn" : nil
  }

  /// W: in a window, no refresh waits for longer than a turn; outside, none starts by itself.
  static let windowsStartRefreshes = always("waiting ends in a window") { life, moment, onlooker in
    switch moment {
    case .change(let change):
      let starts = change.new == .refreshing && !life.isByHand(change)
      return starts && !onlooker.scrollView.isInWindow ? "it starts outside a window" : nil
    case .line:
      let waits = life.isAttached && life.component.state == .willRefresh
      return waits && onlooker.line.isTurn && onlooker.scrollView.isInWindow
        ? "it waits in a window" : nil
    case .callback:
      return nil
    }
  }

  /// N5: the interaction is the app's own, unless a header that disables it opens or closes.
  static let interactionIsRestored = ofLists("interaction is restored") { onlooker in
    guard !onlooker.scrollView.isUserInteractionEnabled else { return nil }
    let isDisabledByHeader = onlooker.present.contains {
      $0.component is RefreshHeader && ($0.isClosing || $0.refresh?.callbacks == 0)
    }
    return isDisabledByHeader ? nil : "the list takes no touches, and no header opens or closes"
  }
}
