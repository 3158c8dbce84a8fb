import RefreshKit

/// The fake server of the demo: it returns posts page by page, each page after a delay, and fails on
/// demand.
final class Server {
  /// The error of a load that fails on demand.
  struct Failure: Error {}

  /// The possible delays of an answer, in seconds; the first is the default.
  static let delays = [1, 3, 0.3]

  /// The index of the delay in ``delays``; it wraps around.
  var speed = 0
  /// Whether the next answer is a failure.
  var failsNext = false
  /// The number of the next requests that fail, one after the other.
  var glitches = 0
  /// Called after each of these failures; nil by default.
  var didGlitch: (() -> Void)?

  /// The delay of an answer, in seconds.
  var delay: Double { Self.delays[speed % Self.delays.count] }

  private let sleep: (Double) async throws -> Void
  private let pageSize: Int
  private let newCount: Int
  private var posts: [Post]
  private var later = Posts.later[...]
  private var isFirst = true

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - posts: The posts that it has at first.
  ///   - pageSize: The number of posts in a page.
  ///   - newCount: The number of posts that each refresh adds.
  ///   - sleep: Waits for a number of seconds.
  init(
    posts: [Post] = Posts.first, pageSize: Int = 16, newCount: Int = 2,
    sleep: @escaping (Double) async throws -> Void = Server.sleep
  ) {
    self.posts = posts
    self.pageSize = pageSize
    self.newCount = newCount
    self.sleep = sleep
  }

  /// Waits by the clock.
  static func sleep(_ seconds: Double) async throws {
    try await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000))
  }

  /// Returns the posts of a page, by its number from 1 on. The first page has no delay the first time,
  /// and has new posts each time after that.
  ///
  /// - Throws: ``Failure`` if ``failsNext`` is set; a `CancellationError` if the task is cancelled.
  func page(_ number: Int) async throws -> Page<Post> {
    try await answer(isLate: number > 1 || !isFirst)
    if number == 1, !isFirst { publish() }
    isFirst = false
    let rest = posts.dropFirst((number - 1) * pageSize)
    return Page(Array(rest.prefix(pageSize)), isLast: rest.count <= pageSize)
  }

  /// Waits for the delay of an answer, if it is late, and fails if it is to fail.
  private func answer(isLate: Bool) async throws {
    if isLate { try await sleep(delay) }
    guard glitches == 0 else {
      glitches -= 1
      didGlitch?()
      throw Failure()
    }
    guard !failsNext else {
      failsNext = false
      throw Failure()
    }
  }

  /// Adds the next new posts; when all have been added, the first ones again.
  private func publish() {
    if later.count < newCount { later = Posts.later[...] }
    for index in posts.indices {
      posts[index].isNew = false
      posts[index].minutes += 1
    }
    posts.insert(contentsOf: later.prefix(newCount), at: 0)
    later = later.dropFirst(newCount)
  }
}
