import RefreshKit
import RefreshReplay

/// Calls of the script take effect, and a component does not begin or end refreshes by itself. In a
/// session the script plays the app: a class that begins or ends refreshes by itself breaks these
/// laws.
extension Law {
  /// The laws that are checked for an app's own class.
  package static let ofClasses = all + [beginsHaveCauses, beginsCallBack, endsLeaveRefreshing]

  /// Each begin has a cause of its own: a call, a gesture, an arrival, filling, or a window.
  static let beginsHaveCauses = always("each begin has a cause of its own") {
    life, moment, onlooker in
    guard case .change(let change) = moment, change.new.isRefreshing, !change.old.isRefreshing,
      !life.hasCause, !life.hasGestureWaiting, !life.isByScript(change),
      !life.isFreeToFill(onlooker)
    else { return nil }
    return "it begins again, and nothing has asked for that since its last refresh began"
  }

  /// A refresh that the script begins calls back, unless the script or a time limit ends it first.
  static let beginsCallBack = always("a begin calls back") { life, moment, _ in
    guard case .change(let change) = moment, change.old.isRefreshing, !change.new.isRefreshing,
      // `life.refresh` is still nil if an observer in the class has ended the refresh before its
      // begin was reported.
      life.refresh.map({ $0.isScripted && $0.callbacks == 0 }) ?? life.isAsked, !life.mayBeOver,
      !life.isByScript(change), life.reportsEnds, life.component.refreshingTimeout == nil,
      life.isAttached
    else { return nil }
    return "its refresh ends before it has called back, and the script has not ended it"
  }

  /// If the script calls an end, the component leaves the state refreshing.
  static let endsLeaveRefreshing = afterLines("an end leaves refreshing") { life, onlooker in
    guard onlooker.line.isTurn, life.refresh?.endWasCalled == true, life.component.isRefreshing,
      life.component.minimumRefreshingDuration == 0, !life.component.isShowingResult
    else { return nil }
    return "endRefreshing() was called, and it still refreshes"
  }
}
