#if UIKIT
  import RefreshKit
  import UIKit

  /// Support for collection views whose layout begins at the right in a right-to-left direction.
  /// Their content begins at the largest offset.
  ///
  /// The list always begins at the left. So the host counts the list's x coordinates from the other
  /// side of the content, and the leader is at the side where the layout begins. Content that is
  /// narrower than the view is not flipped, because UIKit places it at the left.
  extension RefreshHost {
    /// Updates ``isFlipped``, and the insets, because the flip exchanges their sides.
    func compareFlipping() {
      guard let view else { return }
      let values = lastCompared ?? ComparedValues(view)
      let isFlipped = list.contentSize.width >= list.frame.width && values.hasFlippedLayout
      guard isFlipped != self.isFlipped else { return }
      // The animation uses the list's coordinates from before the flip, so it ends here.
      animator.end()
      self.isFlipped = isFlipped
      animator.reserveInset()
      compareSafeArea()
    }

    /// The offset of the scroll view, in the list's coordinates.
    var offset: CGPoint {
      view.map { flipped($0.contentOffset) } ?? list.contentOffset
    }

    /// Returns the scroll view's offset for an offset of the list.
    func viewOffset(for offset: CGPoint) -> CGPoint { flipped(offset) }

    /// Moves the scroll view to an offset of the list. This ends UIKit's own motion.
    func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
      during(.appCode) {
        view?.setContentOffset(viewOffset(for: offset), animated: animated)
      }
    }

    // MARK: Converting between the scroll view and the list

    func flipped(_ offset: CGPoint) -> CGPoint {
      guard isFlipped else { return offset }
      return CGPoint(x: list.contentSize.width - list.frame.width - offset.x, y: offset.y)
    }

    func flipped(content point: CGPoint) -> CGPoint {
      isFlipped ? CGPoint(x: list.contentSize.width - point.x, y: point.y) : point
    }

    func flipped(distance: CGPoint) -> CGPoint {
      isFlipped ? CGPoint(x: 0 - distance.x, y: distance.y) : distance
    }

    func flipped(_ insets: UIEdgeInsets) -> UIEdgeInsets {
      guard isFlipped else { return insets }
      return UIEdgeInsets(
        top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
    }

    func flipped(_ edge: Edge) -> Edge {
      guard isFlipped, edge.axis == .horizontal else { return edge }
      return edge == .left ? .right : .left
    }

    // MARK: Changes of a size

    /// Called after a change of a size. In a flipped layout, the change may have moved the offset
    /// in the list's coordinates, although the scroll view has the same offset. Then this function
    /// reports the list's new offset.
    ///
    /// A collection view is laid out inside a write of its inset. If moves are ignored during that
    /// write, this function reports nothing.
    func reportFlipped() {
      let wasFlipped = isFlipped
      compareFlipping()
      let isIgnored = ongoing.work.contains(.ignoredMove)
      if wasFlipped || isFlipped, !isIgnored, !hasSameOffset { reportOffset() }
    }
  }
#endif
