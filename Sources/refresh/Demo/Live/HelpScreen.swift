import RefreshTerminal

/// The list of all keys of the demo, over the feed, on as many pages as needed. A large part of the
/// screen also shows the gestures, and what each key does.
struct HelpScreen: OverlayPages {
  /// The columns of the names of keys and gestures, and of the captions.
  private static let nameColumns = 5, gestureColumns = 8, captionColumns = 9
  /// The smallest numbers of columns and rows at which the help says what each key does.
  private static let leastColumns = 60, leastRows = 10

  let area: CellRect
  var pageCount: Int { max(1, isLarge ? chapters.count : tables.count) }

  private let isUnicode: Bool
  /// The lines of each page of a large help.
  private let chapters: [[Line]]
  /// The columns of keys of each page of a small help.
  private let tables: [[[LiveKey]]]

  private var isLarge: Bool {
    area.size.columns >= Self.leastColumns && area.size.rows >= Self.leastRows
  }

  /// A line of a large help.
  private enum Line {
    case title(String)
    case gesture(keys: String, caption: String)
    case key(LiveKey)
    case blank
  }

  /// Makes the help for a part of the screen.
  init(in area: CellRect, isUnicode: Bool) {
    self.area = area
    self.isUnicode = isUnicode
    // The last row is for the keys that turn and close.
    let rows = max(1, area.size.rows - 1)
    chapters = Self.chapters(rows: rows)
    tables = Self.tables(columns: area.size.columns - 2, rows: rows)
  }

  func draw(page: Int, on canvas: inout Canvas) {
    canvas.clip = area
    canvas.clear(area)
    let page = min(page, pageCount - 1)
    let left = area.column + (isLarge ? 3 : 1)
    if isLarge {
      for (row, line) in zip(area.rows, chapters[page]) {
        draw(line, column: left, row: row, on: &canvas)
      }
    } else if tables.indices.contains(page) {
      draw(tables[page], column: left, on: &canvas)
    }
    guard area.size.rows > 1 else { return }
    canvas.put(footnote(on: page), column: left, row: area.rows.upperBound - 1, .dim)
  }

  /// The effects of the keys while a page is shown.
  private func footnote(on page: Int) -> String {
    let closing = isLarge ? "Esc closes   another key closes, and acts" : "Esc closes"
    return (turningKeys(on: page, isLarge: isLarge) + closing).withKeyNames(isUnicode: isUnicode)
  }

  // MARK: Large

  /// The gestures and the groups of keys, on the smallest number of pages that does not split a
  /// group.
  private static func chapters(rows: Int) -> [[Line]] {
    let gestures =
      [Line.title("What you can do")]
      + LiveKey.gestures.map { .gesture(keys: $0.keys, caption: $0.caption) }
    let groups = LiveKey.groups.map { [Line.title($0.title)] + $0.keys.map { .key($0) } }
    return ([gestures] + groups).reduce(into: []) { pages, part in
      if let last = pages.last, last.count + 1 + part.count <= rows {
        pages[pages.count - 1] += [.blank] + part
      } else {
        pages.append(part)
      }
    }
  }

  private func draw(_ line: Line, column: Int, row: Int, on canvas: inout Canvas) {
    let keyStyle = Style(.bold, ink: 3)
    switch line {
    case .title(let text):
      canvas.put(text, column: column, row: row, .bold)
    case .gesture(let keys, let caption):
      canvas.put(keys.withKeyNames(isUnicode: isUnicode), column: column, row: row, keyStyle)
      canvas.put(
        caption.withKeyNames(isUnicode: isUnicode), column: column + Self.gestureColumns, row: row)
    case .key(let key):
      let caption = column + Self.nameColumns
      canvas.put(key.name, column: column, row: row, keyStyle)
      canvas.put(key.caption, column: caption, row: row)
      canvas.put(key.effect, column: caption + Self.captionColumns, row: row, .dim)
    case .blank:
      break
    }
  }

  // MARK: Small

  /// Tables of all keys, on the smallest number of pages.
  private static func tables(columns: Int, rows: Int) -> [[[LiveKey]]] {
    let keys = LiveKey.all
    for pageCount in 1..<keys.count {
      let length = (keys.count + pageCount - 1) / pageCount
      let pages = keys.chunks(of: length).map { table($0, columns: columns) }
      if pages.allSatisfy({ ($0.first?.count ?? 0) <= rows }) { return pages }
    }
    return keys.chunks(of: 1).map { [$0] }
  }

  /// The keys in as many columns as fit, with a blank between two.
  private static func table(_ keys: [LiveKey], columns: Int) -> [[LiveKey]] {
    for count in stride(from: 4, to: 1, by: -1) {
      let table = keys.chunks(of: (keys.count + count - 1) / count)
      if table.reduce(-1, { $0 + width(of: $1) + 1 }) <= columns { return table }
    }
    return [keys]
  }

  private static func width(of keys: [LiveKey]) -> Int { keys.map(\.cells).max() ?? 0 }

  private func draw(_ table: [[LiveKey]], column: Int, on canvas: inout Canvas) {
    var column = column
    for keys in table {
      for (row, key) in zip(area.rows, keys) {
        let caption = canvas.put(key.name, column: column, row: row, Style(.bold, ink: 3)) + 1
        canvas.put(key.caption, column: caption, row: row)
      }
      column += Self.width(of: keys) + 1
    }
  }
}

extension Array {
  /// The elements in parts of a length; the last part may be shorter.
  func chunks(of length: Int) -> [[Element]] {
    stride(from: 0, to: count, by: length).map { Array(self[$0..<Swift.min($0 + length, count)]) }
  }
}
