import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// A row dragged to the edge of its table. New rows of a load would end its drop.
@MainActor @Suite(.serialized) struct ReorderingTests {
  @Test func `a footer waits until the row is dropped`() {
    let table = UITableView(frame: Screen.frame)
    let data = Rows(60)
    table.dataSource = data
    let screen = Screen(table)
    var loads = 0
    table.refresh.footer = RefreshAutoNormalFooter { loads += 1 }
    screen.run()
    table.hasActiveDrag = true
    for y in stride(from: 1_497.0, through: 2_017, by: 20) {
      table.contentOffset.y = y
      screen.run(for: 0.016)
    }
    #expect(loads == 0)
    (table.hasActiveDrag, table.hasActiveDrop) = (false, true)
    screen.run(for: 0.5)
    #expect(loads == 0)
    table.hasActiveDrop = false
    screen.run(for: 0.5)
    #expect(loads == 1)
  }
}
