import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

extension Life {
  /// The visible positions in the frames of the display, while time passes between events.
  @MainActor struct Sight {
    /// How late frames may be, in seconds, if the content moves with each frame.
    static let lag = 2.5 / 60
    /// The time between making a frame and showing it, in seconds.
    static let lead = 1.0 / 60
    /// The tolerance of offsets, in points, because offsets can be rounded to pixels.
    static let tolerance = 0.5
    /// The largest difference between the curves of UIKit's animations and the kit's, as a fraction
    /// of the way.
    static let difference = 0.04

    /// The ends of UIKit's animations of changes by app code, in seconds of the media time: of a
    /// change of the scroll view's size, and of any change.
    var (sizeEnd, end) = (-Double.infinity, -Double.infinity)
    /// Whether the visible offset cannot be predicted during the present motion. That is the case
    /// after an event that can end its animation, or if the motion began with a change by app code,
    /// inside an animation of app code, or in a move by the delegate. An animation then begins at
    /// UIKit's offset of that moment, or at the visible offset.
    var isDisturbed = false
    /// The time of the last such event.
    var lastDisturbance = -Double.infinity
    /// Whether the delegate has made a change while the host wrote a frame, and none of the later
    /// events has let time pass.
    var isChangedInFrame = false
    /// Whether app code has set an inset, without an animation, while UIKit animated the content. The
    /// cut of a component cannot follow the content then: the time that is left is not known.
    var hasInsetInMove = false
    /// Whether the delegate moved the content in the last event, while UIKit ended a drag. A
    /// component that then opens continues with its next frame.
    var isMovedInEnd = false
    /// The last time at which the content was moving, or could have been moved.
    var lastChange = -Double.infinity
    /// The reserved inset and the offset in the last frame.
    var (reservedInset, offset) = (EdgeInsets.zero, Point.zero)
    /// The tolerance of the content's offset, in points, because one animation can begin inside
    /// another one.
    var slack = Sight.tolerance
  }

  /// The broken law in a frame, or nil. While components open and close, the content and the
  /// components must be visible where the list presents them, so that nothing jumps and the
  /// components move with the content.
  var brokenLawOfSight: String? {
    guard view.window != nil else { return nil }
    if let fault = offsetFault { return "9: \(fault)" }
    if let fault = barFault ?? titleFault { return "15: \(fault)" }
    // What has begun meanwhile goes on from what was seen.
    guard MainRunLoop.shared.now > sight.sizeEnd + 1.1 else { return nil }
    for component in present {
      if let fault = placeFault(of: component) { return "9: \(type(of: component)): \(fault)" }
    }
    return nil
  }

  /// The time of the list at present, which its timeline has only after the next wake.
  private var time: Double { MainRunLoop.shared.now - host.startTime }

  private var isInAnimationOfApp: Bool { MainRunLoop.shared.now <= sight.end + 0.1 }

  private var offsetFault: String? {
    let model = list.contentOffset
    let value = offset(at:)
    let way = value(-.greatestFiniteMagnitude) - model
    let length = max(abs(way.x), abs(way.y))
    let seen = host.flipped(view.layer.seen.bounds.origin)
    if value(time) == model {
      sight.slack = Sight.tolerance
      if seen == host.flipped(view.contentOffset) { sight.isDisturbed = false }
    } else {
      sight.slack = max(sight.slack, Sight.tolerance + length * Sight.difference)
      if isInAnimationOfApp { sight.isDisturbed = true }
    }
    // If one edge changes without an animation, the list presents all edges at once, while UIKit
    // continues at the others.
    if value(time) != model || reservedInset(at: time) != list.reservedInset
      || sight.reservedInset != list.reservedInset || sight.offset != model
    {
      sight.lastChange = MainRunLoop.shared.now
    }
    (sight.reservedInset, sight.offset) = (list.reservedInset, model)
    guard !isInAnimationOfApp, !sight.isDisturbed else { return nil }
    // An inset that moves content under a finger moves it at once.
    if view.isDragging, view.manners.insetMovesDraggedContent { return nil }
    // Without a notification by UIKit, the host knows the value only in the next turn.
    guard view.manners.isObservable || host.hasSameOffset else { return nil }
    if isNear(seen, value) { return nil }
    return "the content is seen at \(seen), and should be at \(value(time)) on its way to \(model)"
  }

  /// Records an event other than a call of a component.
  func disturb() {
    guard isOnScreen else { return }
    (sight.lastChange, sight.lastDisturbance) = (MainRunLoop.shared.now, MainRunLoop.shared.now)
    if offset(at: time) != list.contentOffset { sight.isDisturbed = true }
  }

  /// Records that app code is about to set an inset.
  func insetWillBeSet() {
    guard isOnScreen, UIView.inheritedAnimationDuration == 0 else { return }
    if isContentAnimated { sight.hasInsetInMove = true }
  }

  /// Whether UIKit animates the offset of the content.
  var isContentAnimated: Bool { view.layer.seen.bounds.origin != view.layer.bounds.origin }

  private func offset(at time: Double) -> Point {
    let model = list.contentOffset
    return list.scrollAnimations.offset.map { $0.presentationValue(of: model, at: time) } ?? model
  }

  private func reservedInset(at time: Double) -> EdgeInsets {
    let (model, animation) = (list.reservedInset, list.scrollAnimations.reservedInset)
    return animation.map { $0.presentationValue(of: model, at: time) } ?? model
  }

  /// The distance of the visible component from its frame, along the other axis, on which it stays
  /// in view.
  private func translation(of component: RefreshComponent, at time: Double) -> Point {
    var geometry = list.geometry
    geometry.reserved = reservedInset(at: time)
    let axis = component.edge.axis.other
    let range = geometry.range(along: axis)
    var translation = Point.zero
    translation[axis] = offset(at: time)[axis].clamped(to: range) - range.lowerBound
    return translation
  }

  private func placeFault(of component: RefreshComponent) -> String? {
    guard component.isShown else { return nil }
    // The position of a component that stays at the edge is animated together with the offset, and
    // continues when app code ends the animation of the offset.
    if component.placement.followsOffset, MainRunLoop.shared.now < sight.lastDisturbance + 1.1 {
      return nil
    }
    // A delegate's change inside an animation of app code is animated with it.
    if isInAnimationOfApp, sight.isDisturbed { return nil }
    let (frame, animation) = (component.frame, component.frameAnimation)
    func shown(_ time: Double) -> Rect {
      animation.map { $0.presentationValue(of: frame, at: time) } ?? frame
    }
    func value(_ time: Double) -> Point {
      shown(time).center + translation(of: component, at: time)
    }
    let size = component.layer.seen.bounds.size
    if size != frame.size,
      !isNear(
        Point(x: size.width, y: size.height),
        { time in
          Point(x: shown(time).size.width, y: shown(time).size.height)
        })
    {
      return "it is seen as large as \(size), and should be as \(shown(time).size)"
    }
    var seen = host.flipped(content: component.layer.seen.position)
    // On its other axis a component stays in view. During a motion its position depends on where
    // each animation began, and a finger ends only the animation of the offset. So this axis is
    // compared at rest.
    if MainRunLoop.shared.now < sight.lastChange + 1.1 {
      seen[component.edge.axis.other] = value(time)[component.edge.axis.other]
    }
    // A change of the content size inside an animation moves a component at once.
    let isAtOnce = isNear(seen) { frame.center + translation(of: component, at: $0) }
    if isAtOnce || isNear(seen, value) || isFixed(component, at: seen) { return nil }
    return "it is seen at \(seen), and should be at \(value(time))"
  }

  /// Whether a component that stays at the edge of the visible area is visible there.
  private func isFixed(_ component: RefreshComponent, at seen: Point) -> Bool {
    guard component.placement.followsOffset else { return false }
    let axis = component.edge.axis
    let offset = host.flipped(view.layer.seen.bounds.origin)
    let way = seen[axis] - offset[axis]
    return abs(way - (component.frame.center[axis] - list.contentOffset[axis])) <= sight.slack
  }

  /// Whether the visible value is the present one, or one of a few frames ago.
  private func isNear(_ seen: Point, _ value: (Double) -> Point) -> Bool {
    let last = value(time - Sight.lag)
    let way = value(-.greatestFiniteMagnitude) - value(.greatestFiniteMagnitude)
    return Axis.allCases.allSatisfy { axis in
      let values = [value(time + Sight.lead)[axis], value(time)[axis], last[axis]]
      let (a, b) = (values.min() ?? 0, values.max() ?? 0)
      let slack = max(sight.slack, Sight.tolerance + abs(way[axis]) * Sight.difference)
      return seen[axis] >= a - slack && seen[axis] <= b + slack
    }
  }

  /// Whether the scroll view shows a frame of a collection view that moves with each frame.
  var showsFrame: Bool {
    let (offset, now) = (host.flipped(view.contentOffset), list.timeline.now)
    if showsFrameOfBefore, offset == host.animator.offset { return true }
    guard isUnderWay else { return false }
    let (a, b) = (
      list.scrollPresentation(at: now).contentOffset,
      list.scrollPresentation(at: now + Sight.lead).contentOffset
    )
    return Axis.allCases.allSatisfy { axis in
      let (least, greatest) = (min(a[axis], b[axis]), max(a[axis], b[axis]))
      return offset[axis] > least - Sight.tolerance && offset[axis] < greatest + Sight.tolerance
    }
  }

  /// Whether the last frame is older than a change that the delegate has made while that frame was
  /// written. The next frame shows the change.
  private var showsFrameOfBefore: Bool { sight.isChangedInFrame && host.animator.showsFrames }

  /// Whether a collection view is still moving to the list's values.
  var isUnderWay: Bool {
    let shown = list.scrollPresentation
    return host.animator.showsFrames
      && (shown.contentOffset != list.contentOffset
        || shown.adjustedContentInset != list.adjustedContentInset)
  }

  /// Whether an inset belongs to such a frame: at least the reserved inset at the end of the
  /// motion.
  func isFrameInset(_ inset: EdgeInsets, sum: EdgeInsets) -> Bool {
    (isUnderWay || showsFrameOfBefore) && Edge.allCases.allSatisfy { inset[$0] > sum[$0] - 1e-6 }
  }
}
