import Testing
import UIKit

/// The cells of the stub's collection view, and changes of the data of lists.
@MainActor @Suite(.serialized) struct UICollectionViewTests {
  private let loop = MainRunLoop.shared
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
  private let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 440))
  private let rows = Rows()

  init() {
    window.addSubview(view)
    view.dataSource = rows
    view.reloadData()
    loop.turn()
  }

  /// The largest distance of a visible cell from its final position, in points.
  private var farthest: CGFloat {
    view.visibleCells.map { abs($0.layer.seen.position.y - $0.center.y) }.max() ?? 0
  }

  @Test func `there is a cell for each visible item`() {
    #expect(view.contentSize.height == 4_400 && view.visibleCells.count == 10)
    view.contentOffset.y = 22
    loop.turn()
    #expect(view.visibleCells.map(\.frame.minY) == (0...10).map { CGFloat($0) * 44 })
    #expect(farthest == 0)
  }

  @Test func `cells that become visible inside an animation fly in`() {
    UIView.animate(withDuration: 0.3, animations: { [view] in view.contentOffset.y = 88 })
    loop.run(for: 0.1)
    #expect(farthest > 200)
    loop.run(for: 0.3)
    #expect(farthest == 0)
  }

  @Test func `items with an estimated height are measured when they become visible`() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 50, height: 44)
    let view = UICollectionView(frame: view.frame, collectionViewLayout: layout)
    view.heightOfItem = { _ in 100 }
    window.addSubview(view)
    view.dataSource = rows
    view.reloadData()
    loop.turn()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 100, 200, 300, 400])
    #expect(view.contentSize.height == 5 * 100 + 95 * 44)
    view.contentOffset.y = 2_000
    loop.turn()
    // The item that began at 1,986 points has grown above the visible part.
    #expect(view.contentOffset.y == 2_056)
  }

  @Test func `a batch of updates sets the content size inside an animation`() {
    let table = UITableView(frame: view.frame)
    table.dataSource = rows
    table.reloadData()
    var durations: [Double] = []
    let tokens = [table, view].map { list in
      list.observe(\.contentSize) { _, _ in
        MainActor.assumeIsolated { durations.append(UIView.inheritedAnimationDuration) }
      }
    }
    var isOver = false
    table.performBatchUpdates({ rows.count += 10 }, completion: { _ in isOver = true })
    view.performBatchUpdates { rows.count += 10 }
    #expect(table.contentSize.height == 110 * 44 && view.contentSize.height == 120 * 44)
    #expect(durations == [0.3, 0.3] && !isOver)
    loop.run(for: 1)
    #expect(isOver && tokens.count == 2)
  }
}

/// The configurable behavior of the stub's table.
@MainActor @Suite struct UITableViewTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let rows = Rows()

  init() {
    table.dataSource = rows
    table.rowHeight = 30
    rows.count = 10
  }

  @Test func `a data source is asked when the content size is read, or in the layout`() {
    #expect(rows.questions == 0)
    #expect(table.contentSize.height == 300 && rows.questions == 1)
    table.reloadData()
    #expect(rows.questions == 1)
    table.layoutIfNeeded()
    #expect(rows.questions == 2)
  }

  @Test(arguments: [false, true])
  func `rows have estimated heights until they become visible`(keepsRows: Bool) {
    table.estimatedRowHeight = 50
    table.keepsRowsInSight = keepsRows
    #expect(table.contentSize.height == 500)
    table.contentOffset.y = 220
    table.layoutIfNeeded()
    // Rows 4 and 5 are visible first, and then the rows after them.
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 30)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.contentOffset.y == (keepsRows ? 200 : 220))
  }

  // https://developer.apple.com/documentation/uikit/uitableview/tableheaderview
  @Test func `a header and a footer have the width of the table, and move the rows`() {
    let (header, footer) = (UIView(frame: .zero), UIView(frame: .zero))
    header.frame = CGRect(x: 7, y: 7, width: 7, height: 20)
    footer.frame.size.height = 44
    table.tableHeaderView = header
    table.tableFooterView = footer
    #expect(table.contentSize.height == 364)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(footer.frame == CGRect(x: 0, y: 320, width: 100, height: 44))
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 50)
    #expect(table.indexPathsForVisibleRows?.count == 3)
    rows.count = 2
    table.reloadData()
    table.frame.size.width = 50
    table.layoutIfNeeded()
    #expect(footer.frame == CGRect(x: 0, y: 80, width: 50, height: 44))
    // The table uses the new height only after the view is set again.
    footer.frame.size.height = 10
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 124)
    table.tableFooterView = footer
    table.tableHeaderView = nil
    #expect(table.contentSize.height == 70 && header.superview == nil && footer.frame.minY == 60)
  }
}

@MainActor private final class Rows: UICollectionViewDataSource, UITableViewDataSource {
  var count = 100
  /// The number of questions of a table.
  private(set) var questions = 0

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions += 1
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }
}
