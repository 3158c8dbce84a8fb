/// `UINavigationItem`, which keeps what an app sets.
@MainActor open class UINavigationItem: NSObject {
  public typealias LargeTitleDisplayMode = UINavigationItemLargeTitleDisplayMode

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
}

@MainActor open class UISearchBar: UIView {
  open var text: String?
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
}

@MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  public let searchBar = UISearchBar(frame: .zero)

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// For tests: the user types a text, or chooses a scope.
  public func search(_ text: String? = nil, scope: Int? = nil) {
    if let text { searchBar.text = text }
    if let scope { searchBar.selectedScopeButtonIndex = scope }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

extension UITableView {
  public typealias ScrollPosition = UITableViewScrollPosition

  /// Moves the content so that a row is at a place of the visible part.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let (row, inset) = (rectForRow(at: path), adjustedContentInset)
    let visible = bounds.height - inset.bottom
    let y: CGFloat =
      switch position {
      case .top: row.minY - inset.top
      case .bottom: row.maxY - visible
      default: row.midY - (inset.top + visible) / 2
      }
    let last = max(contentSize.height - visible, 0 - inset.top)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, 0 - inset.top), last)), animated: animated)
  }
}
