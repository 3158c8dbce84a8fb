import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A list on UIKit that loads until it is filled: its content has its size only after a layout.
@Suite(.serialized) struct FillingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let table = Table(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let footer = RefreshAutoNormalFooter()

  /// A scroll view that sizes its content in its layout, as a table does.
  private final class Table: UIScrollView {
    var rows = 0
    private(set) var loads = 0

    func reload(_ rows: Int) {
      self.rows = rows
      setNeedsLayout()
    }

    func countLoad() { loads += 1 }

    override func layoutSubviews() {
      super.layoutSubviews()
      let height = CGFloat(rows) * 44
      if contentSize.height != height { contentSize = CGSize(width: 375, height: height) }
    }
  }

  private func show(rows: Int, fills: Bool = true) {
    footer.loadsUntilFilled = fills
    footer.refreshingBlock = { [weak table] in table?.countLoad() }
    table.reload(rows)
    window.addSubview(table)
    table.refresh.footer = footer
    MainRunLoop.shared.run(for: 1)
  }

  /// Ends the load, and only then shows its rows.
  private func answer(_ rows: Int) {
    footer.endRefreshing()
    table.reload(table.rows + rows)
    MainRunLoop.shared.run(for: 1)
  }

  @Test(arguments: [false, true])
  func `pages follow until the table is filled`(commitsFirst: Bool) {
    let loop = MainRunLoop.shared
    loop.commitsFirst = commitsFirst
    defer { loop.commitsFirst = false }
    show(rows: 3)
    for load in 1...4 {
      #expect(table.loads == load)
      answer(3)
    }
    #expect(table.loads == 4 && table.contentSize.height == 660)
  }

  @Test func `a page that fills the table after its layout is the last one`() {
    show(rows: 3)
    #expect(table.loads == 1)
    answer(20)
    #expect(table.loads == 1)
  }

  @Test func `a page without rows ends it, and a table without rows does not begin`() {
    show(rows: 0)
    #expect(table.loads == 0)
    table.reload(3)
    MainRunLoop.shared.run(for: 1)
    #expect(table.loads == 1)
    answer(0)
    #expect(table.loads == 1)
  }

  @Test func `rows that come later than the next layout count, too`() {
    show(rows: 3)
    footer.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(table.loads == 1)
    table.reload(6)
    MainRunLoop.shared.run(for: 1)
    #expect(table.loads == 2)
  }

  @Test func `without the setting nothing loads`() {
    show(rows: 3, fills: false)
    #expect(table.loads == 0)
  }
}
