#if UIKIT
  import RefreshKit
  import UIKit

  /// Drags and decelerations of UIKit, which the list follows.
  extension RefreshHost {
    /// Whether a finger drags the content: the scroll view is dragging, and its pan has begun or
    /// changed. A pinch is no drag, although UIKit pans meanwhile.
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

    /// Begins or ends the list's drag if UIKit's has begun or ended, and begins a deceleration.
    func compareDrag() {
      guard let view else { return }
      list.driverDidTrack(view.isTracking)
      guard writeCause == nil else { return }
      if isFingerDragging {
        if !list.isDragging { beginDrag() }
      } else if list.isDragging {
        let isCancelled = view.isZooming || view.panGestureRecognizer.state == .cancelled
        isCancelled ? list.cancelDragging() : endDrag()
      }
      if view.isDecelerating { list.driverDidDecelerate(true) }
    }

    /// Begins or ends the list's deceleration if UIKit's has begun or ended.
    func compareMotion() {
      if let view { list.driverDidDecelerate(view.isDecelerating) }
    }

    /// Begins the list's drag, at the offset that is seen.
    func beginDrag() {
      impacts.dragDidBegin()
      animator.takeOver()
      list.beginDragging()
    }

    /// Ends the list's drag. The list decelerates until UIKit reports otherwise; a held pull returns by
    /// itself.
    func endDrag() {
      list.endDragging(decelerate: list.heldOverscroll == .zero)
    }
  }
#endif
