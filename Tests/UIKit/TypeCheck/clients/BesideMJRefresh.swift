// A file of an app that is not migrated yet. A name that is in both modules means MJRefresh's.

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
