import Testing

@testable import RefreshKit

struct WaitingWorkTests {
  private final class Log {
    var entries: [String] = []

    func job(_ name: String) -> Job { Job { self.entries.append(name) } }
  }

  private let log = Log()

  @Test func `only the first entry or layout asks for a turn`() {
    var work = WaitingWork()
    #expect(!work.needsTurn)
    #expect(work.enqueue(log.job("a")))
    #expect(!work.enqueue(log.job("b")))
    #expect(!work.addLayout(log.job("c")))
    #expect(work.needsTurn)
    work.endTurn()
    #expect(work.addLayout(log.job("d")))
  }

  @Test func `an item is the next one if it is due before the others, and no turn comes first`() {
    var work = WaitingWork()
    #expect(work.nextTime == .infinity)
    #expect(work.insert(log.job("b"), at: 2))
    #expect(!work.insert(log.job("c"), at: 3))
    #expect(work.insert(log.job("a"), at: 1))
    _ = work.enqueue(log.job("turn"))
    #expect(!work.insert(log.job("first"), at: 0))
    while let next = work.takeDue() { next.item() }
    #expect(log.entries == ["first", "a", "b", "c"])
    #expect(work.nextTime == .infinity)
  }

  @Test func `entries that are added during a round are in the next one`() {
    var work = WaitingWork()
    _ = work.enqueue(log.job("a"))
    _ = work.enqueue(log.job("b"))
    #expect(work.beginRound() == 2)
    _ = work.enqueue(log.job("c"))
    work.takeEntry(at: 0)?()
    work.endRound(before: 1)
    #expect(work.beginRound() == 2)
    for index in 0..<2 { work.takeEntry(at: index)?() }
    work.endRound()
    #expect(!work.hasEntries)
    #expect(log.entries == ["a", "b", "c"])
  }

  @Test func `an entry is released by whoever takes it`() {
    var work = WaitingWork()
    weak var released: Log?
    do {
      let log = Log()
      released = log
      _ = work.enqueue(log.job("a"))
    }
    _ = work.beginRound()
    work.takeEntry(at: 0)?()
    #expect(released == nil)
  }
}
