import TestSupport
import Testing

@testable import RefreshKit

struct PriorityQueueTests {
  @Test func `an empty queue has no first item`() {
    var queue = PriorityQueue<String>()
    #expect(queue.firstTime == nil)
    #expect(queue.popFirst() == nil)
  }

  @Test func `items are removed by time`() {
    #expect(order([(3, "c"), (1, "a"), (2, "b")]) == ["a", "b", "c"])
  }

  @Test func `items of one time are removed in the order of their insertion`() {
    let items = [(1.0, "a"), (1, "b"), (0, "z"), (1, "c"), (1, "d")]
    #expect(order(items) == ["z", "a", "b", "c", "d"])
  }

  @Test func `an item that is inserted late is removed after its equals`() {
    var queue = PriorityQueue<String>()
    queue.insert("a", at: 1)
    queue.insert("b", at: 1)
    #expect(queue.popFirst()?.item == "a")
    queue.insert("c", at: 1)
    #expect(queue.popFirst()?.item == "b")
    #expect(queue.popFirst()?.item == "c")
  }

  @Test func `ten thousand items agree with a stable sort`() {
    var random = SeededRandom(seed: 7)
    var queue = PriorityQueue<Int>()
    var items: [(time: Double, item: Int)] = []
    for item in 0..<10_000 {
      let time = Double(Int.random(in: 0..<500, using: &random))
      queue.insert(item, at: time)
      items.append((time, item))
    }
    let expected = items.sorted { ($0.time, $0.item) < ($1.time, $1.item) }
    #expect(queue.firstTime == expected[0].time)
    for entry in expected {
      let next = queue.popFirst()
      guard let next, next.time == entry.time, next.item == entry.item else {
        Issue.record("\(String(describing: next)) was removed instead of \(entry)")
        return
      }
    }
    #expect(queue.firstTime == nil)
  }

  @Test func `inserting between removals keeps the order`() {
    var random = SeededRandom(seed: 11)
    var queue = PriorityQueue<Int>()
    var left: [(time: Double, item: Int)] = []
    for item in 0..<3_000 {
      let time = Double(Int.random(in: 0..<50, using: &random))
      queue.insert(item, at: time)
      left.append((time, item))
      guard item % 3 != 0 else { continue }
      let first = left.indices.min {
        (left[$0].time, left[$0].item) < (left[$1].time, left[$1].item)
      }
      guard let first, queue.popFirst()?.item == left.remove(at: first).item else {
        Issue.record("the wrong item was removed after \(item)")
        return
      }
    }
  }

  private func order(_ items: [(Double, String)]) -> [String] {
    var queue = PriorityQueue<String>()
    for (time, item) in items { queue.insert(item, at: time) }
    var order: [String] = []
    while let next = queue.popFirst() { order.append(next.item) }
    return order
  }
}
