import RefreshKit

/// A part of a long list, as a server returns it.
public nonisolated struct Page<Item> {
  /// The items of the page, in order.
  public var items: [Item]
  /// Whether this is the last page.
  public var isLast: Bool

  /// The cursor of the next page; nil if the page has none.
  let next: (any Sendable)?

  /// Makes a page of a list that is loaded by number.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - isLast: Whether this is the last page; nil (the default) if it is the last page only if it
  ///     has no items.
  public init(_ items: [Item], isLast: Bool? = nil) {
    self.items = items
    self.isLast = isLast ?? items.isEmpty
    next = nil
  }
}

nonisolated extension Page {
  /// Makes a page of a list that is loaded by cursor.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - next: The cursor of the next page, of the type of the pager's cursors; nil if this is the
  ///     last one.
  public init<Cursor: Sendable>(_ items: [Item], next: Cursor?) {
    self.items = items
    self.isLast = next == nil
    self.next = next
  }

  /// Makes the last page of a list that is loaded by cursor: `Page(items, next: nil)`.
  public init(_ items: [Item], next: Never?) {
    self.init(items, isLast: true)
  }
}

nonisolated extension Page: Sendable where Item: Sendable {}
