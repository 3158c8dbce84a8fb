import UIKit
import MJRefresh

class CollectionScreen: UIViewController {
    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
        view.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(loadNew))
        view.mj_footer = MJRefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(loadMore(_:)))
        return view
    }()

    private lazy var trailer: MJRefreshNormalTrailer = {
        let trailer = MJRefreshNormalTrailer(refreshingTarget: self, refreshingAction: #selector(showMore))
        trailer.setTitle("More", for: MJRefreshState.idle)
        return trailer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        (collectionView.mj_header as? MJRefreshNormalHeader)?.isCollectionViewAnimationBug = true
        let gallery = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: UICollectionViewFlowLayout())
        gallery.mj_trailer = trailer
        view.addSubview(gallery)
    }

    @objc private func loadNew() {
        collectionView.reloadData()
        collectionView.mj_header?.endRefreshing {
            Swift.print("header closed")
        }
    }

    @objc func loadMore(_ footer: MJRefreshFooter) {
        footer.endRefreshing(completionBlock: { [weak self] in self?.collectionView.reloadData() })
    }

    @objc private func showMore() {
        trailer.endRefreshing()
    }
}
