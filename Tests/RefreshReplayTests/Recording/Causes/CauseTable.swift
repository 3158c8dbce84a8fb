/// A table of causes, or of obstacles, by families: x stands where a family can have one, with the words of an
/// inspector behind each row.
struct CauseTable {
  /// A cell that is x.
  struct Cell {
    let name: String
    let family: CauseFamily
    let words: String
  }

  private let families: [String]
  private let rows: [(name: String, cells: [String], words: String)]

  /// Reads a table: its first line has the families, each other one a name, the cells, and the words.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    let families = lines[0].split(separator: " ").map(String.init)
    self.families = families
    rows = lines.dropFirst().map { row in
      let parts = row.split(separator: " ", maxSplits: families.count + 1).map(String.init)
      return (
        name: parts[0], cells: Array(parts[1...families.count]),
        words: parts.last.map { String($0.drop { $0 == " " }) } ?? ""
      )
    }
  }

  /// The cells that are x.
  var cells: [Cell] {
    rows.flatMap { row in
      zip(families, row.cells).compactMap { family, cell in
        guard cell == "x", let family = CauseFamily(rawValue: family) else { return nil }
        return Cell(name: row.name, family: family, words: row.words)
      }
    }
  }

  /// Whether the table has a row for each name, and a column for each family.
  func isComplete(for names: [String]) -> Bool {
    rows.map(\.name).sorted() == names.sorted()
      && families == CauseFamily.allCases.map(\.rawValue)
      && rows.flatMap(\.cells).allSatisfy { $0 == "x" || $0 == "-" }
  }
}
