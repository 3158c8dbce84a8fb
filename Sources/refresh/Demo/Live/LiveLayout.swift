import TerminalHost

/// Where everything stands on a screen: a title, the list, the panel of states, a hint and the keys,
/// one below the other; on a wide screen the panel and the keys are beside the list. On a low screen
/// the list has what there is.
struct LiveLayout {
  /// How wide the side is.
  static let sideColumns = 46
  /// How many columns a list has at most.
  private static let widestList = 150

  /// The line above; without rows where there is no room. So are the others.
  let title: CellRect
  let list: CellRect
  /// The line between the list and what is below it.
  let rule: CellRect
  /// The states of header and footer, a row each, or those of the one that has more to say.
  let panel: CellRect
  /// What to do next.
  let hint: CellRect
  let keys: CellRect
  /// All of that beside the list, on a wide screen; without columns on others.
  let side: CellRect
  /// The keys that stand in each line of ``keys``.
  let keyLines: [[LiveKey]]

  /// Lays out a screen.
  init(size: CellSize, keys all: [LiveKey] = LiveKey.all) {
    let isWide = size.columns >= 110 && size.rows >= 24
    let columns = isWide ? min(size.columns - Self.sideColumns, Self.widestList) : size.columns
    keyLines =
      isWide
      ? [] : Self.lines(all, columns: columns, rows: size.rows >= 28 ? 2 : min(1, size.rows / 3))
    var top = 0
    func take(_ rows: Int) -> CellRect {
      defer { top += rows }
      return CellRect(column: 0, row: top, columns: columns, rows: rows)
    }
    let titleRows = size.rows >= 12 ? 1 : 0
    let panelRows = isWide ? 0 : size.rows >= 16 ? 2 : size.rows >= 8 ? 1 : 0
    let ruleRows = size.rows >= 20 ? 1 : 0
    let hintRows = size.rows >= 20 && columns < 64 ? 2 : size.rows >= 5 ? 1 : 0
    let below = ruleRows + panelRows + hintRows + keyLines.count
    title = CellRect(column: 0, row: 0, columns: size.columns, rows: titleRows)
    top = titleRows
    list = take(max(0, size.rows - titleRows - below))
    rule = take(ruleRows)
    panel = take(panelRows)
    hint = take(hintRows)
    keys = take(keyLines.count)
    side = CellRect(
      column: columns, row: titleRows, columns: isWide ? Self.sideColumns : 0,
      rows: size.rows - titleRows)
  }

  /// How many cells a key takes, with the blanks around it.
  static func width(of key: LiveKey) -> Int { key.caption.cells + 4 }

  /// As many keys as fit, the most important ones; each in its place.
  private static func lines(_ keys: [LiveKey], columns: Int, rows: Int) -> [[LiveKey]] {
    guard rows > 0 else { return [] }
    var chosen: [LiveKey] = []
    for key in keys.sorted(by: { $0.rank < $1.rank }) {
      let wrapped = wrap(
        keys.filter { one in (chosen + [key]).contains { $0.letter == one.letter } },
        to: columns)
      if wrapped.count <= rows, width(of: key) <= columns { chosen.append(key) }
    }
    return wrap(keys.filter { one in chosen.contains { $0.letter == one.letter } }, to: columns)
  }

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
