import RefreshUIKit
import UIKit

enum RefreshKind {
    case header
    case footer
    case both
    case none
}

class BaseListController: UIViewController {
    var listView: UIScrollView { fatalError("override it") }
    var page = 1
    let pageSize = 20

    /// What a subclass wants.
    var refreshKind: RefreshKind = .none {
        didSet {
            switch refreshKind {
            case .header: addHeader()
            case .footer: addFooter()
            case .both:
                addHeader()
                addFooter()
            case .none:
                listView.refresh.header = nil
                listView.refresh.footer = nil
            }
        }
    }

    func addHeader() {
        listView.refresh.header = RefreshNormalHeader(refreshingBlock: { [weak self] in
            self?.page = 1
            self?.requestData()
        })
    }

    func addFooter() {
        listView.refresh.footer = RefreshBackNormalFooter(refreshingBlock: { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.page += 1
            strongSelf.requestData()
        })
    }

    func requestData() {}

    func finish(count: Int) {
        listView.refresh.header?.endRefreshing()
        count < pageSize ? listView.refresh.footer?.endRefreshingWithNoMoreData() : listView.refresh.footer?.endRefreshing()
    }
}

final class OrdersController: BaseListController {
    private let table = UITableView(frame: .zero, style: .grouped)

    override var listView: UIScrollView { table }

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshKind = .both
        (listView.refresh.footer as? RefreshBackNormalFooter)?.setTitle("All orders are here", for: .noMoreData)
    }

    override func requestData() {
        Service.shared.items(page: page) { [weak self] result in
            self?.table.reloadData()
            self?.finish(count: (try? result.get())?.count ?? 0)
        }
    }
}
