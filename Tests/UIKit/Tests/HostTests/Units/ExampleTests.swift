import RefreshReplay
import Testing
import UIKit

@testable import Example
@testable import RefreshKit
@testable import RefreshUIKit

/// The first screen of the guides.
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
}
