import Foundation
import RefreshKit
import RefreshTerminal

/// A key of the demo, with its caption and its action.
@MainActor struct LiveKey {
  let key: Key
  let name: String
  /// The effect of the key, in a word.
  let caption: String
  /// The effect of the key, for the help.
  let effect: String
  /// Performs the action.
  ///
  /// - Returns: A notice; nil if the screen itself shows the effect.
  let action: (LiveDemo) -> String?

  private init(
    _ letter: Character, _ caption: String, _ effect: String,
    _ action: @escaping (LiveDemo) -> String?
  ) {
    key = .character(letter)
    name = "\(letter)"
    self.caption = caption
    self.effect = effect
    self.action = action
  }

  /// All keys, in their order on the screen, the most important ones in front; the last two are
  /// shown even if others do not fit.
  static let all = [
    LiveKey("r", "refresh", "the header loads new posts") { demo in
      guard let header = demo.list.header, !header.isLoading else {
        return "The header loads already: wait for it"
      }
      header.beginRefreshing()
      return nil
    },
    LiveKey("h", "header", "the next header, of eleven") { demo in
      demo.replace(demo.list.header, advice: "pull, or press r") {
        demo.feed.nextHeader()
        return demo.list.header
      }
    },
    LiveKey("f", "footer", "the next footer, of six") { demo in
      demo.replace(demo.list.footer, advice: "press m, or End") {
        demo.feed.nextFooter()
        return demo.list.footer
      }
    },
    LiveKey("m", "more", "the footer loads the next page") { demo in
      guard let footer = demo.list.footer, !footer.isLoading else {
        return "The footer loads already: wait for it"
      }
      guard demo.list.header?.isLoading == false else {
        return "The header loads: then press m again"
      }
      footer.beginRefreshing()
      return demo.feed.hasMore ? nil : "Those were all posts: r begins again"
    },
    LiveKey("x", "fail", "the next load fails") { demo in
      let server = demo.feed.server
      server.failsNext.toggle()
      let verb = server.failsNext ? "will fail" : "will not fail"
      return demo.feed.isLoading ? "This load \(verb)" : "The next load \(verb): pull, or press r"
    },
    LiveKey("s", "slow", "the server takes 3 s, not 1 s") { demo in
      demo.feed.server.isSlow.toggle()
      return "The server takes \(demo.feed.server.delay) s: pull, or press r"
    },
    LiveKey("n", "end", "the footer says that this is all") { demo in
      demo.list.footer?.endRefreshingWithNoMoreData()
      return "No more posts: End shows it, c takes it back"
    },
    LiveKey("c", "reset", "takes back what n says") { demo in
      let isOver = demo.list.footer?.state == .noMoreData
      demo.list.footer?.resetNoMoreData()
      return isOver ? "The footer can load again: press m" : "Nothing to take back: first n, then c"
    },
    LiveKey("y", "style", "what a pull does to header and footer") { demo in
      let styles = RefreshStyle.allCases
      let present = demo.feed.options.style ?? .follow
      let style = styles[((styles.firstIndex(of: present) ?? 0) + 1) % styles.count]
      demo.feed.options.style = style
      let effect = demo.list.header is RefreshRingHeader ? "not for a ring: h" : style.effect
      return "Style \(style): \(effect)"
    },
    LiveKey("t", "result", "a load shows how it came out") { demo in
      demo.feed.options.showsResults.toggle()
      return demo.feed.options.showsResults
        ? "Loads show their results, except on a ring: press r"
        : "Headers and footers close at once"
    },
    LiveKey("2", "floor", "the page behind the list: or pull far") { $0.toggleSecondLevel() },
    LiveKey("k", "insert", "a post in front: what is seen stays") { demo in
      demo.feed.insertPost()
      return demo.list.isAtTop
        ? "A new post" : "A new post at the top: what you read stays"
    },
    LiveKey("i", "language", "the next of sixteen languages") { demo in
      let codes = Language.all.map(\.code)
      let index = codes.firstIndex(of: RefreshConfig.default.language.code) ?? -1
      let code = codes[(index + 1) % codes.count]
      RefreshConfig.default.languageCode = code
      demo.feed.options.languageCode = code
      let name = Locale(identifier: "en").localizedString(forIdentifier: code) ?? code
      return "\(name): pull, or press r"
    },
    LiveKey(">", "mirror", "from right to left, as in Arabic") { demo in
      demo.feed.options.direction = demo.feed.isMirrored ? .leftToRight : .rightToLeft
      return demo.feed.isMirrored ? "From right to left: pull" : "From left to right: pull"
    },
    LiveKey("w", "save", "the session, as a script to replay") { demo in
      demo.saveSession()
      return nil
    },
    LiveKey("?", "help", "this page") { demo in
      demo.showsHelp = true
      return nil
    },
    LiveKey("q", "quit", "the end") { demo in
      demo.finish()
      return nil
    },
  ]

  /// The number of cells of the name and the caption.
  var cells: Int { name.cells + 1 + caption.cells }

  /// Puts keys into lines, with two blanks between them.
  static func wrap(_ keys: [LiveKey], to columns: Int) -> [[LiveKey]] {
    var lines: [[LiveKey]] = []
    var rest = 0
    for key in keys {
      if lines.isEmpty || key.cells > rest {
        lines.append([])
        rest = columns
      }
      lines[lines.count - 1].append(key)
      rest -= key.cells + 2
    }
    return lines
  }

  /// Returns lines with as many keys as fit: the last two of all keys, and as many of the first
  /// keys as possible.
  static func lines(columns: Int, rows: Int) -> [[LiveKey]] {
    for count in (0...all.count - 2).reversed() {
      let lines = wrap(all.prefix(count) + all.suffix(2), to: columns)
      if lines.count <= rows, lines.joined().allSatisfy({ $0.cells <= columns }) { return lines }
    }
    return []
  }
}

extension RefreshStyle {
  /// The effect of a pull on a component of the style.
  fileprivate var effect: String {
    switch self {
    case .follow: "it moves with the posts"
    case .behind: "the pull uncovers it"
    case .front: "it moves in above the posts"
    case .stretch: "the pull stretches it"
    }
  }
}
