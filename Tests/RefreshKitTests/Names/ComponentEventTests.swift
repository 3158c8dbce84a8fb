import RefreshKit
import Testing

/// The names of states, and the events that a component reports.
struct ComponentEventTests {
  @Test func `refreshing and waiting to refresh are a refresh`() {
    #expect(RefreshState.allCases.filter(\.isRefreshing) == [.refreshing, .willRefresh])
  }

  @Test(arguments: Kind.headers)
  func `a refresh is reported from its begin to its end`(kind: Kind) {
    let header = kind.make()
    var events: [String] = []
    header.reportEvents { event in
      switch event {
      case .state(let change): events.append("\(change.old) > \(change.new)")
      case .callback(let callback): events.append(callback.rawValue)
      }
    }
    let list = Bench.list(header)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    header.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(
      events == [
        "idle > refreshing", "refreshing", "began", "refreshing > idle", "endAnimationBegan",
        "ended",
      ])
  }

  @Test func `a report does not outlive its component`() {
    final class Reporter {}
    var reporter: Reporter? = Reporter()
    weak let last = reporter
    var header: RefreshHeader? = RefreshHeader()
    header?.reportEvents { [reporter] _ in withExtendedLifetime(reporter) {} }
    reporter = nil
    #expect(last != nil)
    header = nil
    #expect(last == nil)
  }
}
