#if UIKIT
  import RefreshKit
  import UIKit

  /// Rows that are added in front of the visible ones.
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

    private func layOutContent() {
      view?.layoutIfNeeded()
      compareGeometry()
      compareContentSize()
    }

    public var keepsVisibleRow: Bool { keptRow != nil }

    public func scrollView(_ scrollView: ScrollView, shiftsOffsetBy distance: CGPoint) {
      event {
        let present = offset
        let isAtKeptOffset = keptOffset?.isWithinHalfAPoint(of: present) ?? true
        if distance == .zero, isAtKeptOffset { return }
        animator.end()
        let before = reportCount
        shift(to: keptOffset ?? present + distance)
        // The shift may bring rows into sight whose heights differ from their estimates. Then the
        // kept row has moved, and another shift corrects that.
        for _ in 0..<4 where keptRow != nil {
          layOutContent()
          guard let target = keptOffset, !target.isWithinHalfAPoint(of: offset) else { break }
          shift(to: target)
        }
        if reportCount == before { report(by: .component) }
      }
    }

    /// The offset at which the kept row has the same position on the screen as before; nil if no
    /// row is kept or the row is gone. It is limited to the range unless a finger or a deceleration
    /// moves the content.
    private var keptOffset: CGPoint? {
      guard let view, let offset = keptRow?.offset(in: view) else { return nil }
      let isMoving = view.isTracking || view.isDecelerating
      let listOffset = flipped(offset)
      return isMoving ? listOffset : list.geometry.clamp(listOffset)
    }

    /// Moves the content by setting the property, because `setContentOffset(_:animated:)` ends a
    /// fling. Apple's sample StreetScroller sets the property during a fling, and the fling
    /// continues.
    private func shift(to offset: CGPoint) {
      during(.appCode, by: .component) { view?.contentOffset = viewOffset(for: offset) }
    }
  }

  /// A visible row of a table, or item of a collection view, whose position on the screen is kept.
  ///
  /// The row is identified by the number of rows behind it, which stays the same when rows are
  /// added in front. Its frame is exact even if the heights of the rows in front are estimates. The
  /// content size is not exact then.
  @MainActor struct VisibleRow {
    private let rowsBehind: Int
    /// The distance of the row from the offset, in points.
    private let distance: CGPoint

    /// Finds the first row that begins in the visible part or, if there is none, the first visible
    /// row; nil if no row is visible.
    init?(in view: UIScrollView) {
      guard let view = view as? any RowView else { return nil }
      let visible = view.visibleRows.compactMap { path in
        view.frame(ofRow: path).map { (path, $0) }
      }.sorted { $0.0 < $1.0 }
      let offset = view.contentOffset
      let inside = visible.first { $0.1.minY >= offset.y && $0.1.minX >= offset.x }
      guard let (path, frame) = inside ?? visible.first else { return nil }
      let counts = view.rowCounts
      guard counts.indices.contains(path[0]) else { return nil }
      rowsBehind = counts[path[0]...].reduce(0, +) - path[1] - 1
      distance = frame.origin - offset
    }

    /// The offset at which the row has the same position on the screen as before; nil if the row is
    /// gone.
    func offset(in view: UIScrollView) -> CGPoint? {
      guard let view = view as? any RowView else { return nil }
      var remaining = rowsBehind
      for (section, count) in view.rowCounts.enumerated().reversed() {
        guard remaining >= count else {
          guard let frame = view.frame(ofRow: [section, count - 1 - remaining]) else { return nil }
          return frame.origin - distance
        }
        remaining -= count
      }
      return nil
    }
  }

  extension RefreshHost {
    /// The number of rows of a table, or of items of a collection view, in all sections; 0 for other scroll views.
    public var totalDataCount: Int { (view as? any RowView)?.rowCounts.reduce(0, +) ?? 0 }
  }

  /// A table or a collection view, with rows or items.
  @MainActor private protocol RowView: UIScrollView {
    /// The index paths of the visible rows, in any order.
    var visibleRows: [IndexPath] { get }
    /// The number of rows in each section.
    var rowCounts: [Int] { get }
    /// The frame of a row, in points of the content; nil if it is not known.
    func frame(ofRow path: IndexPath) -> CGRect?
  }

  extension UITableView: RowView {
    fileprivate var visibleRows: [IndexPath] { indexPathsForVisibleRows ?? [] }
    fileprivate var rowCounts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }
    fileprivate func frame(ofRow path: IndexPath) -> CGRect? { rectForRow(at: path) }
  }

  extension UICollectionView: RowView {
    fileprivate var visibleRows: [IndexPath] { indexPathsForVisibleItems }
    fileprivate var rowCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }
    fileprivate func frame(ofRow path: IndexPath) -> CGRect? {
      layoutAttributesForItem(at: path)?.frame
    }
  }
#endif
