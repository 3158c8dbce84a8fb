import RefreshKit
import RefreshPaging
import TestSupport
import Testing

/// The states of a pager's loads, and the stream of these states.
@MainActor struct PagerStateTests {
  private func names(_ pager: Pager<Int>) -> String {
    LoadType.allCases.map { name(pager.loadState($0)) }.joined(separator: " ")
  }

  private func name(_ state: LoadState) -> String {
    switch state {
    case .idle: "idle"
    case .loading: "loading"
    case .failed: "failed"
    case .finished: "finished"
    }
  }

  private func name(_ states: LoadStates) -> String {
    LoadType.allCases.map { name(states[$0]) }.joined(separator: " ")
  }

  /// Reads the states that a pager reports.
  @MainActor private final class Reader {
    private(set) var names: [String] = []
    private(set) var isOver = false
    private var task: Task<Void, Never>?

    init(_ states: AsyncStream<LoadStates>, _ name: @escaping (LoadStates) -> String) {
      task = Task { [weak self] in
        for await states in states { self?.names.append(name(states)) }
        self?.isOver = true
      }
    }
  }

  @Test(arguments: PagedList.Kind.allCases)
  func `a load is idle, loading, failed or finished`(kind: PagedList.Kind) async {
    let paged = PagedList(kind)
    paged.pageCount = 2
    let pager = paged.pager!
    #expect(names(pager) == "idle idle finished")
    paged.isClosed = true
    await paged.begin(paged.header)
    #expect(names(pager) == "loading idle finished")
    #expect(pager.loadState(.refresh).isLoading)
    paged.door.open()
    await paged.settle()
    #expect(names(pager) == "idle idle finished")
    paged.wait(1)

    paged.failures = 1
    await paged.begin(paged.footer)
    #expect(names(pager) == "idle loading finished")
    paged.door.open(2)
    await paged.settle()
    #expect(names(pager) == "idle failed finished")
    #expect(pager.loadState(.append).error is PagedList.Down)
    paged.wait(1)

    await paged.begin(paged.footer)
    #expect(names(pager) == "idle loading finished")
    paged.door.open(3)
    await paged.settle()
    #expect(names(pager) == "idle finished finished")

    paged.isClosed = false
    await paged.run(paged.header)
    #expect(names(pager) == "idle idle finished")
  }

  @Test func `a load that waits for a retry is loading, and detaching ends it`() async {
    let paged = PagedList()
    paged.pager.retry = .doubling(from: 1, attempts: 1)
    paged.failures = 1
    await paged.begin(paged.header)
    #expect(names(paged.pager) == "loading idle finished")
    paged.wait(1)
    await paged.settle()
    #expect(names(paged.pager) == "idle idle finished")

    let reader = Reader(paged.pager.states, name)
    paged.isClosed = true
    await paged.begin(paged.header)
    paged.list.header = nil
    #expect(names(paged.pager) == "idle idle finished")
    await paged.settle()
    #expect(reader.names.last == "idle idle finished")
    #expect(reader.names.count == 3)
    paged.door.open()
    await paged.settle()
  }

  @Test func `the stream begins with the present states, and ends with the pager`() async {
    var paged: PagedList? = PagedList()
    paged?.pageCount = 2
    let reader = Reader(paged!.pager.states, name)
    await paged?.run(paged!.header)
    paged?.failures = 1
    await paged?.run(paged!.footer)
    let late = Reader(paged!.pager.states, name)
    await paged?.run(paged!.footer)
    await paged?.settle()
    let ends = ["idle failed finished", "idle loading finished", "idle finished finished"]
    #expect(
      reader.names == [
        "idle idle finished", "loading idle finished", "idle idle finished",
        "idle loading finished",
      ] + ends)
    #expect(late.names == ends)
    #expect(!reader.isOver)
    paged = nil
    await yieldToTasks(50)
    #expect(reader.isOver)
  }

  @Test(arguments: [PagerEdge.bottom, .top])
  func `states that have not changed are not reported`(edge: PagerEdge) async throws {
    let paged = PagedList(edge: edge)
    let state = try #require(paged.pager.restorationState)
    let reader = Reader(paged.pager.states, name)
    for _ in 1...2 { #expect(paged.pager.restore(state)) }
    await paged.settle()
    #expect(reader.names.count == 1)
    #expect(!LoadState.idle.isLoading)
  }
}
