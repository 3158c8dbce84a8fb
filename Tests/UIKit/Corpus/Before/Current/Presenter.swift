import MJRefresh

protocol FeedView: AnyObject {
    var list: UITableView { get }
    func show(_ items: [Item])
}

class FeedPresenter {
    weak var view: FeedView?
    private var page = 0
    private let service: Service

    init(service: Service = .shared) {
        self.service = service
    }

    func refresh() {
        page = 0
        service.items(page: page) { [weak self] result in
            self?.view?.list.mj_header?.endRefreshing()
            if case .success(let items) = result { self?.view?.show(items) }
        }
    }

    func loadMore() {
        service.items(page: page + 1) { [weak self] result in
            switch result {
            case .success(let items) where items.isEmpty:
                self?.view?.list.mj_footer?.endRefreshingWithNoMoreData()
            case .success(let items):
                self?.page += 1
                self?.view?.show(items)
                self?.view?.list.mj_footer?.endRefreshing()
            case .failure:
                self?.view?.list.mj_footer?.endRefreshing()
            }
        }
    }
}
