import Foundation
import RefreshKit

/// The position of a pager in its list, to be stored for the next run of the app. See
/// ``Pager/restorationState``.
public struct PagerRestorationState: Sendable, Hashable, Codable {
  /// The number of the last page that was loaded.
  public let page: Int
  /// Whether there are more pages.
  public let hasMore: Bool
  /// The cursor of the next page as JSON; nil after the last one.
  let next: StoredJSON?
  /// The cursor of the page before as JSON; nil before the first one, and if the pager loads in one
  /// direction.
  let previous: StoredJSON?
  /// The cursor of the first page as JSON; nil if it is the initializer's cursor. Earlier versions
  /// have not stored this property and the three after it: in their states, all four are nil.
  var first: StoredJSON?
  /// How many pages were added in front of the page that was requested first; nil if there are
  /// none.
  var pagesBefore: Int?
  /// The cursor, as JSON, of the page with which a reload begins; nil if that is the first page.
  var start: StoredJSON?
  /// Whether the page of ``start`` is in the list; nil if ``start`` is nil.
  var isStartLoaded: Bool?
}

extension Pager {
  /// The number of the last page, and the number or the cursor of the next one; nil if the cursor
  /// is not `Codable`, or if JSON cannot represent it. It does not contain the items, which the app
  /// stores itself.
  ///
  /// ```swift
  /// let (state, items) = (pager.restorationState, pager.items)  // the app stores both
  /// pager.items = items
  /// if let state { pager.restore(state) }
  /// ```
  public var restorationState: PagerRestorationState? {
    let next = loadTable[edgeLoad].cursor
    let previous = loadsBothWays ? loadTable[.prepend].cursor : nil
    let first = isFirstCursorSet ? loadTable[.refresh].cursor : nil
    let cursors = [next, previous, first, reloadStart?.cursor]
    let stored = cursors.map { $0.flatMap(json) }
    guard zip(cursors, stored).allSatisfy({ ($0 == nil) == ($1 == nil) }) else { return nil }
    return PagerRestorationState(
      page: page, hasMore: next != nil, next: stored[0], previous: stored[1], first: stored[2],
      pagesBefore: pagesBefore > 0 ? pagesBefore : nil, start: stored[3],
      isStartLoaded: reloadStart?.isLoaded)
  }

  private func json(of cursor: any Sendable) -> StoredJSON? {
    guard source.cursorType is any Codable.Type else { return nil }
    return (cursor as? any Encodable).flatMap { StoredJSON($0) }
  }

  /// Restores the position of the pager in its list, without a call of ``didChange`` or the load of
  /// a page. If there are no more pages, the footer is set to noMoreData. A load that is under way
  /// is canceled.
  ///
  /// - Parameter state: An earlier ``restorationState`` of a pager with cursors of the same type.
  /// - Returns: Whether the state has a cursor of that type. If it does not, nothing has changed.
  @discardableResult
  public func restore(_ state: PagerRestorationState) -> Bool {
    let stored = [state.next, loadsBothWays ? state.previous : nil, state.first, state.start]
    let cursors = stored.map { $0.flatMap(cursor) }
    guard zip(stored, cursors).allSatisfy({ ($0 == nil) == ($1 == nil) }),
      state.hasMore == (cursors[0] != nil)
    else { return false }
    let start = cursors[3].map { ReloadStart(cursor: $0, isLoaded: state.isStartLoaded == true) }
    continueAfter(page: state.page, from: cursors[2]) {
      loadTable[edgeLoad].cursor = cursors[0]
      if loadsBothWays { loadTable[.prepend].cursor = cursors[1] }
      (pagesBefore, reloadStart) = (state.pagesBefore ?? 0, start)
    }
    restoreEnds()
    connectComponents()
    return true
  }

  private func cursor(in json: StoredJSON) -> (any Sendable)? {
    (source.cursorType as? any Codable.Type).flatMap { cursor(in: json, of: $0) }
  }

  private func cursor<Cursor: Decodable>(
    in json: StoredJSON, of type: Cursor.Type
  ) -> (any Sendable)? {
    json.decoded(as: type).flatMap { source.cursor($0) }
  }
}

/// A value that was encoded as JSON. It is itself `Codable`, so a state that contains it can be
/// stored.
struct StoredJSON: Sendable, Hashable, Codable {
  private let data: Data

  /// Encodes a value; nil if JSON cannot represent it.
  init?(_ value: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let data = try? encoder.encode(value) else { return nil }
    self.data = data
  }

  init(from decoder: any Decoder) throws {
    data = try decoder.singleValueContainer().decode(Data.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }

  /// Decodes the value; nil if it is of another type.
  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: data)
  }
}
