// Members of MJRefresh, and of an earlier version of the host, that the compiler cannot change by itself: its message has what to write instead.

import RefreshKit
import RefreshUIKit
import UIKit

@MainActor func change(_ table: UITableView) -> CGFloat {
  table.mj_reloadDataBlock = { count in table.mj_footer?.isHidden = count == 0 }
  let label = UILabel.mj_label()
  return label.mj_textWidth()
}

@MainActor func move(_ list: UIScrollView) -> CGFloat {
  list.mj_insetT = 64
  list.mj_insetB += 49  // error: Set refresh.contentInset.bottom, which has no safe area
  (list.mj_insetL, list.mj_insetR) = (8, 8)
  return list.mj_insetT + list.mj_insetL + list.mj_insetR
}

@MainActor func act(_ header: RefreshHeader) {
  header.refreshingAction = #selector(UIView.layoutSubviews)
}

@MainActor func end(_ table: UITableView) {
  table.mj_header.endRefreshing()  // error: optional: tableView.refresh.header?.endRefreshing()
  table.mj_footer.endRefreshing()  // error: optional: tableView.refresh.footer?.endRefreshing()
}

@MainActor func show(_ header: RefreshNormalHeader) {
  header.addSubview(HostedView())
  header.onUIView { $0.alpha = 0.5 }
  header.uiView?.alpha = 0.5
  header.arrowView.setImage(nil)
  header.stateLabel.textAlignment = .trailing
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

  override func beginRefreshing() {  // error: Do it in the didSet of an override of state.
    super.beginRefreshing()
  }

  override func endRefreshing() {  // error: Do it in the didSet of an override of state.
    super.endRefreshing()
  }

  override var pullingPercent: CGFloat {  // error: cannot override a property with type 'Double'
    didSet {}
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentOffsetDidChange(change)  // error: Override the one with Change
  }

  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)  // error: Override the one with Change
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)  // error: Override the one with Change
  }
}

@MainActor func hide(_ footer: RefreshAutoNormalFooter) {
  footer.isAutomaticallyHidden = true  // error: Set hidesWhileEmpty instead.
  footer.isOnlyRefreshPerDrag = true  // error: Set autoTriggerTimes to 1 for true
}

/// A mistake in a closure is reported where it is.
@MainActor final class Mistakes {
  func set(_ table: UITableView) {
    table.refresh.header = RefreshNormalHeader { [weak self] in
      guard let self else { return }
      self.plain()  // error: no member 'plain'
    }
    table.refresh.footer = RefreshAutoNormalFooter { [weak self] in
      guard let self else { return }
      try await self.awaited()  // error: no member 'awaited'
    }
    table.refresh.header?.setRefreshing { [weak self] in
      guard let self else { return }
      try await self.set()  // error: missing argument
    }
    table.refresh.addPullRefresh { [weak self] in
      guard let self else { return }
      self.pulled()  // error: no member 'pulled'
    }
  }
}
