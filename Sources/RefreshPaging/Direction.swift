import RefreshKit

/// What a pager knows of one of its loads. Its state is not stored: see `Pager.loadState(_:)`.
struct Direction {
  /// The cursor of the page that is loaded next; nil at an end. That of a refresh is the first one.
  var cursor: (any Sendable)?
  /// The load under way.
  var load: PageLoad?
  /// The last load that has ended: the refresh of a component may end later, and otherwise.
  var endedLoad: PageLoad?
  /// The error of the last attempt, if it has failed.
  var failure: (any Error)?
  /// Whether ``Pager/willShow(itemAt:)`` has requested the page of the cursor.
  var hasPreloaded = false
  /// When the load began that has brought the last page.
  var lastPage: EventNumber?
  var barrenPages = BarrenPages()
  /// How many times in a row a row that has not left the screen has asked for a page.
  var rowRequests = 0
}

/// One direction for each type of load.
struct Directions {
  private var (refresh, append, prepend) = (Direction(), Direction(), Direction())

  subscript(type: LoadType) -> Direction {
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

  var hasLoad: Bool { LoadType.allCases.contains { self[$0].load != nil } }

  var hasFailure: Bool { LoadType.allCases.contains { self[$0].failure != nil } }
}

/// The pages in a row that have brought nothing.
struct BarrenPages {
  /// The number of pages after which nothing is loaded without a gesture.
  static let limit = 10

  /// How many pages in a row have brought no new item.
  private var withoutItems = 0
  /// How many pages in a row have begun with the same content, or with less than the first of them.
  private var withoutGrowth = 0
  /// The length of the content when the first of these pages began, in points.
  private var length = 0.0

  /// - Parameter length: The length of the content when the page began, in points; nil if growth
  ///   does not count.
  mutating func pageDidArrive(bringsItems: Bool, begunAt length: Double?) {
    withoutItems = bringsItems ? 0 : withoutItems + 1
    guard let length else { return }
    if withoutGrowth == 0 || length > self.length { (withoutGrowth, self.length) = (0, length) }
    withoutGrowth += 1
  }

  /// Whether nothing is loaded without a gesture.
  ///
  /// - Parameter length: The length of the content now, in points; nil if growth does not count.
  func areTooMany(at length: Double?) -> Bool {
    let grows = length.map { $0 > self.length } ?? true
    return withoutItems >= Self.limit || withoutGrowth >= Self.limit && !grows
  }
}
