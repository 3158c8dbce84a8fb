import RefreshKit
import RefreshPaging
import RefreshTerminal

/// The feed of the demo: a list of posts with a header, a footer, a pager and a server.
@MainActor final class Feed {
  /// The choices that the user has made by keys, for the present components and for later ones.
  struct Options {
    /// The style of the components; nil for the default style of each.
    var style: RefreshStyle?
    /// Whether the components show the result of a refresh before they close.
    var showsResults = false
    /// Whether a long pull of the header opens a page behind the list.
    var hasSecondLevel = false
    /// The code of the components' language; nil for the language of the environment.
    var languageCode: String?
    /// The direction of the list; nil for the direction of the language.
    var direction: LayoutDirection?
  }

  let view: ScrollView
  let server: Server

  var options = Options() {
    didSet { configure() }
  }

  /// The notice that is shown in place of the hint; nil for none.
  var notice: String? { stickyNotice?.text ?? shortNotice }
  /// A notice that passes with time, and with each key.
  private var shortNotice: String?
  /// A notice that is shown in place of others, and how many presses of keys end it. If `keys` is
  /// nil, only another such notice ends it.
  private var stickyNotice: (text: String, keys: Int?)?

  private let pager: Pager<Post>
  private let showsAvatars: Bool
  private var rows: [PostRow] = []
  private var lineCount = 1
  /// How many headers, footers and notices came before the present ones, and how many posts the
  /// user has inserted.
  private var headerNumber = 0, footerNumber = 0, noticeNumber = 0, insertionCount = 0
  /// The posts after the last answer of the server or the last insertion. The next answer is
  /// compared with them.
  private var knownPosts: [Post] = []

  var posts: [Post] { pager.items }

  /// The number of posts that the last refresh added.
  var newCount: Int { posts.count { $0.isNew } }

  /// Whether the server has more posts.
  var hasMore: Bool { pager.hasMore }

  var isLoading: Bool {
    view.header?.isRefreshing == true || view.footer?.isRefreshing == true
  }

  var isMirrored: Bool { view.header?.effectiveLayoutDirection == .rightToLeft }

  init(timeline: Timeline, server: Server, showsAvatars: Bool) {
    view = ScrollView(frame: .zero, timeline: timeline)
    view.allowsWheelPull = true
    self.server = server
    self.showsAvatars = showsAvatars
    pager = Pager(in: view, header: Components.header(0), footer: Components.footer(0)) { page in
      try await server.page(page)
    }
    pager.didChange = { [weak self] _ in self?.answerDidCome() }
    followLoads()
  }

  func loadFirstPage() async {
    _ = await pager.refresh()
  }

  func resize(to size: Size) {
    view.frame.size = size
    if lineCount != PostRow.lineCount(in: size.width) {
      lineCount = PostRow.lineCount(in: size.width)
      removeRows()
      showPosts()
    }
    configure()
  }

  // MARK: Components

  func nextHeader() {
    headerNumber += 1
    let header = Components.header(headerNumber)
    header.setRefreshing { [pager] in await pager.refresh() }
    view.header = header
    followLoads()
    configure()
  }

  func nextFooter() {
    footerNumber += 1
    let footer = Components.footer(footerNumber)
    footer.setRefreshing { [pager] in await pager.loadMore() }
    view.footer = footer
    if !hasMore { footer.endRefreshingWithNoMoreData() }
    followLoads()
    configure()
  }

  private func configure() {
    Components.configure(view, options)
    layOutRows()
  }

  // MARK: Notices

  /// The tokens of the observers that remove the short notice.
  private var observations: [ObservationToken] = []

  /// Removes the short notice when a load begins, because the load has a hint of its own.
  private func followLoads() {
    observations = ([view.header, view.footer] as [RefreshComponent?]).compactMap {
      $0?.observeState { [unowned self] change in
        if change.new == .refreshing { clearNotice() }
      }
    }
  }

  /// Shows a notice for some seconds.
  func show(_ notice: String, lasting duration: Double = 2.5) {
    noticeNumber += 1
    let number = noticeNumber
    shortNotice = notice
    view.timeline.after(duration) { [weak self] in
      if self?.noticeNumber == number { self?.shortNotice = nil }
    }
  }

  private func clearNotice() {
    noticeNumber += 1
    shortNotice = nil
  }

  /// Shows a notice that stays until `keys` keys were pressed; if `keys` is nil, until the next
  /// such notice.
  func showStickyNotice(_ text: String, untilKey keys: Int?) {
    stickyNotice = (text, keys)
    // The screen is drawn again only after work on the timeline, so empty work is scheduled.
    view.timeline.schedule(after: 0) {}
  }

  /// Called before the action of a key. Removes the short notice, and counts the key for the sticky
  /// notice.
  func keyWasPressed() {
    clearNotice()
    guard let keys = stickyNotice?.keys else { return }
    if keys > 1 { stickyNotice?.keys = keys - 1 } else { stickyNotice = nil }
  }

  /// Called after an answer of the server. Shows the posts; if it is not the first answer, also a
  /// notice with the number of new ones.
  private func answerDidCome() {
    showPosts()
    let old = knownPosts
    knownPosts = posts
    guard !old.isEmpty, posts != old else { return }
    if pager.page <= 1 {
      show("\(newCount) new posts. ↑ pulls again, h: next header")
    } else {
      show("\(posts.count - old.count) more posts. Home leads back to the top")
    }
  }

  // MARK: Rows

  /// Puts a post in front of the others; the visible posts do not move.
  func insertPost() {
    view.keepingPosition {
      pager.items.insert(Posts.later[insertionCount % Posts.later.count], at: 0)
      insertionCount += 1
      removeRows()
      showPosts()
    }
    knownPosts = posts
  }

  private func showPosts() {
    if pager.page <= 1 { removeRows() }
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
  private func layOutRows() {
    for row in rows {
      row.frame.size.width = view.frame.width
      row.isMirrored = isMirrored
    }
    view.contentSize = Size(
      width: view.frame.width,
      height: Double(rows.count) * PostRow.height(lineCount: lineCount))
  }
}
