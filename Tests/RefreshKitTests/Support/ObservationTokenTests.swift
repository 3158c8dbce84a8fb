import Testing

@testable import RefreshKit

struct ObservationTests {
  @Test func `observers are called in the order in which they were added`() {
    var (observers, log) = (Observers<Int>(), [String]())
    let a = observers.add { log.append("a\($0)") }
    let b = observers.add { log.append("b\($0)") }
    observers.send(1)
    observers.send(2)
    #expect(log == ["a1", "b1", "a2", "b2"])
    withExtendedLifetime((a, b)) {}
  }

  @Test func `an observer that is added first is called before all others`() {
    var (observers, log) = (Observers<Int>(), [String]())
    let a = observers.add { log.append("a\($0)") }
    let b = observers.addFirst { log.append("b\($0)") }
    observers.send(1)
    #expect(log == ["b1", "a1"])
    withExtendedLifetime((a, b)) {}
  }

  @Test func `a cancelled observer is not called again, the others are`() {
    var (observers, log) = (Observers<Int>(), [String]())
    let a = observers.add { log.append("a\($0)") }
    let b = observers.add { log.append("b\($0)") }
    a.cancel()
    a.cancel()
    observers.send(1)
    #expect(log == ["b1"])
    withExtendedLifetime(b) {}
  }

  @Test func `an observer whose token is released is not called again`() {
    var (observers, log) = (Observers<Int>(), [String]())
    var a: ObservationToken? = observers.add { log.append("a\($0)") }
    observers.send(1)
    #expect(a != nil)
    a = nil
    observers.send(2)
    #expect(log == ["a1"])
  }

  @Test func `an observer that is cancelled by another one is not called again`() {
    var (observers, log) = (Observers<Int>(), [String]())
    var b: ObservationToken?
    let a = observers.add {
      log.append("a\($0)")
      b?.cancel()
    }
    b = observers.add { log.append("b\($0)") }
    observers.send(1)
    #expect(log == ["a1"])
    withExtendedLifetime(a) {}
  }

  @Test func `an observer that cancels itself has been called for that event`() {
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

  @Test func `an observer that is added by another one is called for the next event`() {
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

  @Test func `a cancelled observer releases what its closure captured`() {
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
}
