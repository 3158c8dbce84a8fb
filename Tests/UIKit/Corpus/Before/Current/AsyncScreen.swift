import UIKit
import MJRefresh

final class AsyncScreen: UITableViewController {
    private var items: [Item] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.mj_header = MJRefreshNormalHeader { [weak self] in
            Task { await self?.reload() }
        }
        tableView.mj_footer = MJRefreshAutoNormalFooter { [weak self] in
            Task { @MainActor in
                let more = try? await Service.shared.items(page: 2)
                self?.items += more ?? []
                self?.tableView.reloadData()
                await self?.tableView.mj_footer?.endRefreshing()
            }
        }
    }

    private func reload() async {
        do {
            items = try await Service.shared.items(page: 1)
            tableView.reloadData()
            await tableView.mj_header?.endRefreshing()
            tableView.mj_footer?.resetNoMoreData()
        } catch {
            tableView.mj_header?.endRefreshing(completionBlock: { Swift.print("failed") })
        }
    }
}
