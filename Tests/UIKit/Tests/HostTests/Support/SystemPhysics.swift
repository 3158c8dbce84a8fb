import UIKit

@testable import RefreshKit

/// How the system moves a scroll view: fingers, decelerations and animated moves.
///
/// The physics are those of a scroll view of the kit without components, which has the sizes and insets of
/// the view; what it does is done to the view from the system's side.
final class SystemPhysics: ScrollViewPhysics, ScrollViewDelegate {
  /// When the next frame is due, in seconds of the media time; nil if the content rests.
  var nextFrame: Double? {
    isThere ? model.timeline.nextDue.map { $0 + startTime } : nil
  }

  /// Whether a finger of ``touch(_:at:id:)`` is down.
  var hasFinger: Bool { model.isTracking }

  /// Whether a write to the offset under a finger lets the drag count from there; else the finger's way
  /// from where it began decides.
  var reanchorsDrags = true

  /// Whether pages are at multiples of the view's length, whatever the inset is:
  /// https://github.com/CoderMJLee/MJRefresh/issues/584, https://github.com/samvermette/SVPullToRefresh/issues/255
  var pagesIgnoreInsets = false {
    didSet { compare() }
  }

  /// The sheet that a finger pulls down if the content is at its top; nil without a sheet.
  var sheet: PageSheet?

  /// Lets the run loop and this run until a time.
  func run(until end: Double) {
    MainRunLoop.shared.sleep(
      until: end, nextEvent: { [self] in nextFrame }, handleEvent: { [self] in advance() })
    advance()
  }

  func run(for seconds: Double) { run(until: MainRunLoop.shared.now + seconds) }

  private weak var scrollView: UIScrollView?
  private var view: UIScrollView {
    guard let scrollView else { fatalError("The scroll view is deallocated.") }
    return scrollView
  }
  /// Whether the view is not deallocated: the system does nothing to one that is.
  private var isThere: Bool { scrollView != nil }
  private let model: ScrollView
  private let startTime = MainRunLoop.shared.now
  /// Whether the model is brought in agreement with the view.
  private var isComparing = false
  /// Where the finger began to drag; nil while none does.
  private var dragStart: Point?
  private var finger = Point.zero
  private var touchStart = Point.zero

  init(of view: UIScrollView, frameRate: Double = 60, pixelLength: Double = 0) {
    scrollView = view
    model = ScrollView(frame: .zero)
    model.frameRate = frameRate
    model.pixelLength = pixelLength
    model.delegate = self
    view.physics = self
    compare()
  }

  // MARK: Fingers and time

  /// What a finger does, in points of the view's visible area.
  ///
  /// - Parameters:
  ///   - phase: What the finger does.
  ///   - point: Where it is.
  ///   - id: Its number.
  ///   - timestamp: When it was there, in seconds of the list's timeline; nil for now.
  ///   - isIndirect: Whether it is on a trackpad.
  func touch(
    _ phase: TouchPhase, at point: Point, id: Int = 0, timestamp: Double? = nil,
    isIndirect: Bool = false
  ) {
    guard isThere else { return }
    compare()
    guard phase == .began || isDown(id) else { return }
    let point = sheet?.place(of: point, phase: phase, in: view) ?? point
    switch phase {
    case .began:
      if model.isTracking, isDown(id), model.isDragging { endPan(isLift: false) }
      let isNew = !model.isTracking || isDown(id)
      model.touch(.began, at: point, id: id, timestamp: timestamp)
      guard isNew, model.isTracking else { return }
      (fingerID, finger, touchStart) = (id, point, point)
      view.touchDidBegin(isIndirect: isIndirect)
    case .moved:
      finger = point
      if let dragStart, model.isDragging {
        view.panDidChange(
          translation: CGPoint(x: point.x - dragStart.x, y: point.y - dragStart.y),
          place: CGPoint(x: point.x, y: point.y))
        guard model.isDragging else { return }
      }
      model.touch(.moved, at: point, id: id, timestamp: timestamp)
    case .ended, .cancelled:
      if model.isDragging { endPan(isLift: phase == .ended) }
      model.touch(phase, at: point, id: id, timestamp: timestamp)
      dragStart = nil
      if !model.isTracking { view.touchDidEnd() }
      sheet?.lift(isCancelled: phase == .cancelled)
    }
  }

  /// A finger moves through some heights, and then is lifted, unless it stays down.
  func touch(through heights: [Double], every interval: Double = 0, lifts: Bool = true) {
    for y in heights {
      if hasFinger, interval > 0 { run(for: interval) }
      touch(hasFinger ? .moved : .began, at: Point(x: 180, y: y))
    }
    if lifts, let y = heights.last { touch(.ended, at: Point(x: 180, y: y)) }
  }

  private var fingerID = 0

  private func isDown(_ id: Int) -> Bool { model.isTracking && fingerID == id }

  private func endPan(isLift: Bool) {
    view.panDidEnd(isLift: isLift)
    // Where the content was put elsewhere under the finger, it moves on from there.
    compare()
    let offset = Point(x: view.contentOffset.x, y: view.contentOffset.y)
    if offset != model.contentOffset { set { model.contentOffset = offset } }
  }

  /// Moves the content to the present time.
  func advance() {
    guard isThere else { return }
    let timeline = model.timeline
    var time = MainRunLoop.shared.now - startTime
    // Sums of the same times differ.
    if let due = timeline.nextDue, abs(due - time) < 1e-6 { time = max(time, due) }
    timeline.advance(by: max(0, time - timeline.now).nextUp)
  }

  // MARK: The model follows the view

  private func set(_ body: () -> Void) {
    let outer = isComparing
    isComparing = true
    body()
    isComparing = outer
  }

  private func compare() {
    set {
      model.frame.size = Size(width: view.bounds.width, height: view.bounds.height)
      model.contentSize = Size(width: view.contentSize.width, height: view.contentSize.height)
      let isByBounds = pagesIgnoreInsets && view.isPagingEnabled
      let inset = isByBounds ? .zero : view.adjustedContentInset
      model.contentInset = EdgeInsets(
        top: inset.top, left: inset.left, bottom: inset.bottom, right: inset.right)
      model.bounces = view.bounces
      model.alwaysBounceVertical = view.alwaysBounceVertical
      model.alwaysBounceHorizontal = view.alwaysBounceHorizontal
      model.isPagingEnabled = view.isPagingEnabled
      model.isUserInteractionEnabled = view.isUserInteractionEnabled
      if model.isAtRest { followOffset() }
    }
  }

  private func followOffset() {
    model.contentOffset = Point(x: view.contentOffset.x, y: view.contentOffset.y)
  }

  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {
    compare()
  }

  func scrollViewCancelsTouch(_ scrollView: UIScrollView) {
    if model.isTracking { touch(.cancelled, at: finger, id: fingerID) }
  }

  func scrollViewOffsetWasSet(_ scrollView: UIScrollView) {
    guard !model.isDragging || reanchorsDrags else { return }
    set { followOffset() }
  }

  func scrollView(_ scrollView: UIScrollView, wasMovedBy distance: CGPoint) {
    let (old, way) = (model.contentSize, Point(x: distance.x, y: distance.y))
    let size = Size(width: old.width + way.x, height: old.height + way.y)
    set {
      guard model.isDecelerating, size.width >= 0, size.height >= 0 else { return }
      model.keepingPosition { model.contentSize = size }
      model.contentSize = old
    }
    guard model.contentOffset != Point(x: view.contentOffset.x, y: view.contentOffset.y) else {
      return
    }
    set { followOffset() }
    if view.isDecelerating { view.endDecelerating() }
  }

  func scrollView(_ scrollView: UIScrollView, willScrollTo offset: CGPoint) {
    compare()
    set { followOffset() }
    model.setContentOffset(Point(x: offset.x, y: offset.y), animated: true)
  }

  // MARK: The view follows the model

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    guard !isComparing, isThere else { return }
    view.showFrame(at: CGPoint(x: model.contentOffset.x, y: model.contentOffset.y))
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    guard isThere else { return }
    let way = finger - touchStart
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    dragStart = touchStart + way * (min(10, length) / max(length, 1))
    view.beginDragging()
    // The way behind the slop is that of the pan already.
    if let dragStart {
      view.panGestureRecognizer.setTranslation(
        CGPoint(x: finger.x - dragStart.x, y: finger.y - dragStart.y), in: view)
    }
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    if isThere { view.endDragging(willDecelerate: decelerate) }
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    if isThere, !view.isDecelerating { view.beginDecelerating() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    if isThere { view.endDecelerating() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
    if isThere { view.endScrollingAnimation() }
  }
}
