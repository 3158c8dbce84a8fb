import RefreshTesting
import Testing

/// What a test leaves behind is thrown at its end, with a message that names the cause.
@MainActor @Suite struct LeftoverTests {
  private struct Offline: Error {}

  @Test func `a block that never ends its refresh is reported`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.view.header = RefreshNormalHeader {}
        try await list.pull()
      }
    }
    #expect(message?.contains("The header (RefreshNormalHeader) has refreshed since") == true)
    #expect(message?.contains("its block has returned, and nothing has ended it") == true)
    #expect(message?.contains("The list (375 x 667) at ") == true)
    #expect(message?.contains("header pulling > refreshing") == true)
  }

  @Test func `a request that is never answered is reported`() async {
    let message = await message {
      let server = PageServer(Array(0..<95), pageSize: 20)
      try await TestList.run { list in
        list.shows(Pager(in: list.view) { page in try await server.page(page) })
        server.next(.never)
        try await list.pull()
        #expect(server.waiting == [1])
      }
    }
    #expect(message?.contains("its function waits for the server") == true)
    #expect(message?.contains("Request 1 of the PageServer, for 1, has no answer.") == true)
  }

  @Test func `a pending request of a pager without a list is reported`() async {
    let message = await message {
      try await TestModel.run { model in
        let server = PageServer([1, 2, 3], pageSize: 2)
        let pager = Pager { page in try await server.page(page) }
        server.hold()
        let task = Task { await pager.refresh() }
        try await model.settle()
        #expect(pager.loadState(.refresh).isLoading && !task.isCancelled)
      }
    }
    #expect(message?.contains("Request 1 of the PageServer, for 1, has no answer.") == true)
  }

  @Test func `a retry for which a pager waits is reported`() async {
    let message = await message {
      try await TestModel.run { model in
        let pager = Pager<Int>(timeline: model.timeline) { _ -> Page<Int> in throw Offline() }
        pager.retry = .doubling(from: 1, attempts: 1)
        _ = Task { await pager.refresh() }
        try await model.settle()
      }
    }
    #expect(message?.contains("The pager loads (refresh); it waits before a retry.") == true)
  }

  @Test func `a failure that nobody reads is reported`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.view.header = RefreshNormalHeader { throw Offline() }
        try await list.pull()
      }
    }
    #expect(message?.contains("A failure of the header (RefreshNormalHeader)") == true)
    #expect(message?.contains("was read by nobody: Offline()") == true)
  }

  @Test func `a failure of a pager that was deallocated before the end is reported`() async {
    let message = await message {
      try await TestModel.run { model in
        let pager = Pager<Int> { _ -> Page<Int> in throw Offline() }
        pager.preloadItems = 5
        pager.willShow(itemAt: 0)
        try await model.settle()
      }
    }
    #expect(message?.contains("A failure of the pager") == true)
  }

  @Test func `a failure before a success is reported`() async {
    let message = await message {
      let server = PageServer(Array(0..<95), pageSize: 20)
      try await TestList.run { list in
        list.shows(Pager(in: list.view) { page in try await server.page(page) })
        server.next(.failure(Offline()))
        try await list.pull()
        try await list.pull()
      }
    }
    #expect(message?.contains("A failure of the pager") == true)
  }

  /// Each way to read a failure, which the pager and its header share.
  @Test(arguments: 0..<6) func `a failure that is read is not reported`(way: Int) async throws {
    let server = PageServer(Array(0..<95), pageSize: 20)
    try await TestList.run { list in
      let pager = Pager(in: list.view) { page in try await server.page(page) }
      let states = way == 4 ? pager.states : nil
      list.shows(pager)
      server.next(.failure(Offline()))
      if way == 5 {
        let result = await pager.refresh()
        #expect(result.isFailure)
      } else {
        try await list.pull(until: way == 3 ? .resultShown : .settled)
      }
      switch way {
      case 0: #expect(pager.error is Offline)
      case 1: #expect(pager.loadState(.refresh).error is Offline)
      case 2: #expect(list.header?.lastResult?.isFailure == true)
      case 3: #expect(list.title(of: .header) == "Loading failed")
      default: break
      }
      try await list.settle()
      withExtendedLifetime(states) {}
    }
  }

  @Test func `awaiting a refresh reads its result`() async throws {
    try await TestList.run { list in
      list.shows { 30 }
      list.view.header = RefreshNormalHeader { throw Offline() }
      let header = try #require(list.header)
      let task = Task { await header.refresh() }
      try await list.settle()
      #expect(await task.value.isFailure)
    }
  }

  /// A header that never releases its reserved inset.
  private final class GreedyHeader: RefreshNormalHeader {
    override func shownResultDidChange(_ result: RefreshResult?) {}

    override var state: RefreshState {
      didSet {
        if oldValue == .refreshing, state == .idle {
          scrollView?.timeline.after(1) { [weak self] in self?.reserveInset(30) }
        }
      }
    }
  }

  @Test func `a reserved inset at rest is reported`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.view.header = GreedyHeader { await Task.yield() }
        try await list.pull()
        try await list.advance(by: 1)
      }
    }
    #expect(
      message?.contains(
        "The header (GreedyHeader) is idle, and still reserves an inset of 30 points.")
        == true)
  }

  @Test func `a pending call is reported`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.view.header = RefreshNormalHeader { await Task.yield() }
        list.header?.minimumRefreshingDuration = .infinity
        try await list.pull()
      }
    }
    #expect(message?.contains("its end waits for minimumRefreshingDuration") == true)
    #expect(message?.contains("has 1 call that waits") == true)
  }

  @Test func `a function that waits for something outside the test is reported`() async {
    let message = await message {
      try await TestList.run { list in
        list.shows { 30 }
        list.realTimeLimit = 0.2
        list.view.header = RefreshNormalHeader {
          try await Task.sleep(nanoseconds: 600_000_000_000)
        }
        try await list.pull()
      }
    }
    #expect(
      message?.contains(
        "The function of the header (RefreshNormalHeader) waits for something outside the test")
        == true)
    #expect(message?.contains("0.2 seconds of real time") == true)
  }

  @Test func `work that repeats itself without time is reported`() async {
    let message = await message {
      try await TestList.run { list in
        @MainActor func again() { list.view.timeline.async { again() } }
        again()
        try await list.advance(by: 1)
      }
    }
    #expect(message?.contains("keeps changing") == true)
  }

  @Test func `a list in which nothing happens leaves nothing`() async throws {
    try await TestList.run { list in list.view.footer = RefreshAutoNormalFooter {} }
    try await TestModel.run { model in try await model.advance(by: 3) }
  }

  @Test func `an error that a test throws is thrown on`() async {
    await #expect(throws: Offline.self) {
      try await TestList.run { list in
        list.view.header = RefreshNormalHeader {}
        list.header?.beginRefreshing()
        throw Offline()
      }
    }
  }
}
