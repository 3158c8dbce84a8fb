import RefreshKit

/// What a pager knows about one type of load. The ``LoadState`` is not stored: `Pager.state(of:)`
/// derives it from these values.
struct LoadRecord {
  /// The cursor of the page to load next; nil at an end. For a refresh, the first cursor.
  var cursor: (any Sendable)?
  /// The ongoing or pending load; nil if there is none.
  var load: PageLoad?
  /// The last load that has ended. It is retained, because it observes the refresh of its
  /// component, which may end later, and with another result.
  var retainedEndedLoad: PageLoad?
  /// The error of the last attempt, if it has failed.
  var failure: (any Error)?
  /// When the most recently failed load began.
  var failedLoadBegin: EventNumber?
  /// Whether ``Pager/willShow(itemAt:)`` has requested the page of the cursor.
  var hasPreloaded = false
  /// When the load of the latest page began.
  var latestPageBegin: EventNumber?
  var barrenPages = BarrenPages()
  /// How many pages the row at this end has requested by itself since it last came on the screen or
  /// was tapped, or since the list was last refreshed.
  var rowRequests = 0
}

/// One record for each type of load.
struct LoadTable {
  private var (refresh, append, prepend) = (LoadRecord(), LoadRecord(), LoadRecord())

  subscript(type: LoadType) -> LoadRecord {
    get {
      switch type {
      case .refresh: refresh
      case .append: append
      case .prepend: prepend
      }
    }
    _modify {
      switch type {
      case .refresh: yield &refresh
      case .append: yield &append
      case .prepend: yield &prepend
      }
    }
  }

  /// The loads that are ongoing or pending.
  var loads: [PageLoad] { LoadType.allCases.compactMap { self[$0].load } }

  var hasFailure: Bool { LoadType.allCases.contains { self[$0].failure != nil } }
}

/// Counts pages in a row that have brought nothing.
struct BarrenPages {
  /// After this many pages, only a gesture or a call loads the next one.
  static let limit = 10

  /// How many pages in a row have brought no new item.
  private var withoutItems = 0
  /// How many pages in a row have begun with content that was not longer than ``length``. The
  /// lengths of a page are measured before its rows are shown. So the growth that the page causes
  /// is noticed only when the next page begins, or by ``areTooMany(at:)``.
  private var withoutGrowth = 0
  /// The length of the content when the first of the pages in ``withoutGrowth`` began, in points.
  /// After the app has removed rows, the next page that begins or arrives with shorter content
  /// lowers it to the length of that content.
  private var length = 0.0
  /// Whether the app has removed rows, and ``length`` has not been lowered since.
  private var hasRemovedRows = false

  mutating func rowsWereRemoved() { hasRemovedRows = true }

  /// - Parameter lengths: The lengths of the content when the page began, and when it arrived, in
  ///   points; nil if growth does not count.
  mutating func pageDidArrive(bringsItems: Bool, lengths: (atBegin: Double, atEnd: Double)?) {
    withoutItems = bringsItems ? 0 : withoutItems + 1
    guard let (atBegin, atEnd) = lengths else { return }
    if withoutGrowth == 0 || atBegin > length { (withoutGrowth, length) = (0, atBegin) }
    // `length` is lowered only after the app has removed rows. A row that is shown only while a
    // page loads must not lower it by disappearing: the row would look like growth when it is shown
    // again.
    if hasRemovedRows, min(atBegin, atEnd) < length {
      (length, hasRemovedRows) = (min(atBegin, atEnd), false)
    }
    withoutGrowth += 1
  }

  /// Whether ``limit`` or more pages in a row have brought nothing. Then only a gesture or a call
  /// loads the next page.
  ///
  /// - Parameter length: The length of the content now, in points; nil if growth does not count.
  func areTooMany(at length: Double?) -> Bool {
    let grows = length.map { $0 > self.length } ?? true
    return withoutItems >= Self.limit || withoutGrowth >= Self.limit && !grows
  }
}
