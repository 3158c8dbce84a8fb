import RefreshKit
import RefreshUIKit
import UIKit

final class AlbumHeader: RefreshHeader {
  private let icon = UIImageView(image: UIImage(named: "record"))
  private let title = UILabel()

  override func prepare() {
    super.prepare()
    let stack = UIStackView(arrangedSubviews: [icon, title])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 6
    stack.isLayoutMarginsRelativeArrangement = true
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    title.font = .systemFont(ofSize: 13)
    addSubview(stack, fitsHeight: true)
    backgroundColor = .systemBackground
  }

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      switch state {
      case .pulling: title.text = "Let go"
      case .refreshing, .willRefresh: title.text = "Loading albums"
      case .idle, .noMoreData: title.text = "Pull for new albums"
      }
    }
  }

  override var pullingPercent: Double {
    didSet { icon.alpha = min(pullingPercent, 1) }
  }
}

final class AlbumsController: UITableViewController {
  let store = AlbumStore()
  private var albums: [String] = []
  private var page = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "album")
    tableView.refresh.header = AlbumHeader { [weak self] in self?.load(page: 1) }
    tableView.refresh.footer = RefreshAutoNormalFooter { [weak self] in self?.loadMore() }
    tableView.refresh.header?.beginRefreshing()
  }

  private func loadMore() {
    load(page: page + 1)
  }

  private func load(page: Int) {
    store.albums(page: page) { [weak self] albums in self?.show(albums, of: page) }
  }

  private func show(_ new: [String], of page: Int) {
    self.page = page
    albums = page == 1 ? new : albums + new
    tableView.reloadData()
    tableView.refresh.header?.endRefreshing()
    if new.isEmpty {
      tableView.refresh.footer?.endRefreshingWithNoMoreData()
    } else {
      tableView.refresh.footer?.endRefreshing()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "album", for: indexPath)
    cell.textLabel?.text = albums[indexPath.row]
    return cell
  }
}
