import RefreshUIKit
import UIKit

final class NewsController: UITableViewController {
  private let server = NewsServer()
  private var titles: [String] = []
  private var page = 0
  private var refreshes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "title")
    tableView.refresh.header = RefreshNormalHeader { [weak self] in try await self?.reload() }
    tableView.refresh.footer = RefreshAutoNormalFooter { [weak self] in
      try await self?.loadNextPage() ?? .success
    }
    tableView.refresh.header?.beginRefreshing()
  }

  private func reload() async throws {
    titles = try await server.titles(page: 1)
    page = 1
    refreshes += 1
    tableView.reloadData()
  }

  private func loadNextPage() async throws -> RefreshResult {
    let (next, before) = (page + 1, refreshes)
    let more = try await server.titles(page: next)
    guard refreshes == before else { return .success }  // refreshed meanwhile: drop the page
    page = next
    titles += more
    tableView.reloadData()
    return more.isEmpty ? .noMoreData : .success
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "title", for: indexPath)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }
}

/// A server with two pages.
struct NewsServer {
  func titles(page: Int) async throws -> [String] {
    try await Task.sleep(nanoseconds: 500_000_000)
    return page > 2 ? [] : (1...20).map { "Page \(page), title \($0)" }
  }
}
