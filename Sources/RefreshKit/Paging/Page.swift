/// A part of a long list, as a server hands it out.
public nonisolated struct Page<Item> {
  /// What the page holds, in order.
  public var items: [Item]
  /// Whether no page follows.
  public var isLast: Bool

  /// Makes a page.
  public init(_ items: [Item], isLast: Bool = false) {
    self.items = items
    self.isLast = isLast
  }
}

nonisolated extension Page: Sendable where Item: Sendable {}
