import UIKit

@testable import RefreshKit
@testable import RefreshReplay
@testable import RefreshUIKit

/// A stage on UIKit: what a script does is done to a scroll view of UIKit, by fingers of the system and
/// by calls of the app, and the trace is read there.
final class UIKitStage: StagePlatform {
  let view: UIScrollView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let physics: SystemPhysics
  private let startTime = MainRunLoop.shared.now
  /// Where the content was, without a rubber band, when the present drag of the script began.
  private var dragStart = Point.zero

  private(set) var now = 0.0

  init(_ setting: Setting, manners: ScrollViewManners = ScrollViewManners()) {
    view = UIScrollView(
      frame: CGRect(x: 0, y: 0, width: setting.size.width, height: setting.size.height))
    view.manners = manners
    view.isPagingEnabled = setting.isPaging
    if Language.matching(setting.language)?.layoutDirection == .rightToLeft {
      view.semanticContentAttribute = .forceRightToLeft
    }
    view.contentSize = CGSize(setting.contentSize)
    view.contentInset = UIEdgeInsets(setting.inset)
    view.setSafeAreaInsets(UIEdgeInsets(setting.safeArea))
    let inset = view.adjustedContentInset
    view.contentOffset = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
    physics = SystemPhysics(of: view, frameRate: setting.frameRate, pixelLength: setting.pixel)
    if setting.isInWindow { window.addSubview(view) }
    let list = view.refresh.list
    list.lastUpdatedTimes = MemoryTimeStore()
    list.timeline.start = Setting.start
    list.timeline.secondsFromGMT = { _ in 0 }
    list.rowCounts = setting.sections
    Label.defaultMeasure = Script.measure
  }

  // MARK: State

  var list: ScrollView { view.refresh.list }

  subscript(slot: Slot) -> RefreshComponent? {
    get { list[slot] }
    set {
      switch slot {
      case .header: view.refresh.header = newValue as? RefreshHeader
      case .footer: view.refresh.footer = newValue as? RefreshFooter
      case .trailer: view.refresh.trailer = newValue as? RefreshTrailer
      case .leader: view.refresh.leader = newValue as? RefreshLeader
      }
    }
  }

  var frame: Rect {
    get {
      Rect(
        x: view.frame.minX, y: view.frame.minY, width: view.frame.width, height: view.frame.height)
    }
    set {
      view.frame = CGRect(
        x: newValue.x, y: newValue.y, width: newValue.width, height: newValue.height)
    }
  }

  var isInWindow: Bool {
    get { view.window != nil }
    set {
      guard newValue != isInWindow else { return }
      if newValue { window.addSubview(view) } else { view.removeFromSuperview() }
    }
  }

  var isUserInteractionEnabled: Bool { view.isUserInteractionEnabled }

  var contentSize: Size {
    get { Size(view.contentSize) }
    set { view.contentSize = CGSize(newValue) }
  }

  var contentInset: EdgeInsets {
    get { EdgeInsets(view.refresh.contentInset) }
    set { view.refresh.contentInset = UIEdgeInsets(newValue) }
  }

  var shownInset: EdgeInsets { EdgeInsets(view.contentInset) }

  var safeAreaInsets: EdgeInsets {
    get { EdgeInsets(view.safeAreaInsets) }
    set { view.setSafeAreaInsets(UIEdgeInsets(newValue)) }
  }

  var isPagingEnabled: Bool {
    get { view.isPagingEnabled }
    set { view.isPagingEnabled = newValue }
  }

  var contentOffset: Point {
    get { Point(view.contentOffset) }
    // In a script an offset ends a deceleration.
    set { view.setContentOffset(CGPoint(newValue), animated: false) }
  }

  var pulledOffset: Point { list.pulledOffset }
  var heldOverscroll: EdgeInsets { list.heldOverscroll }
  /// The drags of scripts have no finger.
  var isTracking: Bool { physics.hasFinger }
  var isDragging: Bool { view.isDragging }

  /// What is held returns by a motion of the list; UIKit's content rests meanwhile.
  var isDecelerating: Bool {
    view.isDecelerating || (heldOverscroll != .zero && list.isDecelerating)
  }

  // MARK: Moves

  func setContentOffset(_ offset: Point, animated: Bool) {
    view.setContentOffset(CGPoint(offset), animated: animated)
  }

  /// A wheel moves the content within its range, as an app does that knows the range.
  func scrollWheel(dx: Double, dy: Double, phase: WheelPhase) {
    guard view.isUserInteractionEnabled, !view.isDragging, !view.isTracking else { return }
    contentOffset = list.geometry.clamp(contentOffset + Point(x: dx, y: dy))
  }

  func keepingPosition(_ changes: () -> Void) {
    view.refresh.keepingPosition(changes)
  }

  func scroll(by step: ScrollStep, animated: Bool) {
    list.scroll(by: step, animated: animated)
  }

  func touch(_ phase: TouchPhase, at point: Point, id: Int, timestamp: Double?) {
    physics.reanchorsDrags = !list.hasHoldingComponent
    physics.touch(phase, at: point, id: id, timestamp: timestamp)
  }

  func beginDragging() {
    dragStart = raw(pulledOffset)
    view.beginDragging()
  }

  func drag(to offset: Point) {
    let raw = raw(offset)
    view.panDidChange(translation: CGPoint(x: dragStart.x - raw.x, y: dragStart.y - raw.y))
    view.showDrag(at: CGPoint(offset))
  }

  func endDragging(decelerate: Bool) {
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: decelerate)
  }

  func cancelDragging() {
    view.panDidEnd(isLift: false)
    view.endDragging(willDecelerate: false)
  }

  func decelerate(to offset: Point) {
    view.showFrame(at: CGPoint(offset))
  }

  func endDecelerating() {
    view.endDecelerating()
  }

  /// Where content that is shown at an offset would be without a rubber band.
  private func raw(_ offset: Point) -> Point {
    let inside = list.geometry.clamp(offset)
    var raw = inside
    for axis in Axis.allCases {
      raw[axis] += RubberBand(length: list.geometry.size[axis]).raw(offset[axis] - inside[axis])
    }
    return raw
  }

  // MARK: Time

  func advance(by interval: Double, limit: Int) {
    now += interval
    MainRunLoop.shared.sleep(
      until: startTime + now, nextEvent: { [physics] in physics.nextFrame },
      handleEvent: { [physics] in physics.advance() })
    physics.advance()
  }
}

extension CGSize {
  fileprivate init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}
