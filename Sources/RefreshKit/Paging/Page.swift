/// A part of a long list, as a server returns it.
public nonisolated struct Page<Item> {
  /// The items of the page, in order.
  public var items: [Item]
  /// Whether this is the last page.
  public var isLast: Bool

  /// Makes a page.
  public init(_ items: [Item], isLast: Bool = false) {
    self.items = items
    self.isLast = isLast
  }
}

nonisolated extension Page: Sendable where Item: Sendable {}
