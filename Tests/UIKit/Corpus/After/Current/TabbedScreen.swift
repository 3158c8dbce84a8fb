import UIKit
import RefreshUIKit

/// A screen with a list for each tab.
final class TabbedScreen: UIViewController {
    private var lists: [UITableView] = []
    private var pages: [Int: Int] = [:]
    private var current = 0

    private var currentList: UITableView { lists[current] }

    override func viewDidLoad() {
        super.viewDidLoad()
        for tag in 0..<3 {
            let list = UITableView(frame: view.bounds, style: .plain)
            list.tag = tag
            list.refresh.header = RefreshNormalHeader { [weak self, weak list] in
                self?.pages[tag] = 1
                self?.load(list, page: 1)
            }
            list.refresh.footer = makeFooter { [weak self] in
                guard let self = self else { return }
                let page = (self.pages[tag] ?? 1) + 1
                self.load(self.lists[tag], page: page)
            }
            lists.append(list)
            view.addSubview(list)
        }
        lists.first?.refresh.header?.beginRefreshing()
    }

    private func makeFooter(_ block: @escaping () -> Void) -> RefreshFooter {
        let footer = RefreshBackNormalFooter(refreshingBlock: block)
        footer.stateLabel.font = .systemFont(ofSize: 12)
        footer.arrowView.isHidden = true
        return footer
    }

    private func load(_ list: UITableView?, page: Int) {
        Service.shared.items(page: page) { [weak self] result in
            let count = (try? result.get().count) ?? 0
            list?.refresh.header?.endRefreshing()
            count == 0 ? list?.refresh.footer?.endRefreshingWithNoMoreData() : list?.refresh.footer?.endRefreshing()
            self?.pages[list?.tag ?? 0] = page
            list?.reloadData()
        }
    }

    func tabTapped(_ index: Int) {
        guard index == current else { return current = index }
        if currentList.contentOffset.y <= 0, currentList.refresh.header?.isRefreshing != true {
            currentList.refresh.header?.beginRefreshing()
        } else {
            currentList.setContentOffset(CGPoint(x: 0, y: -currentList.adjustedContentInset.top), animated: true)
        }
    }
}
