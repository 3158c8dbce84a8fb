import Observation
import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// The server of an app.
private struct API: Sendable {
  static let shared = API()
  func posts(page: Int) async throws -> [Int] { [page] }
}

/// A closure in place of the function does not compile here in Swift 6.
@MainActor private final class Model {
  let pager = Pager(load: API.shared.posts)
}

/// A pager without a list: what views that read it are told, and what its row shows.
@MainActor struct PagerModelTests {
  @MainActor private struct Post: Identifiable, Sendable {
    let id: Int
  }

  @MainActor private struct Offline: Error {}

  /// A server with pages of five posts, which can be offline.
  @MainActor private final class Server {
    var isOffline = false
    var asked: [Int] = []
    var isBarren = false

    func posts(page: Int) throws -> Page<Post> {
      asked.append(page)
      if isOffline { throw Offline() }
      let posts = (0..<5).map { Post(id: page * 10 + $0) }
      return Page(isBarren && page > 1 ? [] : posts, isLast: page == 30)
    }
  }

  private func settle() async { await yieldToTasks(40) }

  /// Whether a view that reads `value` is told of a change.
  private func isTold(of value: @autoclosure () -> Any?, _ change: () async -> Void) async -> Bool {
    nonisolated(unsafe) var isTold = false
    withObservationTracking({ _ = value() }, onChange: { isTold = true })
    await change()
    return isTold
  }

  @Test func `a view is told of changes of what it reads, and of nothing else`() async {
    let server = Server()
    let pager = Pager { page in try server.posts(page: page) }
    #expect(await isTold(of: pager.items) { await pager.refresh() })
    #expect(await isTold(of: pager.page) { await pager.loadMore() })
    #expect(await isTold(of: pager.items) { pager.items.removeLast() })
    #expect(await !isTold(of: pager.hasMore) { pager.items.removeLast() })
    #expect(await !isTold(of: pager.edge) { await pager.loadMore() })
    server.isOffline = true
    #expect(await isTold(of: pager.error) { await pager.loadMore() })
    #expect(await isTold(of: pager.loadState(.append)) { pager.reset() })
    #expect(await !isTold(of: pager.items) { await pager.refresh() }, "no item has come")
  }

  @Test func `a row is told of the first page, and of deleted rows`() async {
    let server = Server()
    let pager = Pager { page in try server.posts(page: page) }
    #expect(await isTold(of: pager.row(of: .append)) { await pager.refresh() })
    #expect(await isTold(of: pager.row(of: .append)) { pager.items = [] })
  }

  @Test func `a row shows the next page, a failure, and the end`() async {
    let server = Server()
    let pager = Pager { page in try server.posts(page: page) }
    #expect(pager.row(of: .append) == .empty, "nothing was loaded")
    pager.rowWasReached(.append)
    await settle()
    #expect(server.asked.isEmpty)

    await pager.refresh()
    #expect(pager.row(of: .append) == .idle(1))
    pager.rowWasReached(.append)
    pager.rowWasReached(.append)
    await settle()
    #expect(server.asked == [1, 2])
    #expect(pager.row(of: .append) == .idle(2), "a row that is still there asks again")

    server.isOffline = true
    pager.rowWasReached(.append)
    await settle()
    #expect(pager.row(of: .append) == .failed && pager.text(of: .failed) != nil)
    server.isOffline = false
    pager.rowWasTapped(.append)
    await settle()
    #expect(pager.items.count == 15 && pager.row(of: .append) == .idle(3))
    while pager.hasMore { await pager.loadMore() }
    #expect(pager.row(of: .append) == .finished)
    #expect(pager.row(of: .prepend) == .finished, "the other edge")
    pager.reset()
    #expect(pager.row(of: .append) == .empty)
  }

  @Test func `after ten pages that bring nothing the row waits for a tap`() async {
    let server = Server()
    server.isBarren = true
    let pager = Pager { page in try server.posts(page: page) }
    await pager.refresh()
    for _ in 1...20 {
      if case .idle = pager.row(of: .append) { pager.rowWasReached(.append) }
      await settle()
    }
    #expect(pager.row(of: .append) == .stopped && server.asked == Array(1...11))
    pager.rowWasTapped(.append)
    await settle()
    #expect(server.asked.last == 12 && pager.row(of: .append) == .stopped, "one page for a tap")
    server.isBarren = false
    pager.rowWasTapped(.append)
    await settle()
    #expect(server.asked.last == 13 && pager.row(of: .append) == .idle(13))
  }

  @Test func `an item that appears near the end loads the next page`() async {
    let server = Server()
    let pager = Pager { page in try server.posts(page: page) }
    pager.preloadItems = 2
    await pager.refresh()
    pager.willShow(Post(id: 11))
    pager.willShow(Post(id: 999))
    await settle()
    #expect(server.asked == [1])
    pager.willShow(Post(id: 13))
    await settle()
    #expect(server.asked == [1, 2])
  }

  @Test func `the initial value of a property gets the function itself`() async {
    let model = Model()
    await model.pager.loadIfNeeded()
    await model.pager.loadMore()
    #expect(model.pager.items == [1, 2])
  }

  @Test func `canceling the task of a view cancels no request`() async {
    let server = Server()
    var waiting: [CheckedContinuation<Void, Never>] = []
    let pager = Pager<Post> { page in
      await withCheckedContinuation { waiting.append($0) }
      return try server.posts(page: page)
    }
    let view = Task { await pager.refresh() }
    await settle()
    #expect(pager.loadState(.refresh).isLoading)
    view.cancel()
    #expect(await view.value.kind == .cancelled)
    #expect(pager.loadState(.refresh).isLoading)
    for request in waiting { request.resume() }
    await settle()
    #expect(pager.items.count == 5 && pager.row(of: .append) == .idle(1))
  }

  @Test func `without rows the screen shows a load, a failure or an empty result`() async {
    let server = Server()
    var rows: [Post] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var waits = true
    let pager = Pager<Post> { page in
      if waits { await withCheckedContinuation { waiting.append($0) } }
      if server.isOffline { throw Offline() }
      return Page(rows, isLast: page == 11 || !rows.isEmpty)
    }
    func screen() -> String { pager.screen.map { "\($0)" } ?? "rows" }
    #expect(screen() == "rows", "before the first load")
    server.isOffline = true
    let first = Task { await pager.refresh() }
    await settle()
    #expect(screen() == "loading")
    waits = false
    for request in waiting { request.resume() }
    _ = await first.value
    #expect(screen().hasPrefix("failed"))
    server.isOffline = false
    pager.loadFromScreen()
    await settle()
    #expect(screen() == "stopped", "ten pages without rows")
    pager.loadFromScreen()
    await settle()
    #expect(screen() == "empty")
    rows = [Post(id: 1)]
    await pager.refresh()
    #expect(screen() == "rows")
  }

  @Test func `without a timeline a retry waits on the system's clock`() async {
    let server = Server()
    server.isOffline = true
    let pager = Pager { page in
      defer { server.isOffline = false }
      return try server.posts(page: page)
    }
    pager.retry = .doubling(from: 0.01, attempts: 1)
    #expect(await pager.refresh().isSuccess)
    #expect(server.asked == [1, 1])
  }

  @Test func `a pager that is deallocated cancels its loads, and its streams end`() async {
    nonisolated(unsafe) var isCancelled = false
    var request: CheckedContinuation<Void, Never>?
    var pager: Pager<Post>? = Pager { _ in
      await withTaskCancellationHandler {
        await withCheckedContinuation { request = $0 }
      } onCancel: {
        isCancelled = true
      }
      return Page([])
    }
    weak let released = pager
    pager?.items = [Post(id: 1)]
    pager?.preloadItems = 5
    pager?.willShow(itemAt: 0)
    await settle()
    let states = pager?.states
    pager = nil
    await settle()
    #expect(released == nil && isCancelled)
    request?.resume()
    var count = 0
    if let states { for await _ in states { count += 1 } }
    #expect(count == 1)
  }
}
