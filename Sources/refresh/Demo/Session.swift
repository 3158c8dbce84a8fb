import RefreshKit
import RefreshTerminal

/// The session of the strip: a feed that is refreshed and scrolled to its end.
final class Session {
  /// The rows of the screen.
  static let rows = 9
  /// The number of moments.
  static var count: Int { story.count }

  /// The caption of each moment, and the step before it.
  private static let story: [(caption: String, step: (Session) async -> Void)] = [
    ("at rest", { await $0.wait(0) }),
    ("pull", { await $0.pull(to: -40) }),
    ("further", { await $0.drag(to: -72) }),
    ("let go", { await $0.release() }),
    ("refreshed", { await $0.wait(1) }),
    ("scroll to the end", { await $0.pull(to: 180) }),
    ("more posts", { await $0.release(scrollingTo: 290) }),
    ("the end", { await $0.readToTheEnd() }),
  ]

  /// The scroll view of the feed.
  var list: ScrollView { feed.view }

  private let feed: Feed

  /// Makes a session on a screen of a number of columns.
  init(columns: Int) {
    // There are four pages when the refresh has added a post.
    let server = Server(
      posts: Array(Posts.first.prefix(23)), pageSize: 6, newCount: 1, sleep: { _ in })
    let header = RefreshNormalHeader()
    let footer = RefreshAutoNormalFooter()
    for label in [header.stateLabel, header.lastUpdatedTimeLabel, footer.stateLabel] {
      label.measure = CellMetrics().measure
    }
    feed = Feed(timeline: Timeline(), server: server, header: header, footer: footer)
    feed.resize(
      to: CellMetrics().size(of: CellSize(columns: columns, rows: Self.rows)), lineCount: 1)
  }

  /// Plays the session.
  ///
  /// - Parameter show: Called at each moment, with its caption.
  func play(_ show: (String) -> Void) async {
    await feed.loadFirstPage()
    for (caption, step) in Self.story {
      await step(self)
      show(caption)
    }
  }

  // MARK: The finger

  private func pull(to y: Double) async {
    list.beginDragging()
    await drag(to: y)
  }

  private func drag(to y: Double) async {
    list.drag(to: Point(x: 0, y: y))
    await wait(0.1)
  }

  private func release() async {
    list.endDragging()
    await wait(0.3)
  }

  private func release(scrollingTo y: Double) async {
    await release()
    await wait(1)
    list.contentOffset.y = y
    // The footer loads now; the load ends with the next wait.
    list.timeline.advance(by: 0)
  }

  private func readToTheEnd() async {
    for _ in 0..<3 {
      list.footer?.beginRefreshing()
      await wait(0.5)
      await wait(0.5)
    }
    list.contentOffset = list.geometry.clamp(Point(x: 0, y: .greatestFiniteMagnitude))
    await wait(0)
  }

  /// Advances the timeline when the loads that have begun are over; loads take no time of the
  /// timeline.
  private func wait(_ time: Double) async {
    await list.settled()
    list.timeline.advance(by: time)
  }
}
