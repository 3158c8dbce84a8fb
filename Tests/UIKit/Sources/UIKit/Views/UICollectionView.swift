/// A collection view whose layout decides where items are. Its content size is read from the layout when it is laid out.
@MainActor open class UICollectionView: UIScrollView {
  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  open func reloadData() {
    collectionViewLayout.prepare()
    setNeedsLayout()
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path)
  }

  /// The visible items, in no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    let paths = (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths.reversed().filter {
      layoutAttributesForItem(at: $0)?.frame.intersects(layer.bounds) == true
    }
  }

  open override func layoutSubviews() {
    let size = collectionViewLayout.collectionViewContentSize
    if collectionViewLayout.isOwnLayout, size != sizeOfContent { contentSize = size }
    super.layoutSubviews()
  }
}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
}

@MainActor open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  public override init() {}

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  /// Whether the layout is a subclass, which has a size.
  var isOwnLayout: Bool { type(of: self) != UICollectionViewLayout.self }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether the layout begins at the right, at the largest offset, if the view's direction is right to left.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  public let indexPath: IndexPath
  open var frame = CGRect.zero

  public init(forCellWith path: IndexPath) { indexPath = path }
}
