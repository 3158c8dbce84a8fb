import RefreshUIKit
import UIKit

/// A chat, whose older messages come from above, without a visible header.
final class ChatScreen: UIViewController {
    let list = UITableView()
    private var messages: [Item] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentInsetAdjustmentBehavior = .never
        let header = RefreshHeader(refreshingBlock: { [weak self] in self?.older() })
        header.alpha = 0
        header.frame.size.height = 0.01
        list.refresh.header = header
    }

    private func older() {
        let height = list.contentSize.height
        messages.insert(Item(), at: 0)
        list.reloadData()
        list.layoutIfNeeded()
        list.contentOffset = CGPoint(x: 0, y: list.contentSize.height - height)
        list.refresh.header?.endRefreshing()
        if messages.count > 500 { list.refresh.header = nil }
    }

    func isAtTop() -> Bool { list.contentOffset.y <= -list.adjustedContentInset.top }
}
