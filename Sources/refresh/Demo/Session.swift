import RefreshKit
import TerminalHost

/// The session that the strip shows: a feed that is refreshed and read to its end.
final class Session {
  /// A moment of the session: what was just done, and what the screen showed.
  struct Frame {
    let caption: String
    let time: Double
    let lines: [String]
  }

  /// How many rows a screen has.
  static let rows = 9
  /// How many posts a page has.
  private static let pageSize = 6

  /// What is done before each frame, in the words that stand above it.
  private static let story: [(caption: String, step: (Session) -> Void)] = [
    ("at rest", { $0.wait(0) }),
    ("pull", { $0.pull(to: -40) }),
    ("further", { $0.drag(to: -72) }),
    ("let go", { $0.release() }),
    ("refreshed", { $0.wait(1) }),
    ("scroll to the end", { $0.pull(to: 180) }),
    ("more posts", { $0.release(scrollingTo: 290) }),
    ("the end", { $0.readToTheEnd() }),
  ]

  private let list: ScrollView
  private var posts = Posts.first
  private var pages = 1

  /// Makes a session on a screen of so many columns.
  init(width: Int) {
    let size = CellMetrics().size(of: CellSize(columns: width, rows: Self.rows))
    list = ScrollView(frame: Rect(origin: .zero, size: size))
  }

  /// Plays the session.
  func play(hasUnicode: Bool) -> [Frame] {
    let header = RefreshNormalHeader { [unowned self] in reload() }
    let footer = RefreshAutoNormalFooter { [unowned self] in loadMore() }
    for label in [header.stateLabel, header.lastUpdatedTimeLabel, footer.stateLabel] {
      label.measure = CellMetrics().measure
    }
    list.header = header
    list.footer = footer
    showRows()
    var drawer = ViewDrawer()
    drawer.glyphs = hasUnicode ? .unicode : .ascii
    return Self.story.map { caption, step in
      step(self)
      return Frame(caption: caption, time: list.timeline.now, lines: picture(drawer))
    }
  }

  private func picture(_ drawer: ViewDrawer) -> [String] {
    let columns = Int(list.frame.width / drawer.metrics.cell.width)
    var frame = TerminalHost.Frame(
      canvas: Canvas(size: CellSize(columns: columns, rows: Self.rows)), time: list.timeline.now)
    drawer.draw(list, in: frame.canvas.all, on: &frame)
    return frame.canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0 + String(repeating: " ", count: max(0, columns - $0.cells))
    }
  }

  // MARK: The app

  private func reload() {
    list.timeline.after(0.5) { [self] in
      posts = Posts.later.prefix(1) + posts
      showRows()
      list.header?.endRefreshing()
    }
  }

  private func loadMore() {
    list.timeline.after(0.5) { [self] in
      pages += 1
      showRows()
      if pages < 3 {
        list.footer?.endRefreshing()
      } else {
        list.footer?.endRefreshingWithNoMoreData()
      }
    }
  }

  private func showRows() {
    for case let row as PostRow in list.subviews { row.removeFromSuperview() }
    let height = PostRow.height(lineCount: 1)
    let shown = posts.prefix(pages * Self.pageSize)
    for (index, post) in shown.enumerated() {
      let row = PostRow(post, lineCount: 1)
      row.frame = Rect(
        x: 0, y: Double(index) * height, width: list.frame.width, height: height)
      list.addSubview(row)
    }
    list.contentSize = Size(width: list.frame.width, height: Double(shown.count) * height)
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
    list.contentOffset.y = y
    wait(0)
  }

  private func readToTheEnd() {
    for _ in 0..<3 {
      list.footer?.beginRefreshing()
      wait(1)
    }
    list.contentOffset = list.geometry.clamp(Point(x: 0, y: .greatestFiniteMagnitude))
    wait(0)
  }

  private func wait(_ time: Double) {
    list.timeline.advance(by: time)
  }
}
