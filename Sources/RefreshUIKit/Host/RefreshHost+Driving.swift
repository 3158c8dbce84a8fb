#if UIKIT
  import RefreshKit
  import UIKit

  /// Performs the requests of components on the scroll view.
  extension RefreshHost: ScrollDriver {
    public func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
      event {
        updatePaging()
        animator.reserveInset()
      }
    }

    public func scrollView(
      _ scrollView: ScrollView, requestsOffset offset: CGPoint, animated: Bool
    ) {
      guard !isFingerDragging else { return }
      // An offset that is set while the position is kept is relative to the content at that time.
      keptRow = nil
      event {
        guard animated else { return animator.move(to: offset) }
        animator.end()
        setContentOffset(offset, animated: true)
      }
    }

    public func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
      pulls = [:]
    }

    public func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
      updateInteraction()
    }

    public func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
      updateBouncing()
      // UIKit may count the safe area only from then on.
      event { compareGeometry() }
    }

    public func scrollViewNeedsLayout(_ scrollView: ScrollView) {
      awaitsLayout = true
      layoutView.setNeedsLayout()
    }

    public func scrollView(
      _ scrollView: ScrollView, animate duration: Double, _ changes: () -> Void
    ) {
      catchUp()
      animator.animate(duration, changes)
    }

    // MARK: Writes

    /// Performs a write to the scroll view, and reports the moves that it makes with `cause`.
    func write(by cause: ScrollCause, _ body: () -> Void) {
      let outer = writeCause
      writeCause = cause
      body()
      writeCause = outer
    }
  }
#endif
