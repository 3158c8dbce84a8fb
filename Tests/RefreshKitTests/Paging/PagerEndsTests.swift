import RefreshKit
import TestSupport
import Testing

/// How a pager by number knows the end, and what a refresh that never begins leaves alone.
struct PagerEndsTests {
  /// A server whose pages have a number of items, down to none.
  private final class Server {
    private(set) var asked = 0
    private let sizes: [Int]

    init(_ sizes: [Int]) { self.sizes = sizes }

    func items(_ page: Int) async throws -> [Int] {
      asked += 1
      return Array(repeating: page, count: page <= sizes.count ? sizes[page - 1] : 0)
    }
  }

  nonisolated private enum Way: CaseIterable { case pages, arrays, sizedArrays }

  private func pager(_ server: Server, _ way: Way) -> (list: ScrollView, pager: Pager<Int>) {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    switch way {
    case .pages: return (list, Pager(in: list) { Page(try await server.items($0)) })
    case .arrays: return (list, Pager(in: list) { try await server.items($0) })
    case .sizedArrays: return (list, Pager(in: list, pageSize: 10) { try await server.items($0) })
    }
  }

  @Test(arguments: Way.allCases)
  private func `an empty page is the last one`(way: Way) async {
    let server = Server([10, 10])
    let (list, pager) = pager(server, way)
    for count in [10, 20, 20, 20] {
      _ = await (pager.page == 0 ? pager.refresh() : pager.loadMore())
      #expect(pager.items.count == count)
    }
    #expect(server.asked == 3)
    #expect(!pager.hasMore)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(pager.hasMore)
  }

  @Test func `a page that is shorter than the others is the last one`() async {
    let server = Server([10, 9])
    let (list, pager) = pager(server, .sizedArrays)
    _ = await pager.refresh()
    #expect(await pager.loadMore().isNoMoreData)
    #expect(server.asked == 2 && list.footer != nil)
  }

  @Test func `a page may say otherwise`() async {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager(in: list) { page in Page(page == 1 ? [] : [page], isLast: page == 2) }
    #expect(await pager.refresh().isSuccess)
    #expect(pager.hasMore)
    #expect(await pager.loadMore().isNoMoreData)
  }

  @Test func `a refresh that is cancelled before it begins ends no load`() async {
    let paged = PagedList(.number)
    await paged.run(paged.header)
    paged.isClosed = true
    let more = Task { await paged.pager.loadMore() }
    await paged.door.arrival()
    let refresh = Task { await paged.pager.refresh() }
    refresh.cancel()
    #expect(await refresh.value.isCancelled)
    #expect(paged.pager.loadState(.append).isLoading)
    paged.door.open()
    #expect(await more.value.isSuccess)
    #expect(paged.pager.items.count == 6)
  }

  @Test func `a footer that is begun at the end during a refresh stays there`() async {
    let paged = PagedList(.number)
    paged.pageCount = 1
    await paged.run(paged.header)
    #expect(paged.footer.state == .noMoreData)
    paged.isClosed = true
    paged.header.beginRefreshing()
    paged.wait(1)
    await paged.door.arrival()
    paged.footer.beginRefreshing()
    paged.wait(1)
    await paged.settle()
    #expect(paged.footer.state == .noMoreData)
    paged.header.endRefreshing(with: .cancelled)
    paged.wait(1)
    await paged.settle()
    #expect(paged.footer.state == .noMoreData)
    paged.door.open()
  }

  // MARK: The stream

  /// Plays a random session, and compares the last states of the stream with the present ones after each step.
  @Test(arguments: PagedList.Kind.allCases)
  func `each change of a load's state reaches the stream`(kind: PagedList.Kind) async {
    for seed in lawSeeds(few: 20, all: 300) {
      var random = SeededRandom(seed: seed)
      let paged = PagedList(kind)
      var last: LoadStates?
      let states = paged.pager.states
      let reader = Task { for await next in states { last = next } }
      // On a busy machine the reader begins late.
      while last == nil { await Task.yield() }
      for step in 1...15 {
        play(paged, &random)
        await paged.settle()
        await paged.settle()
        let now = LoadType.allCases.map { "\(name(paged.pager.loadState($0)))" }
        let sent = LoadType.allCases.map { name(last?[$0]) }
        #expect(now == sent, "seed \(seed), step \(step)")
      }
      for visit in 1...100 { paged.door.open(visit) }
      reader.cancel()
    }
  }

  private func play(_ paged: PagedList, _ random: inout SeededRandom) {
    let pager = paged.pager!
    switch Int.random(in: 0..<11, using: &random) {
    case 0: paged.header.beginRefreshing()
    case 1: paged.footer.beginRefreshing()
    case 2: Task { await pager.refresh() }
    case 3: Task { await pager.loadMore() }
    case 4:
      let task = Task { await pager.refresh() }
      task.cancel()
    case 5: paged.isClosed.toggle()
    case 6: for visit in 1...paged.door.visits + 1 { paged.door.open(visit) }
    case 7: paged.header.endRefreshing()
    case 8: paged.footer.endRefreshing()
    case 9: paged.failures = 1
    default: paged.wait(1)
    }
  }

  private func name(_ state: LoadState?) -> String {
    switch state {
    case .idle?: "idle"
    case .loading?: "loading"
    case .failed?: "failed"
    case .finished?: "finished"
    case nil: "none"
    }
  }
}

extension RefreshResult {
  fileprivate var isNoMoreData: Bool { if case .noMoreData = self { true } else { false } }
  fileprivate var isCancelled: Bool { if case .cancelled = self { true } else { false } }
  fileprivate var isSuccess: Bool { if case .success = self { true } else { false } }
}
