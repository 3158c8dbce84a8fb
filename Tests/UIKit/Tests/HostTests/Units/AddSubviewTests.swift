import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay
@testable import RefreshUIKit

/// A component that app code adds to a scroll view as a subview fills its slot in the next turn, as
/// with MJRefresh.
@MainActor @Suite(.serialized) struct AddSubviewTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }
  private var host: RefreshHost { screen.host }

  /// How app code adds a component.
  @MainActor enum Way: CaseIterable, Sendable {
    case add, atBack, above, below, twice

    func add(_ component: UIView, to view: UIScrollView, beside row: UIView) {
      switch self {
      case .add: view.addSubview(component)
      case .atBack: view.insertSubview(component, at: 0)
      case .above: view.insertSubview(component, aboveSubview: row)
      case .below: view.insertSubview(component, belowSubview: row)
      case .twice:
        view.addSubview(component)
        view.insertSubview(component, at: 0)
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `an added header refreshes and calls its block once`(way: Way) {
    var count = 0
    let header = RefreshNormalHeader { count += 1 }
    way.add(header, to: view, beside: screen.row)
    #expect(header.scrollView == nil && header.superview === view)
    screen.run()
    #expect(host.header === header && header.scrollView === host.list)
    #expect(
      header.superview === view && header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
    screen.pull(to: -90)
    screen.lift()
    screen.run(for: 1)
    #expect(header.state == .refreshing && count == 1 && view.contentInset.top == 54)
    header.endRefreshing()
    screen.run(for: 1)
    #expect(view.contentInset.top == 0)
    header.removeFromSuperview()
    #expect(host.header == nil)
  }

  @Test func `an inserted footer loads at the end of the content`() {
    var count = 0
    let footer = RefreshAutoNormalFooter { count += 1 }
    view.insertSubview(footer, at: 0)
    screen.run()
    #expect(host.footer === footer && view.contentInset.bottom == 44)
    view.contentOffset.y = 1_333
    screen.run()
    view.contentOffset.y = 1_400
    screen.run(for: 1)
    #expect(count == 1 && footer.state == .refreshing)
  }

  @Test func `each added component fills the slot of its class`() {
    let components = [
      RefreshNormalHeader(), RefreshBackNormalFooter(), RefreshNormalTrailer(),
      RefreshNormalLeader(),
    ]
    for component in components { view.addSubview(component) }
    screen.run()
    #expect(
      [host.header, host.footer, host.trailer, host.leader] as [RefreshComponent?] == components)
  }

  @Test func `a begin before the turn starts the refresh in the turn`() {
    var count = 0
    let header = RefreshNormalHeader { count += 1 }
    view.addSubview(header)
    header.beginRefreshing()
    #expect(header.isRefreshing && count == 0)
    screen.run(for: 1)
    #expect(header.state == .refreshing && count == 1 && view.contentInset.top == 54)
  }

  @Test func `a component added outside a window, or before the host exists, fills its slot`() {
    let list = UIScrollView(frame: Screen.frame)
    let header = RefreshNormalHeader()
    list.addSubview(header)
    screen.run()
    #expect(list.refresh.header === header)
    screen.window.addSubview(list)
    screen.run()
    #expect(header.frame.width == 375)
  }

  @Test func `adding a header to another list removes it from its own list`() {
    let (header, other) = (RefreshNormalHeader(), UIScrollView(frame: Screen.frame))
    screen.window.addSubview(other)
    screen.show(header)
    host.header?.open()
    #expect(view.contentInset.top == 54)
    other.addSubview(header)
    #expect(host.header == nil && view.contentInset.top == 0 && !header.isRefreshing)
    screen.run()
    #expect(other.refresh.header === header && header.superview === other && host.header == nil)
    #expect(header.frame == CGRect(x: 0, y: -54, width: 375, height: 54))
  }

  /// Cases in which a component in a list's views is not the header of the list.
  @MainActor enum Elsewhere: CaseIterable, Sendable {
    case tableHeader, tableFooter, tableBackground, collectionBackground, row, removed, movedOn

    func show(_ component: RefreshComponent, in table: UITableView, _ collection: UICollectionView)
    {
      switch self {
      case .tableHeader: table.tableHeaderView = component
      case .tableFooter: table.tableFooterView = component
      case .tableBackground: table.backgroundView = component
      case .collectionBackground: collection.backgroundView = component
      case .row:
        let row = UIView(frame: .zero)
        table.addSubview(row)
        row.addSubview(component)
      case .removed:
        table.addSubview(component)
        component.removeFromSuperview()
      case .movedOn:
        table.addSubview(component)
        UIView(frame: .zero).addSubview(component)
      }
    }
  }

  @Test(arguments: Elsewhere.allCases)
  func `a component that has another role by the turn fills no slot`(elsewhere: Elsewhere) {
    let table = UITableView(frame: Screen.frame)
    let collection = UICollectionView(
      frame: Screen.frame, collectionViewLayout: UICollectionViewFlowLayout())
    let header = RefreshNormalHeader()
    elsewhere.show(header, in: table, collection)
    screen.run(for: 1)
    #expect(table.refresh.header == nil && collection.refresh.header == nil)
    #expect(header.scrollView == nil)
    // App code can still set it as the header.
    table.refresh.header = header
    #expect(table.refresh.header === header)
  }

  @Test func `a slot set by app code is not replaced`() {
    let (header, other) = (RefreshNormalHeader(), RefreshNormalHeader())
    view.addSubview(header)
    view.refresh.header = header
    screen.run()
    #expect(host.header === header)
    header.removeFromSuperview()
    view.addSubview(header)
    view.refresh.header = other
    screen.run()
    #expect(host.header === other && header.scrollView == nil && header.superview === view)
  }

  @Test func `a recording contains the added component`() {
    let recorder = SessionRecorder(host.list)
    view.addSubview(RefreshNormalHeader())
    screen.run()
    host.header?.beginRefreshing()
    screen.run(for: 1)
    #expect(
      recorder.script.contains(#""op":"attach","slot":"header","class":"RefreshNormalHeader""#))
    #expect(recorder.unsupported == [])
  }

  // MARK: A filled slot

  @Test func `a debug build prints once per list that the slot is already filled`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screens = [Screen(), Screen()]
        for screen in screens {
          screen.show(RefreshNormalHeader())
          for _ in 1...3 { screen.view.addSubview(RefreshGifHeader()) }
          screen.run()
          screen.view.addSubview(RefreshGifHeader())
          screen.run()
          precondition(screen.host.header is RefreshNormalHeader)
        }
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n")
    let message =
      "RefreshKit: a RefreshGifHeader was added to a scroll view with a RefreshNormalHeader in the "
      + "same slot, and does nothing; set the slot to replace that one."
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(message) })
  }
}
