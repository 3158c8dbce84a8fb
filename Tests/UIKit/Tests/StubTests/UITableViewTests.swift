import Testing
import UIKit

/// The manners of the stub's table.
@Suite struct UITableViewTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let rows = Rows()

  init() {
    table.dataSource = rows
    table.rowHeight = 30
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
  func `rows have estimated heights until they come into sight`(keepsRows: Bool) {
    table.estimatedRowHeight = 50
    table.keepsRowsInSight = keepsRows
    #expect(table.contentSize.height == 500)
    table.contentOffset.y = 220
    table.layoutIfNeeded()
    // The rows 4 and 5 are in sight, and then those behind them.
    #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)).height == 30)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.contentOffset.y == (keepsRows ? 200 : 220))
  }
}

private final class Rows: UITableViewDataSource {
  var questions = 0

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions += 1
    return 10
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(frame: .zero)
  }
}
