import RefreshKit
import RefreshTerminal

/// A key of the demo, with its caption and its action.
struct LiveKey {
  let key: Key
  /// The name of the key on the screen.
  let name: String
  let caption: String
  /// The effect of the key, on a line of at most 45 cells.
  let effect: String
  /// The order in which keys are chosen if not all of them fit; the lowest is first.
  let rank: Int
  let action: (LiveDemo) -> Void

  private init(
    _ key: Key, _ name: String, _ caption: String, rank: Int,
    _ effect: String, _ action: @escaping (LiveDemo) -> Void
  ) {
    (self.key, self.name, self.caption, self.effect) = (key, name, caption, effect)
    self.rank = rank
    self.action = action
  }

  private init(
    _ letter: Character, _ caption: String, rank: Int, _ effect: String,
    _ action: @escaping (LiveDemo) -> Void
  ) {
    self.init(
      .character(letter), "\(letter)", caption, rank: rank, effect, action)
  }

  /// The number of cells of the name and the caption.
  var cells: Int { name.cells + 1 + caption.cells }

  /// A group of related keys.
  struct Group {
    let title: String
    let keys: [LiveKey]
  }

  /// The keys with an effect on the feed, group by group.
  static let groups = [
    Group(
      title: "Loading",
      keys: [
        LiveKey("r", "refresh", rank: 2, "the header loads new posts") { $0.refresh() },
        LiveKey("m", "more", rank: 6, "the footer loads the next page") { $0.loadMore() },
        LiveKey("x", "fail", rank: 9, "the next load fails") { $0.toggleFailure() },
        LiveKey("g", "glitch", rank: 14, "two requests fail, and the pager retries") {
          $0.toggleGlitches()
        },
        LiveKey("s", "speed", rank: 10, "the server takes 1, 3 or 0.3 s") { $0.nextSpeed() },
        LiveKey("n", "no more", rank: 11, "the footer says that this is all") { $0.endData() },
        LiveKey("c", "reset", rank: 12, "takes that back: it can load again") {
          $0.resetData()
        },
      ]),
    Group(
      title: "Headers and footers",
      keys: [
        LiveKey("h", "header", rank: 4, "the next kind of header") { $0.nextHeader() },
        LiveKey("f", "footer", rank: 5, "the next kind of footer") {
          $0.nextFooter()
        },
        LiveKey("l", "leader", rank: 16, "one at the left: drag to the right") {
          $0.toggleLeader()
        },
        LiveKey("y", "style", rank: 15, "what a pull does to them, in four ways") {
          $0.nextStyle()
        },
        LiveKey("a", "fade", rank: 13, "they appear slowly with the pull") {
          $0.toggleFading()
        },
        LiveKey("i", "language", rank: 25, "the components speak the next language") {
          $0.nextLanguage()
        },
        LiveKey(">", "mirror", rank: 26, "from right to left, as in Arabic; or back") {
          $0.toggleDirection()
        },
      ]),
    Group(
      title: "More to try",
      keys: [
        LiveKey(
          "2", "floor", rank: 18, "a page behind the list: a long pull, too"
        ) { $0.toggleSecondLevel() },
        LiveKey("t", "result", rank: 17, "a load shows how it came out") { $0.toggleResults() },
        LiveKey("e", "fits", rank: 22, "the footer hides while all posts fit") {
          $0.toggleHiding()
        },
        LiveKey("u", "fill", rank: 27, "a short list loads by itself") {
          $0.toggleFilling()
        },
        LiveKey("j", "far", rank: 28, "a pull has to go twice as far") {
          $0.toggleLongPull()
        },
        LiveKey("k", "insert", rank: 20, "a post in front: what is seen stays") {
          $0.insertPost()
        },
        LiveKey("p", "paging", rank: 23, "the list rests on whole pages") { $0.togglePaging() },
      ]),
    Group(
      title: "To take with you",
      keys: [
        LiveKey("w", "save", rank: 24, "the session as a script to replay") {
          $0.saveSession()
        }
      ]),
  ]

  /// The keys of the demo, in the order on the screen.
  static let all =
    groups.flatMap(\.keys) + [
      help, moreKeys, LiveKey("q", "quit", rank: 0, "the end of the demo") { $0.finish() },
    ]

  /// The key that opens the help, and turns its pages.
  static let help = LiveKey("?", "help", rank: 1, "all keys") { $0.show(.help) }

  /// The key that shows the keys for which there is no room.
  static let moreKeys = LiveKey(.tab, "Tab", "keys", rank: 3, "other keys in the last line") {
    $0.showMoreKeys()
  }

  /// The gestures and the keys that move the list, for the help.
  static let gestures: [(keys: String, caption: String)] = [
    ("mouse", "drag the list: down at the top refreshes"),
    ("wheel", "scrolls; turned on at the top, it pulls"),
    ("↓ ↑", "scroll; at the top ↑ pulls, again and again"),
    ("", "at the end ↓ pulls a back footer"),
    ("Space", "on by a screen; Home, End: the top, the end"),
    ("Esc", "lets go of a pull"),
    ("Tab", "shows other keys in the last line"),
  ]

  /// The keys that scroll by more than a row.
  static let scrolling: [Key: ScrollStep] = [
    .pageUp: .page(.up), .pageDown: .page(.down), .character(" "): .page(.down), .home: .home,
    .end: .end,
  ]
}
