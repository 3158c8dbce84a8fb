import UIKit
import RefreshUIKit

protocol ListViewDelegate: AnyObject {
    func listViewRefreshes(_ view: ListView)
    func listViewLoadsMore(_ view: ListView)
}

/// A view with a list, which asks its delegate for data.
class ListView: UIView, UITableViewDataSource, UITableViewDelegate {
    weak var delegate: ListViewDelegate?
    var rows: [String] = []

    private(set) lazy var table: UITableView = {
        let table = UITableView(frame: self.bounds, style: .plain)
        table.dataSource = self
        table.delegate = self
        let header = RefreshNormalHeader()
        header.refreshingBlock = { [weak self] in
            guard let self = self else { return }
            self.delegate?.listViewRefreshes(self)
        }
        header.isAutomaticallyChangeAlpha = true
        table.refresh.header = header
        let footer = RefreshAutoNormalFooter()
        footer.refreshingBlock = { [weak self] in
            if let self = self { self.delegate?.listViewLoadsMore(self) }
        }
        footer.isHidden = true
        table.refresh.footer = footer
        return table
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(table)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(table)
    }

    var hasMore = true {
        didSet {
            if hasMore { table.refresh.footer?.resetNoMoreData() } else { table.refresh.footer?.endRefreshingWithNoMoreData() }
        }
    }

    func reload(_ rows: [String]) {
        self.rows = rows
        table.reloadData()
        table.refresh.header?.endRefreshing()
        table.refresh.footer?.isHidden = rows.isEmpty
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}
