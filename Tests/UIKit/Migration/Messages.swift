// Members of MJRefresh, and of an earlier version of the host, that the compiler cannot change by itself: its message has what to write instead.

import RefreshKit
import RefreshUIKit
import UIKit

@MainActor func change(_ table: UITableView) -> CGFloat {
  table.mj_reloadDataBlock = { count in table.mj_footer?.isHidden = count == 0 }
  let label = UILabel.mj_label()
  return label.mj_textWidth()
}

@MainActor func watch(_ table: UITableView) {
  table.refresh.record()
  table.refresh.inspect()
}

final class OwnHeader: RefreshNormalHeader {
  override func prepare() {
    super.prepare()
    backgroundColor = .black
    tintColor = .black
    layer.zPosition = 1
    stateLabel.numberOfLines = 0
    stateLabel.attributedText = nil
  }

  override var pullingPercent: CGFloat {  // error: cannot override a property with type 'Double'
    didSet {}
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)  // error: Delete overrides that only call super.
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)  // error: Delete overrides that only call super.
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)  // error: Delete overrides that only call super.
  }
}

@MainActor func hide(_ footer: RefreshAutoNormalFooter) {
  footer.isAutomaticallyHidden = true  // error: Set hidesWhileEmpty instead.
}
