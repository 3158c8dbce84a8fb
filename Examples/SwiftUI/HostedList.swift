import RefreshUIKit
import SwiftUI
import UIKit

/// A list of UIKit whose rows are views of SwiftUI, with a header and a footer.
@available(iOS 16.0, *)
struct HostedList<Row: View>: UIViewControllerRepresentable {
  /// Loads the posts of a page, counted from 1; an empty page is the last one.
  let load: @MainActor (_ page: Int) async throws -> [String]
  @ViewBuilder let row: (String) -> Row

  func makeUIViewController(context: Context) -> HostedListController<Row> {
    HostedListController(load: load, row: row)
  }

  func updateUIViewController(_ controller: HostedListController<Row>, context: Context) {
    controller.row = row
  }
}

@available(iOS 16.0, *)
final class HostedListController<Row: View>: UITableViewController {
  var row: (String) -> Row {
    didSet { tableView.reloadData() }
  }

  private let load: @MainActor (_ page: Int) async throws -> [String]
  private var pager: Pager<String>?

  init(
    load: @escaping @MainActor (_ page: Int) async throws -> [String],
    row: @escaping (String) -> Row
  ) {
    self.load = load
    self.row = row
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A HostedListController is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    let load = load
    let pager = Pager(in: tableView) { page in try await load(page) }
    pager.didChange = { [weak self] _ in self?.tableView.reloadData() }
    self.pager = pager
    tableView.refresh.beginHeaderRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pager?.items.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    let post = pager?.items[indexPath.row] ?? ""
    cell.contentConfiguration = UIHostingConfiguration { row(post) }
    return cell
  }
}
