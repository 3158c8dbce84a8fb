// swift-format-ignore-file

// The script must not depend on the layout.

import UIKit
#if canImport(RefreshUIKit)
import RefreshUIKit
#endif
import RefreshUIKit  // once would be enough

/* mj_header /* and MJRefreshHeader */ "stay" */
let plainText = "tableView.mj_header.beginRefreshing()"
let rawText = #"\(mj_header) is "no code" here"#

final class OldSyntaxController: UITableViewController {
    // The header: mj_header.
    var text: String {
        """
        mj_header: \(tableView.refresh.header!.frame.size.height), "\(tableView.refresh.isFooterRefreshing ? "mj_footer" : "\(tableView.refresh.footer!.frame.size.height)")"
        """
    }

    var rawNumber: String { #"mj_h: \#(tableView.refresh.header!.frame.size.height)"# }

    var isRefreshing: Bool {
        get { tableView.refresh.isHeaderRefreshing }
        set { newValue ? tableView.refresh.header?.beginRefreshing() : tableView.refresh.header?.endRefreshing() }
    }

    func run(_ index: Int?, _ block: (() -> Void)? = nil) {
        switch index {
        case .some(let i) where i > 3: tableView.refresh.footer?.resetNoMoreData(); tableView.refresh.header?.isHidden = true
        case 1?, 2?:
            tableView.refresh.header?.isHidden = false
        default: tableView.refresh.footer?.endRefreshing()
        }
        if index != nil, tableView.refresh.footer?.state != .noMoreData, !tableView.refresh.header!.isHidden { block?() }
        for view in tableView.refresh.header!.subviews { view.isHidden = true }
        tableView
            .refresh.footer?
            .endRefreshing()
        let list = index == 0 ? tableView : tableView as UIScrollView
        (list as? UITableView)?.refresh.header?.endRefreshing()
        (index == 0 ? list : tableView)!.refresh.header?.endRefreshing()
        [list, tableView as UIScrollView].compactMap { $0 }.map { $0.refresh.header }.forEach { $0?.endRefreshing() }
        _ = [tableView].map { $0!.refresh.isHeaderRefreshing }
        UIView.animate(withDuration: 0.25, animations: { self.tableView.refresh.header?.alpha = 0.5 })
        let path = \UITableView.frame.size.height
        Swift.print(tableView![keyPath: path], tableView.refresh.header!, tableView!.refresh.header!.frame.size.height / 2)
        tableView.refresh.header = nil; tableView.refresh.footer=nil
        tableView.refresh.contentInset.top=0.5
        if let header = tableView.refresh.header, header.state == RefreshState.idle { header.frame.size.height = 1 }
        defer { tableView.refresh.header?.endRefreshing() }
        guard let footer = tableView.refresh.footer, footer.isHidden else { return tableView.refresh.header!.beginRefreshing() }
    }
}
