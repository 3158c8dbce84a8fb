import RefreshUIKit
import UIKit

/// A feed below a large title, where only the system's header has its place: the spinner is in the
/// bar. A pager loads the pages, and its footer the next ones.
final class FeedController: UITableViewController {
  private let server: Server
  private var pager: Pager<Post>?

  init(server: Server = .shared) {
    self.server = server
    super.init(style: .plain)
    title = "Feed"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A FeedController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    let pager = Pager(in: tableView, header: RefreshSystemHeader()) { [server] page in
      try await server.posts(page: page)
    }
    pager.didChange = { [weak self] _ in self?.tableView.reloadData() }
    self.pager = pager
    // It opens with the first layout in the window.
    tableView.refresh.beginHeaderRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pager?.items.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    cell.textLabel?.text = pager?.items[indexPath.row].title
    return cell
  }
}
