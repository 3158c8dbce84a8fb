import Foundation
import RefreshKit
import RefreshTerminal

/// `refresh demo`: a feed to pull, live in a terminal; without a terminal, a session of pulls and
/// loads as a strip of small screens.
enum Demo {
  /// Shows the demo.
  static func run() async {
    RefreshConfig.default.preferredLanguages = { environmentLanguages() }
    let traits = TerminalTraits.current
    guard let terminal = Terminal(traits: traits) else {
      let columns = Strip.columns(variable: { ProcessInfo.processInfo.environment[$0] })
      let strip = await Strip.text(columns: columns, hasUnicode: traits.hasUnicode)
      print(strip, terminator: "")
      return
    }
    let demo = LiveDemo(traits: traits)
    await demo.feed.loadFirstPage()
    let end = await TerminalLoop(terminal: terminal).run(demo)
    for path in demo.savedSessions { try? Output.write("refresh replay \(path)\n", to: nil) }
    end.obey()
  }
}
