@testable import RefreshKit
@testable import RefreshReplay

/// Second levels.
extension Law {
  /// A level that opens or is open reserves the length of the view or more, beside a component that is
  /// idle or has no more data, and is not pulled but by hand; one that is armed is pulled.
  static let levelsFillTheView = afterLines("an open level fills the view") { life, onlooker in
    let component = life.component
    guard let level = component.secondLevel else { return nil }
    if level.phase == .armed {
      return component.state == .pulling ? nil : "it is armed and \(component.state)"
    }
    guard level.phase.isInSight else { return nil }
    let isPulling = component.state == .pulling && !life.hand.hasSetState
    guard !isPulling, !component.isRefreshing else {
      return "its level is in sight, and it is \(component.state)"
    }
    if component.pullingPercent != 0, !life.hand.hasSetPercent {
      return "its percent is \(component.pullingPercent)"
    }
    let length = onlooker.scrollView.frame.size[component.edge.axis]
    return !level.phase.isOpen || component.reservedInset >= length
      ? nil : "it has reserved \(component.reservedInset) of \(length)"
  }

  /// A list without a level in sight has no inset of one, and a component that is not in the list has no
  /// level in sight.
  static let closedLevelsLeaveNothing = ofLists("a closed level leaves nothing") { onlooker in
    let shown = onlooker.present.contains { $0.component.showsSecondLevel }
    let levels = onlooker.scrollView.geometry.levels
    return shown || levels == .zero ? nil : "the inset of closed levels is \(levels)"
  }
}
