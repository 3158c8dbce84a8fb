// A screen of UIKit written for MJRefresh. Where the compiler offers a change, `.ci/ios` makes it; what follows
// out is After.swift.

import RefreshKit
import RefreshUIKit
import UIKit

final class FeedController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.mj_header = MJRefreshNormalHeader { [weak self] in self?.reload() }
    tableView.mj_footer = MJRefreshAutoNormalFooter {}
    tableView.mj_trailer = MJRefreshNormalTrailer {}
    tableView.mj_header?.beginRefreshing()
  }

  func reload() {
    tableView.reloadData()
    tableView.mj_header?.endRefreshing()
    tableView.mj_footer?.isHidden = tableView.mj_contentH < tableView.mj_h
    tableView.mj_footer?.isHidden = tableView.mj_totalDataCount() == 0
    tableView.mj_offsetY = -tableView.mj_inset.top
  }
}

@MainActor func place(_ view: UIView, beside other: UIView, in list: UIScrollView) {
  view.mj_x = other.mj_x + other.mj_w
  view.mj_y = 10
  view.mj_size = other.mj_size
  other.mj_origin = .zero
  list.mj_contentW = list.mj_inset.left + list.mj_inset.right
  list.mj_offsetX = 0
}

@MainActor func align(_ header: RefreshStateHeader) {
  header.stateLabel.textAlignment = .left
  header.lastUpdatedTimeLabel.textAlignment = .leading
  header.mj_h = 60 + header.stateLabel.mj_h
}

@MainActor func color(_ header: RefreshNormalHeader, _ ring: RingView) {
  header.stateLabel.uiColor = .gray
  header.arrowView.uiColor = .gray
  header.loadingView.uiColor = .gray
  header.activityIndicatorViewStyle = .large
  ring.uiColor = .gray
  ring.uiDiscColor = .white
}
