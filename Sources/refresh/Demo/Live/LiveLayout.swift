import RefreshTerminal

/// The parts of a screen: a title and a blank row, the list, the panel of states, a hint and the keys, one
/// below the other; on a wide screen the panel and the keys are beside the list. On a low screen the list
/// has all rows.
struct LiveLayout {
  /// The number of columns of the part beside the list.
  static let sideColumns = 46
  /// The greatest number of columns of a list.
  private static let widestList = 150

  /// The title and the blank row above the list, and the line below it. Like all parts, they have no rows
  /// if the screen is too low.
  let title, gap, rule: CellRect
  /// The list.
  let list: CellRect
  /// The states of header and footer, a row each, or a row for the one that is in use.
  let panel: CellRect
  /// The hint, and the keys in ``keyPages``.
  let hint, keys: CellRect
  /// The part beside the list on a wide screen; without columns on others.
  let side: CellRect
  /// The keys of each line, page by page: the first page has the most important keys, the others
  /// have the rest.
  let keyPages: [[[LiveKey]]]

  /// The size of the screen.
  let size: CellSize

  /// Lays out a screen.
  ///
  /// - Parameters:
  ///   - size: Its size.
  ///   - all: All keys.
  init(size: CellSize, keys all: [LiveKey] = LiveKey.all) {
    self.size = size
    let isWide = size.columns >= 110 && size.rows >= 24
    let columns = isWide ? min(size.columns - Self.sideColumns, Self.widestList) : size.columns
    let keyRows = isWide ? 0 : size.rows >= 28 ? 3 : min(1, size.rows / 3)
    keyPages = Self.pages(all, columns: columns, rows: keyRows)
    let usedKeyRows = keyPages.first?.count ?? 0
    var top = 0
    func next(_ rows: Int) -> CellRect {
      defer { top += rows }
      return CellRect(column: 0, row: top, columns: columns, rows: rows)
    }
    let titleRows = size.rows >= 12 ? 1 : 0
    let gapRows = size.rows >= 30 ? 1 : 0
    let panelRows = isWide ? 0 : size.rows >= 16 ? 2 : size.rows >= 8 ? 1 : 0
    let ruleRows = size.rows >= 20 ? 1 : 0
    let hintRows = size.rows >= 20 && columns < 64 ? 2 : size.rows >= 5 ? 1 : 0
    let below = ruleRows + panelRows + hintRows + usedKeyRows
    title = CellRect(column: 0, row: 0, columns: size.columns, rows: titleRows)
    top = titleRows
    gap = next(gapRows)
    list = next(max(0, size.rows - titleRows - gapRows - below))
    rule = next(ruleRows)
    panel = next(panelRows)
    hint = next(hintRows)
    keys = next(usedKeyRows)
    side = CellRect(
      column: columns, row: titleRows, columns: isWide ? Self.sideColumns : 0,
      rows: size.rows - titleRows)
  }

  /// The number of cells of a key, with the blanks around it.
  static func width(of key: LiveKey) -> Int { key.cells + 2 }

  /// Returns all keys on one page if they fit; else pages, of which the first has the key that turns
  /// them, if that fits.
  private static func pages(_ keys: [LiveKey], columns: Int, rows: Int) -> [[[LiveKey]]] {
    guard rows > 0 else { return [] }
    let keys = keys.filter { width(of: $0) <= columns }
    let isTurning = { (key: LiveKey) in key.key == LiveKey.moreKeys.key }
    let page = wrap(keys.filter { !isTurning($0) }, to: columns)
    guard page.count > rows else { return [page] }
    let first = choose(from: keys, columns: columns, rows: rows)
    let chosen = Set(first.joined().map(\.key))
    let rest = keys.filter { !chosen.contains($0.key) && !isTurning($0) }
    return [first] + wrap(rest, to: columns).chunks(of: rows)
  }

  /// Returns as many keys as fit, by rank, in their usual order.
  private static func choose(from keys: [LiveKey], columns: Int, rows: Int) -> [[LiveKey]] {
    var chosen: [[LiveKey]] = []
    for key in keys.sorted(by: { $0.rank < $1.rank }) {
      let names = Set((chosen.joined() + [key]).map(\.key))
      let lines = wrap(keys.filter { names.contains($0.key) }, to: columns)
      if lines.count <= rows { chosen = lines }
    }
    return chosen
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
