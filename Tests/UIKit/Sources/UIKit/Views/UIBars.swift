/// `UINavigationItem`. It stores the values set by app code.
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

  /// For tests: types a text into the search bar, or chooses a scope.
  public func search(_ text: String? = nil, scope: Int? = nil) {
    if let text { searchBar.text = text }
    if let scope { searchBar.selectedScopeButtonIndex = scope }
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}
