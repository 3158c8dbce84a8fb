import Foundation
import TerminalHost

/// `refresh demo`: a list that is pulled, live in a terminal; elsewhere, a session of pulls and loads
/// as a strip of small screens.
enum Demo {
  /// Shows the demo.
  static func run() async {
    guard let terminal = Terminal() else {
      print(Strip(frames: Session().play()).text, terminator: "")
      return
    }
    let demo = LiveDemo(hasUnicode: terminal.traits.hasUnicode)
    await TerminalLoop(terminal: terminal).run(demo).obey()
  }
}
