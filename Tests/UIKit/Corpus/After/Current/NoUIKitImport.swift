import RefreshUIKit

final class NoUIKitCell: UITableViewCell {
    private let gallery = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

    func configure(_ action: @escaping () -> ()) {
        let trailer = RefreshNormalTrailer(refreshingBlock: action)
        trailer.stateLabel.isHidden = true
        trailer.arrowView.image = UIImage(named: "more")
        trailer.ignoredScrollViewContentInsetRight = 8
        gallery.refresh.trailer = trailer
        gallery.contentOffset = CGPoint.zero
    }

    func reset() {
        gallery.refresh.trailer?.endRefreshing()
        gallery.refresh.trailer = nil
    }
}
