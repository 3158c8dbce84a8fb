import RefreshKit

/// The edge of a list at which a ``Pager`` loads more.
public nonisolated enum PagerEdge: Sendable, Hashable, CaseIterable {
  /// The top: each page is added before the others, like older messages of a conversation.
  case top
  /// The bottom: each page is added after the others.
  case bottom
}

/// Loads a list page by page: connects the header and footer of a scroll view to one function, and
/// stores the items that it returns.
///
/// ```swift
/// let pager = Pager(in: list) { page in try await api.posts(page: page) }
/// pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
/// list.header?.beginRefreshing()
/// ```
///
/// A refresh loads the first page, and ignores the response for a page that is still being loaded.
/// The old items stay until the first page has arrived. After a failure the items and the page
/// number are unchanged, and the next attempt loads the same page. The same is true of an attempt
/// that timed out, was cancelled or was ended by the app; its late response is ignored. The last
/// page sets the footer to noMoreData; a refresh resets it. A page that is being loaded is not
/// requested again: another caller waits for the same response. The header and the footer retain
/// the pager.
///
/// With ``PagerEdge/top`` the pager loads backwards, and the header loads more: at first the first
/// page, and then the page before the others. The new rows are added above the visible ones, which
/// keep their position (`ScrollView.keepingPosition(_:)`).
@preconcurrency @MainActor public final class Pager<Item> {
  /// A function that loads the page with a number.
  public typealias Load = nonisolated(nonsending) (_ page: Int) async throws -> Page<Item>
  /// A function that loads the items of the page with a number.
  public typealias LoadItems = nonisolated(nonsending) (_ page: Int) async throws -> [Item]

  /// The items of all pages that have been loaded, in order; none at first.
  ///
  /// The app may edit them at any time. The next page is added to the present items, and a refresh
  /// replaces all of them. ``didChange`` is not called for the app's own changes.
  public var items: [Item] = []

  /// The number of the last page that was loaded; before that, one less than the number of the
  /// first page. With cursors the first page is number 1.
  public internal(set) var page: Int

  /// Whether there are more pages; true before the first one is loaded.
  public var hasMore: Bool { next != nil }

  /// The error of the last attempt, which may be a `RefreshTimeout`; nil after a success, and
  /// after an attempt that was cancelled or ended by the app.
  public internal(set) var error: (any Error)?

  /// The scroll view for which the pager loads; nil once it is released.
  public var list: ScrollView? { scrollView.object }

  /// Called after each attempt, before the component closes; nil by default. Update the content
  /// size of ``list`` here; do not capture the scroll view, so that the closure does not retain it.
  ///
  /// An attempt ends with its response, or when its refresh ends in another way. The attempt of a
  /// detached component ends without a call. If a page was added before the others, the call is
  /// made inside `ScrollView.keepingPosition(_:)`.
  public var didChange: ((Pager) -> Void)?

  // MARK: Settings

  /// The number of times that the pager requests a page again by itself after a failure; 0 by
  /// default. A negative number is refused.
  ///
  /// Retries belong to one attempt: the component stays refreshing,
  /// `RefreshComponent.refreshingTimeout` includes all of them, and only the last failure is
  /// reported. A load that was cancelled is not repeated.
  public var maximumRetries = 0 {
    didSet { if maximumRetries < 0 { maximumRetries = oldValue } }
  }

  /// The delay between a failure and the first retry, in seconds of the scroll view's timeline; 1
  /// by default. Before each further retry of the page the delay is twice as long. A number that is
  /// negative or not finite is refused.
  public var retryDelay: Double = 1 {
    didSet { retryDelay = retryDelay.notNegative(or: oldValue) }
  }

  /// The number of remaining items below which ``willShow(itemAt:)`` loads the next page. With 0
  /// (the default) nothing is preloaded. A negative number is refused.
  public var preloadItems = 0 {
    didSet { if preloadItems < 0 { preloadItems = oldValue } }
  }

  // MARK: Loads

  /// The edge at which the pager loads more.
  public let edge: PagerEdge
  let source: PageSource<Item>
  /// The cursor of the next page; nil after the last one.
  var next: (any Sendable)?
  /// The number of the first page.
  let firstPage: Int
  private let scrollView: Weak<ScrollView>
  /// The attempts without a response.
  var attempts: [LoadType: PageAttempt] = [:]
  /// The latest attempt: the response of an earlier one is ignored.
  var latest: PageAttempt?
  /// The errors of the last attempts that have failed.
  var failures: [LoadType: any Error] = [:]
  /// The latest load that ``willShow(itemAt:)`` has begun.
  var preload: Task<Void, Never>?
  /// Whether that load was begun for the next page.
  var hasPreloaded = false
  /// The states that were sent last, and the streams that receive them.
  var sentStates: LoadStates
  let broadcast = StreamBroadcast<LoadStates>()

  // MARK: Making

  /// Makes a pager that loads by number, and connects it to a scroll view.
  ///
  /// - Parameters:
  ///   - list: The scroll view; its header and footer are replaced.
  ///   - edge: The edge at which the pager loads more; the bottom by default. At the top the header
  ///     loads more, and a footer does not change.
  ///   - header: The header, which refreshes; a normal header by default.
  ///   - footer: The footer, which loads more; by default an auto footer that hides while the list
  ///     is empty, `SelfHiding.hidesWhileEmpty`, and that loads until the list is filled,
  ///     `AutoLoading.loadsUntilFilled`.
  ///   - firstPage: The number of the first page; 1 by default.
  ///   - load: Loads the page with a number.
  public convenience init(
    in list: ScrollView, edge: PagerEdge = .bottom, header: RefreshHeader = RefreshNormalHeader(),
    footer: RefreshFooter? = nil, firstPage: Int = 1, load: @escaping Load
  ) {
    self.init(
      list, edge, header, footer, firstPage, PageSource(firstPage: firstPage, load: load))
  }

  /// Makes a pager that loads items by the number of their page, and connects it to a scroll view.
  /// A page without items is the last one.
  ///
  /// - Parameters:
  ///   - list: The scroll view; its header and footer are replaced.
  ///   - edge: The edge at which the pager loads more; the bottom by default. At the top the header
  ///     loads more, and a footer does not change.
  ///   - header: The header, which refreshes; a normal header by default.
  ///   - footer: The footer, which loads more; by default an auto footer that hides while the list
  ///     is empty, `SelfHiding.hidesWhileEmpty`, and that loads until the list is filled,
  ///     `AutoLoading.loadsUntilFilled`.
  ///   - firstPage: The number of the first page; 1 by default.
  ///   - pageSize: The number of items of a whole page: a page with fewer items is also the last
  ///     one. Nil (the default) if it is not known.
  ///   - load: Loads the items of the page with a number.
  public convenience init(
    in list: ScrollView, edge: PagerEdge = .bottom, header: RefreshHeader = RefreshNormalHeader(),
    footer: RefreshFooter? = nil, firstPage: Int = 1, pageSize: Int? = nil,
    load: @escaping LoadItems
  ) {
    self.init(in: list, edge: edge, header: header, footer: footer, firstPage: firstPage) {
      page in
      let items = try await load(page)
      return Page(items, isLast: items.isEmpty || items.count < pageSize ?? 0)
    }
  }

  /// Makes a pager that loads by cursor, and connects it to a scroll view.
  ///
  /// ```swift
  /// let pager = Pager(in: list, first: 0) { offset in
  ///   let posts = try await api.posts(from: offset)
  ///   return Page(posts, next: posts.isEmpty ? nil : offset + posts.count)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - list: The scroll view; its header and footer are replaced.
  ///   - edge: The edge at which the pager loads more; the bottom by default. At the top the header
  ///     loads more, and a footer does not change.
  ///   - header: The header, which refreshes; a normal header by default.
  ///   - footer: The footer, which loads more; by default an auto footer that hides while the list
  ///     is empty, `SelfHiding.hidesWhileEmpty`, and that loads until the list is filled,
  ///     `AutoLoading.loadsUntilFilled`.
  ///   - first: The cursor of the first page.
  ///   - load: Loads the page of a cursor. The page has the cursor of the next one, or nil if it is
  ///     the last.
  /// - Precondition: The cursors of the pages are of the type of `first`.
  public convenience init<Cursor: Sendable>(
    in list: ScrollView, edge: PagerEdge = .bottom, header: RefreshHeader = RefreshNormalHeader(),
    footer: RefreshFooter? = nil, first: Cursor,
    load: nonisolated(nonsending) @escaping (_ cursor: Cursor) async throws -> Page<Item>
  ) {
    self.init(list, edge, header, footer, 1, PageSource(first: first, load: load))
  }

  private init(
    _ list: ScrollView, _ edge: PagerEdge, _ header: RefreshHeader, _ footer: RefreshFooter?,
    _ firstPage: Int, _ source: PageSource<Item>
  ) {
    scrollView = Weak(list)
    self.edge = edge
    self.firstPage = firstPage
    self.source = source
    page = firstPage - 1
    next = source.first
    let other = edge == .top ? LoadType.append : .prepend
    sentStates = LoadStates { $0 == other ? .finished : .idle }
    let footer = edge == .top ? footer : footer ?? Self.makeFooter()
    switch edge {
    case .top:
      header.setRefreshing { [self] in await loadBefore() }
    case .bottom:
      header.setRefreshing { [self] in await refresh() }
      footer?.setRefreshing { [self] in await loadMore() }
    }
    list.header = header
    if let footer { list.footer = footer }
    connectEnd()
  }

  private static func makeFooter() -> RefreshFooter {
    let footer = RefreshAutoNormalFooter()
    footer.hidesWhileEmpty = true
    footer.loadsUntilFilled = true
    return footer
  }
}
