import RefreshKit

/// Passes a touch that has begun (0), moved (1), ended (2) or been cancelled (3), at a point of the
/// visible part of the list. `finger` is its number; only one touch at a time has an effect.
///
/// `time` is the time of the touch, in seconds of `timeline.now`, from which the velocity of a lifted
/// finger is computed: a host that is late passes the touch's own time. It is clamped to the range
/// from the touch before to now, so that infinity is now; `touchTime` is the time that was used.
@_cdecl("refresh_touch")
@discardableResult
public func refreshTouch(
  _ list: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ finger: Int32, _ time: Double
) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    try check(x, y)
    guard let phase = FingerPhase(rawValue: phase), !time.isNaN else { throw .badNumber }
    scrollView.shiftingAnimations {
      scrollView.touch(phase.touchPhase, at: Point(x: x, y: y), id: Int(finger), timestamp: time)
    }
  }
}

/// Taps the component at a point of the visible part of the list, if one takes taps there: the
/// title of an auto footer, or that of a refresh that failed.
///
/// - Returns: 1 if a component took the tap, 0 if it belongs to the host's content.
@_cdecl("refresh_tap")
@discardableResult
public func refreshTap(_ list: Int32, _ x: Double, _ y: Double) -> Int32 {
  count { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(x, y)
    guard let view = scrollView.hitTest(at: Point(x: x, y: y)) else { return 0 }
    view.tap()
    return 1
  }
}

/// Moves the content by the distances of a scroll wheel at once, within its range; with `allowsWheelPull`
/// also beyond an edge. If it pulls nothing, and the content is already at an auto footer or auto header,
/// that component loads, once.
///
/// - Returns: 1 if the content has moved, 0 if it has not.
@_cdecl("refresh_wheel")
@discardableResult
public func refreshWheel(_ list: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    try check(dx, dy)
    let old = list.scrollView.contentOffset
    list.scrollView.scrollWheel(dx: dx, dy: dy)
    list.movesOn(along: Point(x: dx, y: dy))
    return list.scrollView.contentOffset == old ? 0 : 1
  }
}

/// Releases the pull of a scroll wheel (`allowsWheelPull`), or cancels it if `cancels` is not 0: for a host
/// that knows when the fingers leave a trackpad. Otherwise a pull is released 0.15 seconds after the last
/// event.
@_cdecl("refresh_wheel_end")
@discardableResult
public func refreshWheelEnd(_ list: Int32, _ cancels: Int32) -> Int32 {
  onScrollView(list) { $0.scrollWheel(phase: cancels == 0 ? .ended : .cancelled) }
}

/// Scrolls as a key does, within the range of the content: at once, or animated if `animated` is not 0.
/// `step` is `lineUp`, `lineDown`, `lineLeft` or `lineRight`, the same with `page`, or `home`, `end`,
/// `homeLeft` or `endRight`. If the content is already at an auto footer or auto header, that component
/// loads, once.
///
/// - Returns: 1 if there is content to scroll to, 0 if the content is at that end.
@_cdecl("refresh_scroll_by")
@discardableResult
public func refreshScrollBy(
  _ list: Int32, _ step: UnsafePointer<CChar>?, _ animated: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let list = try ListRegistry.list(list)
    guard let name = ScrollStepName(rawValue: string(step)) else { throw .noSuchValue }
    return list.scroll(by: name, animated: animated != 0) ? 1 : 0
  }
}

/// Moves the content to an offset: at once, or animated if `animated` is not 0.
@_cdecl("refresh_scroll_to")
@discardableResult
public func refreshScrollTo(_ list: Int32, _ x: Double, _ y: Double, _ animated: Int32) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    try check(x, y)
    scrollView.setContentOffset(Point(x: x, y: y), animated: animated != 0)
  }
}

/// Moves the content to an offset that is clamped to its range: at once, or animated if `animated` is not
/// 0.
///
/// - Returns: 1 if the content moves, 0 if it is there already.
@_cdecl("refresh_scroll_within")
@discardableResult
public func refreshScrollWithin(
  _ list: Int32, _ x: Double, _ y: Double, _ animated: Int32
) -> Int32 {
  count { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(x, y)
    let offset = scrollView.limited(Point(x: x, y: y))
    guard offset != scrollView.contentOffset else { return 0 }
    scrollView.setContentOffset(offset, animated: animated != 0)
    return 1
  }
}

/// Begins (1) or ends (0) keeping the position: content that grows or shrinks in between
/// (`refresh_set_content_size`) does so in front of the visible rows, and at the end the offset moves by
/// the same distance. Each begin needs an end before the list is advanced; an end without a begin returns
/// -6.
@_cdecl("refresh_keep_position")
@discardableResult
public func refreshKeepPosition(_ list: Int32, _ keeps: Int32) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    if keeps != 0 { return scrollView.beginKeepingPosition() }
    guard scrollView.endKeepingPosition() else { throw .nothing }
  }
}

/// Performs one step of a host that has physics of its own: a drag begins (0), has moved the content to
/// an offset (1), ends at rest (2), ends and the content decelerates (3) or is cancelled (4); a frame
/// of a deceleration (5), and its end, at which content beyond its range is clamped (6), or bounces back by
/// itself (7). Only 1 and 5 use the offset.
@_cdecl("refresh_drive")
@discardableResult
public func refreshDrive(_ list: Int32, _ step: Int32, _ x: Double, _ y: Double) -> Int32 {
  onScrollView(list) { scrollView throws(StatusCode) in
    try check(x, y)
    switch DriveStep(rawValue: step) {
    case .began: scrollView.beginDragging()
    case .moved: scrollView.drag(to: Point(x: x, y: y))
    case .ended: scrollView.endDragging()
    case .thrown: scrollView.endDragging(decelerate: true)
    case .cancelled: scrollView.cancelDragging()
    case .decelerating: scrollView.decelerate(to: Point(x: x, y: y))
    case .stopped: scrollView.endDecelerating()
    case .bouncing: scrollView.endDeceleratingAndBounce()
    case nil: throw .badNumber
    }
  }
}

extension ScrollView {
  /// An offset, clamped to the range of the content.
  func limited(_ offset: Point) -> Point {
    let inset = adjustedContentInset
    func limited(_ place: Double, _ before: Double, _ length: Double, _ view: Double) -> Double {
      min(max(place, 0 - before), max(0 - before, length - view))
    }
    return Point(
      x: limited(offset.x, inset.left, contentSize.width + inset.right, frame.width),
      y: limited(offset.y, inset.top, contentSize.height + inset.bottom, frame.height))
  }

  /// Whether there is more content in a direction.
  func hasContent(along direction: Point) -> Bool {
    let start = contentOffset
    let end = limited(Point(x: start.x + direction.x, y: start.y + direction.y))
    return (end.x - start.x) * direction.x > 0 || (end.y - start.y) * direction.y > 0
  }
}
