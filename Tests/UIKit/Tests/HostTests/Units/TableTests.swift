import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Tables ask their data source late, animate changes of their rows, and have their content size
/// only after a layout.
@MainActor @Suite(.serialized) struct TableTests {
  private let table = UITableView(frame: Screen.frame)
  private let rows = Rows(20)
  private let loop = MainRunLoop.shared

  init() {
    table.dataSource = rows
  }

  @Test func `the host does not make a table outside a window ask its data source`() {
    table.refresh.header = RefreshNormalHeader {}
    table.refresh.footer = RefreshAutoNormalFooter {}
    table.refresh.contentInset.top = 10
    loop.run(for: 1)
    #expect(rows.questions == 0)
    let screen = Screen(table)
    screen.run()
    #expect(rows.questions > 0 && table.refresh.list.contentSize.height == 20 * 44)
    table.removeFromSuperview()
    loop.turn()
    let questions = rows.questions
    table.reloadData()
    table.refresh.header?.beginRefreshing()
    loop.run(for: 1)
    #expect(rows.questions == questions)
  }

  @Test func `outside a window the content size comes from the notification`() {
    let list = table.refresh.list
    rows.count = 30
    table.reloadData()
    table.layoutIfNeeded()
    #expect(list.contentSize.height == 1_320)
  }

  @Test func `one fling to the end of self-sizing rows loads once if the load fails`() {
    var loads = 0
    let footer = RefreshAutoNormalFooter { loads += 1 }
    (table.estimatedRowHeight, table.heightOfRow) = (60, { _ in 100 })
    let screen = Screen(table)
    table.refresh.footer = footer
    screen.run()
    table.beginDragging()
    screen.lift(decelerates: true)
    for _ in 0..<60 {
      let end = table.contentSize.height - 667 + 44
      table.showFrame(at: CGPoint(x: 0, y: min(table.contentOffset.y + 40, end)))
      screen.run(for: 0.1)
      if footer.isRefreshing { footer.endRefreshing(with: .failure(RefreshTimeout(limit: 1))) }
    }
    #expect(loads == 1)
    #expect(table.contentSize.height == 2_000)
    table.endDecelerating()
  }

  // MARK: Changes animated by UIKit

  /// Shows a hundred rows, and a footer that refreshes.
  private func showRefreshingFooter() -> (screen: Screen, footer: RefreshBackNormalFooter) {
    rows.count = 100
    let (screen, footer) = (Screen(table), RefreshBackNormalFooter {})
    table.refresh.footer = footer
    screen.run(for: 0.1)
    footer.open()
    #expect(footer.isRefreshing)
    return (screen, footer)
  }

  /// The visible positions of a footer in each frame of one second, in points of the content.
  private func seenPlaces(of footer: RefreshFooter) -> [CGFloat] {
    Set(loop.frames { footer.layer.seen.position.y - 22 }).sorted()
  }

  @Test(arguments: [false, true])
  func `a footer that refreshes or ends does not slide over inserted rows`(ends: Bool) {
    let (screen, footer) = showRefreshingFooter()
    table.performBatchUpdates {
      rows.count += 10
      if ends { footer.endRefreshing() }
    }
    #expect(seenPlaces(of: footer) == [110 * 44])
    #expect(screen.window === table.window)
  }

  @Test func `a footer does not slide when its content size is read early`() {
    let (screen, footer) = showRefreshingFooter()
    table.contentOffset.y = 100 * 44
    UIView.animate(
      withDuration: 0.3,
      animations: {
        // The setter clamps the content, and the host gets that notification first.
        table.contentSize.height = 90 * 44
        _ = screen.host
      })
    #expect(seenPlaces(of: footer) == [90 * 44])
  }

  @Test func `a footer does not slide to the end of the first rows`() {
    rows.count = 100
    table.reloadData()
    let footer = RefreshBackNormalFooter {}
    table.refresh.footer = footer
    table.performBatchUpdates { rows.count += 10 }
    let screen = Screen()
    screen.window.addSubview(table)
    #expect(seenPlaces(of: footer) == [110 * 44])
  }

  @Test func `a footer has its new size and position in the animation of a rotation`() {
    let (screen, footer) = showRefreshingFooter()
    UIView.animate(
      withDuration: 0.3,
      animations: {
        table.frame.size = CGSize(width: 667, height: 375)
        table.contentSize = CGSize(width: 667, height: 90 * 44)
      })
    screen.run(for: 0.15)
    let seen = footer.layer.seen
    #expect(abs(seen.bounds.width - (375 + 667) / 2) < 5)
    #expect(abs(seen.position.y - 22 - 95 * 44) < 5)
  }

  // MARK: Loading until the list is filled

  /// A scroll view that sets its content size in its layout, as a table does, with a footer that
  /// loads until the list is filled.
  private final class FillingView: UIScrollView {
    let footer = RefreshAutoNormalFooter()
    private var rows = 0
    private(set) var loads = 0

    func show(rows: Int, fills: Bool = true, in window: UIWindow) {
      footer.loadsUntilFilled = fills
      footer.refreshingBlock = { [weak self] in self?.loads += 1 }
      window.addSubview(self)
      refresh.footer = footer
      add(rows)
    }

    func add(_ count: Int) {
      rows += count
      setNeedsLayout()
      MainRunLoop.shared.run(for: 1)
    }

    /// Ends the load, and only then shows its rows.
    func answer(_ count: Int) {
      footer.endRefreshing()
      add(count)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = CGFloat(rows) * 44
      if contentSize.height != height { contentSize = CGSize(width: 375, height: height) }
    }
  }

  private let window = UIWindow(frame: Screen.frame)
  private let list = FillingView(frame: Screen.frame)

  @Test(arguments: [false, true])
  func `pages are loaded until the list is filled`(commitsFirst: Bool) {
    loop.commitsFirst = commitsFirst
    defer { loop.commitsFirst = false }
    list.show(rows: 3, in: window)
    for load in 1...4 {
      #expect(list.loads == load)
      list.answer(3)
    }
    #expect(list.loads == 4 && list.contentSize.height == 660)
  }

  @Test(arguments: [(20, 0, 1), (0, 0, 1), (0, 3, 2)])
  func `loading stops after a page that fills the list or is empty, until rows are added`(
    rows: Int, laterRows: Int, loads: Int
  ) {
    list.show(rows: 3, in: window)
    #expect(list.loads == 1)
    list.answer(rows)
    #expect(list.loads == 1)
    list.add(laterRows)
    #expect(list.loads == loads)
  }

  @Test(arguments: [true, false])
  func `only a list with rows and a footer that fills it loads`(fills: Bool) {
    list.show(rows: 0, fills: fills, in: window)
    #expect(list.loads == 0)
    list.add(3)
    #expect(list.loads == (fills ? 1 : 0))
  }
}
