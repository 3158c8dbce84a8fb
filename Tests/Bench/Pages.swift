import RefreshPaging
import RefreshTesting

private struct Post: Identifiable, Sendable {
  let id: Int
  let text = "a post"
}

extension Measure {
  /// The median cost of appending a page to 20,000 items, as a multiple of the cost of appending it
  /// to 200.
  static let page = Measure(
    name: "page", per: "page around page 1,000, beside one around page 10", unit: "times",
    budget: 2, repetitions: 9
  ) { count in
    await medianOfRatios(count)
  }

  /// Returns the cost of a test in virtual time. The gate runs it to see that such tests work in a
  /// release build.
  static let test = Measure(
    name: "test", per: "test in which a finger loads five pages", repetitions: 20
  ) { count in
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<count { await loadPagesInTest() }
    return (clock.now - start) / .nanoseconds(1) / Double(count)
  }

  private static func loadPagesInTest() async {
    do {
      try await TestList.run { list in
        let server = PageServer((0..<95).map { Post(id: $0) }, pageSize: 20)
        let pager = Pager(in: list.view) { page in try await server.page(page) }
        list.shows(pager)
        try await list.pull()
        try await list.fling(to: .end) { !pager.hasMore }
        precondition(server.requests == [1, 2, 3, 4, 5])
      }
    } catch {
      fatalError("\(error)")
    }
  }

  private static func medianOfRatios(_ count: Int) async -> Double {
    var ratios: [Double] = []
    for _ in 0..<count {
      let pager = Pager<Post> { page in
        Page((page * 20..<page * 20 + 20).map { Post(id: $0) }, isLast: false)
      }
      let early = await mean(of: pager, upTo: 60)
      let late = await mean(of: pager, upTo: 1_025)
      precondition(pager.items.count == 1_025 * 20)
      ratios.append(late / early)
    }
    return ratios.sorted()[count / 2]
  }

  /// Loads pages up to `last`, and returns the mean duration of the last 50.
  private static func mean(of pager: Pager<Post>, upTo last: Int) async -> Double {
    let measured = 50
    while pager.page < last - measured { await pager.loadMore() }
    let clock = ContinuousClock()
    let start = clock.now
    for _ in 0..<measured { await pager.loadMore() }
    return (clock.now - start) / .nanoseconds(1) / Double(measured)
  }
}
