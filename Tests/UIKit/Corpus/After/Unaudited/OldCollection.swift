import UIKit
import RefreshUIKit

class OldCollectionController: UIViewController, UICollectionViewDelegate {
    @IBOutlet weak var collectionView: UICollectionView!
    var photos: [Item] = []
    var isLast = false

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.refresh.header = RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(refresh))
        collectionView.refresh.footer = RefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(loadMore))
        collectionView.refresh.footer?.isAutomaticallyChangeAlpha = true
        collectionView.refresh.header?.beginRefreshing()
    }

    @objc func refresh() {
        collectionView.refresh.footer?.endRefreshing()
        Service.shared.items(page: 0) { result in
            if case .success(let items) = result { self.photos = items }
            self.collectionView.reloadData()
            self.collectionView.refresh.header?.endRefreshing()
        }
    }

    @objc func loadMore() {
        if isLast {
            collectionView.refresh.footer?.endRefreshingWithNoMoreData()
            return
        }
        collectionView.refresh.footer?.endRefreshing()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > 100 && !collectionView.refresh.isHeaderRefreshing { Swift.print(scrollView.frame.size.height) }
    }
}
