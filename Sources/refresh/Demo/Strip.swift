import Foundation
import TerminalHost

/// Frames side by side, as the pictures of a strip, between a line on what that is and one on how to
/// see more.
struct Strip {
  /// How wide a strip is at most.
  static let widest = 80
  /// How wide a frame is at most, with its border.
  private static let widestFrame = 39
  /// How wide a frame is at least.
  private static let narrowestFrame = 20

  let frames: [Session.Frame]
  let columns: Int
  let hasUnicode: Bool

  /// How wide a strip may be: what `COLUMNS` says, or else the terminal, and 80 at most.
  ///
  /// - Parameter variable: The value of a variable of the environment, or nil where it is not set.
  static func columns(variable: (String) -> String?) -> Int {
    let said = variable("COLUMNS").flatMap { Int($0) } ?? 0
    return min(widest, said > 0 ? said : terminalColumns ?? widest)
  }

  /// How wide the screen of a frame is in a strip of so many columns.
  static func frameWidth(in columns: Int) -> Int {
    max(narrowestFrame, min(columns, widestFrame)) - 2
  }

  private static var terminalColumns: Int? {
    var window = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
      return nil
    }
    return Int(window.ws_col)
  }

  /// The whole strip.
  var text: String {
    let perRow = max(1, (columns + 1) / (Self.widestFrame + 1))
    let rows = stride(from: 0, to: frames.count, by: perRow).map {
      row(of: frames[$0..<min($0 + perRow, frames.count)], from: $0 + 1)
    }
    return ([introduction] + rows + [invitation]).joined(separator: "\n")
  }

  /// What the strip is.
  private var introduction: String {
    paragraph(
      "RefreshKit: a feed that is pulled, refreshed and read to its end, in \(frames.count) "
        + "pictures.")
  }

  /// Why this is a strip, and how to see more: below the pictures, since a terminal that is lower than
  /// the strip shows its end.
  private var invitation: String {
    paragraph(
      "These are pictures because this is no terminal with a screen (TERM=dumb, a file, a pipe). "
        + "In one, `swift run refresh` shows a feed to pull with the mouse or the arrow keys.")
  }

  private func paragraph(_ words: String) -> String {
    words.wrapped(to: columns, lines: 99).joined(separator: "\n") + "\n"
  }

  private func row(of frames: ArraySlice<Session.Frame>, from number: Int) -> String {
    let columns = zip(number..., frames).map { number, frame in
      [caption(of: frame, number: number)] + boxed(frame.lines)
    }
    let height = columns.map(\.count).max() ?? 0
    let lines = (0..<height).map { line in
      columns.map { $0[line] }.joined(separator: " ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func boxed(_ lines: [String]) -> [String] {
    let glyphs: Glyphs = hasUnicode ? .unicode : .ascii
    let edge = String(
      repeating: String(glyphs.shafts[2]), count: Self.frameWidth(in: columns))
    let side = String(glyphs.shafts[0])
    return ["\(glyphs.corners[0])\(edge)\(glyphs.corners[1])"]
      + lines.map { side + $0 + side }
      + ["\(glyphs.corners[3])\(edge)\(glyphs.corners[2])"]
  }

  /// `2 pull          0.1 s`, as wide as a frame.
  private func caption(of frame: Session.Frame, number: Int) -> String {
    let right = " \((frame.time * 10).rounded() / 10) s "
    let room = Self.frameWidth(in: columns) + 2 - right.count
    let left = " \(number) \(frame.caption)".truncated(to: room, ellipsis: "")
    return left + String(repeating: " ", count: room - left.count) + right
  }
}
