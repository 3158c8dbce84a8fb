#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import RefreshKit
  import UIKit

  import struct RefreshKit.Point

  /// Rows that appear in front of the visible ones.
  extension RefreshHost {
    /// Makes changes in front of the visible part of the content, which stays where it is seen.
    ///
    /// ```swift
    /// tableView.refresh.keepingPosition { tableView.reloadData() }
    /// ```
    ///
    /// By as much as the size of the content grows or shrinks inside, it has done so in front, and the
    /// offset changes by as much. The scroll view is laid out at the end of `changes`. Under a finger the
    /// drag continues, and a fling after it. An offset inside is to be set by ``RefreshHost/list``: one that is
    /// set by the scroll view itself is undone at the end.
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
        let before = reports
        // The property, and not `setContentOffset(_:animated:)`, which ends a fling: Apple's sample
        // StreetScroller moves content by it in a fling, which continues from there.
        let offset = Point(view.contentOffset)
        let place = CGPoint(x: offset.x + distance.x, y: offset.y + distance.y)
        write(by: .component) { view.contentOffset = place }
        if reports == before { report(by: .component) }
      }
    }
  }
#endif
