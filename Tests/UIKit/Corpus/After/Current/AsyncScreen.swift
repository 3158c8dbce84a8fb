import UIKit
import RefreshUIKit

final class AsyncScreen: UITableViewController {
    private var items: [Item] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.refresh.header = RefreshNormalHeader { [weak self] in
            Task { await self?.reload() }
        }
        tableView.refresh.footer = RefreshAutoNormalFooter { [weak self] in
            Task { @MainActor in
                let more = try? await Service.shared.items(page: 2)
                self?.items += more ?? []
                self?.tableView.reloadData()
                await self?.tableView.refresh.footer?.endRefreshing()
            }
        }
    }

    private func reload() async {
        do {
            items = try await Service.shared.items(page: 1)
            tableView.reloadData()
            await tableView.refresh.header?.endRefreshing()
            tableView.refresh.footer?.resetNoMoreData()
        } catch {
            tableView.refresh.header?.endRefreshing(completion: { Swift.print("failed") })
        }
    }
}
