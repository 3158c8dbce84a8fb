import UIKit
import RefreshUIKit

class CollectionScreen: UIViewController {
    lazy var collectionView: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: self.view.bounds, collectionViewLayout: layout)
        view.refresh.header = RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(loadNew))
        view.refresh.footer = RefreshAutoNormalFooter(refreshingTarget: self, refreshingAction: #selector(loadMore(_:)))
        return view
    }()

    private lazy var trailer: RefreshNormalTrailer = {
        let trailer = RefreshNormalTrailer(refreshingTarget: self, refreshingAction: #selector(showMore))
        trailer.setTitle("More", for: RefreshState.idle)
        return trailer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(collectionView)
        (collectionView.refresh.header as? RefreshNormalHeader)?.isCollectionViewAnimationBug = true
        let gallery = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 120), collectionViewLayout: UICollectionViewFlowLayout())
        gallery.refresh.trailer = trailer
        view.addSubview(gallery)
    }

    @objc private func loadNew() {
        collectionView.reloadData()
        collectionView.refresh.header?.endRefreshing {
            Swift.print("header closed")
        }
    }

    @objc func loadMore(_ footer: RefreshFooter) {
        footer.endRefreshing(completion: { [weak self] in self?.collectionView.reloadData() })
    }

    @objc private func showMore() {
        trailer.endRefreshing()
    }
}
