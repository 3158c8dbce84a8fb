// Generic classes of an app on the main actor. `.ci/ios` optimizes them together with the generic
// classes of the libraries.

import RefreshUIKit
import UIKit

/// A screen for pages of any item type.
class PageController<Item: Hashable & Sendable, Cell: UITableViewCell>: UITableViewController {
  private let load: @MainActor (_ page: Int) async throws -> [Item]
  private let show: (Item, Cell) -> Void
  private var token: ObservationToken?
  private var pager: Pager<Item>?

  init(
    load: @escaping @MainActor (_ page: Int) async throws -> [Item],
    show: @escaping (Item, Cell) -> Void
  ) {
    self.load = load
    self.show = show
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    load = { _ in [] }
    show = { _, _ in }
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "item")
    let pager = Pager<Item>(in: tableView, header: BadgedHeader(badge: UILabel())) { [load] page in
      try await load(page)
    }
    pager.didChange = { [weak self] _ in self?.tableView.reloadData() }
    self.pager = pager
    token = tableView.refresh.header?.observeState { [weak self] change in
      self?.title = "\(change.new)"
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pager?.items.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    if let cell = cell as? Cell, let pager { show(pager.items[indexPath.row], cell) }
    return cell
  }
}

/// A header with a view of any class.
final class BadgedHeader<Badge: UIView>: RefreshNormalHeader {
  private var badge: Badge?

  convenience init(badge: Badge) {
    self.init(frame: .zero)
    self.badge = badge
    addSubview(badge)
  }

  override func placeSubviews() {
    super.placeSubviews()
    badge?.frame = bounds
  }
}

/// The model of a screen: a generic class without a superclass.
@MainActor final class PageModel<Item: Sendable> {
  let pager: Pager<Item>
  var didEnd: ((Item?) -> Void)?

  init(load: @escaping @MainActor (_ page: Int) async throws -> [Item]) {
    pager = Pager { (page: Int) in try await load(page) }
    pager.didChange = { [weak self] _ in self?.didEnd?(self?.pager.items.last) }
  }
}
