import RefreshKit
import RefreshPaging

/// Plays random sessions with an app's own pager, and throws if one of them breaks a law of pagers.
/// No row appears twice, is lost, or comes from a late answer. No page is requested twice at once.
/// A page that has failed is not requested again by itself. Each end is shown, and can be left.
///
/// ```swift
/// try await checkPager { server in Pager(edge: .top) { page in try await server.page(page) } }
/// ```
///
/// In a session, a server inserts, deletes, fails, answers late and out of order, returns a cursor again,
/// and has pages that bring nothing; an app refreshes, reloads, deletes rows, shows only some of them, asks
/// for another query, cancels its calls, and is scrolled.
///
/// - Parameters:
///   - seeds: The seeds of the sessions; 1...50 by default. The same seed always gives the same
///     session.
///   - make: Makes a pager that loads from a server. It must not wait for anything else, and the
///     first page has the number 1, or the cursor 1; the cursor 0 if the pager loads in both
///     directions.
/// - Throws: A ``TestFailure`` with the law, the seed, and what was done in the session.
@MainActor public func checkPager(
  seeds: ClosedRange<Int> = 1...50,
  make: @escaping @MainActor (PagerCheckServer) -> Pager<PagerCheckServer.Item>
) async throws {
  for seed in seeds {
    let session = PagerSession(seed: UInt64(bitPattern: Int64(seed)), make: make)
    let breaches = await session.run(deeds: 60)
    guard let breach = breaches.first else { continue }
    throw TestFailure(
      "The pager breaks a law of pagers, in the session with the seed \(seed): \(breach)\nWhat was done last:\n"
        + session.deeds.suffix(24).joined(separator: "\n"))
  }
}

/// The server of ``checkPager(seeds:make:)``.
@MainActor public final class PagerCheckServer {
  /// An item of the server's.
  public struct Item: Sendable, Identifiable, Hashable {
    /// The query, the page, the place in the page, and the number of the request that has brought
    /// the item. The request is 0 if the item is from an earlier run of the app.
    let query, page, index, request: Int
    /// Made once, because the laws compare the identities of all items repeatedly.
    private let storedID: String

    /// The identity of the item.
    public var id: String { storedID }

    init(query: Int, page: Int, index: Int, request: Int) {
      (self.query, self.page, self.index, self.request) = (query, page, index, request)
      storedID = "\(query) \(page) \(index)"
    }
  }

  struct Answer {
    var rows: [Item] = []
    /// The number of the last page.
    var lastPage = 0
    /// Whether the answer returns the cursor of its own request as the cursor of the next page.
    var cursorRepeats = false
  }

  var answer: (_ page: Int, _ isCursor: Bool) async throws -> Answer = { _, _ in Answer() }
  var isBothWays = false

  init() {}

  /// Answers a request for a page by its number, for `Pager(load:)`.
  ///
  /// - Parameter number: The number, from 1.
  /// - Throws: A failure of the server.
  public func page(_ number: Int) async throws -> Page<Item> {
    let answer = try await answer(number, false)
    return Page(answer.rows, isLast: number >= answer.lastPage)
  }

  /// Answers a request for a page by its cursor, for `Pager(first: 1, load:)` and `Pager(around: 0, load:)`.
  ///
  /// - Parameter cursor: The cursor.
  /// - Throws: A failure of the server.
  public func page(at cursor: Int) async throws -> Page<Item> {
    let answer = try await answer(cursor, true)
    if answer.cursorRepeats {
      return Page(answer.rows, previous: isBothWays ? cursor : nil, next: cursor)
    }
    return Page(
      answer.rows, previous: isBothWays && cursor > -answer.lastPage ? cursor - 1 : nil,
      next: cursor < answer.lastPage ? cursor + 1 : nil)
  }
}
