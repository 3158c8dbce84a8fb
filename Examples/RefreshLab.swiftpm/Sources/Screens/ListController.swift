import RefreshUIKit
import UIKit

/// The list of a trial, which is a stage of the lab.
final class ListController: UIViewController {
  private(set) var runner: TrialRunner?
  var didScroll: () -> Void = {}
  /// Whether a trial has given the list a size of its own.
  private(set) var hasOwnSize = false

  private(set) var rowCountReads = 0

  private let trial: Trial
  /// The rows, by the numbers that they have kept since they were made.
  private var rows: [Int]
  /// The row whose position is read.
  private let markedRow = 20

  init(_ trial: Trial) {
    self.trial = trial
    rows = Array(0..<trial.rowCount)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("A ListController is made in code.")
  }

  override func loadView() {
    switch trial.list {
    case .table: view = makeTable()
    case .grid: view = makeGrid(UICollectionViewFlowLayout())
    case .flipping:
      let layout = FlippingLayout()
      layout.scrollDirection = .horizontal
      view = makeGrid(layout)
    case .wide: view = makeWide()
    case .text: view = makeText()
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let runner = TrialRunner(trial, on: self)
    self.runner = runner
    runner.prepare()
  }

  private func makeTable() -> UIView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    return table
  }

  private func makeGrid(_ layout: UICollectionViewFlowLayout) -> UIView {
    layout.itemSize = CGSize(width: 100, height: 44)
    let grid = UICollectionView(frame: .zero, collectionViewLayout: layout)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
    grid.dataSource = self
    grid.delegate = self
    return grid
  }

  private func makeText() -> UIView {
    let text = UITextView(frame: .zero)
    text.text = rows.map { "Paragraph \($0), which is long enough for two lines." }
      .joined(separator: "\n\n")
    text.isEditable = false
    text.delegate = self
    return text
  }

  private func makeWide() -> UIView {
    let list = UIScrollView(frame: .zero)
    list.contentSize = CGSize(width: 1_000, height: 2_000)
    list.delegate = self
    return list
  }
}

extension ListController: LabStage {
  private var table: UITableView? { viewIfLoaded as? UITableView }
  private var grid: UICollectionView? { viewIfLoaded as? UICollectionView }

  // The list is the view of this controller.
  var list: UIScrollView { view as! UIScrollView }

  func setRows(_ count: Int, by change: Call.RowChange) {
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
      list.refresh.keepingPosition { reload() }
    }
  }

  private func reload() {
    table?.reloadData()
    grid?.reloadData()
  }

  var rowPosition: Double? {
    guard let index = rows.firstIndex(of: markedRow) else { return nil }
    let path = IndexPath(row: index, section: 0)
    let top =
      table?.rectForRow(at: path).minY ?? grid?.layoutAttributesForItem(at: path)?.frame.minY
    return top.map { Double($0) - Double(list.contentOffset.y) }
  }

  var isFlipped: Bool {
    trial.list == .flipping && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  var movingRowCount: Int {
    let cells: [UIView] = table?.visibleCells ?? grid?.visibleCells ?? []
    return cells.filter { $0.layer.animationKeys()?.isEmpty == false }.count
  }

  // MARK: Surroundings

  func setSize(_ size: CGSize?) {
    hasOwnSize = size != nil
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        let whole = self.parent?.view.bounds ?? self.view.frame
        self.view.frame = CGRect(origin: whole.origin, size: size ?? whole.size)
        self.view.layoutIfNeeded()
      }, completion: nil)
  }

  func setInWindow(_ isInWindow: Bool) {
    if isInWindow { parent?.view.insertSubview(view, at: 0) } else { view.removeFromSuperview() }
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    additionalSafeAreaInsets = insets
  }

  func setDark(_ isDark: Bool) {
    overrideUserInterfaceStyle = isDark ? .dark : .unspecified
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func setLargeText(_ isLarge: Bool) {
    let category = UIContentSizeCategory.accessibilityExtraLarge
    guard #available(iOS 17, *) else {
      parent?.setOverrideTraitCollection(
        isLarge ? UITraitCollection(preferredContentSizeCategory: category) : nil, forChild: self)
      return
    }
    if isLarge {
      traitOverrides.preferredContentSizeCategory = category
    } else {
      traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    }
  }

  func keepBusy(for seconds: Double) {
    Thread.sleep(forTimeInterval: seconds)
  }
}

extension ListController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountReads += 1
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll()
  }
}

extension ListController: UITextViewDelegate {}

extension ListController: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowCountReads += 1
    return rows.count
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.backgroundColor = .secondarySystemBackground
    return cell
  }
}

/// A layout that scrolls horizontally, and begins at the right from right to left.
private final class FlippingLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
