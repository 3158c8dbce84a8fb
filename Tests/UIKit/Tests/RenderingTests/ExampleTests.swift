import Example
import RefreshKit
import RefreshUIKit
import Testing
import UIKit

/// The example screen.
struct ExampleTests {
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
}
