import RefreshUIKit
import UIKit

/// A header that looks for its table.
final class CastHeader: RefreshHeader {
    var list: UIScrollView? { scrollView }

    override func prepare() {
        super.prepare()
        (superview as? UITableView)?.reloadData()
    }

    func reload() {
        if let table = superview as? UITableView { table.reloadData() }
        guard let scrollView = superview as? UICollectionView else { return }
        scrollView.reloadData()
    }
}

func table(of header: CastHeader) -> UITableView? { header.superview as? UITableView }
