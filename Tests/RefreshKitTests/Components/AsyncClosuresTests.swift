import RefreshKit
import RefreshReplay
import Testing

/// Async functions of every shape, as closures without type annotations.
@MainActor struct AsyncClosuresTests {
  @MainActor struct Broken: Error {}

  private let isBroken = true
  private func work() async {}
  private func workOrFail() async throws { if isBroken { throw Broken() } }
  private func loadLastPage() async throws -> RefreshResult { .noMoreData }

  /// A page as an app declares it, with a property for whether another page follows.
  @MainActor struct Posts: RefreshResultConvertible {
    var isLast = true
    var refreshResult: RefreshResult { isLast ? .noMoreData : .success }
  }

  private func loadPosts() async throws -> Posts { Posts() }

  /// The result of a refresh by the component's function, in a word.
  private func outcome(_ component: RefreshComponent) async -> String {
    let list = component.scrollView ?? Bench.list(component)
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    switch component.lastResult {
    case .success?: return "success"
    case .failure(let error)?: return error is Broken ? "broken" : "\(error)"
    case .noMoreData?: return "no more data"
    case .cancelled?: return "cancelled"
    case nil: return "none"
    }
  }

  @Test func `a component of every class can be made with a closure that only throws`() async {
    let components = [
      RefreshHeader(refreshing: { throw Broken() }),
      RefreshStateHeader(refreshing: { throw Broken() }),
      RefreshNormalHeader(refreshing: { throw Broken() }),
      RefreshGifHeader(refreshing: { throw Broken() }),
      RefreshControl(refreshing: { throw Broken() }),
      RefreshRingHeader(refreshing: { throw Broken() }),
      RefreshIndicatorHeader(refreshing: { throw Broken() }),
      RefreshSystemHeader(refreshing: { throw Broken() }),
      RefreshAutoFooter(refreshing: { throw Broken() }),
      RefreshAutoHeader(refreshing: { throw Broken() }),
      RefreshAutoStateHeader(refreshing: { throw Broken() }),
      RefreshAutoNormalHeader(refreshing: { throw Broken() }),
      RefreshAutoStateFooter(refreshing: { throw Broken() }),
      RefreshAutoNormalFooter(refreshing: { throw Broken() }),
      RefreshAutoGifFooter(refreshing: { throw Broken() }),
      RefreshBackFooter(refreshing: { throw Broken() }),
      RefreshBackStateFooter(refreshing: { throw Broken() }),
      RefreshBackNormalFooter(refreshing: { throw Broken() }),
      RefreshBackGifFooter(refreshing: { throw Broken() }),
      RefreshTrailer(refreshing: { throw Broken() }),
      RefreshStateTrailer(refreshing: { throw Broken() }),
      RefreshNormalTrailer(refreshing: { throw Broken() }),
      RefreshLeader(refreshing: { throw Broken() }),
      RefreshStateLeader(refreshing: { throw Broken() }),
      RefreshNormalLeader(refreshing: { throw Broken() }),
    ]
    #expect(components.count == ComponentKind.all.count - 1)
    for component in components { #expect(await outcome(component) == "broken") }
  }

  @Test func `a closure that returns nothing ends in success, or in the thrown error`() async {
    let all: [(RefreshComponent, String)] = [
      (RefreshHeader(refreshing: { await work() }), "success"),
      (
        RefreshHeader(refreshing: {
          await work()
          await work()
        }), "success"
      ),
      (
        RefreshHeader(refreshing: {
          if isBroken { throw Broken() }
          await work()
        }), "broken"
      ),
      (
        RefreshHeader(refreshing: {
          await work()
          throw Broken()
        }), "broken"
      ),
      (RefreshHeader(refreshing: { try await workOrFail() }), "broken"),
    ]
    for (component, expected) in all { #expect(await outcome(component) == expected) }
  }

  @Test func `a closure with a result ends the refresh with it`() async {
    let all: [(RefreshComponent, String)] = [
      (RefreshAutoFooter(refreshing: { .noMoreData }), "no more data"),
      (RefreshAutoFooter(refreshing: { .cancelled }), "cancelled"),
      (RefreshAutoFooter(refreshing: { .failure(Broken()) }), "broken"),
      (RefreshAutoFooter(refreshing: { try await loadLastPage() }), "no more data"),
      (RefreshAutoFooter(refreshing: { try await loadPosts() }), "no more data"),
      (
        RefreshAutoFooter(refreshing: {
          await work()
          return .noMoreData
        }), "no more data"
      ),
      (
        RefreshAutoFooter(refreshing: {
          if isBroken { return .failure(Broken()) }
          throw CancellationError()
        }), "broken"
      ),
    ]
    for (component, expected) in all { #expect(await outcome(component) == expected) }
  }

  @Test func `a closure that is set later ends the refresh in the same way`() async {
    let sets: [((RefreshComponent) -> Void, String)] = [
      ({ $0.setRefreshing { throw Broken() } }, "broken"),
      ({ $0.setRefreshing { () -> Void in throw CancellationError() } }, "cancelled"),
      ({ $0.setRefreshing { await work() } }, "success"),
      (
        {
          $0.setRefreshing {
            await work()
            await work()
          }
        }, "success"
      ),
      ({ $0.setRefreshing { .noMoreData } }, "no more data"),
      ({ $0.setRefreshing { try await loadLastPage() } }, "no more data"),
      ({ $0.setRefreshing { try await loadPosts() } }, "no more data"),
    ]
    for (set, expected) in sets {
      let footer = RefreshAutoFooter()
      set(footer)
      #expect(await outcome(footer) == expected)
    }
  }

  @Test func `a header that is made in one line ends its refresh in the same way`() async {
    let list = Bench.list()
    let all: [(() -> RefreshHeader, String)] = [
      ({ .system { await work() } }, "success"),
      ({ .system { try await workOrFail() } }, "broken"),
      ({ .system { try await loadLastPage() } }, "no more data"),
      ({ .system { .cancelled } }, "cancelled"),
      ({ list.addPullRefresh { await work() } }, "success"),
      ({ list.addPullRefresh { try await workOrFail() } }, "broken"),
      ({ list.addPullRefresh { throw Broken() } }, "broken"),
      ({ list.addPullRefresh { try await loadPosts() } }, "no more data"),
      (
        { list.addPullRefresh { try await loadPosts().isLast ? .noMoreData : .success } },
        "no more data"
      ),
    ]
    for (make, expected) in all { #expect(await outcome(make()) == expected) }
  }
}
