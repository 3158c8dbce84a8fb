@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout determines the content size, as a subclass does.
  var hasContentSize: Bool { type(of: self) != UICollectionViewLayout.self }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout begins at the right, at the largest offset, if the view's direction is right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Estimated heights

  /// Whether items have an estimated height until their cells are measured.
  var estimatesHeights: Bool { false }

  /// Whether the height of an item is an estimate.
  func isEstimated(_ path: IndexPath) -> Bool { false }

  /// Sets the measured height of a cell.
  ///
  /// - Returns: The growth of the item.
  func setHeight(_ new: CGFloat, of path: IndexPath) -> CGFloat { 0 }

  /// Forgets all heights, because all data has changed.
  func forgetHeights() {}
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public let indexPath: IndexPath
  open var frame = CGRect.zero

  public init(forCellWith path: IndexPath) { indexPath = path }
}

/// Items in a row or a column, each with a known or estimated length.
struct ItemLengths {
  /// The estimated length of an item whose cell was not measured.
  var standard: CGFloat
  private var measured: [Int: CGFloat] = [:]

  init(_ standard: CGFloat) { self.standard = standard }

  subscript(item: Int) -> CGFloat { measured[item] ?? standard }

  func isMeasured(_ item: Int) -> Bool { measured[item] != nil }

  /// The position at which an item begins.
  func start(of item: Int) -> CGFloat {
    measured.reduce(CGFloat(item) * standard) {
      $0 + ($1.key < item ? $1.value - standard : 0)
    }
  }

  /// - Returns: The growth of the item.
  mutating func measure(_ item: Int, as length: CGFloat) -> CGFloat {
    defer { measured[item] = length }
    return length - self[item]
  }
}

/// A layout in one section: rows as wide as the view, or columns as high as the view.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize(width: 50, height: 44)
  /// The size of items that have not been visible yet; 0 if all have ``itemSize``:
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/estimateditemsize
  open var estimatedItemSize = CGSize.zero
  /// https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/scrolldirection
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The measured lengths of cells.
  private var lengths = ItemLengths(0)

  override var hasContentSize: Bool { collectionView?.dataSource != nil }

  private var isVertical: Bool { scrollDirection == .vertical }

  private var items: ItemLengths {
    var items = lengths
    items.standard =
      !isVertical
      ? itemSize.width : estimatesHeights ? estimatedItemSize.height : itemSize.height
    return items
  }

  open override func prepare() { lengths = ItemLengths(0) }

  open override var collectionViewContentSize: CGSize {
    frame(of: 0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).size
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(of: path.item..<path.item + 1)
    return attributes
  }

  private func frame(of range: Range<Int>) -> CGRect {
    let (items, size) = (items, collectionView?.bounds.size ?? .zero)
    let start = items.start(of: range.lowerBound)
    let length = items.start(of: range.upperBound) - start
    guard !isVertical else { return CGRect(x: 0, y: start, width: size.width, height: length) }
    // The safe area above and below a row of columns does not count.
    return CGRect(x: start, y: 0, width: length, height: min(size.height, itemSize.height))
  }

  override var estimatesHeights: Bool { isVertical && estimatedItemSize.height > 0 }

  override func isEstimated(_ path: IndexPath) -> Bool {
    estimatesHeights && !lengths.isMeasured(path.item)
  }

  override func setHeight(_ new: CGFloat, of path: IndexPath) -> CGFloat {
    var items = items
    defer { lengths = items }
    return items.measure(path.item, as: new)
  }
}
