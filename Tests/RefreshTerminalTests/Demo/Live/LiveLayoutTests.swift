import RefreshTerminal
import Testing

@testable import refresh

/// The parts of screens of all sizes.
struct LiveLayoutTests {
  @Test(arguments: [
    (100, 30, [1, 1, 21, 1, 2, 1, 3]), (80, 24, [1, 0, 18, 1, 2, 1, 1]),
    (30, 10, [0, 0, 7, 0, 1, 1, 1]), (40, 30, [1, 1, 20, 1, 2, 2, 3]),
    (200, 60, [1, 1, 56, 1, 0, 1, 0]), (20, 6, [0, 0, 4, 0, 0, 1, 1]),
    (20, 3, [0, 0, 2, 0, 0, 0, 1]), (20, 2, [0, 0, 2, 0, 0, 0, 0]), (1, 1, [0, 0, 1, 0, 0, 0, 0]),
    (0, 0, [0, 0, 0, 0, 0, 0, 0]),
  ])
  func `the list has all rows but those around it`(columns: Int, rows: Int, heights: [Int]) {
    let layout = LiveLayout(size: CellSize(columns: columns, rows: rows))
    let parts = [
      layout.title, layout.gap, layout.list, layout.rule, layout.panel, layout.hint, layout.keys,
    ]
    #expect(parts.map(\.size.rows) == heights)
    #expect(parts.map(\.size.rows).reduce(0, +) == rows)
    for (one, next) in zip(parts, parts.dropFirst()) { #expect(next.row == one.rows.upperBound) }
  }

  @Test func `every part of a screen is inside of it`() {
    for columns in [0, 1, 7, 30, 80, 109, 110, 200] {
      for rows in 0...40 {
        let size = CellSize(columns: columns, rows: rows)
        let layout = LiveLayout(size: size)
        let all = CellRect(column: 0, row: 0, columns: columns, rows: rows)
        let parts = [
          layout.title, layout.gap, layout.list, layout.rule, layout.panel, layout.hint,
          layout.keys, layout.side,
        ]
        for part in parts where part.size.rows > 0 && part.size.columns > 0 {
          #expect(part.intersection(all) == part)
        }
      }
    }
  }

  @Test func `the keys of help and quit are shown wherever they fit`() {
    for columns in [17, 30, 80, 109] {
      for rows in 3...60 {
        let layout = LiveLayout(size: CellSize(columns: columns, rows: rows))
        let names = layout.keyPages[0].joined().map(\.name)
        #expect(names.contains("q") && names.contains("?"))
        for line in layout.keyPages.joined() {
          #expect(line.reduce(0) { $0 + LiveLayout.width(of: $1) } <= columns)
        }
      }
    }
  }

  @Test func `where all keys fit there is one page, without the key that turns pages`() {
    for columns in [90, 109] {
      let pages = LiveLayout(size: CellSize(columns: columns, rows: 60)).keyPages
      let names = LiveKey.all.map(\.name).filter { $0 != "Tab" }
      #expect(pages.count == 1 && pages[0].joined().map(\.name) == names)
    }
  }

  @Test func `where they do not, each key is on one page, and no page is higher than the first`() {
    for (columns, allRows) in [(17, 3...60), (30, 3...60), (64, 5...60), (80, 5...27)] {
      for rows in allRows {
        let pages = LiveLayout(size: CellSize(columns: columns, rows: rows)).keyPages
        #expect(pages.count > 1 && pages.allSatisfy { $0.count <= pages[0].count })
        let names = pages.joined().joined().map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(names).union(["Tab"]) == Set(LiveKey.all.map(\.name)))
        #expect(columns < 64 || pages[0].joined().map(\.name).contains("Tab"))
      }
    }
  }

  @Test func `a wide screen has a side`() {
    let layout = LiveLayout(size: CellSize(columns: 200, rows: 60))
    #expect(layout.side == CellRect(column: 150, row: 1, columns: 46, rows: 59))
    #expect(LiveLayout(size: CellSize(columns: 80, rows: 60)).side.size.columns == 0)
  }

  @Test func `no key has two actions, and no two keys one rank`() {
    #expect(Set(LiveKey.all.map(\.key)).count == LiveKey.all.count)
    #expect(Set(LiveKey.all.map(\.rank)).count == LiveKey.all.count)
  }
}
