/// A post of the feed.
struct Post: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let isPhoto: Bool
}

/// A server with five pages of posts, whose third page fails at first, and a hundred messages.
actor Server {
  static let shared = Server()

  struct Down: Error {}

  private let delay: UInt64
  private var hasFailed = false

  /// Makes a server.
  ///
  /// - Parameter delay: The time that an answer takes, in milliseconds.
  init(delay: UInt64 = 700) {
    self.delay = delay
  }

  /// The posts of a page, counted from 1; none after the last page.
  func posts(page: Int) async throws -> [Post] {
    try await wait()
    guard page <= 5 else { return [] }
    if page == 3, !hasFailed {
      hasFailed = true
      throw Down()
    }
    return Self.all[(page - 1) * 20..<page * 20].map(\.self)
  }

  /// The posts that a filter lets through, and in whose title a word begins with a text.
  func posts(of filter: Filter, with text: String) async throws -> [Post] {
    try await wait()
    return Self.all.filter { post in
      let words = post.title.lowercased().split(separator: " ")
      return (filter == .all || post.isPhoto == (filter == .photos))
        && words.contains { $0.hasPrefix(text.lowercased()) }
    }
  }

  /// Twenty messages before one, the oldest first, and the number of the first one; nil if there are
  /// no older ones.
  func messages(before end: Int) async throws -> (texts: [String], first: Int?) {
    try await wait()
    let start = max(0, end - 20)
    return ((start..<end).map { "Message \($0 + 1)" }, start > 0 ? start : nil)
  }

  private func wait() async throws {
    if delay > 0 { try await Task.sleep(nanoseconds: delay * 1_000_000) }
  }

  private static let all = (1...100).map { number in
    Post(
      id: number, title: number % 3 == 0 ? "Photo \(number)" : "Post \(number)",
      isPhoto: number % 3 == 0)
  }
}

/// What a search finds.
enum Filter: String, CaseIterable, Sendable {
  case all = "All"
  case texts = "Texts"
  case photos = "Photos"
}
