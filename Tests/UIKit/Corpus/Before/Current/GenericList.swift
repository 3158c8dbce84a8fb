import MJRefresh
import UIKit

/// A list of any model.
class GenericListController<Model, Cell: UITableViewCell>: UIViewController {
    let table = UITableView(frame: .zero, style: .plain)
    var models: [Model] = []
    var pageSize: Int { 20 }
    var loader: ((Int, @escaping ([Model]?) -> Void) -> Void)?
    private(set) var page = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.mj_header = MJRefreshNormalHeader(refreshingBlock: { [weak self] in self?.fetch(reset: true) })
        table.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: { [weak self] in self?.fetch(reset: false) })
        table.mj_footer?.isHidden = true
    }

    func fetch(reset: Bool) {
        if reset { page = 1 }
        loader?(page) { [weak self] new in
            guard let self = self else { return }
            self.table.mj_header?.endRefreshing()
            guard let new = new else {
                self.table.mj_footer?.endRefreshing()
                return
            }
            self.models = reset ? new : self.models + new
            self.page += 1
            self.table.reloadData()
            self.table.mj_footer?.isHidden = self.models.isEmpty
            if new.count < self.pageSize {
                self.table.mj_footer?.endRefreshingWithNoMoreData()
            } else {
                self.table.mj_footer?.state = .idle
            }
        }
    }
}

final class PostsController: GenericListController<Item, UITableViewCell> {
    override var pageSize: Int { 10 }
}
