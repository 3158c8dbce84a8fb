/// A binary heap of items in the order of their due times. Items with the same time are in the
/// order of insertion.
nonisolated struct PriorityQueue<Item> {
  private struct Entry {
    let time: Double
    let order: Int
    var item: Item

    func precedes(_ other: Entry) -> Bool {
      time < other.time || (time == other.time && order < other.order)
    }
  }

  private var heap: [Entry] = []
  private var inserted = 0

  /// The time of the first item; nil if the queue is empty.
  var firstTime: Double? { heap.first?.time }

  /// Adds an item that is due at `time`.
  ///
  /// - Complexity: O(log *n*).
  mutating func insert(_ item: Item, at time: Double) {
    heap.append(Entry(time: time, order: inserted, item: item))
    inserted += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Replaces each item. Times and order stay the same.
  mutating func wrapItems(_ wrap: (Item) -> Item) {
    for index in heap.indices { heap[index].item = wrap(heap[index].item) }
  }

  /// Removes the first item.
  ///
  /// - Returns: The item with its time; nil if the queue is empty.
  /// - Complexity: O(log *n*).
  mutating func popFirst() -> (time: Double, item: Item)? {
    guard let last = heap.popLast() else { return nil }
    guard let first = heap.first else { return (last.time, last.item) }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in (2 * parent + 1)..<(2 * parent + 3) where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      guard least != parent else { return (first.time, first.item) }
      heap.swapAt(least, parent)
      parent = least
    }
  }
}
