import Foundation
import RefreshKit
import RefreshTerminal

/// `refresh demo`: a feed to pull, live in a terminal.
@MainActor enum Demo {
  /// The text that is printed without a screen.
  private static let invitation = """
    refresh demo shows a feed to pull with the mouse or the arrow keys. It needs a
    screen: this is a pipe, a file, or a terminal without one (TERM=dumb).

    Without a screen:

      refresh replay --example > pull.jsonl  writes a session: a finger pulls a list
      refresh replay --explain pull.jsonl    says why its header changes its states
      refresh film --play pull.jsonl -o pull.svg
                                             draws it, as a picture that moves
    """

  static func run() async {
    RefreshConfig.default.preferredLanguages = { environmentLanguages() }
    guard let terminal = Terminal() else { return print(invitation) }
    let demo = LiveDemo(traits: terminal.traits)
    await demo.feed.loadFirstPage()
    let end = await TerminalLoop(terminal: terminal, program: demo).run()
    await demo.finishSaving()
    for path in demo.savedSessions { print("swift run refresh replay \(path)") }
    fflush(nil)
    end.obey()
  }
}
