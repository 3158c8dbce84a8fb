import Testing

@testable import refresh

/// The posts and the failures of the fake server.
struct ServerTests {
  private let server = Server(sleep: { _ in })

  @Test func `pages follow each other to the last`() async throws {
    var posts: [Post] = []
    for number in 1...3 {
      let page = try await server.page(number)
      #expect(page.isLast == (number == 3))
      posts += page.items
    }
    #expect(posts == Posts.first)
    let beyond = try await server.page(4)
    #expect(beyond.items.isEmpty)
  }

  @Test func `its posts, its pages and what a refresh adds can be chosen`() async throws {
    let server = Server(
      posts: Array(Posts.first.prefix(5)), pageSize: 3, newCount: 1, sleep: { _ in })
    #expect(try await server.page(1).items == Array(Posts.first.prefix(3)))
    let refreshed = try await server.page(1)
    #expect(refreshed.items.map(\.isNew) == [true, false, false])
    #expect(!refreshed.isLast)
    let last = try await server.page(2)
    #expect(last.items.map(\.text) == Posts.first[2..<5].map(\.text))
    #expect(last.isLast)
  }

  @Test func `each refresh but the first brings new posts, for ever`() async throws {
    var last = try await server.page(1).items[0]
    for _ in 0..<20 {
      let page = try await server.page(1)
      #expect(page.items.prefix(2).allSatisfy { $0.isNew })
      #expect(!page.items[2].isNew)
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
    server.speed = 1
    _ = try await server.page(1)
    #expect(waits == [1, 3])
  }

  @Test func `a load fails once on demand`() async throws {
    server.failsNext = true
    await #expect(throws: Server.Failure.self) { _ = try await server.page(1) }
    let page = try await server.page(1)
    #expect(page.items.count == 16)
  }

  @Test func `as many requests fail as there are glitches`() async throws {
    var glitches = 0
    server.didGlitch = { glitches += 1 }
    server.glitches = 2
    await #expect(throws: Server.Failure.self) { _ = try await server.page(1) }
    await #expect(throws: Server.Failure.self) { _ = try await server.page(1) }
    #expect(try await server.page(1).items.count == 16)
    #expect(glitches == 2)
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
