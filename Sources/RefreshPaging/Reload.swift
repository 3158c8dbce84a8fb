/// The pages of a pager while they are reloaded, one after the other.
///
/// Each page is requested by the cursor that the fresh page beside it has brought. So no row is
/// repeated or lost if rows were inserted or deleted on the server. With ``PagerEdge/top``, the
/// pages after a page are above it in the list.
struct Reload<Item> {
  /// The items of the fresh pages.
  private(set) var items: [Item] = []
  private(set) var index: ItemIndex<Item>
  /// The cursors of the page after the fresh ones, and of the page before them; nil at an end of
  /// the list.
  private(set) var (next, previous): ((any Sendable)?, (any Sendable)?) = (nil, nil)
  /// How many fresh pages are after and before the first one that was requested.
  private(set) var (pagesAfter, pagesBefore) = (0, 0)
  /// The cursor of the page that is requested first.
  let first: any Sendable
  /// Whether two items of one page had the same identity.
  private(set) var hasDuplicates = false

  /// The limits of a reload.
  struct Plan {
    /// How many pages after and before the first one are loaded at most.
    var (pagesAfter, pagesBefore): (Int, Int)
    /// The greatest number of pages.
    var limit: Int
    /// The number of items at which no further page is requested; nil if only pages count.
    var itemCount: Int?
    /// Whether the items of the first page count toward ``itemCount``.
    var countsFirstPage = true
  }

  private var plan: Plan
  private let edge: PagerEdge
  /// The side of the fresh items at which the items of the requested page are added; nil for the
  /// first page.
  private var side: PagerEdge?

  init(from first: any Sendable, _ plan: Plan, at edge: PagerEdge, keepsDuplicates: Bool) {
    (self.first, self.plan, self.edge) = (first, plan, edge)
    index = ItemIndex(keepsDuplicates: keepsDuplicates)
  }

  /// Adds the page of a cursor, and returns the cursor of the next page to request; nil if this was
  /// the last one.
  mutating func add(
    _ page: Page<Item>, at cursor: any Sendable, of source: PageSource<Item>
  ) -> (any Sendable)? {
    let changes = index.changes(by: page.items, to: items)
    for (index, item) in changes.replaced { items[index] = item }
    index.add(changes.added, inFront: (side ?? edge) == .top, to: &items)
    hasDuplicates = hasDuplicates || changes.hasDuplicates
    let isFirst = side == nil
    if isFirst, !plan.countsFirstPage { plan.itemCount? += page.items.count }
    let isNext = isFirst || edge == .top || side == .bottom
    if isNext { next = source.next(page, cursor) }
    if isFirst || !isNext { previous = source.previous(page) }
    if !isFirst { if isNext { pagesAfter += 1 } else { pagesBefore += 1 } }
    guard 1 + pagesAfter + pagesBefore < plan.limit,
      plan.itemCount.map({ items.count < $0 }) ?? true
    else {
      return nil
    }
    let mayGoForward = next != nil && pagesAfter < plan.pagesAfter
    let mayGoBackward = previous != nil && pagesBefore < plan.pagesBefore
    guard mayGoForward || mayGoBackward else { return nil }
    let isForward = mayGoForward && (!mayGoBackward || pagesAfter <= pagesBefore)
    side = isForward ? edge : .top
    return isForward ? next : previous
  }

  /// Returns the list that is shown while the position is kept: fresh items in front of old ones.
  ///
  /// The first old item that is also fresh is where they meet: from it on, the items are the old
  /// ones, and before it the fresh ones. Nil if no old item is fresh.
  func freshThenOldItems(old: [Item]) -> [Item]? {
    guard let id = index.id else { return nil }
    var places: [AnyHashable: Int] = [:]
    for (index, item) in items.enumerated() {
      if let id = id(item) { places[id] = index }
    }
    guard let first = old.firstIndex(where: { id($0).flatMap { places[$0] } != nil }),
      let place = id(old[first]).flatMap({ places[$0] })
    else { return nil }
    // A fresh item in front may also be among the old items behind. It is left out in front, so
    // that it is not there twice.
    let idsBehind = Set(old[first...].compactMap(id))
    let front = items[..<place].filter { id($0).map { !idsBehind.contains($0) } ?? true }
    return front + old[first...]
  }
}
