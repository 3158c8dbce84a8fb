import RefreshKit

/// A hint for the user's next step: in full, and in a few words for a narrow screen.
struct Hint {
  let long: String
  let short: String
  /// Whether the hint is about a pull, a notice or a failure.
  let isUrgent: Bool

  private init(_ long: String, short: String, isUrgent: Bool = false) {
    self.long = long
    self.short = short
    self.isUrgent = isUrgent
  }

  /// The present hint for a feed.
  ///
  /// - Parameters:
  ///   - feed: The feed.
  ///   - pullsByKeys: Whether the arrow keys pull at present.
  ///   - isUnicode: Whether arrows can be shown.
  init(_ feed: LiveFeed, pullsByKeys: Bool, isUnicode: Bool) {
    let hint =
      Self.pull(feed, pullsByKeys) ?? Self.notice(feed) ?? Self.load(feed) ?? Self.fail(feed)
      ?? Self.rest(feed)
    self.init(
      hint.long.withKeyNames(isUnicode: isUnicode),
      short: hint.short.withKeyNames(isUnicode: isUnicode), isUrgent: hint.isUrgent)
  }

  /// The hint while the list is pulled.
  private static func pull(_ feed: LiveFeed, _ pullsByKeys: Bool) -> Hint? {
    let list = feed.view
    guard list.isDragging else { return nil }
    if list.header?.secondLevel?.phase == .armed {
      return Hint(
        pullsByKeys
          ? "Even further: now it opens the second floor" : "Let go: the second floor opens",
        short: "The second floor", isUrgent: true)
    }
    let components = [list.header, list.footer] as [RefreshComponent?]
    if components.contains(where: { $0?.state == .pulling }) {
      return Hint(
        pullsByKeys
          ? "That is far enough: press nothing, and it lets go"
          : "That is far enough: let go of the button",
        short: pullsByKeys ? "Now wait: it lets go" : "Now let go", isUrgent: true)
    }
    guard let header = list.header, header.state == .idle, header.pullingPercent > 0 else {
      return nil
    }
    return Hint(
      pullsByKeys
        ? "Further: press the key again, to 100 %" : "Further: drag down to 100 %, then let go",
      short: pullsByKeys ? "Further: press again" : "Further, to 100 %", isUrgent: true)
  }

  private static func notice(_ feed: LiveFeed) -> Hint? {
    feed.log.notice.map { Hint($0.long, short: $0.short, isUrgent: true) }
  }

  /// The hint while the header or the footer loads.
  private static func load(_ feed: LiveFeed) -> Hint? {
    let list = feed.view
    if list.header?.state == .refreshing {
      return Hint("Loading: the list can be scrolled meanwhile", short: "Loading")
    }
    if list.footer?.state == .refreshing {
      return Hint("Loading more posts", short: "Loading more")
    }
    return nil
  }

  /// The hint before a load that will fail.
  static let failure = Hint(
    "The next load will fail: pull, or press r. x takes that back", short: "It will fail: press r",
    isUrgent: true)

  /// The hint before a load that will fail, and after one that failed.
  private static func fail(_ feed: LiveFeed) -> Hint? {
    if feed.server.failsNext { return failure }
    let list = feed.view
    if list.header?.hasFailed == true {
      return Hint(
        "That load failed, as you wished. Pull again, or press r: now it works",
        short: "Failed. r tries again", isUrgent: true)
    }
    if list.footer?.hasFailed == true {
      return Hint(
        "No more posts came: it failed, as you wished. Click the footer, or press m",
        short: "Failed. m tries again", isUrgent: true)
    }
    return nil
  }

  /// The hint at rest.
  private static func rest(_ feed: LiveFeed) -> Hint {
    let list = feed.view
    if list.isAtTop {
      return feed.refreshes == 0
        ? Hint(
          "Drag down with the mouse, or press ↑ a few times",
          short: "Drag down, or press ↑")
        : Hint(
          "↓ or the wheel scrolls, ↑ pulls again, h brings another header",
          short: "↓ scrolls, ↑ pulls again")
    }
    if list.footer?.state == .noMoreData {
      return Hint(
        "There are no more posts. c asks for more, Home leads back to the top",
        short: "No more. Home: to the top")
    }
    if list.isAtEnd, list.footer is RefreshBackFooter {
      return Hint("Drag up with the mouse, or press ↓", short: "Drag up, or press ↓")
    }
    if list.isAtEnd {
      return Hint(
        "m loads more posts. Home leads back to the top", short: "m: more. Home: to the top")
    }
    return Hint(
      "More posts load by themselves further down. Home leads back to the top",
      short: "Home: to the top")
  }
}

extension ScrollView {
  /// Whether the content is scrolled to its beginning.
  var isAtTop: Bool { contentOffset.y <= geometry.range(along: .vertical).lowerBound + 0.5 }

  /// Whether the content is scrolled to its end.
  var isAtEnd: Bool { contentOffset.y >= geometry.range(along: .vertical).upperBound - 0.5 }
}

extension RefreshComponent {
  /// Whether the last refresh failed, and no other one has begun since.
  var hasFailed: Bool { state == .idle && lastResult?.isFailure == true }
}
