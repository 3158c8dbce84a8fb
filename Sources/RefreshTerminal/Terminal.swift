import Foundation

/// The abilities of a terminal, as read from its environment.
package struct TerminalTraits: Sendable, Hashable {
  /// Whether the cursor can be moved to a cell: false if `TERM` is missing or `dumb`.
  package let isAddressable: Bool
  /// Whether colors are wanted and possible: false if `NO_COLOR` is set, or `TERM` names a terminal
  /// without colors.
  package let hasColor: Bool
  /// Whether characters beyond ASCII are shown: false if the locale names an encoding other than
  /// UTF-8, and on the Linux console, whose fonts lack them.
  package let hasUnicode: Bool

  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let term = environment["TERM"] ?? ""
    isAddressable = term != "" && term != "dumb"
    hasColor =
      (environment["NO_COLOR"] ?? "") == "" && !term.hasPrefix("vt") && !term.hasSuffix("-m")
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { $0 != "" }
    let encoding = locale?.split(separator: ".").dropFirst().first?.lowercased()
    hasUnicode = term != "linux" && (encoding == nil || encoding!.hasPrefix("utf"))
  }
}

/// The terminal of this process.
///
/// Between ``enter()`` and ``leave()`` the program has a screen of its own without a cursor, and
/// receives each key and each event of the mouse at once.
@MainActor package final class Terminal {
  /// Selects the alternate screen, hides the cursor, turns off the wrapping of long lines, and
  /// turns on reports of the mouse, with positions in cells.
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  /// Undoes ``entering``. The first character cancels a sequence of which only a part was written.
  private static let leaving =
    "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[?1049l"

  package let traits: TerminalTraits

  private let input = FileHandle.standardInput.fileDescriptor
  private let output = FileHandle.standardOutput
  /// The mode that ``leave()`` restores; nil before ``enter()`` and after ``leave()``.
  private var savedMode: termios?

  /// The terminal in which this process was started; nil if input or output is not a terminal, or
  /// if the terminal cannot move its cursor.
  package init?(traits: TerminalTraits = TerminalTraits()) {
    guard traits.isAddressable, isatty(input) == 1, isatty(output.fileDescriptor) == 1 else {
      return nil
    }
    self.traits = traits
  }

  /// The size of the screen as the terminal reports it, or else 80 x 24.
  package var size: CellSize {
    var window = winsize()
    guard ioctl(output.fileDescriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0,
      window.ws_row > 0
    else { return CellSize(columns: 80, rows: 24) }
    return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Sets up the terminal; a second call sets it up again.
  func enter() {
    var present = termios()
    guard tcgetattr(input, &present) == 0 else { return }
    savedMode = savedMode ?? present
    cfmakeraw(&present)
    tcsetattr(input, TCSADRAIN, &present)
    write(Array(Self.entering.utf8))
  }

  /// Restores the terminal, and drops input that was not read. Has no effect before ``enter()``.
  func leave() {
    guard var savedMode else { return }
    self.savedMode = nil
    write(Array(Self.leaving.utf8))
    tcsetattr(input, TCSAFLUSH, &savedMode)
  }

  /// Restores the terminal, and stops the processes of its foreground job as Ctrl-Z does. Sets the
  /// terminal up again when this process continues.
  func suspend() {
    leave()
    let handler = Foundation.signal(SIGTSTP, SIG_IGN)
    // This process ignores the signal that is sent to all processes of the job. It then raises a
    // signal for itself, which stops it before the next line.
    kill(0, SIGTSTP)
    End.raise(SIGTSTP)
    _ = Foundation.signal(SIGTSTP, handler)
    enter()
  }

  /// Writes to the screen, and waits until all bytes are written.
  ///
  /// - Returns: Whether the terminal is still open.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    (try? output.write(contentsOf: Data(bytes))) != nil
  }

  /// Reads the available bytes, or waits for some; nil if the terminal is closed.
  func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    let count = Foundation.read(input, &bytes, bytes.count)
    guard count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR)) else { return nil }
    return Array(bytes.prefix(max(count, 0)))
  }
}
