import RefreshUIKit

extension RefreshFooter {
    var isNoMore: Bool {
        get { state == .noMoreData }
        set { newValue ? endRefreshingWithNoMoreData() : resetNoMoreData() }
    }

    func finish(with count: Int, of pageSize: Int) {
        if count < pageSize {
            endRefreshingWithNoMoreData()
        } else {
            endRefreshing()
        }
    }
}

extension UITableView {
    func update(_ state: RefreshState) {
        switch state {
        case .noMoreData: refresh.footer?.endRefreshingWithNoMoreData()
        case .idle: refresh.footer?.resetNoMoreData()
        default: refresh.footer?.state = state
        }
        refresh.footer?.isHidden = contentSize.height < frame.size.height
    }
}
