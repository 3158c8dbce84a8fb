import RefreshKit
import TerminalHost

/// The app that is shown: a feed with a header, a footer, a pager and a server.
final class LiveFeed {
  let view: ScrollView
  let server: Server
  let log: EventLog

  /// Whether header and footer fade with the pull.
  var fades = false {
    didSet { components.dress(view, fades: fades) }
  }

  private let components: LiveComponents
  /// Whether the authors' pictures are shown: they are only colour.
  private let showsAvatars: Bool
  private let pager: Pager<Post>
  private var rows: [PostRow] = []
  /// The posts of the last answer.
  private var posts: [Post] = []
  private var lineCount = 1

  /// How many posts are shown.
  var count: Int { rows.count }

  /// How many of them came with the last refresh.
  var newCount: Int { pager.items.count { $0.isNew } }

  /// Whether the server has more posts.
  var hasMore: Bool { pager.hasMore }

  /// Whether something loads.
  var isLoading: Bool {
    view.header?.isRefreshing == true || view.footer?.isRefreshing == true
  }

  /// How often the user has refreshed the feed.
  var refreshes: Int { log.refreshes }

  /// Makes a feed without posts.
  init(
    timeline: Timeline, server: Server, measure: @escaping TextMeasuring, showsAvatars: Bool
  ) {
    self.showsAvatars = showsAvatars
    view = ScrollView(frame: .zero, timeline: timeline)
    view.resetsNoMoreDataAfterHeaderRefresh = true
    self.server = server
    log = EventLog(timeline: timeline)
    components = LiveComponents(measure: measure)
    pager = Pager(in: view, header: components.header(), footer: components.footer()) { page in
      try await server.page(page)
    }
    pager.didChange = { [weak self] _ in
      self?.show()
      self?.sayWhatIsNew()
    }
    takeUpComponents()
  }

  /// Loads the posts that are there from the start, which the server has at hand.
  func loadFirstPage() async {
    _ = await pager.refresh()
  }

  /// The list has another size.
  func resize(to size: Size) {
    view.frame.size = size
    let lines = PostRow.lineCount(in: size.width)
    if lines != lineCount {
      lineCount = lines
      removeRows()
      show()
    }
    layOutRows()
    components.dress(view, fades: fades)
  }

  // MARK: Components

  /// Puts the next kind of header into the list.
  func nextHeader() {
    components.headerIndex += 1
    let header = components.header()
    header.setRefreshing { [pager] in await pager.refresh() }
    view.header = header
    takeUpComponents()
  }

  /// Puts the next kind of footer into the list.
  func nextFooter() {
    components.footerIndex += 1
    let footer = components.footer()
    footer.setRefreshing { [pager] in await pager.loadMore() }
    view.footer = footer
    takeUpComponents()
    if !pager.hasMore { footer.endRefreshingWithNoMoreData() }
  }

  private func takeUpComponents() {
    components.dress(view, fades: fades)
    log.follow(view)
  }

  // MARK: Rows

  private func show() {
    if pager.page <= 1 { removeRows() }
    for post in pager.items[rows.count...] {
      let row = PostRow(post, lineCount: lineCount, showsAvatar: showsAvatars)
      row.frame.origin.y = Double(rows.count) * row.frame.height
      rows.append(row)
      view.addSubview(row)
    }
    view.rowCounts = [rows.count]
    layOutRows()
  }

  /// Says what an answer has brought, the first one aside.
  private func sayWhatIsNew() {
    let old = posts
    posts = pager.items
    guard !old.isEmpty, posts != old else { return }
    if pager.page <= 1 {
      log.show(
        "\(newCount) new posts at the top. ↑ pulls again, h brings another header",
        short: "\(newCount) new. ↑ pulls again")
    } else {
      let more = posts.count - old.count
      log.show("\(more) more posts: scroll on, Home leads back", short: "\(more) more: scroll on")
    }
  }

  private func removeRows() {
    for row in rows { row.removeFromSuperview() }
    rows = []
  }

  private func layOutRows() {
    for row in rows { row.frame.size.width = view.frame.width }
    view.contentSize = Size(
      width: view.frame.width,
      height: Double(rows.count) * PostRow.height(lineCount: lineCount))
  }
}
