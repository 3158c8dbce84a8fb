import UIKit
import MJRefresh

class OldCollectionController: UIViewController, UICollectionViewDelegate {
    @IBOutlet weak var collectionView: UICollectionView!
    var photos: [Item] = []
    var isLast = false

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(refresh))
        collectionView.mj_footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(loadMore))
        collectionView.mj_footer.isAutomaticallyChangeAlpha = true
        collectionView.mj_header.beginRefreshing()
    }

    @objc func refresh() {
        collectionView.mj_footer.endRefreshing()
        Service.shared.items(page: 0) { result in
            if case .success(let items) = result { self.photos = items }
            self.collectionView.reloadData()
            self.collectionView.mj_header.endRefreshing()
        }
    }

    @objc func loadMore() {
        if isLast {
            collectionView.mj_footer.endRefreshingWithNoMoreData()
            return
        }
        collectionView.mj_footer.endRefreshing()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.mj_offsetY > 100 && !collectionView.mj_header.isRefreshing { Swift.print(scrollView.mj_h) }
    }
}
