/// A collection view. Its layout places the items. It reads the content size from the layout when
/// it is laid out, and has cells for the visible items.
@MainActor open class UICollectionView: UIScrollView {
  public typealias ScrollDirection = UICollectionViewScrollDirection

  open var collectionViewLayout: UICollectionViewLayout
  /// Set by tests: whether the user drags or drops rows.
  public var hasActiveDrag = false
  public var hasActiveDrop = false
  open weak var dataSource: (any UICollectionViewDataSource)?
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var cellClasses: [String: AnyClass] = [:]

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A view of rows of 44 points.
  public required convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// For tests: the height of an item in a layout with estimated sizes; nil for the height
  /// preferred by its cell.
  public var heightOfItem: ((IndexPath) -> CGFloat)?
  /// For tests: whether measuring an item that begins above the visible part changes the offset.
  public var keepsItemsInSight = true

  // MARK: Items

  /// The setter lays out, which asks the data source:
  /// https://github.com/CoderMJLee/MJRefresh/issues/1169,
  /// https://github.com/Instagram/IGListKit/issues/732
  open override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      if isAsking { exceptionCount += 1 }
      super.contentInset = newValue
      guard windowOfTree != nil, !isAsking else { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
  }

  /// For tests: how often UIKit would have raised an exception, because it was laid out while the data source had other
  /// counts than when it was loaded last: https://developer.apple.com/documentation/uikit/uicollectionview/reloaddata();
  /// or because an inset was set, which lays out, while the data source was being asked.
  public private(set) var exceptionCount = 0
  /// For tests: whether the data source is being asked for a count.
  public private(set) var isAsking = false
  private var loadedCounts: [Int]?

  private var counts: [Int] {
    (0..<numberOfSections).map { numberOfItems(inSection: $0) }
  }

  open func reloadData() {
    loadedCounts = dataSource == nil ? nil : counts
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    collectionViewLayout.forgetHeights()
    collectionViewLayout.prepare()
    setNeedsLayout()
  }

  /// Changes the data, and shows the changes in an animation, inside which the content size
  /// changes:
  /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    loadedCounts = dataSource == nil ? nil : counts
    collectionViewLayout.prepare()
    setNeedsLayout()
    UIView.animate(
      withDuration: 0.3, animations: { self.updateContentSize() }, completion: completion)
  }

  open var numberOfSections: Int { ask { $0.numberOfSections(in: self) } }

  open func numberOfItems(inSection section: Int) -> Int {
    ask { $0.collectionView(self, numberOfItemsInSection: section) }
  }

  private func ask(_ question: (any UICollectionViewDataSource) -> Int) -> Int {
    guard let dataSource else { return 0 }
    let outer = isAsking
    defer { isAsking = outer }
    isAsking = true
    return question(dataSource)
  }

  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: path)
  }

  /// The visible items, in no order.
  open var indexPathsForVisibleItems: [IndexPath] {
    let paths = (0..<numberOfSections).flatMap { section in
      (0..<numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
    }
    return paths.reversed().filter { path in
      guard let frame = layoutAttributesForItem(at: path)?.frame else { return false }
      let shared = frame.intersection(layer.bounds)
      return shared.width > 0 && shared.height > 0
    }
  }

  /// https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  /// Does nothing, because counts are read from the data source:
  /// https://developer.apple.com/documentation/uikit/uicollectionview/insertitems(at:)
  open func insertItems(at paths: [IndexPath]) {}

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for path: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] as? UICollectionViewCell.Type)?.init(frame: .zero)
      ?? UICollectionViewCell(frame: .zero)
  }

  // MARK: Layout

  /// A view behind the rows, as large as the view, at the back of the subviews:
  /// https://developer.apple.com/documentation/uikit/uicollectionview/backgroundview,
  /// https://useyourloaf.com/blog/ipad-table-backgroundview/
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, inPlaceOf: oldValue) }
  }

  /// The content size of the layout at the last layout.
  private var sizeOfLayout: CGSize?

  private func updateContentSize() {
    guard collectionViewLayout.hasContentSize else { return }
    let size = collectionViewLayout.collectionViewContentSize
    guard size != sizeOfLayout else { return }
    let isFirst = sizeOfLayout == nil
    sizeOfLayout = size
    if size != sizeOfContent { contentSize = size }
    // A layout that begins at the right first shows its beginning.
    guard isFirst, dataSource != nil, effectiveUserInterfaceLayoutDirection == .rightToLeft,
      collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    else { return }
    contentOffset.x = max(0, size.width + adjustedInset.right - layer.bounds.width)
  }

  /// A collection view whose content moves inside an animation is laid out there. Its new and moved
  /// cells are animated from their old positions, or from that of a new view, so they fly in:
  /// https://github.com/CoderMJLee/MJRefresh/issues/225, and 737, 844, 1359 and 1434
  override func move(to offset: CGPoint, isObserved: Bool = true) {
    super.move(to: offset, isObserved: isObserved)
    if UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
  }

  open override func layoutSubviews() {
    if let loadedCounts, loadedCounts != counts { exceptionCount += 1 }
    updateContentSize()
    measureItems()
    showBackground(backgroundView, inPlaceOf: backgroundView)
    super.layoutSubviews()
    let visible = Set(indexPathsForVisibleItems)
    for (path, cell) in cells where !visible.contains(path) {
      cell.removeFromSuperview()
      cells[path] = nil
    }
    for path in visible.sorted() { place(path) }
  }

  /// Gives items that become visible the heights measured by their cells.
  private func measureItems() {
    let layout = collectionViewLayout
    guard layout.estimatesHeights else { return }
    while let path = indexPathsForVisibleItems.sorted().first(where: layout.isEstimated) {
      guard let attributes = layout.layoutAttributesForItem(at: path) else { return }
      let isAbove = attributes.frame.minY < layer.bounds.minY
      let height =
        heightOfItem?(path)
        ?? cell(at: path).preferredLayoutAttributesFitting(attributes).frame.height
      let growth = layout.setHeight(height, of: path)
      updateContentSize()
      guard keepsItemsInSight, isAbove, growth != 0 else { continue }
      contentOffset = CGPoint(x: contentOffset.x, y: contentOffset.y + growth)
    }
  }

  private func cell(at path: IndexPath) -> UICollectionViewCell {
    if let cell = cells[path] { return cell }
    let cell =
      dataSource?.collectionView(self, cellForItemAt: path) ?? UICollectionViewCell(frame: .zero)
    cells[path] = cell
    return cell
  }

  private func place(_ path: IndexPath) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let cell = cell(at: path)
    if cell.superview !== self { addSubview(cell) }
    if cell.frame != frame { cell.frame = frame }
  }
}

@MainActor open class UICollectionReusableView: UIView {
  /// The wanted size of the view in a layout with estimated sizes; the estimate by default:
  /// https://developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView(frame: .zero)

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}
