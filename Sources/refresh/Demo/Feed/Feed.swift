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

  /// The posts that are loaded, in their order in the list.
  var posts: [Post] { pager.items }

  /// Whether the server has more posts.
  var hasMore: Bool { pager.hasMore }

  /// Whether the last answer was the first page.
  var isOnFirstPage: Bool { pager.page <= 1 }

  /// Whether the list is laid out from right to left.
  var isMirrored: Bool { view.header?.effectiveLayoutDirection == .rightToLeft }

  /// The number of times that the pager requests a page again after a failure; 0 by default.
  var maximumRetries: Int {
    get { pager.maximumRetries }
    set { pager.maximumRetries = newValue }
  }

  /// Makes a list without posts.
  init(
    timeline: Timeline, server: Server, header: RefreshHeader,
    footer: RefreshFooter? = nil, showsAvatars: Bool = true
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

  /// Sets the size of the list, and the number of lines of each post.
  func resize(to size: Size, lineCount: Int) {
    view.frame.size = size
    if lineCount != self.lineCount {
      self.lineCount = lineCount
      removeRows()
      show()
    }
    layOutRows()
  }

  // MARK: Components

  /// Replaces the header of the list.
  func setHeader(_ header: RefreshHeader) {
    header.setRefreshing { [pager] in await pager.refresh() }
    view.header = header
  }

  /// Replaces the footer of the list.
  func setFooter(_ footer: RefreshFooter) {
    footer.setRefreshing { [pager] in await pager.loadMore() }
    view.footer = footer
    if !pager.hasMore { footer.endRefreshingWithNoMoreData() }
  }

  /// Puts a leader into the list, or removes it.
  func setLeader(_ leader: RefreshLeader?) {
    leader?.setRefreshing { [pager] in await pager.refresh() }
    view.leader = leader
  }

  // MARK: Posts

  /// Puts a post in front of the others; the visible posts do not move.
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

  /// Sets the width and the direction of each row to those of the list.
  func layOutRows() {
    for row in rows {
      row.frame.size.width = view.frame.width
      row.isMirrored = isMirrored
    }
    view.contentSize = Size(
      width: view.frame.width,
      height: Double(rows.count) * PostRow.height(lineCount: lineCount))
  }
}
