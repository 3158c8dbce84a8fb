import RefreshTerminal
import Testing

@testable import refresh

/// The posts and failures of the demo's server.
@MainActor struct ServerTests {
  private let server = Server(sleep: { _ in })

  @Test func `pages follow each other to the last one`() async throws {
    var posts: [Post] = []
    for number in 1...3 {
      let page = try await server.page(number)
      #expect(page.isLast == (number == 3))
      posts += page.items
    }
    #expect(posts == Posts.first)
    #expect(try await server.page(4).items.isEmpty)
  }

  @Test func `each refresh except the first one brings new posts`() async throws {
    var last = try await server.page(1).items[0]
    for _ in 0..<20 {
      let page = try await server.page(1)
      #expect(page.items.prefix(3).map(\.isNew) == [true, true, false])
      #expect(page.items[0] != last)
      last = page.items[0]
    }
  }

  @Test func `only the first page has no delay`() async throws {
    var waits: [Double] = []
    let server = Server(sleep: { waits.append($0) })
    _ = try await server.page(1)
    #expect(waits == [])
    _ = try await server.page(2)
    server.isSlow = true
    _ = try await server.page(1)
    #expect(waits == [1, 3])
  }

  @Test func `a load fails once if it is told to`() async throws {
    server.failsNext = true
    await #expect(throws: Server.Failure.self) { _ = try await server.page(1) }
    #expect(try await server.page(1).items.count == 16)
  }

  @Test func `posts fit their rows`() {
    for post in Posts.first + Posts.later {
      #expect(post.author.cells <= 16 && post.text.cells <= 72)
      #expect(post.initials.count == 2)
      #expect(post.text.unicodeScalars.allSatisfy { $0.isASCII })
    }
  }

  @Test func `an age is shown in words`() {
    let ages = [0, 1, 59, 60, 1_439, 1_440].map { Post("A B|text", minutes: $0).age }
    #expect(ages == ["now", "1 min", "59 min", "1 h", "23 h", "1 d"])
  }
}
