@MainActor open class UICollectionViewCell: UIView {
  public let contentView = UIView(frame: .zero)
}

@MainActor public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
}

/// A collection view whose items are rows of one height. It has cells for those that are visible.
@MainActor open class UICollectionView: UIScrollView {
  open weak var dataSource: (any UICollectionViewDataSource)?
  private let itemHeight: CGFloat = 44
  private var cells: [Int: UICollectionViewCell] = [:]

  /// https://developer.apple.com/documentation/uikit/uicollectionview/visiblecells
  open var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }

  private var itemCount: Int { dataSource?.collectionView(self, numberOfItemsInSection: 0) ?? 0 }

  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    setContentSize()
    setNeedsLayout()
  }

  private func setContentSize() {
    if dataSource == nil { return }
    contentSize = CGSize(width: bounds.width, height: CGFloat(itemCount) * itemHeight)
  }

  /// Makes changes of the data, and shows them in an animation, in which the content has another size:
  /// https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    UIView.animate(
      withDuration: 0.3, animations: { self.setContentSize() }, completion: completion)
  }

  /// A collection view that moves inside an animation is laid out there, and the cells that it makes or moves are
  /// animated from where they were, or from where a new view is. So they fly in:
  /// https://github.com/CoderMJLee/MJRefresh/issues/225, and 737, 844, 1359 and 1434
  override func move(to offset: CGPoint) {
    super.move(to: offset)
    if UIView.inheritedAnimationDuration > 0 { layoutIfNeeded() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let first = max(0, Int((bounds.minY / itemHeight).rounded(.down)))
    let end = min(itemCount, Int((bounds.maxY / itemHeight).rounded(.up)))
    let visible = first..<max(first, end)
    for (item, cell) in cells where !visible.contains(item) {
      cell.removeFromSuperview()
      cells[item] = nil
    }
    for item in visible { place(item) }
  }

  private func place(_ item: Int) {
    let cell = cells[item] ?? UICollectionViewCell(frame: .zero)
    cells[item] = cell
    if cell.superview !== self { addSubview(cell) }
    let frame = CGRect(
      x: 0, y: CGFloat(item) * itemHeight, width: bounds.width, height: itemHeight)
    if cell.frame != frame { cell.frame = frame }
  }
}
