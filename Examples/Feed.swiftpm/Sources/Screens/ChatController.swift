import RefreshUIKit
import UIKit

/// A chat that begins at its end: older messages come in at the top, and what is seen stays there.
final class ChatController: UITableViewController {
  private let server: Server
  private var pager: Pager<String>?
  private var hasScrolledToEnd = false

  init(server: Server = .shared) {
    self.server = server
    super.init(style: .plain)
    title = "Chat"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A ChatController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    let pager = Pager(in: tableView, edge: .top, header: RefreshAutoNormalHeader(), first: 100) {
      [server] end in
      let (texts, first) = try await server.messages(before: end)
      return Page(texts, next: first)
    }
    pager.didChange = { [weak self] _ in self?.show() }
    self.pager = pager
    tableView.refresh.beginHeaderRefreshing()
  }

  /// Lays the table out inside, so that the rows that are seen stay where they are.
  private func show() {
    tableView.refresh.keepingPosition { tableView.reloadData() }
    guard !hasScrolledToEnd, let count = pager?.items.count, count > 0 else { return }
    hasScrolledToEnd = true
    Task { [weak self] in
      let last = IndexPath(row: count - 1, section: 0)
      self?.tableView.scrollToRow(at: last, at: .bottom, animated: false)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pager?.items.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = pager?.items[indexPath.row]
    return cell
  }
}
