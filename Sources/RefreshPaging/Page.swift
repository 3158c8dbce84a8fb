import RefreshKit

/// A part of a long list, as a server returns it.
public struct Page<Item> {
  /// The items of the page, in order.
  public var items: [Item]
  /// Whether this is the last page.
  public var isLast: Bool

  /// The cursor of the next page; nil if the page has none.
  let next: (any Sendable)?
  /// The cursor of the page before; nil if there is none, or if the list is loaded in one
  /// direction.
  let previous: (any Sendable)?

  /// Makes a page of a list that is loaded by number.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - isLast: Whether this is the last page; nil (the default) if it is the last page only if it
  ///     has no items.
  public init(_ items: [Item], isLast: Bool? = nil) {
    self.items = items
    self.isLast = isLast ?? items.isEmpty
    (next, previous) = (nil, nil)
  }
}

extension Page {
  /// Makes a page of a list that is loaded by cursor.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - next: The cursor of the next page, of the type of the pager's cursors; nil if this is the
  ///     last one.
  public init<Cursor: Sendable>(_ items: [Item], next: Cursor?) {
    self.init(items, previous: nil, next: next)
  }

  /// Makes the last page of a list that is loaded by cursor: `Page(items, next: nil)`.
  public init(_ items: [Item], next: Never?) {
    self.init(items, isLast: true)
  }

  /// Makes a page of a list that is loaded in both directions.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - previous: The cursor of the page before, of the type of the pager's cursors; nil if this is
  ///     the first one.
  ///   - next: The cursor of the next page; nil if this is the last one.
  public init<Cursor: Sendable>(_ items: [Item], previous: Cursor?, next: Cursor?) {
    self.items = items
    isLast = next == nil
    (self.next, self.previous) = (next, previous)
  }

  /// Makes the only page of a list that is loaded in both directions: `Page(items, previous: nil,
  /// next: nil)`.
  public init(_ items: [Item], previous: Never?, next: Never?) {
    self.init(items, isLast: true)
  }
}

extension Page: Sendable where Item: Sendable {}

/// The function that loads a pager's pages, each by a cursor. A page number is also a cursor.
///
/// All cursors of a source have one type, which only its initializers know.
struct PageSource<Item> {
  typealias Load<Cursor> = nonisolated(nonsending) (_ cursor: Cursor) async throws -> Page<Item>

  let first: any Sendable
  let load: Load<any Sendable>
  /// Returns the cursor of the page after `page`, which was loaded by `cursor`; nil after the last
  /// page.
  let next: (_ page: Page<Item>, _ cursor: any Sendable) -> (any Sendable)?
  /// Returns the cursor of the page before `page`; nil before the first page.
  let previous: (_ page: Page<Item>) -> (any Sendable)?
  let cursorType: Any.Type
  /// Returns a value as a cursor; nil if it has another type.
  let cursor: (_ value: Any) -> (any Sendable)?
  /// Whether two cursors are known to be equal.
  let areEqual: (_ cursor: any Sendable, _ other: any Sendable) -> Bool

  private init<Cursor: Sendable>(
    first: Cursor, load: @escaping Load<Cursor>,
    next: @escaping (Page<Item>, Cursor) -> Cursor?
  ) {
    self.first = first
    self.load = { try await load(Self.cast($0)) }
    self.next = { next($0, Self.cast($1)) }
    previous = { $0.previous.map { Self.cast($0) as Cursor } }
    cursorType = Cursor.self
    cursor = { $0 as? Cursor }
    areEqual = { ItemIndex<Cursor>.areEqual(Self.cast($0), Self.cast($1)) }
  }

  init(firstPage: Int, load: @escaping Load<Int>) {
    self.init(first: firstPage, load: load) { $0.isLast ? nil : $1 + 1 }
  }

  init<Cursor: Sendable>(first: Cursor, load: @escaping Load<Cursor>) {
    self.init(first: first, load: load) { page, _ in
      page.isLast ? nil : page.next.map { Self.cast($0) }
    }
  }

  private nonisolated static func cast<Cursor>(_ cursor: any Sendable) -> Cursor {
    guard let typed = cursor as? Cursor else {
      fatalError(
        "Page(_:next:) was given a \(type(of: cursor)), and the pager's cursors are \(Cursor.self); "
          + "use one type for both.")
    }
    return typed
  }
}
