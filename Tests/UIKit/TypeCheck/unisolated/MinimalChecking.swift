// Nonisolated code, as apps in Swift 5 have it: bindings, presenters, extensions of protocols.
// `.ci/ios` compiles it without a default isolation. As with UIKit's own types, using the kit's
// types gives no diagnostics in Swift 5.

import RefreshKit
import RefreshUIKit
import UIKit

/// A binding as in libraries for reactive programming: a nonisolated closure, called with its base.
struct Binder<Value> {
  let send: (Value) -> Void

  init<Base: AnyObject>(_ base: Base, _ body: @escaping (Base, Value) -> Void) {
    send = { [weak base] in if let base { body(base, $0) } }
  }
}

struct Reactive<Base> {
  let base: Base
}

extension Reactive where Base: RefreshHeader {
  var isRefreshing: Binder<Bool> {
    Binder(base) { header, begins in
      if begins { header.beginRefreshing() } else { header.endRefreshing() }
    }
  }
}

extension Reactive where Base: RefreshFooter {
  var hasMore: Binder<Bool> {
    Binder(base) { footer, more in
      footer.isHidden = !more
      footer.resetNoMoreData()
    }
  }
}

extension Reactive where Base: UIScrollView {
  var pages: Binder<(isLast: Bool, count: Int)> {
    Binder(base) { list, page in
      list.refresh.endHeaderRefreshing(noMoreData: page.isLast, count: page.count)
      list.refresh.footer?.isHidden = list.refresh.contentInset.bottom > 0
    }
  }
}

/// A presenter whose view is a UIKit view.
final class Presenter {
  private let table: UITableView
  private let pager: Pager<String>
  private var token: ObservationToken?

  init(_ table: UITableView) {
    self.table = table
    pager = Pager(in: table.refresh.list) { (_: Int) in Page(["item"], isLast: true) }
    RefreshConfig.default.languageCode = "fr"
    token = table.refresh.header?.observeState { _ in }
  }

  func begin() {
    table.refresh.header?.beginRefreshing()
    table.refresh.list.timeline.after(1) {}
    table.refresh.header?.secondLevel = SecondLevel()
    table.refresh.header?.secondLevel?.threshold = 200
    pager.retry = .doubling(from: 2)
  }

  func end() {
    table.reloadData()
    table.refresh.header?.endRefreshing()
    table.refresh.footer?.endRefreshingWithNoMoreData()
    table.refresh.header?.state = .idle
    table.refresh.header?.pullingPercent = 0
    token?.cancel()
  }
}

protocol Refreshable {}

extension Refreshable where Self: UIViewController {
  func addHeader(to list: UIScrollView, _ action: @escaping () -> Void) {
    let header = RefreshNormalHeader(refreshingBlock: action)
    header.setTitle("", for: .idle)
    header.stateLabel.textColor = .gray
    header.arrowView.image = UIImage(named: "arrow")
    header.loadingView.color = header.tintColor
    header.lastUpdatedTimeLabel.isHidden = true
    header.lastUpdatedTimeLabel.text = nil
    header.arrowView.frame.origin.x = 0
    header.arrowView.alpha = 0.5
    header.loadingView.hidesWhenStopped = false
    header.loadingView.startAnimating()
    header.frame.size.height = 60
    header.isUserInteractionEnabled = header.bounds.isEmpty
    header.layoutSubviews()
    list.refresh.header = header
    list.refresh.footer = RefreshAutoNormalFooter { action() }
  }
}

class ListController: UIViewController, Refreshable {
  let list = UITableView()
}

/// A controller that calls MJRefresh's functions from selectors, other threads and async functions.
final class FeedController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let header = RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(load))
    header.setRefreshingTarget(self, refreshingAction: #selector(reload(_:)))
    header.setRefreshingTarget(self, refreshingAction: FeedController.load)
    tableView.refresh.header = header
    tableView.refresh.header = RefreshNormalHeader { [weak self] in self?.load() }
  }

  func fetch(_ completion: @escaping (_ isLast: Bool) -> Void) { completion(true) }

  @objc func load() {
    fetch { [weak self] isLast in
      self?.tableView.refresh.header?.endRefreshing()
      self?.tableView.refresh.endFooterRefreshing(noMoreData: isLast)
      if self?.tableView.refresh.totalDataCount == 0 { self?.tableView.refresh.header = nil }
    }
  }

  @objc func reload(_ header: RefreshHeader) {
    header.endRefreshing { [weak self] in self?.tableView.reloadData() }
    Task { await self.end(header) }
  }

  func end(_ header: RefreshHeader) async {
    guard tableView.refresh.isHeaderRefreshing else { return }
    await header.endRefreshing()
    tableView.reloadData()
  }
}

/// A subclass of the app, with a property of its own type, and MJRefresh's callbacks.
final class OwnHeader: RefreshStateHeader {
  static let height: CGFloat = 60
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    badge.text = "new"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    badge.text = "new"
  }

  override func prepare() {
    super.prepare()
    frame.size.height = OwnHeader.height
    addSubview(badge)
  }

  override func placeSubviews() {
    super.placeSubviews()
    badge.frame = bounds
  }

  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    badge.isHidden = (change?["new"] as? CGPoint)?.y == 0
  }

  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]!) {
    badge.isHidden = change["new"] as? Int == UIGestureRecognizer.State.ended.rawValue
  }
}
