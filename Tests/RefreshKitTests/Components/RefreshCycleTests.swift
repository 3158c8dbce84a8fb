import Testing

@testable import RefreshKit

struct RefreshCycleTests {
  @Test func `a refresh opens, runs, closes and rests`() {
    var cycle = RefreshCycle()
    #expect(cycle.phase == .rest)
    #expect(cycle.move(from: .idle, to: .refreshing) == .begun)
    #expect(cycle.phase == .opening)
    cycle.run()
    #expect(cycle.phase == .running && cycle.hasCalledBack)
    #expect(cycle.move(from: .refreshing, to: .idle) == .ended)
    #expect(cycle.phase == .closing && cycle.hasCalledBack)
    cycle.rest()
    #expect(cycle.phase == .rest)
  }

  @Test func `a refresh outside a window waits, and then opens`() {
    var cycle = RefreshCycle()
    #expect(cycle.move(from: .pulling, to: .willRefresh) == .begun)
    #expect(cycle.phase == .waiting)
    #expect(cycle.move(from: .willRefresh, to: .refreshing) == .begun)
    #expect(cycle.phase == .opening)
  }

  @Test func `every begin and every end takes a new number`() {
    var cycle = RefreshCycle()
    var numbers = [cycle.number]
    _ = cycle.move(from: .idle, to: .refreshing)
    numbers.append(cycle.number)
    _ = cycle.move(from: .refreshing, to: .noMoreData)
    numbers.append(cycle.number)
    _ = cycle.move(from: .noMoreData, to: .refreshing)
    numbers.append(cycle.number)
    #expect(Set(numbers).count == 4)
    #expect(cycle.isCurrent(numbers[3]) && !cycle.isCurrent(numbers[1]))
  }

  @Test func `a new refresh has not called back`() {
    var cycle = RefreshCycle()
    _ = cycle.move(from: .idle, to: .refreshing)
    cycle.run()
    _ = cycle.move(from: .refreshing, to: .idle)
    _ = cycle.move(from: .idle, to: .refreshing)
    #expect(!cycle.hasCalledBack)
  }

  @Test func `a change between states without a refresh means nothing`() {
    var cycle = RefreshCycle()
    for (old, new) in [(RefreshState.idle, RefreshState.pulling), (.pulling, .noMoreData)] {
      #expect(cycle.move(from: old, to: new) == .none)
    }
    #expect(cycle.number == 0)
  }

  @Test func `a refresh that is set back to waiting goes on`() {
    var cycle = RefreshCycle()
    _ = cycle.move(from: .idle, to: .refreshing)
    cycle.run()
    #expect(cycle.move(from: .refreshing, to: .willRefresh) == .none)
    #expect(cycle.move(from: .willRefresh, to: .refreshing) == .none)
    #expect(cycle.phase == .running)
  }
}
