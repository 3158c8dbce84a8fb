import TerminalHost

/// The parts of a screen: a title, the list, the panel of states, a hint and the keys, one below the
/// other; on a wide screen the panel and the keys are beside the list. On a low screen the list has all
/// rows.
struct LiveLayout {
  /// The columns of the side.
  static let sideColumns = 46
  /// The most columns of a list.
  private static let widestList = 150

  /// The title above the list, and the line below it. Like all parts, they have no rows where the screen
  /// is too low.
  let title, rule: CellRect
  /// The list.
  let list: CellRect
  /// The states of header and footer, a row each, or a row for the one that is in use.
  let panel: CellRect
  /// The hint, and the keys in ``keyLines``.
  let hint, keys: CellRect
  /// The part beside the list on a wide screen; without columns on others.
  let side: CellRect
  /// The keys of each line.
  let keyLines: [[LiveKey]]

  /// Lays out a screen.
  init(size: CellSize, keys all: [LiveKey] = LiveKey.all) {
    let isWide = size.columns >= 110 && size.rows >= 24
    let columns = isWide ? min(size.columns - Self.sideColumns, Self.widestList) : size.columns
    keyLines =
      isWide
      ? [] : Self.lines(all, columns: columns, rows: size.rows >= 28 ? 3 : min(1, size.rows / 3))
    var top = 0
    func next(_ rows: Int) -> CellRect {
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
    list = next(max(0, size.rows - titleRows - below))
    rule = next(ruleRows)
    panel = next(panelRows)
    hint = next(hintRows)
    keys = next(keyLines.count)
    side = CellRect(
      column: columns, row: titleRows, columns: isWide ? Self.sideColumns : 0,
      rows: size.rows - titleRows)
  }

  /// The number of cells of a key, with the blanks around it.
  static func width(of key: LiveKey) -> Int { key.caption.cells + 4 }

  /// Returns as many keys as fit, by rank, in their usual order.
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
    var rest = 0
    for key in keys {
      let width = width(of: key)
      if lines.isEmpty || width > rest {
        lines.append([])
        rest = columns
      }
      lines[lines.count - 1].append(key)
      rest -= width
    }
    return lines
  }
}
