import RefreshKit
import RefreshPaging

/// The fake server of the demo. It returns posts page by page, each page after a delay, and fails
/// on demand.
@MainActor final class Server {
  /// The error of a load that fails on demand.
  struct Failure: Error {}

  private static let pageSize = 16
  /// The number of posts that each refresh adds.
  private static let newCount = 2

  var isSlow = false
  /// Whether the next answer is a failure.
  var failsNext = false

  /// The delay of an answer, in seconds.
  var delay: Int { isSlow ? 3 : 1 }

  private let sleep: (Double) async throws -> Void
  private var posts = Posts.first
  private var laterPosts = Posts.later[...]
  private var hasAnswered = false

  /// Makes a server that waits for a number of seconds by `sleep`.
  init(sleep: @escaping (Double) async throws -> Void = Server.sleep) {
    self.sleep = sleep
  }

  /// Waits by the clock.
  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// Returns the posts of a page, by its number from 1 on. Page 1 has no delay until it was
  /// returned once. Each later answer for page 1 has new posts.
  ///
  /// - Throws: ``Failure`` if ``failsNext`` is set; a `CancellationError` if the task is canceled.
  func page(_ number: Int) async throws -> Page<Post> {
    if number > 1 || hasAnswered { try await sleep(Double(delay)) }
    guard !failsNext else {
      failsNext = false
      throw Failure()
    }
    if number == 1, hasAnswered { publish() }
    hasAnswered = true
    let rest = posts.dropFirst((number - 1) * Self.pageSize)
    return Page(Array(rest.prefix(Self.pageSize)), isLast: rest.count <= Self.pageSize)
  }

  /// Adds the next new posts. When all new posts have been added, begins with the first of them
  /// again.
  private func publish() {
    if laterPosts.count < Self.newCount { laterPosts = Posts.later[...] }
    for index in posts.indices {
      posts[index].isNew = false
      posts[index].minutes += 1
    }
    posts.insert(contentsOf: laterPosts.prefix(Self.newCount), at: 0)
    laterPosts = laterPosts.dropFirst(Self.newCount)
  }
}
