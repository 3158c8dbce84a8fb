// Members of MJRefresh that the compiler cannot change by itself: its message has what to write instead.

import RefreshUIKit
import UIKit

@MainActor func change(_ table: UITableView) -> CGFloat {
  table.mj_reloadDataBlock = { count in table.mj_footer?.isHidden = count == 0 }
  let label = UILabel.mj_label()
  return table.mj_totalDataCount() == 0 ? 0 : label.mj_textWidth()
}
