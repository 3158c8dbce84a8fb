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
    let asks = [
      work.enqueue(log.job("a")), work.enqueue(log.job("b")), work.addLayout(log.job("c")),
    ]
    #expect(asks == [true, false, false])
    #expect(work.needsTurn)
    work.endTurn()
    let asksAgain = work.addLayout(log.job("d"))
    #expect(asksAgain)
  }

  @Test func `an item is the next one if it is due before the others, and no turn comes first`() {
    var work = WaitingWork()
    #expect(work.nextTime == .infinity)
    var isNext = [("b", 2.0), ("c", 3), ("a", 1)].map { work.insert(log.job($0), at: $1) }
    _ = work.enqueue(log.job("turn"))
    isNext.append(work.insert(log.job("first"), at: 0))
    #expect(isNext == [true, false, true, false])
    while let next = work.takeDue() { next.item() }
    #expect(log.entries == ["first", "a", "b", "c"])
    #expect(work.nextTime == .infinity)
  }

  @Test func `entries that are added during a round are in the next one`() {
    var work = WaitingWork()
    _ = work.enqueue(log.job("a"))
    _ = work.enqueue(log.job("b"))
    var counts = [work.beginRound()]
    _ = work.enqueue(log.job("c"))
    work.takeEntry(at: 0)?()
    work.endRound(before: 1)
    counts.append(work.beginRound())
    for index in 0..<2 { work.takeEntry(at: index)?() }
    work.endRound()
    #expect(counts == [2, 2])
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
