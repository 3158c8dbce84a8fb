#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point

  /// Rows that appear in front of the visible ones.
  extension RefreshHost {
    /// Makes changes in front of the visible part of the content, which does not move on the
    /// screen.
    ///
    /// ```swift
    /// tableView.refresh.keepingPosition { tableView.reloadData() }
    /// ```
    ///
    /// All growth of the content's size inside `changes`, or its shrinking, counts as in front, and the offset
    /// changes by the same distance. The scroll view is laid out at the end of `changes`. Under a finger the
    /// drag continues, and so does a fling. To set an offset inside, use ``RefreshHost/list``: an offset that
    /// is set on the scroll view itself is undone at the end.
    public func keepingPosition(_ changes: () -> Void) {
      handle {
        list.keepingPosition {
          changes()
          view?.layoutIfNeeded()
          compareGeometry()
        }
      }
    }

    public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: Point) {
      guard let view else { return }
      event {
        animator.end()
        let before = reports
        // This sets the property, because `setContentOffset(_:animated:)` ends a fling. Apple's
        // sample StreetScroller sets the property in a fling, which continues from there.
        let offset = Point(view.contentOffset)
        let shifted = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
        write(by: .component) { view.contentOffset = shifted }
        if reports == before { report(by: .component) }
      }
    }
  }
#endif
