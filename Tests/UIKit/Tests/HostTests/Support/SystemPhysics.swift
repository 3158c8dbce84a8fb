import UIKit

@testable import RefreshKit

/// Moves a scroll view as the system does: by fingers, decelerations and animated moves.
///
/// The physics are those of a scroll view of the kit, which has no components and has the sizes and
/// insets of the view. Each of its moves is made on the view, as the system would.
final class SystemPhysics: ScrollViewPhysics, ScrollViewDelegate {
  /// The time of the next frame, in seconds of the media time; nil if the content does not move.
  var nextFrame: Double? {
    isThere ? model.timeline.nextDue.map { $0 + startTime } : nil
  }

  /// Whether a finger of ``touch(_:at:id:)`` is down.
  var hasFinger: Bool { model.isTracking }

  /// Whether a drag continues from an offset set under the finger. Otherwise the offset is again
  /// computed from where the drag began.
  var reanchorsDrags = true

  /// Whether pages are at multiples of the view's length, regardless of the inset:
  /// https://github.com/CoderMJLee/MJRefresh/issues/584,
  /// https://github.com/samvermette/SVPullToRefresh/issues/255
  var pagesIgnoreInsets = false {
    didSet { compare() }
  }

  /// The sheet that a finger pulls down at the top of the content; nil without a sheet.
  var sheet: PageSheet?

  /// Runs the run loop and these physics until a time.
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
  /// Whether the view still exists. The system does nothing to a deallocated view.
  private var isThere: Bool { scrollView != nil }
  private let model: ScrollView
  private let startTime = MainRunLoop.shared.now
  /// Whether the model is being set to the values of the view.
  private var isComparing = false
  /// Where the drag of the finger began; nil without a drag.
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

  /// Moves a finger through several heights, and then lifts it, unless it stays down.
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
    // If the content was moved under the finger, it moves on from there.
    compare()
    let offset = Point(x: view.contentOffset.x, y: view.contentOffset.y)
    if offset != model.contentOffset { set { model.contentOffset = offset } }
  }

  /// Moves the content up to the present time.
  func advance() {
    guard isThere else { return }
    let timeline = model.timeline
    var time = MainRunLoop.shared.now - startTime
    // Two sums of the same times can differ by rounding.
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
    // The part of the way beyond the slop already counts for the pan gesture.
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
