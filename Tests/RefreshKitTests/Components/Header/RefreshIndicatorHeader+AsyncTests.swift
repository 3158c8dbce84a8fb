import RefreshKit
import Testing

/// Headers with an indicator that refresh by an async function, as closures without a type.
struct RefreshIndicatorHeaderAsyncTests {
  private struct Broken: Error {}

  private struct Posts: RefreshResultConvertible {
    var refreshResult: RefreshResult { .noMoreData }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  private static func load() async throws {}
  private static func fail() async throws { throw Broken() }
  private static func loadPosts() async throws -> Posts { Posts() }
  private static func loadLast() async throws -> Bool { true }

  /// The result of the refresh of a header that was added just now.
  private func result(_ header: RefreshIndicatorHeader) async -> RefreshResult? {
    #expect(list.header === header)
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    list.timeline.advance(by: 1)
    #expect(header.state == .idle || header.state == .noMoreData)
    return header.lastResult
  }

  @Test func `a function that returns nothing ends in success, or in what it throws`() async {
    guard case .success? = await result(list.addPullRefresh { try await Self.load() }) else {
      Issue.record("it did not end in success")
      return
    }
    let failure = await result(list.addPullRefresh { try await Self.fail() })
    #expect(failure?.isFailure == true)
    let thrown = await result(list.addPullRefresh { throw Broken() })
    #expect(thrown?.isFailure == true)
  }

  @Test func `a function that returns a result ends in it`() async {
    let posts = await result(list.addPullRefresh { try await Self.loadPosts() })
    guard case .noMoreData? = posts else {
      Issue.record("a page has its result")
      return
    }
    let last = await result(
      list.addPullRefresh { try await Self.loadLast() ? .noMoreData : .success })
    guard case .noMoreData? = last else {
      Issue.record("a case is a result")
      return
    }
  }

  @Test func `it has the indicator, or the default one`() async {
    let notes = RefreshIndicatorTests.Notes()
    let header = list.addPullRefresh(notes) { try await Self.load() }
    #expect(header.indicator === notes)
    #expect(await result(header)?.isFailure == false)
    #expect(notes.states == [.idle, .refreshing, .idle])
    #expect(list.addPullRefresh { try await Self.load() }.indicator is NormalIndicator)
    #expect(header.scrollView == nil)
  }

  @Test func `a plain closure is a block, and ends nothing`() async {
    let header = list.addPullRefresh {}
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(header.state == .refreshing)
    #expect(header.refreshingBlock != nil)
  }
}
