import RefreshKit

/// The session that the demo plays: a list that is refreshed, read to its end, and reset.
final class Session {
  /// A moment of the session: what was just done, and what the screen showed.
  struct Frame {
    let caption: String
    let time: Double
    let lines: [String]
  }

  /// What is done before each frame, in the words that stand above it.
  private static let story: [(caption: String, step: (Session) -> Void)] = [
    ("at rest", { $0.wait(0) }),
    ("pull", { $0.pull(to: -48) }),
    ("pull further", { $0.drag(to: -72) }),
    ("let go", { $0.release() }),
    ("loaded", { $0.wait(1) }),
    ("scroll to the end", { $0.pull(to: 100) }),
    ("more rows", { $0.release(scrollingTo: 180) }),
    ("to the end again", { $0.pull(to: 320) }),
    ("no more data", { $0.release(scrollingTo: 530) }),
    ("reset", { $0.reset() }),
    ("no network", { $0.failToLoad() }),
    ("back and pull again", { $0.pull(to: -60) }),
  ]

  private struct NoNetwork: Error {}

  private var hasNetwork = true

  let feed = Feed()
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 162))

  /// Plays the session.
  func play() -> [Frame] {
    list.contentSize = Size(width: 300, height: feed.height)
    list.header = RefreshNormalHeader { [unowned self] in reload() }
    list.footer = RefreshAutoNormalFooter { [unowned self] in loadMore() }
    return Self.story.map { caption, step in
      step(self)
      let screen = TextScreen(list: list, feed: feed)
      return Frame(caption: caption, time: list.timeline.now, lines: screen.lines)
    }
  }

  // MARK: The app

  private func reload() {
    list.timeline.after(0.5) { [self] in
      feed.reload()
      showRows()
      list.header?.endRefreshing()
    }
  }

  private func loadMore() {
    list.timeline.after(0.5) { [self] in
      guard hasNetwork else {
        list.footer?.endRefreshing(with: .failure(NoNetwork()))
        return
      }
      feed.loadMore()
      showRows()
      if feed.pages < 3 {
        list.footer?.endRefreshing()
      } else {
        list.footer?.endRefreshingWithNoMoreData()
      }
    }
  }

  private func failToLoad() {
    hasNetwork = false
    list.footer?.beginRefreshing()
    wait(1)
  }

  private func showRows() {
    list.contentSize.height = feed.height
  }

  // MARK: The finger

  private func pull(to y: Double) {
    list.beginDragging()
    drag(to: y)
  }

  private func drag(to y: Double) {
    list.drag(to: Point(x: 0, y: y))
    wait(0.1)
  }

  private func release() {
    list.endDragging()
    wait(0.3)
  }

  private func release(scrollingTo y: Double) {
    release()
    wait(1)
    scroll(to: y)
  }

  private func scroll(to y: Double) {
    list.contentOffset.y = y
    wait(0)
  }

  private func reset() {
    list.footer?.resetNoMoreData()
    wait(0)
  }

  private func wait(_ time: Double) {
    list.timeline.advance(by: time)
  }
}
