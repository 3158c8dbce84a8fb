import RefreshUIKit
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
        table.refresh.header = RefreshNormalHeader(refreshingBlock: { [weak self] in self?.fetch(reset: true) })
        table.refresh.footer = RefreshAutoNormalFooter(refreshingBlock: { [weak self] in self?.fetch(reset: false) })
        table.refresh.footer?.isHidden = true
    }

    func fetch(reset: Bool) {
        if reset { page = 1 }
        loader?(page) { [weak self] new in
            guard let self = self else { return }
            self.table.refresh.header?.endRefreshing()
            guard let new = new else {
                self.table.refresh.footer?.endRefreshing()
                return
            }
            self.models = reset ? new : self.models + new
            self.page += 1
            self.table.reloadData()
            self.table.refresh.footer?.isHidden = self.models.isEmpty
            if new.count < self.pageSize {
                self.table.refresh.footer?.endRefreshingWithNoMoreData()
            } else {
                self.table.refresh.footer?.state = .idle
            }
        }
    }
}

final class PostsController: GenericListController<Item, UITableViewCell> {
    override var pageSize: Int { 10 }
}
