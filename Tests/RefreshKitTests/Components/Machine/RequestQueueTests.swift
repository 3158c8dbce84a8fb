import Testing

@testable import RefreshKit

struct RequestQueueTests {
  @Test func `calls have their turn in the order in which they were made`() {
    var machine = RefreshMachine()
    let first = machine.requests.append(.end(.success, completion: nil))
    let second = machine.requests.append(.begin(completion: nil))
    _ = machine.requests.makeDue(second)
    expectNext(nil, &machine)  // the first is not due
    _ = machine.requests.makeDue(first)
    expectNext("end", &machine)
    expectNext("begin", &machine)
    expectNext(nil, &machine)
    let isWaiting = machine.requests.makeDue(first)
    #expect(!isWaiting)
  }

  @Test func `an end waits until the refresh has lasted its minimum`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    let id = machine.requests.append(.end(.success, completion: nil))
    _ = machine.requests.makeDue(id)
    expectNext("postpone 1.5", &machine, at: 4, minimum: 2.5)
    expectNext(nil, &machine, at: 5, minimum: 2.5)  // it waits for another turn
    _ = machine.requests.makeDue(id)
    expectNext("end", &machine, at: 5.5, minimum: 2.5)
  }

  @Test func `an end for a refresh that is over is dropped`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    let generation = machine.generation
    for isOver in [false, true] {
      if isOver { _ = machine.set(.idle, in: surroundings(at: 3)) }
      let id = machine.requests.append(.end(.success, completion: nil), for: generation)
      _ = machine.requests.makeDue(id)
      expectNext(isOver ? "drop" : "end", &machine, at: 9)
    }
  }

  @Test func `a begin and a reset that ends nothing do not wait for the minimum`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    for (kind, name) in [
      (RefreshRequest.Kind.begin(completion: nil), "begin"),
      (.resetNoMoreData(endsRefresh: false), "reset"),
    ] {
      let id = machine.requests.append(kind)
      _ = machine.requests.makeDue(id)
      expectNext(name, &machine, at: 3, minimum: 9)
    }
  }

  @Test func `a gesture begins now, waits behind an end, and once for that end`() {
    var machine = RefreshMachine()
    #expect(machine.gestureBegin == .now)
    _ = machine.requests.append(.end(.success, completion: nil))
    #expect(machine.gestureBegin == .wait)
    _ = machine.requests.append(.beginByGesture(.tap))
    #expect(machine.gestureBegin == .ignore)
    _ = machine.requests.append(.resetNoMoreData(endsRefresh: false))
    #expect(machine.gestureBegin == .ignore, "a reset makes no room for another")
    machine.requests.removeGestures()
    #expect(machine.gestureBegin == .wait)
  }

  @Test func `an end with no more data bars gestures`() {
    var machine = RefreshMachine()
    _ = machine.requests.append(.end(.success, completion: nil))
    #expect(!machine.requests.endsWithNoMoreData)
    _ = machine.requests.append(.end(.noMoreData, completion: nil))
    #expect(machine.requests.endsWithNoMoreData)
  }

  private func expectNext(
    _ expected: String?, _ machine: inout RefreshMachine, at now: Double = 0, minimum: Double = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let turn: String? =
      switch machine.nextTurn(at: now, minimum: minimum) {
      case .none: nil
      case .postpone(_, let time): "postpone \(time)"
      case .drop: "drop"
      case .perform(.begin), .perform(.beginByGesture): "begin"
      case .perform(.end): "end"
      case .perform(.resetNoMoreData): "reset"
      }
    #expect(turn == expected, sourceLocation: sourceLocation)
  }

  private func surroundings(at now: Double) -> Surroundings {
    Surroundings(now: now, dragID: 0, isDragging: false, distance: 0, length: 54)
  }
}
