import RefreshKit
import TestSupport
import Testing

@testable import RefreshPaging

/// Requests belong to the pager: what cancels them, what does not, and what loads only once.
@MainActor struct RequestOwnerTests {
  private func settle() async { await yieldToTasks(60) }

  // MARK: Tasks that are canceled

  @Test func `rows arrive even if the task that began the refresh is canceled`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    await feed.pager.refresh()
    feed.isPaused = true
    feed.page = { page in ((0..<30).map { "new \(page).\($0)" }, false) }
    let refreshable = Task { await feed.pager.refresh() }
    await feed.settle()
    refreshable.cancel()
    #expect(await refreshable.value.kind == .cancelled)
    await feed.answer()
    #expect(feed.pager.items[0] == "new 1.0" && feed.pager.error == nil)
    #expect(feed.pager.row(of: .append) == .idle(2), "the row goes on loading by itself")
  }

  @Test func `a call from a task that is already canceled begins nothing`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await (feed.pager.refresh().kind, feed.pager.loadIfNeeded().kind)
    }
    #expect(await task.value == (.cancelled, .cancelled))
    #expect(feed.asked == [])
  }

  // MARK: A list or a component that is gone

  @Test(arguments: ["header", "footer"])
  func `detaching a component ends only a load of its own`(name: String) async {
    for isOfApp in [true, false] {
      let feed = Feed(page: Feed.pages(of: 30))
      if name == "footer" { await feed.refreshByHeader() }
      feed.isPaused = true
      let pager = feed.pager!
      let call =
        isOfApp ? Task { await name == "header" ? pager.refresh() : pager.loadMore() } : nil
      await feed.settle()
      (name == "header" ? feed.list.header : feed.list.footer as RefreshComponent?)?
        .beginRefreshing()
      await feed.wait(1)
      call?.cancel()
      if name == "header" { feed.list.header = nil } else { feed.list.footer = nil }
      await feed.settle()
      await feed.answer()
      await feed.settle()
      let count = name == "header" ? 0 : 30
      // The header's refresh joins the load of the app, which then belongs to the header.
      let goesOn = isOfApp && name == "footer"
      #expect(pager.items.count == (goesOn ? count + 30 : count), "\(name), \(isOfApp)")
    }
  }

  @Test func `a load of the app goes on without its list`() async {
    var request: CheckedContinuation<Void, Never>?
    var list: ScrollView? = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager<String>(around: 1) { (page: Int) in
      if page == 0 { await withCheckedContinuation { request = $0 } }
      return Page(["\(page)"], previous: page - 1, next: page + 1)
    }
    pager.attach(to: list!)
    await pager.refresh()
    let load = Task { await pager.loadPrevious() }
    await settle()
    list = nil
    await settle()
    #expect(pager.list == nil && pager.loadState(.prepend).isLoading)
    var reports = 0
    pager.didChange = { _ in reports += 1 }
    request?.resume()
    #expect(await load.value.isSuccess)
    #expect(pager.items == ["0", "1"] && reports == 1)
  }

  // MARK: Canceling

  @Test func `cancel ends a preload, keeps the rows, and is reported`() async {
    nonisolated(unsafe) var isCancelled = false
    var request: CheckedContinuation<Void, Never>?
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let pager = Pager<String>(in: list) { page in
      if page == 2, request == nil {
        await withTaskCancellationHandler {
          await withCheckedContinuation { request = $0 }
        } onCancel: {
          isCancelled = true
        }
      }
      return Page((0..<30).map { "\(page).\($0)" }, isLast: false)
    }
    var reports = 0
    pager.didChange = {
      $0.list?.contentSize.height = Double($0.items.count) * 44
      reports += 1
    }
    pager.preloadItems = 10
    await pager.refresh()
    pager.willShow(itemAt: 25)
    await settle()
    list.isInWindow = false
    pager.cancel()
    #expect(isCancelled && pager.items.count == 30 && reports == 2)
    #expect(!pager.loadState(.append).isLoading && pager.error == nil)
    request?.resume()
    await settle()
    #expect(pager.items.count == 30 && reports == 2, "a late answer")
    #expect(pager.row(of: .append) == .stopped, "until a gesture or a call")
    await pager.loadMore()
    #expect(pager.items.count == 60)
  }

  @Test func `cancel ends the refresh of a component, and is reported once`() async {
    let feed = Feed(page: Feed.pages(of: 30))
    var reports = 0
    feed.pager.didChange = { _ in reports += 1 }
    feed.isPaused = true
    feed.list.header?.beginRefreshing()
    await feed.wait(1)
    feed.pager.cancel()
    #expect(!feed.pager.loadState(.refresh).isLoading && reports == 0)
    await feed.wait(1)
    #expect(feed.list.header?.state == .idle && reports == 1)
    #expect(feed.list.header?.lastResult?.kind == .cancelled)
    await feed.answer()
    #expect(feed.pager.items.isEmpty && reports == 1)
  }

  @Test func `a list that was left while it was filled is filled when it is shown again`() async {
    for byPager in [true, false] {
      let feed = Feed(page: Feed.pages(of: 4))
      await feed.pager.refresh()
      feed.isPaused = true
      await feed.wait(1)
      #expect(feed.list.footer?.state == .refreshing, "it fills")
      if byPager {
        feed.pager.cancel()
      } else {
        feed.list.footer?.endRefreshing(with: .cancelled)
      }
      await feed.wait(1)
      let count = feed.asked.count
      feed.list.isInWindow = false
      feed.isPaused = false
      await feed.wait(1)
      #expect(feed.asked.count == count)
      feed.list.isInWindow = true
      await feed.wait(3)
      #expect(feed.list.contentSize.height > 667, "byPager: \(byPager)")
    }
  }

  // MARK: Loads that begin only once

  @Test func `a screen that appears again loads nothing`() async {
    let feed = Feed(page: Feed.pages(of: 20))
    let pager = feed.pager!
    feed.isPaused = true
    let first = Task { await pager.loadIfNeeded() }
    let second = Task { await pager.loadIfNeeded() }
    await feed.settle()
    #expect(feed.asked == [1], "the second one waits for the same response")
    feed.isPaused = false
    await feed.answer()
    #expect(await (first.value.isSuccess, second.value.isSuccess) == (true, true))
    for _ in 0..<4 { await pager.loadMore() }
    #expect(await pager.loadIfNeeded().isSuccess)
    #expect(pager.items.count == 100 && feed.asked.count == 5)
    feed.isPaused = true
    Task { await pager.refresh() }
    await feed.settle()
    #expect(await pager.loadIfNeeded().isSuccess, "at once, during a later refresh")
    await feed.answer()
  }

  @Test func `a failed first load begins again, and an empty list counts as loaded`() async {
    let feed = Feed { _ in ([], true) }
    feed.isOffline = true
    #expect(await feed.pager.loadIfNeeded().isFailure)
    feed.isOffline = false
    #expect(await feed.pager.loadIfNeeded().isSuccess)
    #expect(await feed.pager.loadIfNeeded().isSuccess)
    #expect(feed.asked == [1, 1])
    let state = feed.pager.restorationState
    let other = Feed(page: Feed.pages(of: 20))
    if let state { other.pager.restore(state) }
    #expect(await other.pager.loadIfNeeded().isSuccess)
    #expect(other.asked == [])
  }
}
