@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let contentView = UIView(frame: .zero)

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }
}

@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// A table. It asks its data source for the number of rows in its layout, or when its content size
/// is read.
///
/// A row has the estimated height until it becomes visible, and its cell's height after that. The
/// content size is the sum of these heights.
@MainActor open class UITableView: UIScrollView {
  public typealias Style = UITableViewStyle
  public typealias RowAnimation = UITableViewRowAnimation

  public let style: Style
  /// Set by tests: whether the user drags or drops rows.
  public var hasActiveDrag = false
  public var hasActiveDrop = false
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = 44
  /// The estimated height of rows that have not been visible yet; 0 for no estimate.
  open var estimatedRowHeight: CGFloat = 0
  /// For tests: whether the offset changes with the height of a row that begins above the visible part.
  public var keepsRowsInSight = true
  /// For tests: the height of a row's cell; nil for ``rowHeight``.
  public var heightOfRow: ((IndexPath) -> CGFloat)?

  private var rows = TableRows()
  private var needsRows = true
  private var cellClasses: [String: AnyClass] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    // A table always bounces, whatever its content: https://stackoverflow.com/questions/1193860
    alwaysBounceVertical = true
  }

  public required convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath)
    -> UITableViewCell
  {
    (cellClasses[identifier] as? UITableViewCell.Type)?.init(frame: .zero)
      ?? UITableViewCell(frame: .zero)
  }

  // MARK: Rows

  open func reloadData() {
    needsRows = true
    setNeedsLayout()
  }

  /// Changes the data, and shows the changes in an animation, inside which the content size
  /// changes:
  /// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.reloadData()
        self.loadRows()
      }, completion: completion)
  }

  /// Does nothing, because counts are read from the data source:
  /// https://developer.apple.com/documentation/uikit/uitableview/insertrows(at:with:)
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {}

  open override var contentSize: CGSize {
    get {
      loadRows()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open var numberOfSections: Int {
    loadRows()
    return rows.heights.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadRows()
    return rows.heights[section].count
  }

  open func rectForRow(at path: IndexPath) -> CGRect {
    loadRows()
    guard let span = rows.span(of: path) else { return .zero }
    return CGRect(
      x: 0, y: span.lowerBound, width: layer.bounds.width, height: span.upperBound - span.lowerBound
    )
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    loadRows()
    return rows.paths(from: layer.bounds.minY, to: layer.bounds.maxY)
  }

  private func loadRows() {
    guard needsRows, let dataSource else { return }
    needsRows = false
    rows = TableRows(start: rows.start)
    for section in 0..<dataSource.numberOfSections(in: self) {
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      rows.heights.append(
        (0..<count).map { row in
          estimatedRowHeight > 0
            ? estimatedRowHeight : height(IndexPath(row: row, section: section))
        })
    }
    updateContentSize()
  }

  private func height(_ path: IndexPath) -> CGFloat { heightOfRow?(path) ?? rowHeight }

  private func updateContentSize() {
    let size = CGSize(width: layer.bounds.width, height: rows.end + footerHeight)
    if size != super.contentSize { super.contentSize = size }
  }

  // MARK: Background, header and footer

  /// A view behind the rows, as large as the view, at the back of the subviews:
  /// https://developer.apple.com/documentation/uikit/uitableview/backgroundview,
  /// https://useyourloaf.com/blog/ipad-table-backgroundview/
  open var backgroundView: UIView? {
    didSet { showBackground(backgroundView, inPlaceOf: oldValue) }
  }

  private var footerHeight: CGFloat = 0

  /// A view above the rows, as wide as the table. Its height is the one it has when it is set:
  /// https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
  open var tableHeaderView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below the rows: https://developer.apple.com/documentation/uikit/uitableview/tablefooterview
  open var tableFooterView: UIView? {
    didSet { accessoryDidChange(from: oldValue, to: tableFooterView) }
  }

  private func accessoryDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, old?.superview === self { old?.removeFromSuperview() }
    loadRows()
    rows.start = tableHeaderView?.frame.height ?? 0
    footerHeight = tableFooterView?.frame.height ?? 0
    updateContentSize()
    if let new { addSubview(new) }
    placeAccessories()
    setNeedsLayout()
  }

  /// Sets the frames of the table's header and footer, by their properties.
  private func placeAccessories() {
    let width = layer.bounds.width
    let header = CGRect(x: 0, y: 0, width: width, height: rows.start)
    if tableHeaderView?.frame != header { tableHeaderView?.frame = header }
    let footer = CGRect(x: 0, y: rows.end, width: width, height: footerHeight)
    if tableFooterView?.frame != footer { tableFooterView?.frame = footer }
  }

  open override func layoutSubviews() {
    loadRows()
    while let path = rows.paths(from: layer.bounds.minY, to: layer.bounds.maxY)
      .first(where: { estimatedRowHeight > 0 && !rows.exact.contains($0) })
    {
      show(path)
    }
    placeAccessories()
    showBackground(backgroundView, inPlaceOf: backgroundView)
    super.layoutSubviews()
  }

  /// Gives a row that becomes visible the height of its cell.
  private func show(_ path: IndexPath) {
    guard let span = rows.span(of: path) else { return }
    let growth = height(path) - (span.upperBound - span.lowerBound)
    rows.exact.insert(path)
    rows.heights[path.section][path.row] += growth
    updateContentSize()
    if keepsRowsInSight, span.lowerBound < layer.bounds.minY, growth != 0 {
      contentOffset = CGPoint(x: contentOffset.x, y: contentOffset.y + growth)
    }
  }
}

/// The heights of a table's rows, by section.
private struct TableRows {
  /// The position at which the first row begins.
  var start: CGFloat = 0
  var heights: [[CGFloat]] = []
  /// The rows that have the height of their cell.
  var exact: Set<IndexPath> = []

  /// The position at which the last row ends.
  var end: CGFloat { heights.reduce(start) { $0 + $1.reduce(0, +) } }

  func span(of path: IndexPath) -> Range<CGFloat>? {
    guard heights.indices.contains(path.section), heights[path.section].indices.contains(path.row)
    else { return nil }
    let before = heights[..<path.section].reduce(self.start) { $0 + $1.reduce(0, +) }
    let start = before + heights[path.section][..<path.row].reduce(0, +)
    return start..<start + heights[path.section][path.row]
  }

  func paths(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    var (paths, y): ([IndexPath], CGFloat) = ([], self.start)
    for (section, heights) in heights.enumerated() {
      for (row, height) in heights.enumerated() {
        if y < end, y + height > start { paths.append(IndexPath(row: row, section: section)) }
        y += height
      }
    }
    return paths
  }
}

@MainActor open class UITableViewController: UIViewController, UITableViewDataSource {
  private let style: UITableView.Style

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: style)
    table.dataSource = self
    tableView = table
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(frame: .zero) }
}

extension IndexPath {
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  public var item: Int { self[1] }

  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var row: Int { self[1] }

  public var section: Int { self[0] }
}

extension UITableView {
  public typealias ScrollPosition = UITableViewScrollPosition

  /// Scrolls so that a row is at a position of the visible part.
  public func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    layoutIfNeeded()
    let (row, inset) = (rectForRow(at: path), adjustedContentInset)
    let visible = bounds.height - inset.bottom
    let y: CGFloat =
      switch position {
      case .top: row.minY - inset.top
      case .bottom: row.maxY - visible
      default: row.midY - (inset.top + visible) / 2
      }
    let last = max(contentSize.height - visible, 0 - inset.top)
    setContentOffset(
      CGPoint(x: contentOffset.x, y: min(max(y, 0 - inset.top), last)), animated: animated)
  }
}
