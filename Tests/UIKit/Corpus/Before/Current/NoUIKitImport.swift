import MJRefresh

final class NoUIKitCell: UITableViewCell {
    private let gallery = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func configure(_ action: @escaping () -> ()) {
        let trailer = MJRefreshNormalTrailer(refreshingBlock: action)
        trailer.stateLabel?.isHidden = true
        trailer.arrowView?.image = UIImage(named: "more")
        trailer.ignoredScrollViewContentInsetRight = 8
        gallery.mj_trailer = trailer
        gallery.contentOffset = CGPoint.zero
    }

    func reset() {
        gallery.mj_trailer?.endRefreshing()
        gallery.mj_trailer = nil
    }
}
