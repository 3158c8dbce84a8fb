// A screen of UIKit written for MJRefresh. Where the compiler offers a change, `.ci/ios` makes it; what follows
// out is After.swift.

import RefreshKit
import RefreshUIKit
import UIKit

final class FeedController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refresh.header = RefreshNormalHeader { [weak self] in self?.reload() }
    tableView.refresh.footer = RefreshAutoNormalFooter {}
    tableView.refresh.trailer = RefreshNormalTrailer {}
    tableView.refresh.header?.beginRefreshing()
  }

  func reload() {
    tableView.reloadData()
    tableView.refresh.header?.endRefreshing()
    tableView.refresh.footer?.isHidden = tableView.contentSize.height < tableView.frame.size.height
    tableView.refresh.footer?.isHidden = tableView.refresh.totalDataCount == 0
    tableView.contentOffset.y = -tableView.adjustedContentInset.top
  }
}

@MainActor func place(_ view: UIView, beside other: UIView, in list: UIScrollView) {
  view.frame.origin.x = other.frame.origin.x + other.frame.size.width
  view.frame.origin.y = 10
  view.frame.size = other.frame.size
  other.frame.origin = .zero
  list.contentSize.width = list.adjustedContentInset.left + list.adjustedContentInset.right
  list.contentOffset.x = 0
}

@MainActor func align(_ header: RefreshStateHeader) {
  header.stateLabel.textAlignment = .left
  header.lastUpdatedTimeLabel.textAlignment = .natural
  header.frame.size.height = 60 + header.stateLabel.frame.size.height
}

@MainActor func color(_ header: RefreshNormalHeader, _ ring: RingView) {
  header.stateLabel.textColor = .gray
  header.arrowView.tintColor = .gray
  header.loadingView.color = .gray
  header.loadingView.style = .large
  ring.color = .gray
  ring.discColor = .white
}
