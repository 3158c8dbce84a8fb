#if UIKIT
  import UIKit

  extension RefreshHost {
    /// The number of rows of a table, or of items of a collection view, in all sections; 0 for other scroll views.
    public var totalDataCount: Int {
      if let table = view as? UITableView {
        return (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
      }
      if let items = view as? UICollectionView {
        return (0..<items.numberOfSections).reduce(0) { $0 + items.numberOfItems(inSection: $1) }
      }
      return 0
    }
  }
#endif
