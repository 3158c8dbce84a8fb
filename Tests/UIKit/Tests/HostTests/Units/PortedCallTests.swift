import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Calls and overrides of a program that was written for MJRefresh.
@MainActor @Suite(.serialized) struct PortedCallTests {
  private let view = UITableView(frame: Screen.frame)
  private let screen: Screen
  private let rows = Rows(3, 0, 4)
  private let loop = MainRunLoop.shared

  init() {
    view.dataSource = rows
    view.reloadData()
    screen = Screen(view)
    loop.run(for: 0.1)
  }

  // MARK: Selectors

  @Test func `a selector is performed on the target, with the component`() {
    let target = Target()
    let header = RefreshNormalHeader(refreshingTarget: target, refreshingAction: Selector("load:"))
    view.refresh.header = header
    header.open()
    #expect(target.calls.map(\.name) == ["load:"])
    #expect(target.calls.first?.sender as? RefreshNormalHeader === header)
  }

  @Test func `a target is held weakly, and can be replaced`() {
    var first: Target? = Target()
    weak let reference = first
    let second = Target()
    let footer = RefreshBackNormalFooter(
      refreshingTarget: first!, refreshingAction: Selector("load"))
    view.refresh.footer = footer
    first = nil
    #expect(reference == nil)
    footer.open()
    #expect(footer.isRefreshing)
    footer.close()
    footer.setRefreshingTarget(second, refreshingAction: Selector("more"))
    footer.open()
    #expect(second.calls.map(\.name) == ["more"])
  }

  @Test func `nil removes a target, and another target gets the same selector`() {
    let (first, second) = (Target(), Target())
    let header = RefreshNormalHeader(refreshingTarget: first, refreshingAction: Selector("load"))
    view.refresh.header = header
    #expect(header.refreshingTarget === first)
    for (target, count) in [(nil, 0), (second, 1), (first, 2)] as [(Target?, Int)] {
      header.refreshingTarget = target
      header.open()
      header.close()
      #expect(first.calls.count + second.calls.count == count)
    }
  }

  // MARK: Images

  @Test(arguments: [nil, 2.0])
  func `images in an untyped list are set, and other values are left out`(duration: Double?) {
    let images: [Any] = [UIImage(), "no image", UIImage()]
    let header = RefreshGifHeader {}
    if let duration {
      header.setImages(images, duration: duration, for: .refreshing).link(to: view)
    } else {
      header.setImages(images, for: .refreshing).link(to: view)
    }
    header.open()
    #expect(header.gifView.animationImages?.count == 2)
    #expect(header.gifView.animationDuration == duration ?? 0.2)
    header.setImages([], for: .refreshing)
    #expect(!header.gifView.isAnimating)
  }

  // MARK: The list of a component

  @Test func `a component's list is the kit's, or UIKit's if the type asks for it`() {
    let header = RefreshNormalHeader {}
    var viewOfUIKit: UIScrollView? { header.scrollView }
    #expect(viewOfUIKit == nil)
    view.refresh.header = header
    guard let scrollView = header.scrollView else { return #expect(Bool(false)) }
    #expect(scrollView === view.refresh.list && scrollView.refresh === scrollView)
    #expect(viewOfUIKit === view && header.superview as? UITableView === view)
    header.scrollView?.panGestureRecognizer.isEnabled = false
    #expect(!view.panGestureRecognizer.isEnabled)
    view.refresh.header = nil
    #expect(viewOfUIKit == nil)
  }

  @Test func `an inset set by a subclass is the scroll view's, also during a refresh`() {
    final class Header: RefreshNormalHeader {
      func move(by distance: CGFloat) {
        guard let scrollView = scrollView else { return }
        scrollView.refresh.contentInset.bottom += distance
        scrollView.contentInset.top += 1
      }
    }
    let header = Header {}
    view.refresh.header = header
    header.move(by: 7)
    #expect(view.contentInset == UIEdgeInsets(top: 1, left: 0, bottom: 7, right: 0))
    header.open()
    header.move(by: -4)
    #expect(view.contentInset == UIEdgeInsets(top: 56, left: 0, bottom: 3, right: 0))
    #expect(view.contentOffset.y == -56)
    header.close()
    #expect(view.contentInset == UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0))
    #expect(view.refresh.contentInset == view.contentInset)
  }

  // MARK: Callbacks for the scroll view

  @Test func `overrides with dictionaries call the kit by super, and get old and new values`() {
    let header = OldHeader()
    view.refresh.header = header
    view.contentOffset.y = 30
    #expect(header.offsets.last.map { [$0.old.y, $0.new.y] } == [0, 30])
    view.contentSize.height += 10
    #expect(header.sizes.last.map { $0.new.height - $0.old.height } == 10)
    view.contentOffset.y = 0
    screen.pull(to: -80)
    #expect(header.states.first == 1)
    #expect(header.percents.last.map { $0 > 1 } == true)
    screen.lift()
    loop.run(for: 0.1)
    #expect(header.states.contains(3))
  }

  @Test func `an override with a dictionary that does not call super prevents a pull`() {
    let header = OldHeader()
    view.refresh.header = header
    for isLocked in [true, false] {
      header.isLocked = isLocked
      screen.pull(to: -80)
      #expect(header.state == (isLocked ? .idle : .pulling))
      screen.lift()
      view.contentOffset.y = 0
      loop.run(for: 0.1)
    }
  }

  // MARK: Subclasses

  @Test func `an initializer with a frame is called as in MJRefresh`() {
    final class Header: RefreshNormalHeader {
      private(set) var log: [String] = []

      override init(frame: CGRect) {
        super.init(frame: frame)
        log.append("frame")
      }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
    }
    #expect(Header().log == ["prepare", "frame"])
    let header = Header(refreshingBlock: {})
    #expect(header.log == ["prepare", "frame"] && header.frame.height == 54)
  }

  @Test func `a class with its own initializer needs only the one for archives`() {
    final class Header: RefreshNormalHeader {
      let color: UIColor

      init(color: UIColor) {
        self.color = color
        super.init(frame: .zero)
      }

      required init?(coder: NSCoder) { nil }
    }
    let header = Header(color: .red)
    view.refresh.header = header
    header.open()
    #expect(header.color == .red && header.frame.height == 54)
  }

  @Test func `an indicator has the size of its style, and keeps its position`() {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    loop.run(for: 0.1)
    let place = header.loadingView.center
    header.loadingView.style = .large
    loop.run(for: 0.1)
    #expect(header.loadingView.frame.size == CGSize(width: 37, height: 37))
    #expect(header.loadingView.center == place)
  }

  // MARK: Ends

  /// Calls a function of the main actor on another thread, as nonisolated code in Swift 5 can.
  private func callOnAnotherThread(_ end: @escaping @MainActor () -> Void) async {
    typealias Unisolated = @Sendable () -> Void
    let end = unsafeBitCast(end, to: Unisolated.self)
    Thread.runOnAnother(end)
    await Task.yield()
    loop.run(for: 1)
  }

  @Test func `a refresh ended on another thread ends on the main thread`() async {
    let header = RefreshNormalHeader {}
    let footer = RefreshBackNormalFooter {}
    let view = view
    view.refresh.header = header
    view.refresh.footer = footer
    let headerEnds: [@MainActor () -> Void] = [
      { view.refresh.header?.endRefreshing() },
      { header.endRefreshing {} },
      { header.endRefreshing(with: .success) },
      { view.refresh.endHeaderRefreshing() },
      { view.refresh.endHeaderRefreshing(noMoreData: false, count: 1) },
    ]
    for end in headerEnds {
      header.open()
      await callOnAnotherThread(end)
      #expect(header.state == .idle)
    }
    let footerEnds: [@MainActor () -> Void] = [
      { footer.endRefreshingWithNoMoreData() }, { footer.resetNoMoreData() },
      { view.refresh.endFooterRefreshing(noMoreData: true) },
    ]
    footer.open()
    for (end, state) in zip(footerEnds, [RefreshState.noMoreData, .idle, .noMoreData]) {
      await callOnAnotherThread(end)
      #expect(footer.state == state)
    }
  }

  @Test func `a scroll view first used on another thread observes nothing there`() async {
    let view = UIScrollView(frame: Screen.frame)
    view.contentSize = CGSize(width: 375, height: 2_000)
    let ends: [@MainActor () -> Void] = [
      { view.refresh.header?.endRefreshing() }, { view.refresh.endHeaderRefreshing() },
      { view.refresh.endFooterRefreshing(noMoreData: true) },
      { view.refresh.endHeaderRefreshing(noMoreData: false, count: 1) },
      { _ = view.refresh.isHeaderRefreshing },
    ]
    MainThreadChecker.faults = []
    for end in ends { await callOnAnotherThread(end) }
    #expect(MainThreadChecker.faults == [])
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    #expect(view.refresh.view === view && view.refresh.header === header)
    view.contentOffset.y = 40
    #expect(view.refresh.list.contentOffset.y == 40)
    await callOnAnotherThread { #expect(view.refresh.header === header) }
    #expect(MainThreadChecker.faults == [])
  }

  @Test func `an async function waits for the end of the closing`() async {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    header.open()
    let log = Log()
    header.endRefreshingCompletionBlock = { log.lines.append("closed") }
    let waiting = Task {
      await header.endRefreshing()
      log.lines.append("after the end")
    }
    await Task.yield()
    loop.run(for: 0.1)
    await Task.yield()
    #expect(log.lines == [] && header.state == .idle)
    loop.run(for: 1)
    await waiting.value
    #expect(log.lines == ["closed", "after the end"])
  }

  @Test(arguments: [false, true])
  func `an async function does not wait for a component without a list`(leaves: Bool) async {
    let header = RefreshNormalHeader {}
    if leaves { view.refresh.header = header }
    let waiting = Task { await header.endRefreshing() }
    await Task.yield()
    if leaves { view.refresh.header = nil }
    await waiting.value
    #expect(header.scrollView == nil)
  }

  // MARK: The host

  @Test func `the rows and items of all sections are counted`() {
    #expect(view.refresh.totalDataCount == 7)
    rows.counts = [4]
    view.reloadData()
    #expect(view.refresh.totalDataCount == 4)
    #expect(UIScrollView().refresh.totalDataCount == 0)
    let items = UICollectionView(
      frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
    items.dataSource = rows
    #expect(items.refresh.totalDataCount == 4)
  }

  @Test func `the host knows whether header and footer refresh, and ends the footer`() {
    #expect(!view.refresh.isHeaderRefreshing && !view.refresh.isFooterRefreshing)
    view.refresh.header = RefreshNormalHeader {}
    view.refresh.footer = RefreshBackNormalFooter {}
    view.refresh.header?.beginRefreshing()
    #expect(view.refresh.isHeaderRefreshing && !view.refresh.isFooterRefreshing)
    view.refresh.endHeaderRefreshing()
    loop.run(for: 1)
    view.refresh.footer?.beginRefreshing()
    #expect(!view.refresh.isHeaderRefreshing && view.refresh.isFooterRefreshing)
    view.refresh.endFooterRefreshing(noMoreData: true)
    loop.run(for: 1)
    #expect(view.refresh.footer?.state == .noMoreData && !view.refresh.isFooterRefreshing)
    view.refresh.endFooterRefreshing(noMoreData: false)
    loop.run(for: 1)
    #expect(view.refresh.footer?.state == .idle)
  }
}

/// A target whose methods are called by name.
@MainActor private final class Target: SelectorTarget {
  private(set) var calls: [(name: String, sender: Any?)] = []

  func perform(_ selector: Selector, with argument: Any?) {
    calls.append((selector.name, argument))
  }
}

/// A header with the callbacks of MJRefresh.
private final class OldHeader: RefreshNormalHeader {
  private(set) var offsets: [(old: CGPoint, new: CGPoint)] = []
  private(set) var sizes: [(old: CGSize, new: CGSize)] = []
  private(set) var states: [Int] = []
  private(set) var percents: [Double] = []

  /// Whether the header cannot be pulled. Apps prevent pulls this way.
  var isLocked = false

  @available(*, deprecated)
  override func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) {
    if isLocked { return }
    super.scrollViewContentOffsetDidChange(change)
    percents.append(pullingPercent)
    guard let old = change?["old"] as? CGPoint, let new = change?["new"] as? CGPoint else { return }
    offsets.append((old, new))
  }

  @available(*, deprecated)
  override func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewContentSizeDidChange(change)
    guard let old = change?["old"] as? CGSize, let new = change?["new"] as? CGSize else { return }
    sizes.append((old, new))
  }

  @available(*, deprecated)
  override func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) {
    super.scrollViewPanStateDidChange(change)
    if let state = change?["new"] as? Int { states.append(state) }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}
