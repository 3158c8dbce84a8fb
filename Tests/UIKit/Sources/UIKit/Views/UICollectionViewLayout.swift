@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout has a size of the content, as a subclass does.
  var hasContentSize: Bool { type(of: self) != UICollectionViewLayout.self }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout begins at the right, at the largest offset, if the view's direction is right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public let indexPath: IndexPath
  open var frame = CGRect.zero

  public init(forCellWith path: IndexPath) { indexPath = path }
}

/// A layout of rows of one height, as wide as the view, in one section.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 44)

  override var hasContentSize: Bool { collectionView?.dataSource != nil }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  open override var collectionViewContentSize: CGSize {
    let items = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: width, height: CGFloat(items) * itemSize.height)
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(path.item) * itemSize.height, width: width, height: itemSize.height)
    return attributes
  }
}
