@testable import RefreshKit
@testable import RefreshReplay

/// Rule G: frames follow what they depend on, at once.
extension Law {
  /// G1: from the first layout on, a component is where content size, view size, insets, its own
  /// size and its ignored inset put it.
  static let componentsAreAtTheirEdge = afterLines("components are at their edge") {
    life, onlooker in
    let (component, list) = (life.component, onlooker.scrollView)
    guard component.isLaidOut, !component.placement.followsOffset else { return nil }
    let levels = list.geometry.withoutLevel(at: component.edge).levels
    let inset = list.contentInset + list.safeAreaInsets + levels
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

  /// G2: whatever changes the views has asked for layout: after a cycle in a window, laying out once
  /// more moves nothing.
  static let layoutIsDone = afterLines("a turn leaves nothing to lay out") { life, onlooker in
    guard onlooker.line.isTurn, onlooker.scrollView.isInWindow else { return nil }
    let before = life.component.subviews.map(\.frame)
    life.component.placeSubviews()
    let after = life.component.subviews.map(\.frame)
    return before == after ? nil : "layout would move \(before) to \(after)"
  }
}
