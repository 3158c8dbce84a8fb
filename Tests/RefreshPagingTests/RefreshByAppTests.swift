import RefreshKit
import RefreshReplay
import TestSupport
import Testing

@testable import RefreshPaging

/// How a load that the app begins changes components that show the result of another load.
@MainActor struct RefreshByAppTests {
  private func make(_ header: RefreshHeader? = nil) -> Feed {
    let feed = Feed(header: header, page: Feed.pages(of: 30))
    feed.list.header?.lastUpdatedTimeKey = "feed"
    return feed
  }

  private func title(_ component: RefreshComponent?) -> String? {
    (component as? any StateTitled)?.stateLabel.text
  }

  @Test func `a refresh by the app stores its time, and does not open the header`() async {
    let feed = make()
    var changes = 0
    let token = feed.list.header?.observeState { _ in changes += 1 }
    await feed.pager.refresh()
    await feed.wait(1)
    let header = feed.list.header
    #expect(header?.lastUpdatedTime != nil && header?.lastUpdatedTime == feed.pager.lastUpdatedTime)
    header?.refreshIfExpired(after: 15 * 60)
    await feed.wait(1)
    #expect(feed.asked == [1] && changes == 0 && header?.lastResult == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `a header that loads older rows stores no time`() async {
    let feed = Feed(edge: .top, header: RefreshNormalHeader(), page: Feed.pages(of: 30))
    await feed.pager.refresh()
    #expect(feed.list.header?.lastUpdatedTime == nil && feed.pager.lastUpdatedTime != nil)
  }

  @Test func `a refresh by the app and a reset clear the failure that a header shows`() async {
    for isReset in [false, true] {
      let feed = make()
      await feed.refreshByHeader()
      feed.isOffline = true
      await feed.refreshByHeader()
      feed.isOffline = false
      if isReset { feed.pager.reset() } else { await feed.pager.refresh() }
      await feed.wait(1)
      #expect(feed.list.header?.showsFailureAtRest == false)
      #expect(feed.list.header?.lastResult?.isFailure == true, "the header's own refresh")
    }
  }

  @Test func `a footer does not ask for a tap while its page is loading`() async {
    let feed = make()
    await feed.refreshByHeader()
    let footer = feed.list.footer
    feed.isOffline = true
    footer?.beginRefreshing()
    await feed.wait(1)
    #expect(footer?.showsFailureAtRest == true)
    let failed = title(footer)
    feed.isPaused = true
    let again = Task { await feed.pager.loadMore() }
    await feed.wait(1)
    #expect(footer?.showsFailureAtRest == false && title(footer) != failed)
    await feed.answer()
    #expect(await again.value.isFailure)
    #expect(footer?.showsFailureAtRest == true && title(footer) == failed, "it has failed again")
    feed.isOffline = false
    let last = Task { await feed.pager.loadMore() }
    await feed.wait(1)
    await feed.answer()
    #expect(await last.value.isSuccess)
    #expect(footer?.showsFailureAtRest == false && feed.pager.items.count == 60)
  }

  @Test func `a failed load of the app shows nothing in a footer that showed no failure`() async {
    let feed = make()
    await feed.refreshByHeader()
    feed.isOffline = true
    #expect(await feed.pager.loadMore().isFailure)
    #expect(feed.list.footer?.showsFailureAtRest == false)
  }

  @Test func `the pager stores the time of its last refresh`() async {
    let timeline = Timeline()
    var asked = 0
    let pager = Pager<Int>(timeline: timeline) { page in
      asked += 1
      return Page([page], isLast: page == 3)
    }
    #expect(pager.lastUpdatedTime == nil)
    #expect(await pager.refreshIfExpired(after: 60).isSuccess)
    timeline.advance(by: 50)
    #expect(await pager.refreshIfExpired(after: 60).isSuccess)
    await pager.loadMore()
    #expect(asked == 2)
    timeline.advance(by: 20)
    for refused in [-1, .nan, .infinity] as [Double] {
      #expect(await pager.refreshIfExpired(after: refused).isSuccess)
    }
    #expect(asked == 2)
    await pager.refreshIfExpired(after: 60)
    #expect(asked == 3 && pager.lastUpdatedTime == timeline.wallTime)
    let state = pager.restorationState
    pager.reset()
    #expect(pager.lastUpdatedTime == nil)
    await pager.refresh()
    if let state { pager.restore(state) }
    #expect(pager.lastUpdatedTime == nil)
  }

  @Test func `refreshIfExpired waits for an ongoing refresh`() async {
    let feed = make()
    await feed.pager.refresh()
    feed.isPaused = true
    Task { await feed.pager.refresh() }
    await feed.settle()
    let expired = Task { await feed.pager.refreshIfExpired(after: 60) }
    await feed.settle()
    #expect(feed.asked == [1, 1])
    await feed.answer()
    #expect(await expired.value.isSuccess)
  }
}
