import MJRefresh
import UIKit

/// A chat, whose older messages come from above, without a visible header.
final class ChatScreen: UIViewController {
    let list = UITableView()
    private var messages: [Item] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        let header = MJRefreshHeader(refreshingBlock: { [weak self] in self?.older() })
        header.alpha = 0
        header.mj_h = 0.01
        list.mj_header = header
    }

    private func older() {
        let height = list.mj_contentH
        messages.insert(Item(), at: 0)
        list.reloadData()
        list.layoutIfNeeded()
        list.contentOffset = CGPoint(x: 0, y: list.mj_contentH - height)
        list.mj_header?.endRefreshing()
        if messages.count > 500 { list.mj_header = nil }
    }

    func isAtTop() -> Bool { list.mj_offsetY <= -list.mj_inset.top }
}
