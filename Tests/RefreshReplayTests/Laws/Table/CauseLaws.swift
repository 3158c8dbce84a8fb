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
    guard life.component.isShown else { return "it is not shown" }
    if let footer = life.autoFooter {
      return life.mistakeInArrival(of: footer, onlooker)
    }
    // An answer to the end of the last refresh may be between the pull and its refresh.
    let isFromPull = change.old == .pulling || onlooker.line.eventCount > 1
    return life.isPulled && life.isReleased && isFromPull ? nil : "it was not released"
  }
}

extension Life {
  /// What is wrong with an auto footer that loads now, by the words of rule T.
  fileprivate func mistakeInArrival(
    of footer: RefreshAutoFooter, _ onlooker: Onlooker
  ) -> String? {
    let view = onlooker.scrollView.snapshot
    if ration.isUsedUp(isDragging: view.isDragging) { return "it has used up what it may load" }
    // An answer may have changed the list since its end was reached.
    guard onlooker.line.deeds.count == 1 else { return nil }
    let inset = view.geometry.inset
    let (size, content) = (view.geometry.size, view.geometry.contentSize)
    let isLong = inset.top + content.height > size.height
    guard content.height > 0 else { return "there is no content" }
    guard view.offset.y >= -inset.top else { return "the list is pulled down" }
    if view.isDragging, view.panState == .ended {
      guard view.offset.y > view.dragStart.y else { return "the finger has not pulled up" }
      let end = content.height + inset.bottom + footer.reservedInset - size.height
      return !isLong || view.offset.y >= end ? nil : "the list is not at its end"
    }
    if view.cause == .component { return "a component has moved the content" }
    guard footer.isAutomaticallyRefresh else { return "it does not load by itself" }
    guard isLong else { return "the list is shorter than the view" }
    let line = arrivalLine(of: footer, in: onlooker.scrollView)
    return view.offset.y >= line - Life.slack
      ? nil : "the offset is \(view.offset.y), before \(line)"
  }
}
