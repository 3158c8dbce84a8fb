#if UIKIT
  import RefreshKit
  import UIKit

  /// The list follows the drags and decelerations of UIKit.
  extension RefreshHost {
    /// Whether a finger drags the content: the scroll view is dragging, and its pan has begun or
    /// changed. A pinch is not a drag, although UIKit also pans during it.
    var isFingerDragging: Bool {
      guard let view, view.isDragging, !view.isZooming else { return false }
      let state = view.panGestureRecognizer.state
      return state == .began || state == .changed
    }

    /// Whether UIKit is ending a drag: its pan has ended, and the scroll view is still dragging.
    var isEndingDrag: Bool {
      guard let view, view.isDragging else { return false }
      let state = view.panGestureRecognizer.state
      return state == .ended || state == .cancelled
    }

    /// Begins or ends the list's drag to agree with UIKit's, and begins a deceleration.
    func compareDrag() {
      guard let view else { return }
      list.driverDidTrack(view.isTracking)
      guard ongoing.writeCause == nil else { return }
      if isFingerDragging {
        if !list.isDragging { beginDrag() }
      } else if list.isDragging {
        let isCancelled = view.isZooming || view.panGestureRecognizer.state == .cancelled
        isCancelled ? list.cancelDragging() : endDrag()
      }
      if view.isDecelerating { list.driverDidDecelerate(true) }
    }

    /// Begins or ends the list's deceleration to agree with UIKit's.
    func compareMotion() {
      if let view { list.driverDidDecelerate(view.isDecelerating) }
    }

    /// Begins the list's drag at the offset that is shown.
    func beginDrag() {
      impacts.dragDidBegin()
      animator.takeOver()
      list.beginDragging()
    }

    /// Ends the drag of the list. The list then decelerates until the host finds that the scroll
    /// view does not decelerate. After a held pull, which returns by itself, the list does not
    /// decelerate.
    func endDrag() {
      list.endDragging(decelerate: list.heldOverscroll == .zero)
    }
  }

  /// The edges where a component holds the content while it is pulled. The host moves the content
  /// back to the end of its range, and reports the pull separately from the offset.
  extension RefreshHost {
    private var heldEdges: [Edge] { Edge.allCases.filter(list.holdsContent) }

    /// In a drag, moves the content back to the edges where a component holds it, and reports the
    /// offset and the pull.
    ///
    /// - Returns: Whether the offset was reported, or a pull is held or has just ended. No other
    ///   report is needed then.
    @discardableResult
    func holdPull() -> Bool {
      guard let view, isFingerDragging, list.isDragging else { return false }
      let edges = heldEdges
      guard !edges.isEmpty else { return false }
      let translation = flipped(distance: view.panGestureRecognizer.translation(in: view))
      var overshoot = UIEdgeInsets.zero
      for edge in edges {
        let moment = moment(at: edge, translation: translation[edge.axis], in: view)
        overshoot[edge] = heldPulls[edge, default: HeldPull()].overshoot(at: moment)
      }
      putBack(to: rest(at: edges.filter { overshoot[$0] > 0 }))
      let hasMoved = !hasSameOffset
      if hasMoved { report(by: .finger) }
      guard overshoot != list.heldOverscroll else { return hasMoved || overshoot != .zero }
      reportCount += 1
      list.driverDidPull(beyond: overshoot)
      return true
    }

    /// Keeps a deceleration from moving the content beyond an edge where a held pull is returning.
    ///
    /// - Returns: Whether the content was moved back.
    func putBackFling() -> Bool {
      let edges = heldEdges.filter {
        list.heldOverscroll[$0] > 0 && distance(of: offset, beyond: $0) > 0
      }
      guard !edges.isEmpty else { return false }
      putBack(to: rest(at: edges))
      report(by: .deceleration)
      return true
    }

    /// Moves the content back to an offset, and reports nothing to the list: callers report the
    /// offset. A difference of less than half a point is ignored.
    func putBack(to offset: CGPoint) {
      guard !offset.isWithinHalfAPoint(of: self.offset) else { return }
      during(.ignoredMove) { setContentOffset(offset) }
      reportCount += 1
    }

    private func rest(at edges: [Edge]) -> CGPoint {
      var rest = offset
      for edge in edges { rest[edge.axis] = list.geometry.limit(at: edge) }
      return rest
    }

    private func moment(
      at edge: Edge, translation: Double, in view: UIScrollView
    ) -> HeldPull.Moment {
      HeldPull.Moment(
        translation: edge.isLeading ? translation : -translation,
        distance: distance(of: offset, beyond: edge),
        distanceBefore: distance(of: list.contentOffset, beyond: edge),
        limit: list.geometry.limit(at: edge), length: list.geometry.size[edge.axis],
        bounces: view.bounces(along: edge.axis))
    }

    /// The distance of an offset beyond an edge of the range, in points; negative inside the range.
    private func distance(of offset: CGPoint, beyond edge: Edge) -> Double {
      let distance = offset[edge.axis] - list.geometry.limit(at: edge)
      return edge.isLeading ? -distance : distance
    }
  }

  extension UIScrollView {
    /// Whether content that is pulled beyond an edge along an axis bounces.
    fileprivate func bounces(along axis: Axis) -> Bool {
      guard bounces, #available(iOS 17.4, visionOS 1.1, *) else { return bounces }
      return axis == .vertical ? bouncesVertically : bouncesHorizontally
    }
  }

  /// A pull beyond an edge where a component holds the content, measured by the translation of the
  /// pan.
  ///
  /// The content stays at the end of its range meanwhile, so its offset does not show the pull.
  struct HeldPull {
    /// A moment of a drag along the axis of the edge. Lengths are in points, and positive in the
    /// direction of a pull.
    struct Moment {
      /// The distance that the finger has moved.
      var translation: Double
      /// The distance of the content beyond the end of its range; negative inside.
      var distance: Double
      /// The ``distance`` of the offset that was reported to the list last.
      var distanceBefore: Double
      /// The end of the range.
      var limit: Double
      /// The length of the scroll view.
      var length: Double
      /// Whether the scroll view shows a pull beyond the edge.
      var bounces: Bool
    }

    private static let tolerance = 1e-6

    /// The translation of the pan at which the content is, or would be, at the end of its range.
    private var translationAtLimit: Double?
    private var isPulled = false
    private var limit: Double?

    /// Returns the overshoot that a rubber band would show for the pull; 0 while the finger is not
    /// beyond the edge.
    ///
    /// A bounce that the finger has caught is not a pull: the finger first moves the content back.
    mutating func overshoot(at moment: Moment) -> Double {
      if limit != moment.limit { self = HeldPull() }
      limit = moment.limit
      let band = RubberBand(length: moment.length)
      if isPulled, let translationAtLimit, moment.translation > translationAtLimit {
        return band.shown(moment.translation - translationAtLimit)
      }
      isPulled = false
      if moment.distance > Self.tolerance {
        guard moment.distanceBefore <= Self.tolerance else { return 0 }
        translationAtLimit = moment.translation - band.raw(moment.distance)
        isPulled = true
        return moment.distance
      }
      if !moment.bounces, let translationAtLimit, abs(moment.distance) <= Self.tolerance,
        moment.translation - translationAtLimit > Self.tolerance
      {
        isPulled = true
        return band.shown(moment.translation - translationAtLimit)
      }
      translationAtLimit = moment.translation - moment.distance
      return 0
    }
  }
#endif
