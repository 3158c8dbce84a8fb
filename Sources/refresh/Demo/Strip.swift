import Foundation
import RefreshKit
import RefreshTerminal

/// The moments of a session side by side on one canvas, between a line that describes them and one
/// that says how to see more.
struct Strip {
  /// The greatest number of columns of a strip.
  static let widest = 80
  /// The greatest number of columns of a moment, with its border.
  private static let widestMoment = 39
  /// The smallest number of columns of a moment, with its border.
  private static let narrowestMoment = 20
  /// The rows of a moment: a caption, the screen, its border, and a blank line below.
  private static let momentRows = Session.rows + 4

  private static let introduction =
    "RefreshKit: a feed that is pulled, refreshed and read to its end, in \(Session.count) "
    + "pictures."
  /// This is below the moments because a terminal that is lower than the strip shows its end.
  private static let invitation =
    "These are pictures because this is no terminal with a screen (TERM=dumb, a file, a pipe). In "
    + "one, `swift run refresh` shows a feed to pull with the mouse or the arrow keys."

  /// The columns of the screen in each moment.
  let screenColumns: Int

  private let momentsPerLine: Int
  private let top: Int
  private var canvas: Canvas
  private var momentCount = 0
  private var drawer = ViewDrawer()

  /// The columns that a strip may have: the value of `COLUMNS`, or else those of the terminal, and 80
  /// at most.
  ///
  /// - Parameter variable: Returns the value of a variable of the environment, or nil if it is not
  ///   set.
  static func columns(variable: (String) -> String?) -> Int {
    let wanted = variable("COLUMNS").flatMap { Int($0) } ?? 0
    return min(widest, wanted > 0 ? wanted : terminalColumns ?? widest)
  }

  private static var terminalColumns: Int? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return Int(window.ws_col)
  }

  /// Plays the session and draws its moments.
  static func text(columns: Int, hasUnicode: Bool) async -> String {
    var strip = Strip(columns: columns, hasUnicode: hasUnicode)
    let session = Session(columns: strip.screenColumns)
    await session.play { strip.draw(session.list, caption: $0) }
    return strip.canvas.text + "\n"
  }

  private init(columns: Int, hasUnicode: Bool) {
    drawer.glyphs = hasUnicode ? .unicode : .ascii
    screenColumns = max(Self.narrowestMoment, min(columns, Self.widestMoment)) - 2
    momentsPerLine = max(1, (columns + 1) / (Self.widestMoment + 1))
    let introduction = Self.introduction.wrapped(to: columns)
    let invitation = Self.invitation.wrapped(to: columns)
    top = introduction.count + 1
    let bottom =
      top + (Session.count + momentsPerLine - 1) / momentsPerLine * Self.momentRows
    canvas = Canvas(
      size: CellSize(
        columns: max(columns, Self.narrowestMoment), rows: bottom + invitation.count))
    for (row, line) in introduction.enumerated() { canvas.put(line, column: 0, row: row) }
    for (row, line) in invitation.enumerated() { canvas.put(line, column: 0, row: bottom + row) }
  }

  /// Draws the next moment: a caption, and the list in a box.
  private mutating func draw(_ list: ScrollView, caption: String) {
    let screen = CellRect(
      column: momentCount % momentsPerLine * (screenColumns + 3) + 1,
      row: top + momentCount / momentsPerLine * Self.momentRows + 2,
      columns: screenColumns, rows: Session.rows)
    momentCount += 1
    drawCaption(caption, at: list.timeline.now, above: screen)
    canvas.putBox(
      CellRect(
        column: screen.column - 1, row: screen.row - 1, columns: screenColumns + 2,
        rows: Session.rows + 2), drawer.glyphs)
    var frame = Frame(canvas: canvas, time: list.timeline.now)
    drawer.draw(list, in: screen, on: &frame)
    canvas = frame.canvas
  }

  /// `2 pull          0.1 s`, as wide as the box below.
  private mutating func drawCaption(_ caption: String, at time: Double, above screen: CellRect) {
    let right = " \((time * 10).rounded() / 10) s"
    let end = screen.columns.upperBound - right.count
    let left = "\(momentCount) \(caption)".truncated(to: end - screen.column, ellipsis: "")
    canvas.put(left, column: screen.column, row: screen.row - 2)
    canvas.put(right, column: end, row: screen.row - 2)
  }
}
