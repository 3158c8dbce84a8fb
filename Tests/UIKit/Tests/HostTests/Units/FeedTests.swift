import RefreshPaging
import RefreshReplay
import TestSupport
import Testing
import UIKit

@testable import Example
@testable import Feed
@testable import RefreshKit
@testable import RefreshUIKit

/// The screens of the app in Examples/Feed.swiftpm, and the first screen of the guides.
@MainActor @Suite(.serialized) final class FeedTests {
  private let server = Server(delay: 0)

  /// Shows a screen, and waits until its first refresh has closed.
  private func show(_ controller: UIViewController) async -> RefreshHost {
    let window = UIWindow(frame: Screen.frame)
    window.rootViewController = controller
    windows.append(window)
    let refresh = (controller.view as? UIScrollView)!.refresh
    await settle(refresh)
    return refresh
  }

  private var windows: [UIWindow] = []

  private func settle(_ refresh: RefreshHost) async {
    for _ in 0..<6 {
      MainRunLoop.shared.run(for: 0.5)
      await refresh.list.settled()
    }
  }

  @Test func `the feed loads its pages with the system's header, and shows a failure`() async {
    let controller = FeedController(server: server)
    let refresh = await show(controller)
    let table = controller.tableView!
    func rows() -> Int { controller.tableView(table, numberOfRowsInSection: 0) }
    #expect(rows() == 20 && table.refreshControl != nil && refresh.header?.state == .idle)
    for (expected, fails) in [(40, false), (40, true), (60, false), (80, false), (100, false)] {
      refresh.footer?.beginRefreshing()
      await settle(refresh)
      #expect(rows() == expected && refresh.footer?.lastResult?.isFailure == fails)
    }
    refresh.footer?.beginRefreshing()
    await settle(refresh)
    #expect(refresh.footer?.state == .noMoreData)

    // A finger pulls at the top.
    table.contentOffset.y = 0
    table.drag(to: CGPoint(x: 0, y: -70))
    MainRunLoop.shared.run(for: 0.1)
    #expect(table.refreshControl?.isRefreshing == true)
    table.lift(decelerates: true)
    table.endDecelerating()
    await settle(refresh)
    #expect(rows() == 20 && refresh.footer?.state == .idle && table.contentOffset.y == 0)
    #expect(table.refreshControl?.isRefreshing == false)
  }

  @Test func `a search shows the results of its last query`() async {
    let controller = SearchController(server: server)
    let refresh = await show(controller)
    #expect(controller.posts.count == 100)
    controller.tableView.contentOffset.y = 900
    controller.search.search(scope: 2)
    controller.search.search("1")
    #expect(controller.search.searchBar.selectedScopeButtonIndex == 2)
    await settle(refresh)
    #expect(controller.posts.allSatisfy { $0.isPhoto && $0.title.hasPrefix("Photo 1") })
    #expect(controller.posts.count == 3)
    #expect(refresh.header?.state == .idle && controller.tableView.contentOffset.y == 0)
  }

  @Test func `a query typed during a search replaces that search`() async {
    let controller = SearchController(server: Server(delay: 20))
    let refresh = await show(controller)
    controller.search.search(scope: 2)
    for text in ["1", "2"] {
      controller.search.search(text)
      // The header opens, and its function is called.
      for _ in 0..<3 {
        await yieldToTasks(5)
        MainRunLoop.shared.run(for: 0.2)
      }
    }
    await settle(refresh)
    #expect(!controller.posts.isEmpty && refresh.header?.state == .idle)
    #expect(controller.posts.allSatisfy { $0.title.hasPrefix("Photo 2") })
  }

  @Test func `a chat begins at its end, and older messages do not move the visible ones`() async {
    let controller = ChatController(server: server)
    let refresh = await show(controller)
    let table = controller.tableView!
    func rows() -> Int { controller.tableView(table, numberOfRowsInSection: 0) }
    #expect(rows() == 20)
    let distance = table.contentSize.height - table.contentOffset.y
    #expect(distance == 667)
    refresh.header?.beginRefreshing()
    await settle(refresh)
    #expect(rows() == 40)
    #expect(table.contentSize.height - table.contentOffset.y == distance)
  }

  @Test func `a grid loads its pages, and shows the result`() async {
    let controller = GridController(server: server)
    let refresh = await show(controller)
    func items() -> Int { controller.collectionView(controller.grid, numberOfItemsInSection: 0) }
    #expect(items() == 20)
    for expected in [40, 40, 60] {
      refresh.footer?.beginRefreshing()
      await settle(refresh)
      #expect(items() == expected)
    }
    refresh.header?.beginRefreshing()
    MainRunLoop.shared.run(for: 0.5)
    await refresh.list.settled()
    #expect(refresh.header?.isShowingResult == true)
    await settle(refresh)
    #expect(items() == 20 && refresh.header?.state == .idle)
  }

  @Test func `the guides' first screen reaches its end, and loads again after a refresh`() async {
    let controller = NewsController(style: .plain)
    let refresh = await show(controller)
    func load(_ component: RefreshComponent?, rows: Int, _ state: RefreshState) async {
      component?.beginRefreshing()
      await settle(refresh)
      #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == rows)
      #expect(refresh.footer?.state == state)
    }
    await load(nil, rows: 20, .idle)
    await load(refresh.footer, rows: 40, .idle)
    await load(refresh.footer, rows: 40, .noMoreData)
    await load(refresh.header, rows: 20, .idle)
    #expect(refresh.header?.state == .idle)
  }
}
