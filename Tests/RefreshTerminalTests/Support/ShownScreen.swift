import RefreshTerminal

/// The screen of a terminal, computed from everything that was written to it.
struct ShownScreen {
  /// The text of a cell, and the codes of its style.
  struct Place: Equatable {
    var text = " "
    var style = "0"
  }

  /// The private modes that are on: 1049 is the alternate screen, 25 the cursor.
  private(set) var modes: Set<Int> = [7, 25]
  /// The number of unknown sequences.
  private(set) var unknown = 0
  /// The number of frames.
  private(set) var frames = 0

  private var places: [[Place]]
  private var row = 0
  private var column = 0
  /// The other screen and its cursor, while the alternate screen is shown.
  private var other: (places: [[Place]], row: Int, column: Int)?
  private var style = "0"
  private var pending: [UInt8] = []

  init(size: CellSize) {
    places = Array(repeating: Array(repeating: Place(), count: size.columns), count: size.rows)
  }

  /// The text on the screen, without spaces at the ends of lines.
  var text: String {
    places.map { line in
      let end = line.lastIndex { $0.text != " " } ?? -1
      return line[...end].map(\.text).joined()
    }.joined(separator: "\n")
  }

  /// The styles of the cells in a line.
  func styles(_ row: Int) -> [String] { places[row].map(\.style) }

  mutating func resize(to size: CellSize) {
    places = ShownScreen(size: size).places
  }

  /// Writes bytes to the screen; a sequence may be continued in a later call.
  mutating func write(_ bytes: [UInt8]) {
    pending += bytes
    while let first = pending.first {
      guard let length = length(startingWith: first), pending.count >= length else { return }
      let head = Array(pending.prefix(length))
      pending.removeFirst(length)
      apply(String(decoding: head, as: UTF8.self))
    }
  }

  private func length(startingWith first: UInt8) -> Int? {
    switch first {
    case 0x1B: pending.dropFirst(2).firstIndex { (0x40...0x7E).contains($0) }.map { $0 + 1 }
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  private mutating func apply(_ text: String) {
    let scalar = text.unicodeScalars.first!
    if scalar == "\u{1B}" {
      apply(sequence: text.dropFirst(2))
    } else if scalar == "\r" {
      column = 0
    } else if scalar == "\n" {
      row += 1
    } else if scalar.value >= 0x20 {
      put(text, cells: scalar.cells)
    }
  }

  private mutating func apply(sequence: Substring) {
    let numbers = sequence.dropLast().drop { $0 == "?" }
    let first = numbers.split(separator: ";").compactMap { Int($0) }
    switch (sequence.first, sequence.last) {
    case ("?", "h"):
      modes.formUnion(first)
      if first == [2026] { frames += 1 }
      if first == [1049] { other = other ?? (places, row, column) }
    case ("?", "l"):
      modes.subtract(first)
      if first == [1049], let other {
        (places, row, column) = other
        self.other = nil
      }
    case (_, "H"): (row, column) = (first[0] - 1, first[1] - 1)
    case (_, "m"): style = String(numbers)
    case ("2", "J"): resize(to: CellSize(columns: places.first?.count ?? 0, rows: places.count))
    default: unknown += 1
    }
  }

  private mutating func put(_ text: String, cells: Int) {
    guard places.indices.contains(row), column >= 0, column + cells <= places[row].count else {
      unknown += 1
      return
    }
    places[row][column] = Place(text: text, style: style)
    if cells == 2 { places[row][column + 1] = Place(text: "", style: style) }
    column += cells
  }
}
