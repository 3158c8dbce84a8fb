import MJRefresh
import UIKit

/// A header that looks for its table.
final class CastHeader: MJRefreshHeader {
    var list: UIScrollView? { scrollView }

    override func prepare() {
        super.prepare()
        (scrollView as? UITableView)?.reloadData()
    }

    func reload() {
        if let table = scrollView as? UITableView { table.reloadData() }
        guard let scrollView = scrollView as? UICollectionView else { return }
        scrollView.reloadData()
    }
}

func table(of header: CastHeader) -> UITableView? { header.scrollView as? UITableView }
