import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Rows inserted before the visible ones: at rest, under a finger, in a fling, and with heights
/// estimated by UIKit.
@MainActor @Suite(.serialized) struct KeepingPositionTests {
  private let screen = Screen()
  private let footer = RefreshAutoNormalFooter()
  private var view: UIScrollView { screen.view }
  private var list: ScrollView { screen.host.list }

  init() {
    view.refresh.footer = footer
    view.contentOffset.y = 500
  }

  private func grow(by distance: CGFloat) {
    view.refresh.keepingPosition { view.contentSize.height += distance }
  }

  @Test func `the offset changes with the content size`() {
    for (distance, offset) in [(300.0, 800.0), (-100, 700)] {
      grow(by: distance)
      #expect(view.contentOffset.y == offset && list.contentOffset.y == offset)
    }
  }

  @Test func `a drag continues`() {
    screen.pull(to: 480)
    grow(by: 300)
    #expect(view.contentOffset.y == 780 && list.isDragging)
    screen.pull(to: 770)
    #expect(list.contentOffset.y == 770)
  }

  /// Flings the content, and returns its offset at every 20th of a second, without the growth
  /// before it. If `growing` is true, the content grows by 300 points during the fling.
  private func offsetsInThrow(growing: Bool) -> [Double] {
    let physics = SystemPhysics(of: view)
    physics.touch(through: [500, 480, 440, 400], every: 0.016)
    var (offsets, front): ([Double], Double) = ([], 0)
    for step in 0..<60 {
      physics.run(for: 0.05)
      if step == 4, growing {
        #expect(view.isDecelerating && list.isDecelerating)
        grow(by: 300)
        front = 300
        #expect(view.isDecelerating && list.isDecelerating)
      }
      #expect(view.contentOffset == list.contentOffset)
      offsets.append(Double(view.contentOffset.y) - front)
    }
    #expect(!view.isDecelerating && !list.isDecelerating)
    return offsets
  }

  @Test func `rows keep their position in a fling, which continues`() {
    view.contentSize.height = 9_000
    let offsets = offsetsInThrow(growing: false)
    view.contentOffset.y = 500
    let shifted = offsetsInThrow(growing: true)
    #expect(offsets[10] > offsets[4] + 100)
    #expect(zip(offsets, shifted).allSatisfy { abs($0 - $1) < 0.001 })
    #expect(footer.state == .idle)
  }

  @Test func `rows keep their position when writing the offset ends the fling`() {
    view.manners.offsetContinuesDeceleration = false
    screen.pull(to: 480)
    screen.lift(decelerates: true)
    view.showFrame(at: CGPoint(x: 0, y: 470))
    grow(by: 300)
    #expect(view.contentOffset.y == 770 && list.contentOffset.y == 770)
    screen.run(for: 0.1)
    #expect(!list.isDecelerating)
  }

  @Test func `an offset set inside belongs to the content size of that moment`() {
    let list = list
    list.keepingPosition {
      list.contentOffset.y = 200
      view.contentSize.height += 300
    }
    #expect(view.contentOffset.y == 500 && list.contentOffset.y == 500)
    list.keepingPosition {
      view.contentSize.height += 300
      list.contentOffset.y = 100
    }
    #expect(view.contentOffset.y == 100 && list.contentOffset.y == 100)
  }

  @Test(arguments: [0.0, 3])
  func `keeping the position does not reach the end of the list, also on pixels`(scale: Double) {
    view.manners.scale = scale
    view.refresh.contentInset.bottom = 0.5
    view.contentOffset.y = 1_300
    grow(by: -600)
    grow(by: 700)
    screen.run(for: 0.1)
    #expect(view.contentOffset.y == 1_400 && footer.state == .idle)
  }

  // MARK: Items of a collection view

  /// Items of 100 points each. The content size also has a margin.
  @MainActor private final class EstimatingLayout: UICollectionViewLayout {
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

  @Test func `items keep their position, whatever content size UIKit estimates`() throws {
    let (layout, items) = (EstimatingLayout(), Rows(30))
    let view = UICollectionView(frame: Screen.frame, collectionViewLayout: layout)
    view.dataSource = items
    let screen = Screen(view)
    screen.show(RefreshNormalHeader {})
    view.contentOffset.y = 320
    func place(of item: Int) throws -> CGFloat {
      try #require(view.layoutAttributesForItem(at: [0, item])?.frame.minY) - view.contentOffset.y
    }
    let before = try place(of: 4)
    view.refresh.keepingPosition {
      items.count += 5
      layout.margin = 700
      view.reloadData()
    }
    #expect(try place(of: 9) == before)
    #expect(view.contentOffset == view.refresh.list.contentOffset)
  }

  // MARK: Rows of a table

  private let table = UITableView(frame: Screen.frame)
  private let messages = Rows(20)

  /// The position of a row in the view, by the number of rows after it.
  private func place(ofRowBefore behind: Int) -> CGFloat {
    var (section, left) = (messages.counts.count - 1, behind)
    while left >= messages.counts[section] {
      left -= messages.counts[section]
      section -= 1
    }
    let path = IndexPath(row: messages.counts[section] - 1 - left, section: section)
    return table.rectForRow(at: path).minY - table.contentOffset.y
  }

  private func behind(_ path: IndexPath) -> Int {
    messages.counts[path.section...].reduce(0, +) - path.row - 1
  }

  /// Shows rows with estimated heights, and scrolls to some offsets.
  private func showEstimated(
    _ estimate: CGFloat, height: @escaping (IndexPath) -> CGFloat, offsets: [CGFloat]
  ) {
    (table.dataSource, table.estimatedRowHeight, table.heightOfRow) = (messages, estimate, height)
    let screen = Screen(table)
    screen.show(RefreshNormalHeader {})
    for y in offsets {
      table.contentOffset.y = y
      screen.run()
    }
  }

  /// Shows messages in two sections. The height of a message does not depend on its index.
  private func showMessages() {
    messages.counts = [10, 20]
    showEstimated(
      44, height: { CGFloat(30 + (behind($0) + 1) * 37 % 90) },
      offsets: Array(stride(from: 0, through: 700, by: 100)))
  }

  @Test(arguments: [false, true], [false, true])
  func `rows with estimated heights keep their position`(isDragging: Bool, keepsRows: Bool) throws {
    showMessages()
    table.keepsRowsInSight = keepsRows
    let paths = try #require(table.indexPathsForVisibleRows)
    let first = try #require(paths.first { table.rectForRow(at: $0).minY >= table.bounds.minY })
    let behind = behind(first)
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

  @Test func `rows at the top keep their position, also if estimates make the content shorter`() {
    showEstimated(
      20, height: { _ in 100 }, offsets: Array(stride(from: 0, through: 1_300, by: 50)) + [0])
    #expect(table.contentOffset.y == 0 && table.contentSize.height == 2_000)
    table.refresh.keepingPosition {
      messages.counts = [22]
      table.reloadData()
    }
    #expect(abs(place(ofRowBefore: 19)) < 0.5 && table.contentSize.height < 2_000)
    #expect(table.contentOffset == table.refresh.list.contentOffset)
  }

  @Test func `an offset set inside a change of estimated rows is kept`() {
    showMessages()
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
