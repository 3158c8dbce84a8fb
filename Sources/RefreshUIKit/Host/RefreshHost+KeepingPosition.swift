#if UIKIT
  import RefreshKit
  import UIKit

  /// Rows that appear in front of the visible ones.
  extension RefreshHost {
    /// Makes changes in front of the visible part of the content, which does not move on the
    /// screen.
    ///
    /// ```swift
    /// tableView.refresh.keepingPosition { tableView.reloadData() }
    /// ```
    ///
    /// On a plain scroll view, all growth of the content's size inside `changes`, or its shrinking, counts as in
    /// front, and the offset changes by the same distance. On a table or a collection view the offset changes by
    /// as much as a visible row has moved, because the size of content with self-sizing rows is an estimate; rows
    /// that are inserted or deleted count as in front. The scroll view is laid out at the end of `changes`. Under a finger the
    /// drag continues, and so does a fling. To set an offset inside, use ``RefreshHost/list``: an offset that
    /// is set on the scroll view itself is undone at the end.
    public func keepingPosition(_ changes: () -> Void) {
      handle {
        let isOutermost = keptRow == nil
        if isOutermost {
          animator.end()
          keptRow = view.flatMap { VisibleRow(in: $0) }
        }
        list.keepingPosition {
          changes()
          layOutContent()
        }
        if isOutermost { keptRow = nil }
      }
    }

    /// Lays out the content, and reports its size.
    private func layOutContent() {
      view?.layoutIfNeeded()
      compareGeometry()
      compareContentSize()
    }

    public var keepsVisibleRow: Bool { keptRow != nil }

    public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: CGPoint) {
      event {
        let present = offset
        let isThere = keptOffset?.isWithinHalfAPoint(of: present) ?? true
        if distance == .zero, isThere { return }
        animator.end()
        let before = reports
        shift(to: keptOffset ?? present + distance)
        // Rows that come into sight by the shift may have other heights than they had as estimates.
        for _ in 0..<Self.shiftLimit {
          guard keptRow != nil else { break }
          layOutContent()
          guard let kept = keptOffset, !kept.isWithinHalfAPoint(of: offset) else { break }
          shift(to: kept)
        }
        if reports == before { report(by: .component) }
      }
    }

    /// The largest number of times that the offset is corrected after a shift.
    private static let shiftLimit = 4

    /// The offset at which the kept row has its position on the screen, inside the range if nothing moves the
    /// content; nil without such a row.
    private var keptOffset: CGPoint? {
      guard let view, let offset = keptRow?.offset(in: view) else { return nil }
      let isMoving = view.isTracking || view.isDecelerating
      let kept = flipped(offset)
      return isMoving ? kept : list.geometry.clamp(kept)
    }

    /// Moves the content. This sets the property, because `setContentOffset(_:animated:)` ends a fling. Apple's
    /// sample StreetScroller sets the property in a fling, which continues from there.
    private func shift(to offset: CGPoint) {
      write(by: .component) { view?.contentOffset = contentOffset(for: offset) }
    }
  }
#endif
