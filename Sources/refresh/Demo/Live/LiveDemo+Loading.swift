import RefreshKit

/// The keys that load, and those that change how the server answers.
extension LiveDemo {
  /// Refreshes the posts.
  func refresh() {
    pullIsOver()
    guard feed.view.header?.isRefreshing == false else { return showLoading("header") }
    feed.view.header?.beginRefreshing()
  }

  /// Loads the next page.
  func loadMore() {
    pullIsOver()
    guard let component = feed.view.footer else { return }
    guard !component.isRefreshing else { return showLoading("footer") }
    guard !feed.isRefreshing else {
      return feed.log.show(
        "The posts are refreshed at present: then press m again", short: "Loading: then m")
    }
    component.beginRefreshing()
    guard !feed.hasMore else { return }
    feed.log.show(
      "Those were all posts: r begins again with the newest", short: "No more. r begins again")
  }

  private func showLoading(_ slot: String) {
    feed.log.show("The \(slot) is loading already: wait for it", short: "Loading already: wait")
  }

  /// Puts the footer into noMoreData.
  func endData() {
    let isOver = feed.view.footer?.state == .noMoreData
    feed.view.footer?.endRefreshingWithNoMoreData()
    feed.log.show(
      isOver
        ? "The footer is at its end already: c resets it"
        : "The footer is at its end: End shows it, c resets it",
      short: isOver ? "The end already. c resets" : "No more. c resets that")
  }

  /// Resets the footer in noMoreData.
  func resetData() {
    let isOver = feed.view.footer?.state == .noMoreData
    feed.view.footer?.resetNoMoreData()
    feed.log.show(
      isOver
        ? "The footer can load again: press m, or End"
        : "Nothing to reset: first n, then c",
      short: isOver ? "Reset. m loads more" : "First n, then c")
  }

  /// Makes the next load fail, or succeed again.
  func toggleFailure() {
    feed.server.failsNext.toggle()
    let fails = feed.server.failsNext
    if feed.isLoading {
      feed.log.show(
        fails ? "This load will fail: wait for it" : "This load will not fail: wait for it",
        short: fails ? "It will fail: wait" : "It will not fail: wait")
    } else {
      feed.log.show(
        fails ? Hint.failure.long : "The next load will not fail: pull, or press r",
        short: fails ? Hint.failure.short : "It works: pull, or r")
    }
  }

  /// Selects the next delay of the server.
  func nextSpeed() {
    feed.server.speed += 1
    let delay = feed.server.delay
    feed.log.show("The server takes \(delay) s: pull, or press r", short: "Server: \(delay) s")
  }

  /// Makes the next requests fail, which the pager then repeats; or makes them succeed again.
  func toggleGlitches() {
    feed.toggleGlitches()
    let count = feed.server.glitches
    feed.log.show(
      count > 0
        ? "The next \(count) requests fail; the pager repeats them: press r"
        : "No request fails: press r",
      short: count > 0 ? "\(count) fail and retry: press r" : "None fails: press r")
  }
}
