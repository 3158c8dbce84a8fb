#if UIKIT
  import RefreshKit
  import UIKit

  /// Edges at which a component holds the content while it is pulled. There the host moves the content
  /// back to the end of its range, and reports the pull beside the offset.
  extension RefreshHost {
    private var heldEdges: [Edge] { Edge.allCases.filter(list.holdsContent) }

    /// Reports a drag at held edges.
    ///
    /// - Returns: Whether this has reported the offset of the scroll view.
    @discardableResult
    func holdPull() -> Bool {
      guard let view, isFingerDragging, list.isDragging else { return false }
      let edges = heldEdges
      guard !edges.isEmpty else { return false }
      let translation = flipped(
        distance: view.panGestureRecognizer.translation(in: view))
      var overshoot = UIEdgeInsets.zero
      for edge in edges {
        let moment = moment(at: edge, translation: translation[edge.axis], in: view)
        overshoot[edge] = pulls[edge, default: HeldPull()].overshoot(at: moment)
      }
      putBack(to: rest(at: edges.filter { overshoot[$0] > 0 }))
      let hasMoved = !hasSameOffset
      if hasMoved { report(by: .finger) }
      guard overshoot != list.heldOverscroll else { return hasMoved || overshoot != .zero }
      reports += 1
      list.driverDidPull(beyond: overshoot)
      return true
    }

    /// Prevents a deceleration from moving the content beyond an edge whose held overshoot returns.
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

    /// Moves the content back to an offset, without notifying observers of the offset in between. A
    /// difference of less than half a point is left.
    func putBack(to offset: CGPoint) {
      guard let view, !offset.isWithinHalfAPoint(of: self.offset) else { return }
      isPuttingBack = true
      view.setContentOffset(contentOffset(for: offset), animated: false)
      isPuttingBack = false
      reports += 1
    }

    /// The present offset, moved to the end of the range at some edges.
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

    /// Negative inside the range.
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
#endif
