import TerminalHost
import Testing

@testable import refresh

/// Where things stand on screens of all sizes.
struct LiveLayoutTests {
  @Test(arguments: [
    (100, 30, [1, 26, 1, 2]), (80, 24, [1, 20, 1, 2]), (40, 12, [1, 8, 1, 2]),
    (40, 30, [1, 23, 1, 5]),
    (20, 6, [1, 4, 1, 0]), (20, 5, [0, 4, 1, 0]), (20, 3, [0, 3, 0, 0]), (1, 1, [0, 1, 0, 0]),
    (0, 0, [0, 0, 0, 0]),
  ])
  func `the list has what the lines around it leave`(columns: Int, rows: Int, heights: [Int]) {
    let layout = LiveLayout(size: CellSize(columns: columns, rows: rows))
    let parts = [layout.settings, layout.list, layout.status, layout.keys]
    #expect(parts.map(\.size.rows) == heights)
    #expect(parts.map(\.size.rows).reduce(0, +) == rows)
    for (one, next) in zip(parts, parts.dropFirst()) { #expect(next.row == one.rows.upperBound) }
  }

  @Test func `all keys are shown where there is room`() {
    for columns in [30, 80, 200] {
      let layout = LiveLayout(size: CellSize(columns: columns, rows: 60))
      #expect(layout.keyLines.joined().map(\.letter) == LiveKey.all.map(\.letter))
      for line in layout.keyLines {
        #expect(line.reduce(0) { $0 + LiveLayout.width(of: $1) } <= columns)
      }
    }
  }

  @Test func `no letter stands for two things`() {
    #expect(Set(LiveKey.all.map(\.letter)).count == LiveKey.all.count)
  }
}
