import RefreshKit

/// A list of posts: a scroll view with a header, a footer, a pager and a server.
final class Feed {
  let view: ScrollView
  let server: Server

  /// Called after each answer of the server, once the rows are in the list; nil by default.
  var didChange: (() -> Void)?

  private let pager: Pager<Post>
  /// Whether the authors' avatars are shown.
  private let showsAvatars: Bool
  private var rows: [PostRow] = []
  private var lineCount = 1

  /// The posts that are loaded, the newest first.
  var posts: [Post] { pager.items }

  /// Whether the server has more posts.
  var hasMore: Bool { pager.hasMore }

  /// Whether the last answer was the first page.
  var isOnFirstPage: Bool { pager.page <= 1 }

  /// Makes a list without posts.
  init(
    timeline: Timeline, server: Server, header: RefreshHeader, footer: RefreshFooter,
    showsAvatars: Bool = true
  ) {
    view = ScrollView(frame: .zero, timeline: timeline)
    view.resetsNoMoreDataAfterHeaderRefresh = true
    self.server = server
    self.showsAvatars = showsAvatars
    pager = Pager(in: view, header: header, footer: footer) { page in try await server.page(page) }
    pager.didChange = { [weak self] _ in
      self?.show()
      self?.didChange?()
    }
  }

  /// Loads the first page, which has no delay.
  func loadFirstPage() async {
    _ = await pager.refresh()
  }

  /// Gives the list another size, and each post another number of lines.
  func resize(to size: Size, lineCount: Int) {
    view.frame.size = size
    if lineCount != self.lineCount {
      self.lineCount = lineCount
      removeRows()
      show()
    }
    layOutRows()
  }

  /// Puts another header into the list.
  func setHeader(_ header: RefreshHeader) {
    header.setRefreshing { [pager] in await pager.refresh() }
    view.header = header
  }

  /// Puts another footer into the list.
  func setFooter(_ footer: RefreshFooter) {
    footer.setRefreshing { [pager] in await pager.loadMore() }
    view.footer = footer
    if !pager.hasMore { footer.endRefreshingWithNoMoreData() }
  }

  /// Puts a leader into the list, or takes it out.
  func setLeader(_ leader: RefreshLeader?) {
    leader?.setRefreshing { [pager] in await pager.refresh() }
    view.leader = leader
  }

  /// Puts a post in front of the others; those that are seen stay in their place.
  func insert(_ post: Post) {
    view.keepingPosition {
      pager.items.insert(post, at: 0)
      removeRows()
      show()
    }
  }

  // MARK: Rows

  private func show() {
    if isOnFirstPage { removeRows() }
    for post in posts[rows.count...] {
      let row = PostRow(post, lineCount: lineCount, showsAvatar: showsAvatars)
      row.frame.origin.y = Double(rows.count) * row.frame.height
      rows.append(row)
      view.addSubview(row)
    }
    view.rowCounts = [rows.count]
    layOutRows()
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
