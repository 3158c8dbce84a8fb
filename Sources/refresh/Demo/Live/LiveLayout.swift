import TerminalHost

/// Where everything stands on a screen: the settings above, the list, the status and the keys below.
/// On a low screen the list has what there is.
struct LiveLayout {
  /// The line of settings; without rows where there is no room.
  let settings: CellRect
  let list: CellRect
  /// The line of states.
  let status: CellRect
  let keys: CellRect
  /// The keys that stand in each line.
  let keyLines: [[LiveKey]]

  /// Lays out a screen.
  init(size: CellSize, keys all: [LiveKey] = LiveKey.all) {
    let lines = Self.wrap(all, to: size.columns)
    keyLines = Array(lines.prefix(max(0, size.rows / 3 - 2)))
    var top = 0
    func take(_ rows: Int) -> CellRect {
      defer { top += rows }
      return CellRect(column: 0, row: top, columns: size.columns, rows: rows)
    }
    let settingsRows = size.rows >= 6 ? 1 : 0
    let statusRows = size.rows >= 4 ? 1 : 0
    settings = take(settingsRows)
    list = take(max(0, size.rows - settingsRows - statusRows - keyLines.count))
    status = take(statusRows)
    keys = take(keyLines.count)
  }

  /// How many cells a key takes, with the blanks around it.
  static func width(of key: LiveKey) -> Int { key.caption.cells + 5 }

  private static func wrap(_ keys: [LiveKey], to columns: Int) -> [[LiveKey]] {
    var lines: [[LiveKey]] = []
    var room = 0
    for key in keys {
      let width = width(of: key)
      if lines.isEmpty || width > room {
        lines.append([])
        room = columns
      }
      lines[lines.count - 1].append(key)
      room -= width
    }
    return lines
  }
}
