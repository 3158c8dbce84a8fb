import RefreshKit

/// A list of posts: a scroll view with a header, a footer, a pager and a server.
final class Feed {
  /// What a feed shows.
  enum Kind: Hashable {
    /// Posts, the newest first: the header refreshes, and the footer loads more.
    case posts
    /// The messages of a conversation, the newest last: the header loads those before them.
    case conversation
  }

  /// Where a feed was, for a list that is made again.
  struct Place {
    let kind: Kind
    let posts: [Post]
    let pager: PagerRestorationState?
    let list: ScrollRestorationState
  }

  let kind: Kind
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

  /// How often the pager asks again for a page that has failed; 0 by default.
  var maximumRetries: Int {
    get { pager.maximumRetries }
    set { pager.maximumRetries = newValue }
  }

  /// Where the feed is.
  var place: Place {
    Place(
      kind: kind, posts: posts, pager: pager.restorationState, list: view.restorationState)
  }

  /// Makes a list without posts.
  init(
    _ kind: Kind = .posts, timeline: Timeline, server: Server, header: RefreshHeader,
    footer: RefreshFooter? = nil, showsAvatars: Bool = true
  ) {
    self.kind = kind
    view = ScrollView(frame: .zero, timeline: timeline)
    view.resetsNoMoreDataAfterHeaderRefresh = true
    self.server = server
    self.showsAvatars = showsAvatars
    pager =
      switch kind {
      case .posts:
        Pager(in: view, header: header, footer: footer) { page in try await server.page(page) }
      case .conversation:
        Pager(in: view, edge: .top, header: header, first: Server.newestMessage) { cursor in
          try await server.messages(before: cursor)
        }
      }
    pager.didChange = { [weak self] _ in
      self?.show()
      self?.didChange?()
    }
  }

  /// Loads the first page, which has no delay.
  func loadFirstPage() async {
    _ = await pager.refresh()
    // The newest message is the last one.
    if kind == .conversation { view.scroll(by: .end, animated: false) }
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

  // MARK: Components

  /// Puts another header into the list.
  func setHeader(_ header: RefreshHeader) {
    header.setRefreshing { [pager, kind] in
      kind == .posts ? await pager.refresh() : await pager.loadMore()
    }
    view.header = header
    if kind == .conversation, !pager.hasMore { view.ending?.endRefreshingWithNoMoreData() }
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

  /// Takes all components out of the list, which ends their refreshes.
  func removeComponents() {
    (view.header, view.footer, view.leader) = (nil, nil, nil)
  }

  // MARK: Posts

  /// Puts a post in front of the others; those that are seen stay in their place.
  func insert(_ post: Post) {
    view.keepingPosition {
      pager.items.insert(post, at: 0)
      removeRows()
      show()
    }
  }

  /// Brings the feed to where another one was, also a refresh that was under way.
  func restore(_ place: Place) {
    pager.items = place.posts
    if let state = place.pager { pager.restore(state) }
    removeRows()
    show()
    view.restore(place.list, resuming: true)
  }

  // MARK: Rows

  private func show() {
    // Older messages come in front of the others.
    if isOnFirstPage || kind == .conversation { removeRows() }
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

  /// Gives each row the width and the direction of the list.
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

extension ScrollView {
  /// The component that loads more: the footer, or else a header that does.
  var ending: (any NoMoreDataEnding)? {
    if let footer { return footer }
    return header as? RefreshAutoHeader
  }
}
