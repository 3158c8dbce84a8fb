import RefreshKit
import RefreshReplay

/// Rule G of Tests/Guides/Rules.md: frames are updated as soon as a value changes on which they
/// depend.
extension Law {
  /// G1: from the first layout on, the place of a component follows from the content size, the view
  /// size, the insets, its own size and its ignored inset.
  static let componentsAreAtTheirEdge = afterLines("components are at their edge") {
    life, onlooker in
    let (component, list) = (life.component, onlooker.scrollView)
    guard component.isLaidOut, !component.followsOffset else { return nil }
    let secondLevelInsets = list.geometry.withoutLevel(at: component.edge).secondLevelInsets
    let inset = list.contentInset + list.safeAreaInsets + secondLevelInsets
    let place: Point
    switch component {
    case is RefreshRingHeader:
      return nil
    case let header as RefreshHeader:
      place = Point(
        x: -inset.left, y: -header.frame.height - header.ignoredScrollViewContentInsetTop)
    case let footer as RefreshAutoFooter:
      place = Point(
        x: -inset.left, y: list.contentSize.height + footer.ignoredScrollViewContentInsetBottom)
    case let footer as RefreshBackFooter:
      let view = list.frame.height - inset.top - inset.bottom
      place = Point(
        x: -inset.left,
        y: max(list.contentSize.height, view) + footer.ignoredScrollViewContentInsetBottom)
    case let leader as RefreshLeader:
      place = Point(x: -60 - leader.ignoredScrollViewContentInsetLeft, y: leader.frame.y)
    case let trailer as RefreshTrailer:
      let view = list.frame.width - inset.left - inset.right
      place = Point(
        x: max(list.contentSize.width, view) + trailer.ignoredScrollViewContentInsetRight,
        y: trailer.frame.y)
    default:
      return nil
    }
    let sideSize = Size(width: 60, height: list.frame.height)
    if component.edge.axis == .horizontal, component.frame.size != sideSize {
      return "its size is \(component.frame.size)"
    }
    let origin = component.frame.origin
    let isThere = abs(origin.x - place.x) < Life.slack && abs(origin.y - place.y) < Life.slack
    return isThere ? nil : "it is at \(origin) instead of \(place)"
  }

  /// G2: each change of the views also asks for layout. So after a turn in a window, another layout
  /// moves nothing.
  static let layoutIsDone = afterLines("a turn leaves nothing to lay out") { life, onlooker in
    guard onlooker.line.isTurn, onlooker.scrollView.isInWindow else { return nil }
    let before = life.component.subviews.map(\.frame)
    life.component.placeSubviews()
    let after = life.component.subviews.map(\.frame)
    return before == after ? nil : "layout would move \(before) to \(after)"
  }
}

/// Rule L of Tests/Guides/Rules.md: components reserve insets beside the app's.
extension Law {
  /// L1, L2: `contentInset` is exactly the inset that the app has set. The adjusted inset adds only
  /// the safe area, and the reserved insets of the components that are attached now.
  static let insetsAreTheApps = ofLists("insets are released exactly") { onlooker in
    let list = onlooker.scrollView
    guard onlooker.scriptInsets.contains(list.contentInset) else {
      return "the script has set no contentInset of \(list.contentInset)"
    }
    var reserved = EdgeInsets.zero
    for life in onlooker.attachedLives {
      reserved[life.component.edge] += life.component.reservedInset
    }
    guard reserved == list.reservedInset else {
      return "components have reserved \(reserved), the list has \(list.reservedInset)"
    }
    let expected = list.contentInset + list.safeAreaInsets + reserved
    return expected == list.adjustedContentInset
      ? nil : "the adjusted inset is \(list.adjustedContentInset), not \(expected)"
  }

  /// L1, L3, L5: an auto footer or auto header that is shown reserves exactly its height. Every
  /// other component reserves an inset only during a refresh. It reserves none if it was hidden or
  /// took no touches when that refresh began.
  static let reservedInsetsFit = ofLooks("reserved insets fit the state") { life, _, _ in
    let component = life.component
    if let auto = life.autoLoading {
      let height = auto.isShown ? auto.frame.height : 0
      return auto.reservedInset == height
        ? nil : "it has reserved \(auto.reservedInset) instead of \(height)"
    }
    if component.showsSecondLevel { return nil }
    let mayReserve = life.refresh.map { $0.mayReserve != false && !$0.isWaiting } == true
    return component.reservedInset == 0 || (mayReserve && component.reservedInset > 0)
      ? nil : "it has reserved \(component.reservedInset)"
  }
}

/// Second levels.
extension Law {
  /// A level that opens or is open reserves at least the length of the view. While a level opens, is
  /// open or closes, its component is idle or has no more data, unless the script has set the state
  /// pulling. If a level is armed, its component is in pulling.
  static let levelsFillTheView = afterLines("an open level fills the view") { life, onlooker in
    let component = life.component
    guard let level = component.secondLevel else { return nil }
    if level.phase == .armed {
      return component.state == .pulling ? nil : "it is armed and \(component.state)"
    }
    guard level.phase.isInSight else { return nil }
    let isPulling = component.state == .pulling && !life.scriptedValues.hasSetState
    guard !isPulling, !component.isRefreshing else {
      return "its level is in sight, and it is \(component.state)"
    }
    if component.pullingPercent != 0, !life.scriptedValues.hasSetPercent {
      return "its percent is \(component.pullingPercent)"
    }
    let length = onlooker.scrollView.frame.size[component.edge.axis]
    return !level.phase.isOpen || component.reservedInset >= length
      ? nil : "it has reserved \(component.reservedInset) of \(length)"
  }

  /// A list has an inset of a level only while one of its components has a level in sight.
  static let closedLevelsLeaveNothing = ofLists("a closed level leaves nothing") { onlooker in
    let shown = onlooker.attachedLives.contains { $0.component.showsSecondLevel }
    let insets = onlooker.scrollView.geometry.secondLevelInsets
    return shown || insets == .zero ? nil : "the inset of closed levels is \(insets)"
  }
}
