import RefreshUIKit
import UIKit

class CommentsController: UITableViewController {
    var comments: [Item] = []

    private lazy var footer: RefreshAutoNormalFooter = {
        let footer = RefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(CommentsController.more))
        footer.isAutomaticallyRefresh = false
        footer.triggerAutomaticallyRefreshPercent = 0.1
        footer.autoTriggerTimes = 1
        footer.setTitle("Tap to load more", for: .idle)
        footer.setTitle("That is all", for: .noMoreData)
        footer.ignoredScrollViewContentInsetBottom = UIScreenInsets.bottom
        return footer
    }()

    private lazy var header: RefreshStateHeader = {
        let header = RefreshStateHeader(refreshingTarget: self, refreshingAction: #selector(self.new))
        header.ignoredScrollViewContentInsetTop = UIScreenInsets.top
        header.lastUpdatedTimeKey = "comments"
        return header
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = header
        tableView.refresh.footer = footer
        footer.isHidden = comments.isEmpty
        footer.beginRefreshingCompletionBlock = { Swift.print("begins") }
        footer.endRefreshingCompletionBlock = { [weak self] in self?.tableView.reloadData() }
        header.endRefreshingAnimationBeginAction = { Swift.print("closes") }
    }

    @objc func new() {
        header.endRefreshing()
        footer.state = .idle
    }

    @objc func more() {
        if footer.state == RefreshState.noMoreData { return }
        comments.count > 100 ? footer.endRefreshingWithNoMoreData() : footer.endRefreshing()
        switch footer.state {
        case .idle, .pulling, .willRefresh: break
        case .refreshing: Swift.print("refreshing")
        case .noMoreData: Swift.print("no more")
        @unknown default: break
        }
    }
}

enum UIScreenInsets {
    static let top: CGFloat = 44
    static let bottom: CGFloat = 34
}
