import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// What is seen of a footer while UIKit animates changes of the rows.
@Suite(.serialized) struct BatchUpdateTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let rows = Rows()
  private let footer = RefreshBackNormalFooter {}
  private let loop = MainRunLoop.shared

  init() {
    view.dataSource = rows
    view.reloadData()
    window.addSubview(view)
    view.refresh.footer = footer
    loop.run(for: 0.1)
    footer.beginRefreshing()
    loop.run(for: 1)
  }

  /// The places at which the footer is seen in each frame of a second, in points of the content.
  private func seenPlaces(of footer: RefreshFooter) -> [CGFloat] {
    Set(loop.frames { footer.layer.seen.position.y - 22 }).sorted()
  }

  @Test(arguments: [false, true])
  func `a footer that refreshes or ends does not slide through rows that are inserted`(ends: Bool) {
    #expect(footer.isRefreshing)
    view.performBatchUpdates {
      rows.count += 10
      if ends { footer.endRefreshing() }
    }
    #expect(seenPlaces(of: footer) == [110 * 44])
  }

  @Test func `a footer whose size is read early does not slide`() {
    view.contentOffset.y = 100 * 44
    UIView.animate(
      withDuration: 0.3,
      animations: {
        // The content is clamped inside the setter, and the host is notified of that first.
        view.contentSize.height = 90 * 44
        _ = view.refresh
      })
    #expect(seenPlaces(of: footer) == [90 * 44])
  }

  @Test func `a footer does not slide to the end of the first rows`() {
    let view = UITableView(frame: view.frame)
    view.dataSource = rows
    view.reloadData()
    let footer = RefreshBackNormalFooter {}
    view.refresh.footer = footer
    view.performBatchUpdates { rows.count += 10 }
    window.addSubview(view)
    #expect(seenPlaces(of: footer) == [110 * 44])
  }

  @Test func `a footer has its new size and place in the animation of a rotation`() {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        view.frame.size = CGSize(width: 667, height: 375)
        view.contentSize = CGSize(width: 667, height: 90 * 44)
      })
    loop.run(for: 0.15)
    let seen = footer.layer.seen
    #expect(abs(seen.bounds.width - (375 + 667) / 2) < 5)
    #expect(abs(seen.position.y - 22 - 95 * 44) < 5)
  }
}

private final class Rows: UITableViewDataSource {
  var count = 100

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }
}
