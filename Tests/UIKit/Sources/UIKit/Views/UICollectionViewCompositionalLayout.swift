/// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension
@MainActor public final class NSCollectionLayoutDimension: NSObject {
  public let dimension: CGFloat
  public let isFractionalWidth: Bool
  public let isEstimated: Bool

  private init(_ dimension: CGFloat, isFractionalWidth: Bool = false, isEstimated: Bool = false) {
    self.dimension = dimension
    self.isFractionalWidth = isFractionalWidth
    self.isEstimated = isEstimated
  }

  public static func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(fraction, isFractionalWidth: true)
  }

  public static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length)
  }

  /// A length determined by the cell:
  /// https://developer.apple.com/documentation/uikit/nscollectionlayoutdimension/estimated(_:)
  public static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(length, isEstimated: true)
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsize
@MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize

  public required init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public private(set) var subitems: [NSCollectionLayoutItem] = []

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self {
    let group = Self(layoutSize: layoutSize)
    group.subitems = subitems
    return group
  }
}

/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// `UICollectionViewCompositionalLayout`:
/// https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
///
/// The stub supports only rows: groups of one item, as wide as the view. Measured heights are kept
/// until all data is loaded again.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let height: NSCollectionLayoutDimension
  private var lengths: ItemLengths

  public init(section: NSCollectionLayoutSection) {
    let group = section.group
    precondition(
      group.subitems.count == 1 && group.layoutSize.widthDimension.isFractionalWidth
        && group.layoutSize.widthDimension.dimension == 1, "The stub has rows only.")
    height = group.layoutSize.heightDimension
    lengths = ItemLengths(height.dimension)
  }

  override var hasContentSize: Bool { collectionView?.dataSource != nil }

  private var width: CGFloat { collectionView?.bounds.width ?? 0 }

  open override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: width, height: lengths.start(of: count))
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(
      x: 0, y: lengths.start(of: path.item), width: width, height: lengths[path.item])
    return attributes
  }

  override var estimatesHeights: Bool { height.isEstimated }

  override func isEstimated(_ path: IndexPath) -> Bool {
    estimatesHeights && !lengths.isMeasured(path.item)
  }

  override func setHeight(_ new: CGFloat, of path: IndexPath) -> CGFloat {
    lengths.measure(path.item, as: new)
  }

  override func forgetHeights() { lengths = ItemLengths(height.dimension) }
}
