#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point

  /// The changes of one animation; nil once it has begun.
  private final class AnimatedChanges {
    var changes: (() -> Void)?
  }

  /// Performs the requests of components on the scroll view.
  extension RefreshHost: ScrollDriver {
    public func scrollViewReservedInsetDidChange(_ scrollView: ScrollView) {
      event { reserveInset() }
    }

    public func scrollView(
      _ scrollView: ScrollView, requestsOffset offset: Point, animated: Bool
    ) {
      guard let view, !isFingerDragging else { return }
      // An offset that is set while the position is kept is relative to the content at that time.
      keptRow = nil
      event {
        let target = contentOffset(for: offset)
        if animated { return view.setContentOffset(target, animated: true) }
        let before = reports
        write(by: .component) { view.setContentOffset(target, animated: false) }
        if reports == before { report(by: .component) }
      }
    }

    public func scrollViewHeldEdgesDidChange(_ scrollView: ScrollView) {
      pulls = [:]
    }

    public func scrollViewInteractionDidChange(_ scrollView: ScrollView) {
      compareInteraction()
    }

    public func scrollViewBouncingDidChange(_ scrollView: ScrollView) {
      guard let view else { return }
      if list.alwaysBounceVertical { view.alwaysBounceVertical = true }
      if list.alwaysBounceHorizontal { view.alwaysBounceHorizontal = true }
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
      renderer.render()
      // UIKit may retain its block for longer than the call, but `changes` must not escape the
      // call.
      let animated = AnimatedChanges()
      withoutActuallyEscaping(changes) { changes in
        animated.changes = changes
        UIView.animate(
          withDuration: duration, delay: 0,
          options: [.allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration],
          animations: { [weak self] in
            animated.changes?()
            self?.renderer.render()
          }, completion: nil)
        animated.changes = nil
      }
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
