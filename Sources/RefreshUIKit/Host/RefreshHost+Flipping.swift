#if UIKIT
  import RefreshKit
  import UIKit

  /// Collection views whose layout begins at the right, at the largest offset, if the direction is right to left.
  ///
  /// The list begins at the left in any case. So its x coordinates are counted from the other side of the content, and
  /// the leader is at the beginning of the layout. Content that is narrower than the view is at the left in UIKit's
  /// range, and is not flipped.
  extension RefreshHost {
    /// Updates ``isFlipped``, and the insets, which change their sides with it.
    func compareFlipping() {
      guard let view else { return }
      let values = lastCompared ?? ComparedValues(view)
      let isFlipped = list.contentSize.width >= list.frame.width && values.hasFlippedLayout
      guard isFlipped != self.isFlipped else { return }
      // Frames are counted from the side that the list has now.
      animator.end()
      self.isFlipped = isFlipped
      animator.reserveInset()
      compareSafeArea()
    }

    /// The offset of the scroll view, in points of the list.
    var offset: CGPoint {
      view.map { flipped($0.contentOffset) } ?? list.contentOffset
    }

    /// Returns the offset of the scroll view for one of the list.
    func contentOffset(for offset: CGPoint) -> CGPoint { flipped(offset) }

    /// Moves the scroll view to an offset of the list. This ends UIKit's own motion.
    func setContentOffset(_ offset: CGPoint, animated: Bool = false) {
      view?.setContentOffset(contentOffset(for: offset), animated: animated)
    }

    // MARK: From the scroll view to the list, or the other way round

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

    /// Reports the offset if a change of a size has changed it for the list, though not for the scroll view.
    func reportFlipped() {
      let wasFlipped = isFlipped
      compareFlipping()
      if wasFlipped || isFlipped, !hasSameOffset { reportOffset() }
    }
  }
#endif
