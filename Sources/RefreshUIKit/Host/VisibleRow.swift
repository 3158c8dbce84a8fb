#if UIKIT
  import RefreshKit
  import UIKit

  /// A visible row of a table, or item of a collection view, whose position on the screen is kept.
  ///
  /// It is known by the number of rows behind it, which rows that are added in front do not change. Its frame is
  /// right if the heights of the rows in front are estimates, which the size of the content is not.
  struct VisibleRow {
    private let rowsBehind: Int
    /// The distance of the row from the offset.
    private let distance: CGPoint

    /// Finds the first row that begins in the visible part; nil if the view has no rows, or none is visible.
    init?(in view: UIScrollView) {
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

    /// The offset at which the row has its position on the screen; nil if the row is gone.
    func offset(in view: UIScrollView) -> CGPoint? {
      var left = rowsBehind
      for (section, count) in view.rowCounts.enumerated().reversed() {
        guard left >= count else {
          guard let frame = view.frame(ofRow: [section, count - 1 - left]) else { return nil }
          return frame.origin - distance
        }
        left -= count
      }
      return nil
    }
  }

  extension RefreshHost {
    /// The number of rows of a table, or of items of a collection view, in all sections; 0 for other scroll views.
    public var totalDataCount: Int { view?.rowCounts.reduce(0, +) ?? 0 }
  }

  extension UIScrollView {
    /// The index paths of the visible rows, in any order.
    fileprivate var visibleRows: [IndexPath] {
      switch self {
      case let table as UITableView: table.indexPathsForVisibleRows ?? []
      case let collection as UICollectionView: collection.indexPathsForVisibleItems
      default: []
      }
    }

    /// The number of rows in each section.
    fileprivate var rowCounts: [Int] {
      switch self {
      case let table as UITableView:
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
      case let collection as UICollectionView:
        (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
      default: []
      }
    }

    /// The frame of a row, in points of the content.
    fileprivate func frame(ofRow path: IndexPath) -> CGRect? {
      switch self {
      case let table as UITableView: table.rectForRow(at: path)
      case let collection as UICollectionView:
        collection.layoutAttributesForItem(at: path)?.frame
      default: nil
      }
    }
  }
#endif
