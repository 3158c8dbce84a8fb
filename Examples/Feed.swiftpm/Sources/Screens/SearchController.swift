import RefreshUIKit
import UIKit

/// A search with filters: a new text or filter is a new refresh, which cancels the one under way.
final class SearchController: UITableViewController {
  private(set) var posts: [Post] = []

  let search = UISearchController(searchResultsController: nil)
  private let server: Server
  private var query = Query()
  private var refreshing: Task<Void, Never>?

  struct Query: Equatable {
    var filter = Filter.all
    var text = ""
  }

  init(server: Server = .shared) {
    self.server = server
    super.init(style: .plain)
    title = "Search"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A SearchController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.searchBar.scopeButtonTitles = Filter.allCases.map(\.rawValue)
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.refresh.header = .system { [weak self] in try await self?.find() }
    refresh()
  }

  /// Refreshes, and comes back to the top once the list has closed.
  private func refresh() {
    refreshing?.cancel()
    // A refresh that is under way would be joined, with the rows of the old query.
    if refreshing != nil { tableView.refresh.header?.endRefreshing(with: .cancelled) }
    refreshing = Task { [weak self] in
      guard let table = self?.tableView, let header = table.refresh.header else { return }
      guard await header.refresh().isSuccess else { return }
      table.setContentOffset(CGPoint(x: 0, y: -table.adjustedContentInset.top), animated: true)
    }
  }

  private func find() async throws {
    let query = query
    let found = try await server.posts(of: query.filter, with: query.text)
    try Task.checkCancellation()
    posts = found
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = posts[indexPath.row].title
    return cell
  }
}

extension SearchController: UISearchResultsUpdating {
  func updateSearchResults(for search: UISearchController) {
    let bar = search.searchBar
    let new = Query(
      filter: Filter.allCases[bar.selectedScopeButtonIndex], text: bar.text ?? "")
    guard new != query else { return }
    query = new
    refresh()
  }
}
