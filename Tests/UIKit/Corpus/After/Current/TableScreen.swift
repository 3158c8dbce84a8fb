//
//  TableScreen.swift
//  News
//

import UIKit
import RefreshUIKit

class TableScreen: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private var items: [Item] = []
    private var page = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.tableFooterView = UIView()
        setupRefresh()
        tableView.refresh.header?.beginRefreshing()
    }

    // MARK: - MJRefresh: mj_header and mj_footer

    private func setupRefresh() {
        let header = RefreshNormalHeader { [weak self] in
            self?.page = 1
            self?.load()
        }
        header.lastUpdatedTimeLabel.isHidden = true
        header.stateLabel.textColor = .gray
        header.setTitle("Pull to refresh", for: .idle)
        header.setTitle("Release to refresh", for: .pulling)
        header.setTitle("Loading", for: .refreshing)
        tableView.refresh.header = header

        let footer = RefreshAutoNormalFooter { [weak self] in
            self?.page += 1
            self?.load()
        }
        footer.setTitle("", for: .idle)
        footer.setTitle("No more news", for: .noMoreData)
        tableView.refresh.footer = footer
    }

    private func load() {
        Service.shared.items(page: page) { [weak self] result in
            guard let self = self else { return }
            self.tableView.refresh.header?.endRefreshing()
            switch result {
            case .success(let new):
                self.items = self.page == 1 ? new : self.items + new
                self.tableView.reloadData()
                if new.count < 20 {
                    self.tableView.refresh.footer?.endRefreshingWithNoMoreData()
                } else {
                    self.tableView.refresh.footer?.endRefreshing()
                }
            case .failure: self.tableView.refresh.footer?.endRefreshing()
            }
        }
    }
}
