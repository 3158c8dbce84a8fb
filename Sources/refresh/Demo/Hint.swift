import RefreshKit

/// A hint for the user's next step. It fits two lines of 27 cells.
@MainActor struct Hint {
  let text: String
  /// Whether the hint is about a pull, a notice, a failure or the open second floor.
  var isUrgent = true

  private init(_ text: String, isUrgent: Bool = true) {
    (self.text, self.isUrgent) = (text, isUrgent)
  }

  init(_ demo: LiveDemo) {
    let list = demo.list
    self =
      Self.pull(list, byKeys: demo.pullsByKeys) ?? demo.feed.notice.map { Hint($0) }
      ?? Self.load(list) ?? Self.failure(demo.feed) ?? Self.rest(demo.feed)
  }

  private static func pull(_ list: ScrollView, byKeys: Bool) -> Hint? {
    guard list.isDragging else { return nil }
    if list.header?.secondLevel?.phase == .armed {
      return Hint("\(byKeys ? "Wait" : "Let go"): the second floor opens")
    }
    let components = [list.header, list.footer] as [RefreshComponent?]
    if components.contains(where: { $0?.state == .pulling }) {
      return Hint(byKeys ? "Far enough: wait, and it lets go" : "Far enough: let go")
    }
    guard let header = list.header, header.state == .idle, header.pullingPercent > 0 else {
      return nil
    }
    return Hint(byKeys ? "Further: press ↑ again" : "Further, to 100 %, then let go")
  }

  private static func load(_ list: ScrollView) -> Hint? {
    if list.header?.isShowingResult == true || list.footer?.isShowingResult == true {
      return Hint("The result is shown for a moment", isUrgent: false)
    }
    if list.header?.state == .refreshing {
      return Hint("Loading: scroll meanwhile, if you like", isUrgent: false)
    }
    if list.footer?.state == .refreshing { return Hint("Loading more posts", isUrgent: false) }
    if list.header?.isSecondLevelOpen == true {
      return Hint("The second floor: drag up, or press 2, to leave")
    }
    return nil
  }

  /// The hint before a load that will fail, and after a load that failed.
  private static func failure(_ feed: Feed) -> Hint? {
    if feed.server.failsNext { return Hint("The next load will fail: pull, or press r") }
    if feed.view.header?.hasFailed == true {
      return Hint("It failed, as you wished. Pull again, or press r")
    }
    if feed.view.footer?.hasFailed == true {
      return Hint("It failed, as you wished. Press m, or click below")
    }
    return nil
  }

  private static func rest(_ feed: Feed) -> Hint {
    let list = feed.view
    let text =
      if list.isAtTop {
        feed.newCount == 0
          ? "Drag down with the mouse, or press ↑ a few times"
          : "↓ scrolls, ↑ pulls, h changes the header"
      } else if list.footer?.state == .noMoreData {
        "No more posts. Home leads back to the top"
      } else if list.isAtEnd, list.footer is RefreshBackFooter {
        "Drag up with the mouse, or press ↓ a few times"
      } else if list.isAtEnd {
        "m loads more posts. Home leads back to the top"
      } else {
        "More posts load further down. Home: to the top"
      }
    return Hint(text, isUrgent: false)
  }
}
