import RefreshUIKit
import UIKit

/// The list of a trial, and the data source of its rows.
@MainActor final class RowList: NSObject, LabRows {
  let view: UIScrollView
  private(set) var readCount = 0

  private let kind: Trial.ListKind
  /// The rows, by the numbers that they have kept since they were made.
  private var rows: [Int]
  /// The row whose position is read.
  private let markedRow = 20
  private var snapshots: UICollectionViewDiffableDataSource<Int, Int>?

  private var table: UITableView? { view as? UITableView }
  private var grid: UICollectionView? { view as? UICollectionView }

  init(_ trial: Trial) {
    kind = trial.list
    rows = Array(0..<trial.rowCount)
    view = Self.view(of: trial.list, rows: rows)
    super.init()
    table?.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table?.dataSource = self
    grid?.register(
      kind == .estimates ? MeasuredCell.self : RowCell.self, forCellWithReuseIdentifier: "row")
    guard kind == .snapshots, let grid else {
      grid?.dataSource = self
      return
    }
    snapshots = UICollectionViewDiffableDataSource(collectionView: grid) { grid, path, row in
      RowCell.dequeued(from: grid, at: path, for: row)
    }
    apply(animated: false)
  }

  // MARK: Views

  private static func view(of kind: Trial.ListKind, rows: [Int]) -> UIScrollView {
    switch kind {
    case .table: return UITableView(frame: .zero, style: .plain)
    case .grid: return grid(tiles(UICollectionViewFlowLayout()))
    case .estimates: return grid(column(.estimated(MeasuredCell.estimatedHeight)))
    case .snapshots: return grid(column(.absolute(44)))
    case .flipping:
      let layout = FlippingLayout()
      layout.scrollDirection = .horizontal
      return grid(tiles(layout))
    case .wide:
      let view = UIScrollView(frame: .zero)
      view.contentSize = CGSize(width: 1_000, height: 2_000)
      return view
    case .text:
      let view = UITextView(frame: .zero)
      view.text = rows.map { "Paragraph \($0), which is long enough for two lines." }
        .joined(separator: "\n\n")
      view.isEditable = false
      return view
    }
  }

  private static func grid(_ layout: UICollectionViewLayout) -> UIScrollView {
    UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private static func tiles(_ layout: UICollectionViewFlowLayout) -> UICollectionViewLayout {
    layout.itemSize = CGSize(width: 100, height: 44)
    return layout
  }

  /// A layout of rows as wide as the view.
  private static func column(_ height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let row = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: row))
  }

  // MARK: Changes

  func set(_ count: Int, by change: Call.RowChange) {
    let added = max(0, count - rows.count)
    switch change {
    case .reload:
      rows = Array(0..<count)
      reload()
    case .batch:
      let first = rows.count
      let paths = (0..<added).map { IndexPath(row: first + $0, section: 0) }
      rows += first..<first + added
      table?.performBatchUpdates(
        { self.table?.insertRows(at: paths, with: .automatic) }, completion: nil)
      grid?.performBatchUpdates({ self.grid?.insertItems(at: paths) }, completion: nil)
    case .inFront:
      rows = (0..<added).map { -1 - $0 } + rows
      view.refresh.keepingPosition { reload() }
    case .snapshot:
      rows += rows.count..<rows.count + added
      apply(animated: true)
    }
  }

  private func reload() {
    table?.reloadData()
    grid?.reloadData()
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    snapshots?.apply(snapshot, animatingDifferences: animated)
  }

  // MARK: What is seen

  var position: Double? {
    guard let index = rows.firstIndex(of: markedRow) else { return nil }
    let path = IndexPath(row: index, section: 0)
    let top =
      table?.rectForRow(at: path).minY ?? grid?.layoutAttributesForItem(at: path)?.frame.minY
    return top.map { Double($0) - Double(view.contentOffset.y) }
  }

  var movingCount: Int {
    (grid?.visibleCells ?? []).filter { $0.layer.animationKeys()?.isEmpty == false }.count
  }

  var isFlipped: Bool {
    kind == .flipping && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension RowList: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    readCount += 1
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }
}

extension RowList: UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    readCount += 1
    return rows.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    RowCell.dequeued(from: view, at: indexPath, for: rows[indexPath.row])
  }
}

private class RowCell: UICollectionViewCell {
  fileprivate var row = 0

  static func dequeued(
    from grid: UICollectionView, at path: IndexPath, for row: Int
  ) -> UICollectionViewCell {
    let cell = grid.dequeueReusableCell(withReuseIdentifier: "row", for: path)
    cell.backgroundColor = .secondarySystemBackground
    (cell as? RowCell)?.row = row
    return cell
  }
}

/// A cell that decides its height.
private final class MeasuredCell: RowCell {
  static let estimatedHeight: CGFloat = 60

  /// 40, 55, 70, 85 or 100 points.
  override func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame.size.height = 40 + 15 * CGFloat(row % 5)
    return attributes
  }
}

/// A layout that scrolls horizontally, and begins at the right from right to left.
private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
