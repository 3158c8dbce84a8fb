import UIKit

/// A layout of a size that a test sets at the collection view, which begins at the right if the direction is right to
/// left.
final class FlippingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
