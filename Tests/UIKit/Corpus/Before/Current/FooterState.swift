import MJRefresh

extension MJRefreshFooter {
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
    func update(_ state: MJRefreshState) {
        switch state {
        case .noMoreData: mj_footer?.endRefreshingWithNoMoreData()
        case .idle: mj_footer?.resetNoMoreData()
        default: mj_footer?.state = state
        }
        mj_footer?.isHidden = mj_contentH < mj_h
    }
}
