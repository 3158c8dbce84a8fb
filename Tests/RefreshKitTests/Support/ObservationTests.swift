import Testing

@testable import RefreshKit

@MainActor struct ObservationTests {
  @Test func `observers are called in the order in which they were added, or first`() {
    var (observers, log) = (Observers<Int>(), [String]())
    let a = observers.add { log.append("a\($0)") }
    let b = observers.add { log.append("b\($0)") }
    let first = observers.addFirst { log.append("first\($0)") }
    observers.send(1)
    observers.send(2)
    #expect(log == ["first1", "a1", "b1", "first2", "a2", "b2"])
    withExtendedLifetime((a, b, first)) {}
  }

  @Test func `an observer that is canceled, or whose token is released, is no longer called`() {
    var (observers, log) = (Observers<Int>(), [String]())
    var byAnother: ObservationToken?
    let a = observers.add {
      log.append("a\($0)")
      byAnother?.cancel()
    }
    let cancelled = observers.add { log.append("cancelled\($0)") }
    var released: ObservationToken? = observers.add { log.append("released\($0)") }
    byAnother = observers.add { log.append("by another\($0)") }
    cancelled.cancel()
    cancelled.cancel()
    observers.send(1)
    #expect(log == ["a1", "released1"])
    #expect(released != nil)
    released = nil
    observers.send(2)
    #expect(log == ["a1", "released1", "a2"])
    withExtendedLifetime(a) {}
  }

  @Test func `an observer that cancels itself still gets the present event`() {
    let header = RefreshHeader()
    var states: [RefreshState] = []
    var observation: ObservationToken?
    observation = header.observeState {
      states.append($0.new)
      observation?.cancel()
    }
    header.state = .pulling
    header.state = .idle
    #expect(states == [.pulling])
  }

  @Test func `an observer added by another observer is called from the next event on`() {
    let header = RefreshHeader()
    var log: [String] = []
    var late: ObservationToken?
    let first = header.observeState { [unowned header] in
      log.append("first \($0.new)")
      if late == nil { late = header.observeState { log.append("late \($0.new)") } }
    }
    header.state = .pulling
    header.state = .idle
    #expect(log == ["first pulling", "first idle", "late idle"])
    first.cancel()
  }

  @Test func `a canceled observer releases what its closure has captured`() {
    final class Token {}
    let header = RefreshHeader()
    weak var cancelled: Token?
    weak var released: Token?
    do {
      let (one, other) = (Token(), Token())
      let observation = header.observeState { _ in withExtendedLifetime(one) {} }
      _ = header.observeState { _ in withExtendedLifetime(other) {} }
      (cancelled, released) = (one, other)
      observation.cancel()
    }
    #expect(cancelled == nil)
    #expect(released == nil)
  }

  @Test func `the closure of reportEvents is released with its component`() {
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
