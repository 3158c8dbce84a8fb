import RefreshUIKit
import UIKit

final class NewsController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.header = RefreshNormalHeader { [weak self] in await self?.reload() }
    tableView.refresh.footer = RefreshAutoNormalFooter { [weak self] in await self?.loadMore() }
    tableView.refresh.header?.beginRefreshing()
  }

  // Load the first rows here, and append the next ones there.
  func reload() async { tableView.reloadData() }
  func loadMore() async { tableView.reloadData() }
}
