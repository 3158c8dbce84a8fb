import RefreshKit

/// A finger comes down (0), has moved (1), is lifted (2) or is taken away (3), at a place in the
/// visible part of the list. `finger` says which one; only one counts at a time.
@_cdecl("refresh_touch")
@discardableResult
public func refreshTouch(
  _ list: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ finger: Int32
) -> Int32 {
  answer { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(x, y)
    guard let phase = FingerPhase(rawValue: phase) else { throw .badNumber }
    scrollView.touch(phase.touchPhase, at: Point(x: x, y: y), id: Int(finger))
  }
}

/// A wheel moves the content by that much, within its range, at once.
@_cdecl("refresh_wheel")
@discardableResult
public func refreshWheel(_ list: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  answer { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(dx, dy)
    scrollView.scrollWheel(dx: dx, dy: dy)
  }
}

/// Moves the content to an offset: at once, or gently where `animated` is not 0.
@_cdecl("refresh_scroll_to")
@discardableResult
public func refreshScrollTo(_ list: Int32, _ x: Double, _ y: Double, _ animated: Int32) -> Int32 {
  answer { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(x, y)
    scrollView.setContentOffset(Point(x: x, y: y), animated: animated != 0)
  }
}

/// One step of a host that has physics of its own: a drag begins (0), has moved the content to an
/// offset (1), ends at rest (2), ends and the content goes on (3) or is taken away (4); a frame of
/// the content going on (5), and its end (6). Only 1 and 5 look at the offset.
@_cdecl("refresh_drive")
@discardableResult
public func refreshDrive(_ list: Int32, _ step: Int32, _ x: Double, _ y: Double) -> Int32 {
  answer { () throws(StatusCode) in
    let scrollView = try ListRegistry.list(list).scrollView
    try check(x, y)
    switch DriveStep(rawValue: step) {
    case .began: scrollView.beginDragging()
    case .moved: scrollView.drag(to: Point(x: x, y: y))
    case .ended: scrollView.endDragging()
    case .thrown: scrollView.endDragging(decelerate: true)
    case .cancelled: scrollView.cancelDragging()
    case .decelerating: scrollView.decelerate(to: Point(x: x, y: y))
    case .stopped: scrollView.endDecelerating()
    case nil: throw .badNumber
    }
  }
}
