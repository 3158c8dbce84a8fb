import BenchC
import RefreshKit

/// A client's subclass, five levels below the base, that observes the state.
private final class Client: RefreshNormalHeader {
  var changes = 0

  override var state: RefreshState {
    didSet {
      guard state != oldValue else { return }
      changes += 1
    }
  }
}

extension Measure {
  static let stateChange = Measure(
    name: "state-change", per: "change to pulling and back", repetitions: 20_000
  ) { count in
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let header = Client()
    list.header = header
    list.timeline.advance(by: 0)
    // The first idle state counts as a change too.
    header.changes = 0
    let cost = time(count) {
      header.state = .pulling
      header.state = .idle
    }
    precondition(header.changes == 2 * (count + min(5, count)))
    return cost
  }

  static let refresh = Measure(
    name: "refresh", per: "refresh, from its begin to the end of its closing", repetitions: 5_000
  ) { count in
    let list = usualList()
    var (callbacks, ends) = (0, 0)
    let header = RefreshNormalHeader { callbacks += 1 }
    header.endRefreshingCompletionBlock = { ends += 1 }
    list.header = header
    list.timeline.advance(by: 0)
    let cost = time(count) {
      header.beginRefreshing()
      list.timeline.advance(by: 0.5)
      header.endRefreshing()
      list.timeline.advance(by: 0.5)
    }
    precondition(callbacks == count + min(5, count) && ends == callbacks)
    precondition(header.state == .idle && list.contentOffset == .zero)
    return cost
  }

  static let attach = Measure(
    name: "attach", per: "header that is made, attached and laid out", repetitions: 2_000
  ) { count in
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    return time(count) {
      list.header = RefreshNormalHeader {}
      list.timeline.advance(by: 0)
    }
  }

  static let heap = Measure(
    name: "heap", per: "scroll view with header and footer", unit: .bytes, repetitions: 1_000
  ) { count in
    var lists = [usualList()]
    lists.reserveCapacity(count + 1)
    let before = heap_bytes_in_use()
    for _ in 0..<count { lists.append(usualList()) }
    return withExtendedLifetime(lists) { Double(heap_bytes_in_use() - before) / Double(count) }
  }
}
