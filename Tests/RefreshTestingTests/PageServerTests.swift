import RefreshTesting
import Testing

@MainActor @Suite struct PageServerTests {
  private struct Offline: Error {}

  @Test func `a server has pages by number and by cursor`() async throws {
    try await TestModel.run { model in
      let server = PageServer(Array(0..<5), pageSize: 2)
      let byNumber = Pager(timeline: model.timeline) { page in try await server.page(page) }
      let byCursor = Pager(first: 0) { cursor in try await server.page(from: cursor) }
      for _ in 1...3 {
        await byNumber.loadMore()
        await byCursor.loadMore()
      }
      #expect(byNumber.items == [0, 1, 2, 3, 4] && byCursor.items == byNumber.items)
      #expect(!byNumber.hasMore && !byCursor.hasMore)
      #expect(server.requests == [1, 0, 2, 2, 3, 4])
    }
  }

  @Test func `items can be inserted and deleted between requests`() async throws {
    try await TestModel.run { model in
      let server = PageServer(Array(0..<5), pageSize: 2)
      let pager = Pager { page in try await server.page(page) }
      await pager.refresh()
      server.items.insert(9, at: 0)
      await pager.loadMore()
      #expect(pager.items == [0, 1, 1, 2])
      server.items.removeFirst(2)
      await pager.refresh()
      #expect(pager.items == [1, 2])
    }
  }

  @Test func `requests can be answered out of order`() async throws {
    try await TestModel.run { model in
      let server = PageServer(Array(0..<6), pageSize: 2)
      server.hold()
      var arrived: [Int] = []
      for number in 1...3 {
        Task {
          let page = try await server.page(number)
          arrived.append(contentsOf: page.items)
        }
      }
      try await model.settle()
      #expect(server.waiting == [1, 2, 3] && arrived == [])
      server.answer(3)
      try await model.settle()
      server.answer()
      try await model.settle()
      #expect(server.waiting == [2] && arrived == [4, 5, 0, 1])
      server.release()
      try await model.settle()
      #expect(arrived == [4, 5, 0, 1, 2, 3])
      _ = try await server.page(1)
    }
  }

  @Test func `a failure can be delayed, and a canceled request waits no longer`() async throws {
    try await TestModel.run { model in
      let server = PageServer(Array(0..<6), pageSize: 2)
      let pager = Pager { page in try await server.page(page) }
      server.hold()
      server.next(.failure(Offline()))
      let task = Task { await pager.refresh() }
      try await model.settle()
      server.answer()
      #expect(await task.value.isFailure)
      let other = Task { await pager.refresh() }
      try await model.settle()
      #expect(server.waiting == [1])
      pager.reset()
      try await model.settle()
      #expect(server.waiting == [])
      _ = await other.value
    }
  }

  @Test func `rows are added before the component closes, and move no visible row`() async throws {
    try await TestList.run { list in
      let server = PageServer(Array(0..<95), pageSize: 20)
      let pager = Pager(in: list.view, edge: .top) { page in try await server.page(page) }
      var heights: [Double] = []
      pager.didChange = { _ in heights.append(list.view.contentSize.height) }
      list.shows(pager)
      list.header?.endRefreshingAnimationBeginAction = {
        heights.append(list.view.contentSize.height)
      }
      try await list.pull()
      #expect(heights == [0, 880])
      try await list.pull()
      // The second page is above the rows that were visible.
      #expect(list.view.contentSize.height == 1_760 && list.view.contentOffset.y > 700)
    }
  }
}
