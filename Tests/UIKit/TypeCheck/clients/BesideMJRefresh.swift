// A file of an app that is moved later: what both modules have is MJRefresh's.

import MJRefresh
import RefreshKit
import RefreshUIKit
import UIKit

@MainActor func refresh(_ table: UITableView, _ other: UITableView) {
  let header: MJRefresh.MJRefreshHeader? = table.mj_header
  header?.beginRefreshing()
  table.mj_header = MJRefreshHeader(frame: .zero)
  table.mj_insetT = table.mj_h
  if table.mj_totalDataCount() == 0 { other.refresh.beginHeaderRefreshing() }
}
