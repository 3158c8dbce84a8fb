// swift-format-ignore-file

// The script must not depend on the layout.

import UIKit
#if canImport(MJRefresh)
import MJRefresh
#endif
import MJRefresh  // once would be enough

/* mj_header /* and MJRefreshHeader */ "stay" */
let plainText = "tableView.mj_header.beginRefreshing()"
let rawText = #"\(mj_header) is "no code" here"#

final class OldSyntaxController: UITableViewController {
    // The header: mj_header.
    var text: String {
        """
        mj_header: \(tableView.mj_header.mj_h), "\(tableView.mj_footer.isRefreshing ? "mj_footer" : "\(tableView.mj_footer.mj_h)")"
        """
    }

    var rawNumber: String { #"mj_h: \#(tableView.mj_header.mj_h)"# }

    var isRefreshing: Bool {
        get { tableView.mj_header.isRefreshing }
        set { newValue ? tableView.mj_header.beginRefreshing() : tableView.mj_header.endRefreshing() }
    }

    func run(_ index: Int?, _ block: MJRefreshComponentRefreshingBlock? = nil) {
        switch index {
        case .some(let i) where i > 3: tableView.mj_footer.resetNoMoreData(); tableView.mj_header.isHidden = true
        case 1?, 2?:
            tableView.mj_header.isHidden = false
        default: tableView.mj_footer.endRefreshing()
        }
        if index != nil, tableView.mj_footer.state != .noMoreData, !tableView.mj_header.isHidden { block?() }
        for view in tableView.mj_header.subviews { view.isHidden = true }
        tableView
            .mj_footer
            .endRefreshing()
        let list = index == 0 ? tableView : tableView as UIScrollView
        (list as? UITableView)?.mj_header.endRefreshing()
        (index == 0 ? list : tableView)!.mj_header.endRefreshing()
        [list, tableView as UIScrollView].compactMap { $0 }.map { $0.mj_header }.forEach { $0?.endRefreshing() }
        _ = [tableView].map { $0!.mj_header.isRefreshing }
        UIView.animate(withDuration: 0.25, animations: { self.tableView.mj_header.alpha = 0.5 })
        let path = \UITableView.mj_h
        Swift.print(tableView![keyPath: path], tableView.mj_header!, tableView!.mj_header!.mj_h / 2)
        tableView.mj_header = nil; tableView.mj_footer=nil
        tableView.mj_insetT=0.5
        if let header = tableView.mj_header, header.state == MJRefreshState.idle { header.mj_h = 1 }
        defer { tableView.mj_header?.endRefreshing() }
        guard let footer = tableView.mj_footer, footer.isHidden else { return tableView.mj_header.beginRefreshing() }
    }
}
