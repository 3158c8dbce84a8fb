#if UIKIT
  import RefreshKit
  import UIKit

  /// The way in which a scroll view shows its components open and close. It is chosen once for a view, by
  /// ``RefreshHost/makeAnimator()``.
  protocol ScrollAnimator: AnyObject {
    /// The offset of the scroll view, unless something else has moved it.
    var offset: CGPoint { get }

    /// Whether the scroll view is to be shown with each frame of the screen.
    var showsFrames: Bool { get }

    /// The frame of a view at present.
    func frame(of view: RefreshComponent) -> CGRect

    /// The distance from its frame at which a component is shown at present, because it stays in sight across its
    /// axis.
    func translation(of component: RefreshComponent) -> CGPoint

    /// Makes changes, and shows them for `duration` seconds.
    func animate(_ duration: Double, _ changes: () -> Void)

    /// Reserves the insets that components have requested.
    func reserveInset()

    /// Moves the content for a component.
    func move(to offset: CGPoint)

    /// Shows the frame of the present time.
    func showFrame()

    /// Ends what is shown: the scroll view gets the list's inset, and the list's offset, unless something else
    /// has moved it.
    func end()

    /// Called with an offset that UIKit has set while it ends a drag.
    func dragDidMove()

    /// Called with an offset that something else has set, also if it is equal.
    ///
    /// - Returns: Whether the frames go on, so that the offset is not reported. They do if it is the offset of the last
    ///   frame, if it comes from a deceleration, which this ends, and if UIKit has moved pulled content into its range.
    func goesOn(afterMoveBy cause: ScrollCause) -> Bool
  }

  extension RefreshHost {
    /// Makes the animator of the scroll view.
    ///
    /// If a collection view moves inside an animation block, it makes cells there, which fly in. So collection
    /// views are moved with each frame.
    func makeAnimator() -> any ScrollAnimator {
      view is UICollectionView ? FrameAnimator(self) : BlockAnimator(self)
    }

    /// Renders the present values, and makes changes in an animation block of UIKit.
    func animateByUIKit(_ duration: Double, _ changes: () -> Void) {
      placer.update()
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
            self?.placer.update()
          }, completion: nil)
        animated.changes = nil
      }
    }
  }

  /// The changes of one animation; nil once it has begun.
  private final class AnimatedChanges {
    var changes: (() -> Void)?
  }
#endif
