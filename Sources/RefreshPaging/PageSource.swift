import RefreshKit

/// The function that loads a pager's pages, each by a cursor. The number of a page is a cursor too.
///
/// All cursors of a source have one type, which only its initializers know.
struct PageSource<Item> {
  typealias Load<Cursor> = nonisolated(nonsending) (_ cursor: Cursor) async throws -> Page<Item>

  /// The cursor of the first page.
  let first: any Sendable
  /// Loads the page of a cursor.
  let load: Load<any Sendable>
  /// Returns the cursor of the page that follows the given one; nil after the last page.
  let next: (_ page: Page<Item>, _ cursor: any Sendable) -> (any Sendable)?
  /// The type of the cursors.
  let cursorType: Any.Type
  /// Returns a value as a cursor; nil if it has another type.
  let cursor: (_ value: Any) -> (any Sendable)?

  private init<Cursor: Sendable>(
    first: Cursor, load: @escaping Load<Cursor>,
    next: @escaping (Page<Item>, Cursor) -> Cursor?
  ) {
    self.first = first
    self.load = { try await load(Self.cast($0)) }
    self.next = { next($0, Self.cast($1)) }
    cursorType = Cursor.self
    cursor = { $0 as? Cursor }
  }

  /// Makes a source that loads by number.
  init(firstPage: Int, load: @escaping Load<Int>) {
    self.init(first: firstPage, load: load) { $0.isLast ? nil : $1 + 1 }
  }

  /// Makes a source that loads by cursor. Each page has the cursor of the next one.
  init<Cursor: Sendable>(first: Cursor, load: @escaping Load<Cursor>) {
    self.init(first: first, load: load) { page, _ in
      page.isLast ? nil : page.next.map { Self.cast($0) }
    }
  }

  /// Casts a cursor to its type.
  private nonisolated static func cast<Cursor>(_ cursor: any Sendable) -> Cursor {
    guard let typed = cursor as? Cursor else {
      fatalError(
        "Page(_:next:) was given a \(type(of: cursor)), and the pager's cursors are \(Cursor.self); "
          + "use one type for both.")
    }
    return typed
  }
}
