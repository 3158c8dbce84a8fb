import RefreshPaging
import RefreshReplay
import Testing
import UIKit

@testable import Example
@testable import RefreshKit
@testable import RefreshUIKit

/// The example screen, and those of the guides.
@Suite(.serialized) struct ExampleTests {
  @Test func `the first screen of the guides ends, and loads again after a refresh`() async throws {
    let controller = NewsController(style: .plain)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    let table = try #require(controller.tableView)
    func settle(_ component: RefreshComponent?, rows: Int, _ state: RefreshState) async {
      component?.beginRefreshing()
      for _ in 0..<4 {
        MainRunLoop.shared.run(for: 0.5)
        await table.refresh.list.settled()
      }
      #expect(controller.tableView(table, numberOfRowsInSection: 0) == rows)
      #expect(table.refresh.footer?.state == state)
    }
    await settle(nil, rows: 20, .idle)
    await settle(table.refresh.footer, rows: 40, .idle)
    await settle(table.refresh.footer, rows: 40, .noMoreData)
    await settle(table.refresh.header, rows: 20, .idle)
    #expect(table.refresh.header?.state == .idle)
  }

  @Test func `the example loads its pages`() async {
    let controller = PostsController { page in
      Page((1...20).map { "page \(page), post \($0)" }, isLast: page == 2)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    let refresh = controller.tableView.refresh
    func settle() async {
      for _ in 0..<4 {
        MainRunLoop.shared.run(for: 0.5)
        await refresh.list.settled()
      }
    }
    await settle()
    func rows() -> Int { controller.tableView(controller.tableView, numberOfRowsInSection: 0) }
    #expect(rows() == 20)
    #expect(refresh.header?.state == .idle)
    refresh.footer?.beginRefreshing()
    await settle()
    #expect(rows() == 40)
    #expect(refresh.footer?.state == .noMoreData)
  }

  @Test func `a screen ported from MJRefresh loads all of its pages again after a refresh`() {
    let controller = AlbumsController(style: .plain)
    controller.store.pages = [(1...30).map { "album \($0)" }, ["album 31"]]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = controller
    let (table, run) = (controller.tableView!, MainRunLoop.shared.run)
    let (header, footer) = (table.refresh.header, table.refresh.footer)
    run(0)
    let stack = header?.subviews.lazy.compactMap { $0 as? UIStackView }.first
    let title = stack?.arrangedSubviews.last as? UILabel
    let height = 8 + 24 + 6 + (title?.intrinsicContentSize.height ?? 0) + 8
    #expect(header?.frame.size.height == height)
    #expect(table.contentInset.top == height)
    #expect(title?.text == "Loading albums")
    #expect(header?.backgroundColor == .systemBackground)
    run(3)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 30)
    #expect(title?.text == "Pull for new albums")
    for _ in 0..<2 {
      footer?.beginRefreshing()
      run(3)
    }
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 31)
    #expect(footer?.state == .noMoreData)

    header?.beginRefreshing()
    run(3)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 30)
    #expect(footer?.state == .idle)
    footer?.beginRefreshing()
    run(3)
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 31)
  }
}
