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
    let width = (LiveKey.all.map(\.caption.cells).max() ?? 0) + 4
    let perLine = max(1, columns / width)
    for (index, key) in LiveKey.all.enumerated() {
      let column = left + (index % perLine) * width
      let line = row + index / perLine
      canvas.put("\(key.letter)", column: column, row: line, Style(.bold, ink: 3))
      canvas.put(key.caption, column: column + 2, row: line)
    }
    row += (LiveKey.all.count + perLine - 1) / perLine
    if row < area.rows.upperBound {
      canvas.put("Any key closes this", column: left, row: row + (hasBox ? 1 : 0), .dim)
    }
  }
}
