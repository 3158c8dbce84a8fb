import RefreshTesting
import Testing

@MainActor @Suite struct CheckPagerTests {
  @Test func `pagers without mistakes pass`() async throws {
    try await checkPager(seeds: 1...20) { server in Pager { page in try await server.page(page) } }
    try await checkPager(seeds: 1...20) { server in
      Pager(edge: .top) { page in try await server.page(page) }
    }
    try await checkPager(seeds: 1...20) { server in
      Pager(first: 1) { cursor in try await server.page(at: cursor) }
    }
    try await checkPager(seeds: 1...20) { server in
      Pager(around: 0) { cursor in try await server.page(at: cursor) }
    }
  }

  /// Keeps the answers of earlier requests forever.
  @MainActor private final class Cache {
    var pages: [Int: Page<PagerCheckServer.Item>] = [:]
  }

  @Test func `a pager that keeps late answers is found`() async {
    let message = await message {
      try await checkPager { server in
        let cache = Cache()
        return Pager { number in
          if let page = cache.pages[number], number > 1 { return page }
          let page = try await server.page(number)
          cache.pages[number] = page
          return page
        }
      }
    }
    #expect(
      message?.contains("The pager breaks a law of pagers, in the session with the seed") == true)
  }

  @Test func `a pager whose app adds the items twice is found`() async {
    let message = await message {
      try await checkPager { server in
        let pager = Pager { page in try await server.page(page) }
        pager.didChange = { $0.items += $0.items.suffix(1) }
        return pager
      }
    }
    #expect(message?.contains("a row is there twice") == true)
  }
}
