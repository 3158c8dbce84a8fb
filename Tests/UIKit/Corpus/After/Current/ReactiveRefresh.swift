import RefreshUIKit
import UIKit

extension Reactive where Base: RefreshComponent {
    var refreshing: Observable<Void> {
        return Observable<Void>.create { [weak control = self.base] observer in
            control?.refreshingBlock = {
                observer.onNext(())
            }
        }
    }

    var endRefreshing: Binder<Bool> {
        return Binder(base) { component, ends in
            if ends { component.endRefreshing() }
        }
    }
}

extension Reactive where Base: RefreshFooter {
    var hasMore: Binder<Bool> {
        Binder(base) { footer, more in
            more ? footer.resetNoMoreData() : footer.endRefreshingWithNoMoreData()
            footer.isHidden = false
        }
    }
}

extension Reactive where Base: UIScrollView {
    var isHeaderLoading: Binder<Bool> {
        Binder(base) { list, loading in
            if loading {
                list.refresh.header?.beginRefreshing()
            } else {
                list.refresh.header?.endRefreshing()
            }
        }
    }
}

final class SongsController: UITableViewController {
    private let loading = Relay(false)

    override func viewDidLoad() {
        super.viewDidLoad()
        let header = RefreshNormalHeader()
        tableView.refresh.header = header
        header.rx.refreshing.subscribe { [weak self] in self?.tableView.reloadData() }
        let binder = tableView.rx.isHeaderLoading
        loading.subscribe { binder.on($0) }
        let footer = RefreshBackStateFooter()
        tableView.refresh.footer = footer
        footer.rx.refreshing.bind(to: Binder(self) { controller, _ in controller.loading.accept(true) })
        footer.rx.hasMore.on(true)
    }
}
