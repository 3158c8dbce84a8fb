import UIKit

/// The items of a collection view whose layout has no frames.
final class FreeItems: UICollectionViewDataSource {
  var count = 100

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
}

/// A layout whose size is set at the collection view.
final class FreeLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }
}
