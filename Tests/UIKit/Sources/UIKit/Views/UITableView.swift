@MainActor open class UITableViewCell: UIView {
  public let textLabel: UILabel? = UILabel(frame: .zero)
  public let contentView = UIView(frame: .zero)

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

/// A table whose rows have one height: its content size is theirs from the next reload on.
@MainActor open class UITableView: UIScrollView {
  public typealias Style = UITableViewStyle

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open var rowHeight: CGFloat = 44
  private var cellClasses: [String: AnyClass] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
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

  open func reloadData() {
    let rows = dataSource?.tableView(self, numberOfRowsInSection: 0) ?? 0
    contentSize = CGSize(width: bounds.width, height: CGFloat(rows) * rowHeight)
  }

  /// Makes changes of the data, and shows them in an animation, in which the content has another size:
  /// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    UIView.animate(withDuration: 0.3, animations: { self.reloadData() }, completion: completion)
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
    table.alwaysBounceVertical = true
    table.dataSource = self
    tableView = table
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell(frame: .zero) }
}

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  public var row: Int { self[1] }

  public var section: Int { self[0] }
}
