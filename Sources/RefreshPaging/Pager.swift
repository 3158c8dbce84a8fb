import Observation
import RefreshKit

/// The edge of a list at which a ``Pager`` loads more.
public enum PagerEdge: Sendable, Hashable, CaseIterable {
  /// The top: each page is added before the others, like older messages of a conversation.
  case top
  /// The bottom: each page is added after the others.
  case bottom
}

/// Loads a list page by page, and has the items.
///
/// ```swift
/// let model = Pager { page in try await api.posts(page: page) }  // for SwiftUI
/// let pager = Pager(in: list) { page in try await api.posts(page: page) }  // with header and footer
/// pager.didChange = { $0.list?.contentSize.height = Double($0.items.count) * 44 }
/// list.header?.beginRefreshing()
/// ```
///
/// The initial value of a property or of a global cannot have the closure in the Swift 6 language
/// mode: pass the function itself, `let pager = Pager(load: api.posts)`, or make the pager in `init`.
///
/// A refresh loads the first page. The old items stay until that page has arrived. A further refresh
/// cancels the request of the earlier one, and takes its place: a header that refreshes shows the
/// later one. A page after the first one is not requested again while it is being loaded: another
/// caller waits for the same response. If a list is refreshed, a load of its next page waits, and
/// follows if the list is still at its end.
///
/// After a failure the items and the page number are unchanged, and the next attempt loads the same
/// page. The same is true of an attempt that timed out, was canceled or was ended by the app; its
/// late response is ignored. A request belongs to the pager: it goes on if the task that waits for it
/// is canceled, and ``cancel()`` cancels it. An empty list asks for its next page by itself, as long
/// as there are more pages, and so does a list that is too short for its view; a failure, a canceled
/// request, or ten pages in a row that bring no new item or no longer content stop it. Each gesture
/// and each call then loads one page. The last page sets the footer to noMoreData; a refresh resets
/// it.
///
/// With ``PagerEdge/top`` the pager loads backward, and the header loads more. A pager that begins
/// in the middle of a list, `Pager(around:)`, loads in both directions: the header loads the page
/// before, and the footer the next one. Rows that are added above the visible ones do not move them
/// (`ScrollView.keepingPosition(_:)`). The header and the footer retain the pager.
@preconcurrency @MainActor public final class Pager<Item> {
  /// A function that loads the page with a number.
  public typealias Load = nonisolated(nonsending) (_ page: Int) async throws -> Page<Item>
  /// A function that loads the items of the page with a number.
  public typealias LoadItems = nonisolated(nonsending) (_ page: Int) async throws -> [Item]

  // MARK: What is loaded

  /// The items of all pages that have been loaded, in order; none at first. It is observable.
  ///
  /// The app may edit them at any time. The next page is added to the present items, and a refresh
  /// replaces all of them. ``didChange`` is not called for the app's own changes. Items that the app
  /// sets before the first page was loaded, such as those of its last run, are replaced by that page.
  public var items: [Item] {
    get {
      accessed(\.items)
      return storedItems
    }
    _modify {
      accessed(\.items)
      willChange(\.items)
      let count = storedItems.count
      defer {
        didChange(\.items)
        index.wasEdited()
        if storedItems.count < count {
          for type in directions { loadTable[type].barrenPages.rowsWereRemoved() }
        }
        itemsWereSet()
      }
      yield &storedItems
    }
  }

  /// The number of the last page that was loaded; before that, one less than the number of the
  /// first page. With cursors the first page is number 1. Pages before it do not count. It is
  /// observable.
  public var page: Int {
    accessed(\.changeCount)
    return storedPage
  }

  /// Whether there are more pages at ``edge``; true before the first one is loaded. It is
  /// observable.
  public var hasMore: Bool {
    accessed(\.changeCount)
    return loadTable[edgeLoad].cursor != nil
  }

  /// Whether there are pages before the first one, in a pager that loads in both directions; false
  /// in others, and before the first page is loaded. It is observable.
  public var hasPrevious: Bool {
    accessed(\.changeCount)
    return edge == .bottom && isLoaded && loadTable[.prepend].cursor != nil
  }

  /// The error of the last attempt, which may be a `RefreshTimeout`; nil after a success, and after
  /// an attempt that was canceled or ended by the app. It is observable.
  public var error: (any Error)? {
    accessed(\.changeCount)
    if storedError != nil { TestFailureLog.read(failedLoadBegin) }
    return storedError
  }

  /// Called after each attempt, before the component closes; nil by default. Show the items here,
  /// such as by the content size of ``list``; do not capture the scroll view, so that the closure
  /// does not retain it.
  ///
  /// An attempt ends with its response, or when its refresh ends in another way. The attempt of a
  /// detached component ends without a call. If a page was added before the others, the call is made
  /// inside `ScrollView.keepingPosition(_:)`: change only what is above the visible rows there.
  ///
  /// If such a page also replaces items by other ones, there is a call for these before, outside of
  /// `keepingPosition(_:)`; ``reload(atMost:)`` may call twice, too. The last call of an attempt is the
  /// one in which the load is not loading any more.
  public var didChange: ((Pager) -> Void)?

  /// The time of the last refresh that has succeeded, of the pager's timeline or of the system; nil
  /// before that, and after ``reset()`` and ``restore(_:)``. It is observable.
  ///
  /// The header of the list stores such a time, too, under a key: `RefreshHeader.lastUpdatedTime`.
  public var lastUpdatedTime: WallTime? {
    accessed(\.changeCount)
    return storedTime
  }

  // MARK: Settings

  /// Whether items with the same identity may be in the list more than once; false by default. Set
  /// it before the first load.
  ///
  /// If the items are `Identifiable`, an item of a page whose `id` is known takes the place of the
  /// first known one, and is not added: pages overlap if rows are inserted on the server between two
  /// requests. Of two items of one page, the later one stands in the place of the earlier one. An
  /// `id` that is nil is no identity. What the app puts into ``items`` itself is not removed.
  public var keepsDuplicates = false {
    didSet { index = ItemIndex(keepsDuplicates: keepsDuplicates, isCurrent: false) }
  }

  /// Whether the pager requests a page again by itself after a failure, and when; never by default.
  ///
  /// Retries belong to one attempt: the component stays refreshing,
  /// `RefreshComponent.refreshingTimeout` includes all of them, and only the last failure is
  /// reported. During the wait before a retry, a call of ``loadMore()`` or ``refresh()``, a tap and
  /// a pull make that retry at once. A load that was canceled is not repeated.
  public var retry = Retry.none

  /// The number of remaining items below which ``willShow(itemAt:)`` loads the next page. With 0
  /// (the default) nothing is preloaded. A negative number is refused.
  public var preloadItems = 0 {
    didSet { if preloadItems < 0 { preloadItems = oldValue } }
  }

  /// The edge at which the pager loads more; of a pager that loads in both directions, the bottom.
  public let edge: PagerEdge

  /// The scroll view that is attached; nil without one, and once it is released.
  public var list: ScrollView? { scrollView?.object }

  /// The timeline of the delays before retries: the list's, or the one that was passed to the
  /// initializer; nil to use the clock of the system.
  var timeline: Timeline? { list?.timeline ?? ownTimeline }

  // MARK: Storage

  let source: PageSource<Item>
  let firstPage: Int
  private let ownTimeline: Timeline?
  private let registrar: (any Sendable)?
  var scrollView: Weak<ScrollView>?
  weak var madeFooter: RefreshFooter?
  /// The components that call the pager.
  weak var attachedHeader: RefreshHeader?
  weak var attachedFooter: RefreshFooter?

  fileprivate(set) var storedItems: [Item] = []
  var index = ItemIndex<Item>(keepsDuplicates: false)
  /// Whether the first page was loaded, or the pager was restored.
  var isLoaded = false
  var storedPage: Int
  var storedError: (any Error)?
  var storedTime: WallTime?
  var loadTable = LoadTable()
  /// In a pager that loads in both directions: how many pages were added in front of the page that
  /// was requested first.
  var pagesBefore = 0
  /// The page with which a reload begins after ``setPrevious(_:)``; nil if it begins with the first
  /// page.
  var reloadStart: ReloadStart?
  /// Whether ``refresh(from:)`` has set the first cursor.
  var isFirstCursorSet = false
  /// The load that a header will show. The header has begun a refresh for it, but the function of
  /// that refresh has not run yet.
  var refreshToShow: (load: PageLoad, header: Weak<RefreshHeader>, number: Generation)?
  /// The index that ``willShow(itemAt:)`` was called with last; nil before that.
  var lastShown: Int?
  /// Whether ``cancel()`` was called, the last load was canceled, or the refresh that showed the
  /// last load ended before the response. Then only a gesture or a call loads, until the list
  /// enters a window.
  var wasInterrupted = false
  /// Whether a task is pending that loads a page if the pager still has no items: the app has
  /// removed all of them.
  var isCheckingItems = false
  /// A number that increases with each change of the pager, except one of ``items``. Observers of
  /// the properties other than ``items`` observe this number.
  private(set) var changeCount = 0
  /// How many pages have arrived; a reload counts as one.
  var pageCount = 0
  /// Whether a debug build has warned of two items of a page with the same identity.
  var hasWarnedOfDuplicates = false
  /// When the load began that has failed with ``error``.
  var failedLoadBegin: EventNumber?
  /// Unlike an object identifier, never used again.
  package let number = EventNumber.next()
  /// Called after ``didChange``; nil unless a test shows the items.
  package var contentDidChange: (() -> Void)?
  /// The states that were sent last, and the streams that receive them.
  var sentStates: LoadStates
  let broadcast = StreamBroadcast<LoadStates>()

  // MARK: Making

  /// Makes a pager that loads by number.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view to which the pager is attached; nil (the default) for none.
  ///   - edge: The edge at which the pager loads more; the bottom by default.
  ///   - header: The header, as in ``attach(to:header:footer:)``.
  ///   - footer: The footer.
  ///   - firstPage: The number of the first page; 1 by default.
  ///   - timeline: Where retries wait without a list; nil (the default) for the system's clock.
  ///   - load: Loads the page with a number.
  public convenience init(
    in scrollView: (any ListShowing)? = nil, edge: PagerEdge = .bottom,
    header: RefreshHeader? = nil, footer: RefreshFooter? = nil, firstPage: Int = 1,
    timeline: Timeline? = nil, load: @escaping Load
  ) {
    self.init(edge, firstPage, timeline, PageSource(firstPage: firstPage, load: load))
    if let scrollView { attach(to: scrollView, header: header, footer: footer) }
  }

  /// Makes a pager that loads items by the number of their page. A page without items is the last
  /// one.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view to which the pager is attached; nil (the default) for none.
  ///   - edge: The edge at which the pager loads more; the bottom by default.
  ///   - header: The header, as in ``attach(to:header:footer:)``.
  ///   - footer: The footer.
  ///   - firstPage: The number of the first page; 1 by default.
  ///   - pageSize: The number of items of a whole page: a page with fewer items is also the last
  ///     one. Nil (the default) if it is not known.
  ///   - timeline: Where retries wait without a list; nil (the default) for the system's clock.
  ///   - load: Loads the items of the page with a number.
  public convenience init(
    in scrollView: (any ListShowing)? = nil, edge: PagerEdge = .bottom,
    header: RefreshHeader? = nil, footer: RefreshFooter? = nil, firstPage: Int = 1,
    pageSize: Int? = nil, timeline: Timeline? = nil, load: @escaping LoadItems
  ) {
    self.init(
      in: scrollView, edge: edge, header: header, footer: footer, firstPage: firstPage,
      timeline: timeline
    ) { page in
      let items = try await load(page)
      return Page(items, isLast: items.isEmpty || items.count < pageSize ?? 0)
    }
  }

  /// Makes a pager that loads by cursor.
  ///
  /// ```swift
  /// let pager = Pager(first: 0) { offset in
  ///   let posts = try await api.posts(from: offset)
  ///   return Page(posts, next: posts.isEmpty ? nil : offset + posts.count)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view to which the pager is attached; nil (the default) for none.
  ///   - edge: The edge at which the pager loads more; the bottom by default.
  ///   - header: The header, as in ``attach(to:header:footer:)``.
  ///   - footer: The footer.
  ///   - first: The cursor of the first page.
  ///   - timeline: Where retries wait without a list; nil (the default) for the system's clock.
  ///   - load: Loads the page of a cursor. The page has the cursor of the next one, or nil if it is
  ///     the last.
  /// - Precondition: The cursors of the pages are of the type of `first`.
  public convenience init<Cursor: Sendable>(
    in scrollView: (any ListShowing)? = nil, edge: PagerEdge = .bottom,
    header: RefreshHeader? = nil, footer: RefreshFooter? = nil, first: Cursor,
    timeline: Timeline? = nil,
    load: nonisolated(nonsending) @escaping (_ cursor: Cursor) async throws -> Page<Item>
  ) {
    self.init(edge, 1, timeline, PageSource(first: first, load: load))
    if let scrollView { attach(to: scrollView, header: header, footer: footer) }
  }

  /// Makes a pager that begins in the middle of a list, and loads in both directions.
  ///
  /// ```swift
  /// let pager = Pager(around: newest) { id in try await api.messages(around: id) }
  /// ```
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view to which the pager is attached; nil (the default) for none.
  ///   - header: The header, as in ``attach(to:header:footer:)``.
  ///   - footer: The footer.
  ///   - cursor: The cursor of the page in the middle, which ``refresh()`` loads.
  ///   - timeline: Where retries wait without a list; nil (the default) for the system's clock.
  ///   - load: Loads the page of a cursor. The page has the cursors of the pages before and after
  ///     it, each nil at an end of the list.
  /// - Precondition: The cursors of the pages are of the type of `cursor`.
  public convenience init<Cursor: Sendable>(
    in scrollView: (any ListShowing)? = nil, header: RefreshHeader? = nil,
    footer: RefreshFooter? = nil, around cursor: Cursor, timeline: Timeline? = nil,
    load: nonisolated(nonsending) @escaping (_ cursor: Cursor) async throws -> Page<Item>
  ) {
    self.init(.bottom, 1, timeline, PageSource(first: cursor, load: load), loadsBothWays: true)
    if let scrollView { attach(to: scrollView, header: header, footer: footer) }
  }

  package let loadsBothWays: Bool

  private init(
    _ edge: PagerEdge, _ firstPage: Int, _ timeline: Timeline?, _ source: PageSource<Item>,
    loadsBothWays: Bool = false
  ) {
    self.edge = edge
    self.firstPage = firstPage
    self.source = source
    self.loadsBothWays = loadsBothWays
    ownTimeline = timeline
    storedPage = firstPage - 1
    if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) {
      registrar = ObservationRegistrar()
    } else {
      registrar = nil
    }
    let other = edge == .top ? LoadType.append : .prepend
    sentStates = LoadStates { $0 == other && !loadsBothWays ? .finished : .idle }
    setFirstCursor(source.first)
    PagerRegistry.current?.didMake(self)
  }

  var edgeLoad: LoadType { edge == .top ? .prepend : .append }

  /// The types of the loads that add pages to the first one.
  var directions: [LoadType] { loadsBothWays ? [.append, .prepend] : [edgeLoad] }

  /// Sets the cursor of the first page, which every load requests until that page was loaded.
  func setFirstCursor(_ cursor: any Sendable) {
    loadTable[.refresh].cursor = cursor
    for type in directions where !isLoaded { loadTable[type].cursor = cursor }
  }

  /// Changes the items without calling ``itemsWereSet()``.
  func store(_ change: (inout [Item]) -> Void) {
    willChange(\.items)
    change(&storedItems)
    didChange(\.items)
  }

  /// Notifies observers of ``page``, ``error`` and the states, after they have changed.
  func notifyOfChange() {
    willChange(\.changeCount)
    changeCount += 1
    didChange(\.changeCount)
  }

  // MARK: Observation

  func accessed<Member>(_ path: KeyPath<Pager, Member>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
    (registrar as? ObservationRegistrar)?.access(self, keyPath: path)
  }

  private func willChange<Member>(_ path: KeyPath<Pager, Member>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
    (registrar as? ObservationRegistrar)?.willSet(self, keyPath: path)
  }

  private func didChange<Member>(_ path: KeyPath<Pager, Member>) {
    guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *) else { return }
    (registrar as? ObservationRegistrar)?.didSet(self, keyPath: path)
  }
}

/// SwiftUI, and `withObservationTracking(_:onChange:)`, observe ``Pager/items``, the states and the
/// other properties that say so.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Pager: Observable {}
