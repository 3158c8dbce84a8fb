import TerminalHost

/// The list of all keys of the demo, over the feed.
struct HelpScreen {
  let isUnicode: Bool

  /// Draws the help into a part of the screen; a large part also shows the gestures.
  func draw(in area: CellRect, on canvas: inout Canvas) {
    canvas.clip = area
    canvas.clear(area)
    let hasBox = area.size.rows >= 16 && area.size.columns >= 50
    let left = area.column + (hasBox ? 3 : 1)
    var row = area.row + (hasBox ? 1 : 0)
    let columns = area.size.columns - 2 * (left - area.column)
    if hasBox {
      canvas.put("What you can do", column: left, row: row, .bold)
      row += 2
      for (keys, caption) in LiveKey.gestures {
        canvas.put(
          keys.withKeyNames(isUnicode: isUnicode), column: left, row: row, Style(.bold, ink: 3))
        canvas.put(caption.withKeyNames(isUnicode: isUnicode), column: left + 11, row: row)
        row += 1
      }
      row += 1
    }
    let table = Self.table(LiveKey.all, columns: columns)
    var column = left
    for keys in table {
      for (index, key) in keys.enumerated() {
        canvas.put("\(key.letter)", column: column, row: row + index, Style(.bold, ink: 3))
        canvas.put(key.caption, column: column + 2, row: row + index)
      }
      column += Self.width(of: keys) + 1
    }
    row += table.first?.count ?? 0
    if row < area.rows.upperBound {
      canvas.put("Any key closes this", column: left, row: row + (hasBox ? 1 : 0), .dim)
    }
  }

  /// The keys in as many columns as fit, with a blank between two.
  private static func table(_ keys: [LiveKey], columns: Int) -> [[LiveKey]] {
    for count in stride(from: 4, to: 1, by: -1) {
      let rows = (keys.count + count - 1) / count
      let table = stride(from: 0, to: keys.count, by: rows).map {
        Array(keys[$0..<min($0 + rows, keys.count)])
      }
      if table.reduce(-1, { $0 + width(of: $1) + 1 }) <= columns { return table }
    }
    return [keys]
  }

  private static func width(of keys: [LiveKey]) -> Int {
    (keys.map(\.caption.cells).max() ?? 0) + 2
  }
}
