import RefreshKit

/// A server that is only pretended: it hands out posts page by page, each after a while, and fails
/// when it is told to.
final class Server {
  /// What it answers instead of a page.
  struct Failure: Error {}

  /// How many posts a page has.
  static let pageSize = 16
  /// How long an answer may take, in seconds; the first is the default.
  static let delays = [1, 3, 0.3]

  /// Which of the delays an answer takes.
  var speed = 0
  /// Whether the next page is a failure.
  var failsNext = false

  /// How long an answer takes, in seconds.
  var delay: Double { Self.delays[speed % Self.delays.count] }

  private let sleep: (Double) async throws -> Void
  private var posts = Posts.first
  private var later = Posts.later[...]
  private var isFirst = true

  /// Makes a server.
  ///
  /// - Parameter sleep: Waits for so many seconds.
  init(sleep: @escaping (Double) async throws -> Void = Server.sleep) {
    self.sleep = sleep
  }

  /// Waits by the clock.
  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// The posts of a page, by its number from 1 on. The first page is there at once for the first time,
  /// and has new posts each time after that.
  ///
  /// - Throws: ``Failure`` where it is told to; a `CancellationError` where the task is cancelled.
  func page(_ number: Int) async throws -> Page<Post> {
    if number > 1 || !isFirst { try await sleep(delay) }
    guard !failsNext else {
      failsNext = false
      throw Failure()
    }
    if number == 1, !isFirst { publish(2) }
    isFirst = false
    let rest = posts.dropFirst((number - 1) * Self.pageSize)
    return Page(Array(rest.prefix(Self.pageSize)), isLast: rest.count <= Self.pageSize)
  }

  private func publish(_ count: Int) {
    if later.count < count { later = Posts.later[...] }
    for index in posts.indices {
      posts[index].isNew = false
      posts[index].minutes += 1
    }
    posts.insert(contentsOf: later.prefix(count), at: 0)
    later = later.dropFirst(count)
  }
}
