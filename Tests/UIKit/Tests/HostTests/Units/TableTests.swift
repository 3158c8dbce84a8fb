import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Tables, which ask their data source late, and whose content size is an estimate.
@Suite(.serialized) struct TableTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let messages = Messages()

  init() {
    table.dataSource = messages
  }

  @Test func `a table outside a window is not made to ask its data source`() {
    table.refresh.header = RefreshNormalHeader {}
    table.refresh.footer = RefreshAutoNormalFooter {}
    table.refresh.contentInset.top = 10
    MainRunLoop.shared.run(for: 1)
    #expect(messages.questions == 0)
    window.addSubview(table)
    MainRunLoop.shared.turn()
    #expect(messages.questions > 0 && table.refresh.list.contentSize.height == 20 * 44)
    table.removeFromSuperview()
    MainRunLoop.shared.turn()
    let questions = messages.questions
    table.reloadData()
    table.refresh.header?.beginRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(messages.questions == questions)
  }

  @Test func `a content size outside a window is taken from the notification`() {
    let list = table.refresh.list
    messages.counts = [30]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(list.contentSize.height == 1_320)
  }

  /// Shows messages whose heights are estimated, and scrolls to the middle.
  private func showEstimated() {
    table.estimatedRowHeight = 44
    table.heightOfRow = { [messages] in messages.height($0) }
    messages.counts = [10, 20]
    window.addSubview(table)
    table.refresh.header = RefreshNormalHeader {}
    MainRunLoop.shared.turn()
    for y in stride(from: 0.0, through: 700, by: 100) {
      table.contentOffset.y = y
      MainRunLoop.shared.turn()
    }
  }

  /// Where a row is seen, by the number of rows behind it.
  private func place(ofRowBefore behind: Int) -> CGFloat {
    var (section, left) = (messages.counts.count - 1, behind)
    while left >= messages.counts[section] {
      left -= messages.counts[section]
      section -= 1
    }
    let path = IndexPath(row: messages.counts[section] - 1 - left, section: section)
    return table.rectForRow(at: path).minY - table.contentOffset.y
  }

  private func rowsBehindFirstVisible() throws -> Int {
    let paths = try #require(table.indexPathsForVisibleRows)
    let path = try #require(paths.first { table.rectForRow(at: $0).minY >= table.bounds.minY })
    return messages.counts[path.section...].reduce(0, +) - path.row - 1
  }

  @Test(arguments: [false, true], [false, true])
  func `rows whose heights are estimated stay where they are`(
    isDragging: Bool, keepsRows: Bool
  ) throws {
    showEstimated()
    table.keepsRowsInSight = keepsRows
    let behind = try rowsBehindFirstVisible()
    if isDragging { table.beginDragging() }
    let place = place(ofRowBefore: behind)
    table.refresh.keepingPosition {
      messages.counts[0] += 40
      table.reloadData()
    }
    #expect(abs(self.place(ofRowBefore: behind) - place) < 0.5)
    MainRunLoop.shared.run(for: 0.1)
    #expect(abs(self.place(ofRowBefore: behind) - place) < 0.5)
    #expect(table.contentOffset == table.refresh.list.contentOffset)
    #expect(table.refresh.list.contentSize.height == table.contentSize.height)
  }

  @Test func `rows at the top stay where they are, also if estimates make the content shorter`() {
    (table.estimatedRowHeight, table.heightOfRow) = (20, { _ in 100 })
    window.addSubview(table)
    table.refresh.header = RefreshNormalHeader {}
    MainRunLoop.shared.turn()
    for y in Array(stride(from: 0.0, through: 1_300, by: 50)) + [0] {
      table.contentOffset.y = y
      MainRunLoop.shared.turn()
    }
    #expect(table.contentOffset.y == 0 && table.contentSize.height == 2_000)
    table.refresh.keepingPosition {
      messages.counts = [22]
      table.reloadData()
    }
    #expect(abs(place(ofRowBefore: 19)) < 0.5 && table.contentSize.height < 2_000)
    #expect(table.contentOffset == table.refresh.list.contentOffset)
  }

  @Test func `one fling to the end of rows that measure themselves asks once, if the load fails`() {
    var loads = 0
    let footer = RefreshAutoNormalFooter { loads += 1 }
    (table.estimatedRowHeight, table.heightOfRow) = (60, { _ in 100 })
    window.addSubview(table)
    table.refresh.footer = footer
    MainRunLoop.shared.turn()
    table.beginDragging()
    table.panDidEnd(isLift: true)
    table.endDragging(willDecelerate: true)
    for _ in 0..<60 {
      let end = table.contentSize.height - 667 + 44
      table.showFrame(at: CGPoint(x: 0, y: min(table.contentOffset.y + 40, end)))
      MainRunLoop.shared.run(for: 0.1)
      if footer.isRefreshing { footer.endRefreshing(with: .failure(RefreshTimeout(limit: 1))) }
    }
    #expect(loads == 1)
    #expect(table.contentSize.height == 2_000)
    table.endDecelerating()
  }

  @Test func `an offset that is set inside counts`() {
    showEstimated()
    let list = table.refresh.list
    list.keepingPosition {
      messages.counts[0] += 40
      table.reloadData()
      table.layoutIfNeeded()
      list.contentOffset.y = 100
    }
    #expect(table.contentOffset.y == 100)
  }
}

/// Collection views, whose layout may have other frames after each change.
@Suite(.serialized) struct CollectionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let layout = EstimatingLayout()
  private let posts = Posts()

  @Test func `items stay where they are, whatever the content size is taken for`() throws {
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.dataSource = posts
    window.addSubview(view)
    view.refresh.header = RefreshNormalHeader {}
    MainRunLoop.shared.turn()
    view.contentOffset.y = 320
    let row = view.layoutAttributesForItem(at: [0, 4])?.frame.minY
    let place = try #require(row) - view.contentOffset.y
    view.refresh.keepingPosition {
      posts.count += 5
      layout.margin = 700
      view.reloadData()
    }
    let moved = view.layoutAttributesForItem(at: [0, 9])?.frame.minY
    #expect(try #require(moved) - view.contentOffset.y == place)
    #expect(view.contentOffset == view.refresh.list.contentOffset)
  }
}

/// Items of 100 points, in content with a margin.
private final class EstimatingLayout: UICollectionViewLayout {
  var margin: CGFloat = 0

  override var collectionViewContentSize: CGSize {
    let count = collectionView.map { $0.numberOfItems(inSection: 0) } ?? 0
    return CGSize(width: 375, height: CGFloat(count) * 100 + margin)
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 0, y: CGFloat(path.item) * 100, width: 375, height: 100)
    return attributes
  }
}

private final class Posts: UICollectionViewDataSource {
  var count = 30

  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }
}

/// Messages of different heights, in two sections at most.
private final class Messages: UITableViewDataSource {
  var counts = [20]
  /// How often the table has asked.
  var questions = 0

  /// The height of a message, which belongs to the message and not to its index.
  func height(_ path: IndexPath) -> CGFloat {
    let behind = counts[path.section...].reduce(0, +) - path.row
    return CGFloat(30 + behind * 37 % 90)
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions += 1
    return counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }
}
