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

/// A layout of rows as wide as the view, in one section.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 44)
  /// The size of items that were not in sight yet; 0 if all have ``itemSize``:
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  open var estimatedItemSize = CGSize.zero
  /// The heights that cells have measured, by item.
  private var heights: [Int: CGFloat] = [:]

  override var hasContentSize: Bool { collectionView?.dataSource != nil }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  open override func prepare() { heights = [:] }

  open override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: start(of: collectionView?.numberOfItems(inSection: 0) ?? 0))
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: start(of: path.item), width: width, height: heights[path.item] ?? height)
    return attributes
  }

  /// The height of an item that has measured none.
  private var height: CGFloat {
    estimatedItemSize.height > 0 ? estimatedItemSize.height : itemSize.height
  }

  private func start(of item: Int) -> CGFloat {
    heights.reduce(CGFloat(item) * height) { $0 + ($1.key < item ? $1.value - height : 0) }
  }

  func isEstimated(_ path: IndexPath) -> Bool {
    estimatedItemSize.height > 0 && heights[path.item] == nil
  }

  /// - Returns: By how much the item has grown.
  func setHeight(_ new: CGFloat, of path: IndexPath) -> CGFloat {
    heights[path.item] = new
    return new - height
  }
}
