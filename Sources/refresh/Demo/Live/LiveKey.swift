import RefreshKit
import TerminalHost

/// A key of the demo, with its caption and its action.
struct LiveKey {
  let letter: Character
  let caption: String
  /// The order in which keys are chosen where not all of them fit; the lowest is first.
  let rank: Int
  let action: (LiveDemo) -> Void

  init(
    _ letter: Character, _ caption: String, rank: Int, _ action: @escaping (LiveDemo) -> Void
  ) {
    self.letter = letter
    self.caption = caption
    self.rank = rank
    self.action = action
  }

  /// The keys of the demo, in the order on the screen.
  static let all = [
    LiveKey("r", "refresh", rank: 2) { $0.refresh() },
    LiveKey("m", "more", rank: 5) { $0.loadMore() },
    LiveKey("h", "header", rank: 3) { $0.nextHeader() },
    LiveKey("f", "footer", rank: 4) { $0.nextFooter() },
    LiveKey("x", "fail", rank: 6) { $0.toggleFailure() },
    LiveKey("s", "speed", rank: 7) { $0.nextSpeed() },
    LiveKey("n", "no more", rank: 8) { $0.endData() },
    LiveKey("c", "reset", rank: 9) { $0.resetData() },
    LiveKey("a", "fade", rank: 10) { $0.toggleFading() },
    LiveKey("y", "style", rank: 12) { $0.nextStyle() },
    LiveKey("t", "result", rank: 13) { $0.toggleResults() },
    LiveKey("2", "floor", rank: 14) { $0.toggleSecondLevel() },
    LiveKey("w", "save", rank: 18) { $0.saveSession() },
    LiveKey("p", "paging", rank: 11) { $0.togglePaging() },
    LiveKey("l", "leader", rank: 12) { $0.toggleLeader() },
    LiveKey("k", "insert", rank: 15) { $0.insertPost() },
    LiveKey("o", "old", rank: 16) { $0.toggleExpiration() },
    LiveKey("e", "fits", rank: 17) { $0.toggleHiding() },
    LiveKey("?", "help", rank: 1) { $0.showsHelp = true },
    LiveKey("q", "quit", rank: 0) { $0.finish() },
  ]

  /// The gestures and the keys without a letter, for the help.
  static let gestures: [(keys: String, caption: String)] = [
    ("mouse", "drag the list: down at the top refreshes"),
    ("wheel", "scrolls; turned on at the top, it pulls"),
    ("↓ ↑", "scroll; at the top ↑ pulls, again and again"),
    ("", "at the end ↓ pulls a back footer"),
    ("Space", "on by a screen"),
    ("Home End", "the top, the end"),
    ("Esc", "lets go of a pull, closes this"),
  ]

  /// The keys that scroll by more than a row.
  static let scrolling: [Key: ScrollStep] = [
    .pageUp: .page(.up), .pageDown: .page(.down), .character(" "): .page(.down), .home: .home,
    .end: .end,
  ]
}
