import Testing

@testable import RefreshKit

struct CallQueueTests {
  @Test func `calls have their turn in the order in which they were made`() {
    var machine = RefreshMachine()
    let first = machine.add(.end(WaitingCall.End(result: .success)))
    let second = machine.add(.begin(completion: nil))
    _ = makeDue(second, &machine)
    expectNext(nil, &machine)  // the first is not due
    _ = makeDue(first, &machine)
    expectNext("end", &machine)
    expectNext("begin", &machine)
    expectNext(nil, &machine)
    let isWaiting = makeDue(first, &machine)
    #expect(!isWaiting)
  }

  @Test func `an end waits until the refresh has lasted its minimum`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    let id = machine.add(.end(WaitingCall.End(result: .success)))
    _ = makeDue(id, &machine)
    expectNext("postpone 1.5", &machine, at: 4, minimum: 2.5)
    expectNext(nil, &machine, at: 5, minimum: 2.5)  // it waits for another turn
    _ = makeDue(id, &machine)
    expectNext("end", &machine, at: 5.5, minimum: 2.5)
  }

  @Test func `an end for a refresh that is over is dropped`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    let generation = machine.generation
    for isOver in [false, true] {
      if isOver { _ = machine.set(.idle, in: surroundings(at: 3)) }
      let id = machine.add(.end(WaitingCall.End(result: .success)), for: generation)
      _ = makeDue(id, &machine)
      expectNext(isOver ? "drop" : "end", &machine, at: 9)
    }
  }

  @Test func `a begin and a reset that ends nothing do not wait for the minimum`() {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    for (kind, name) in [
      (WaitingCall.Kind.begin(completion: nil), "begin"),
      (.resetNoMoreData(endsRefresh: false), "reset"),
    ] {
      let id = machine.add(kind)
      _ = makeDue(id, &machine)
      expectNext(name, &machine, at: 3, minimum: 9)
    }
  }

  @Test func `a gesture begins now, waits behind an end, and once for that end`() {
    var machine = RefreshMachine()
    let alone = machine.begin(by: .tap)
    #expect(alone == .now)
    _ = machine.add(.end(WaitingCall.End(result: .success)))
    let release = machine.release
    let (behindAnEnd, again) = (machine.begin(by: .tap), machine.begin(by: .tap))
    #expect(behindAnEnd == .wait(2) && again == .ignore)
    #expect(machine.release != release, "the turn of a release begins nothing more")
    _ = machine.add(.resetNoMoreData(endsRefresh: false))
    let behindAReset = machine.begin(by: .tap)
    #expect(behindAReset == .ignore, "a reset makes no room for another")
    machine.makeUnavailable()
    let afterwards = machine.begin(by: .tap)
    #expect(afterwards == .wait(4))
  }

  @Test(arguments: [true, false])
  func `a time limit ends the refresh that it is for`(isUnderWay: Bool) {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: surroundings(at: 3))
    let generation = machine.generation
    if !isUnderWay { _ = machine.set(.idle, in: surroundings(at: 4)) }
    let id = machine.reachTimeLimit(of: 2, in: generation)
    #expect((id != nil) == isUnderWay && machine.calls.isEmpty != isUnderWay)
  }

  @Test func `no call is added while the component is being detached`() {
    var machine = RefreshMachine()
    _ = machine.detach()
    let refused = machine.add(.begin(completion: nil))
    _ = machine.didDetach()
    let added = machine.add(.begin(completion: nil))
    #expect(refused == nil && added != nil)
  }

  @Test func `an end with no more data bars gestures`() {
    var machine = RefreshMachine()
    _ = machine.add(.end(WaitingCall.End(result: .success)))
    #expect(!machine.calls.endsWithNoMoreData)
    _ = machine.add(.end(WaitingCall.End(result: .noMoreData)))
    #expect(machine.calls.endsWithNoMoreData)
  }

  private func makeDue(_ id: Int?, _ machine: inout RefreshMachine) -> Bool {
    id.map { machine.makeDue($0) } ?? false
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
    Surroundings(now: now, turn: 0, dragID: 0, isDragging: false, distance: 0, threshold: 54)
  }
}
