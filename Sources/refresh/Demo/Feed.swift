/// The list of the demo: rows that were loaded page by page, the newest first.
final class Feed {
  /// How high a row is, in points.
  static let rowHeight: Double = 36
  /// How many rows a page has.
  static let pageSize = 6

  private(set) var updates = 0
  private(set) var pages = 1

  /// How high all rows are together, in points.
  var height: Double { Double(pages * Self.pageSize) * Self.rowHeight }

  /// Loads the first page anew.
  func reload() {
    updates += 1
    pages = 1
  }

  /// Loads one page more.
  func loadMore() {
    pages += 1
  }

  /// What stands at `y` of the content: the title in a row's upper half, a rule in its lower.
  func text(at y: Double) -> String {
    guard y >= 0, y < height else { return "" }
    let row = Int(y / Self.rowHeight)
    let isUpper = y - Double(row) * Self.rowHeight < Self.rowHeight / 2
    let edition = updates == 0 ? "" : ", edition \(updates + 1)"
    return isUpper ? " Row \(row + 1)\(edition)" : " " + String(repeating: "╌", count: 26)
  }
}
