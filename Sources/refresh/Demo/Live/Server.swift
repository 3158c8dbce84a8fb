import RefreshKit

/// A server that is only pretended: it hands out a list page by page, and fails when it is told to.
struct Server {
  /// What it says instead of a page.
  struct Failure: Error {}

  /// How many rows a page has.
  static let pageSize = 20
  /// How many pages there are.
  static let pageCount = 4
  /// How long an answer may take, in seconds; the first is the default.
  static let delays = [1, 3, 0.3]

  /// Which of the delays an answer takes.
  var speed = 0
  /// Whether the next page is a failure.
  var failsNext = false

  private var edition = 0

  /// How long an answer takes, in seconds.
  var delay: Double { Self.delays[speed % Self.delays.count] }

  /// The titles of a page, by its number from 1 on; the first page begins a new edition.
  mutating func page(_ number: Int) throws(Failure) -> Page<String> {
    guard !failsNext else {
      failsNext = false
      throw Failure()
    }
    if number == 1 { edition += 1 }
    guard number <= Self.pageCount else { return Page([], isLast: true) }
    let first = (number - 1) * Self.pageSize + 1
    let rows = (first..<first + Self.pageSize).map { row in
      edition == 1 ? "Row \(row)" : "Row \(row), edition \(edition)"
    }
    return Page(rows, isLast: number == Self.pageCount)
  }
}
