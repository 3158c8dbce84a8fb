/// Work in the order of its times. Work with the same time is in the order of insertion.
struct WorkQueue {
  struct Item {
    /// In seconds of the timeline.
    let time: Double
    /// The length of the chain of work that ends with this item. Each item of a chain has scheduled
    /// the next one.
    let chainLength: Int
    let job: Job
  }

  /// The items that wait are those from the index ``head`` on. The others have run, and are nil.
  private var items: [Item?] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  var first: Item? { isEmpty ? nil : items[head] }

  /// O(1) if no other work has a later time.
  mutating func insert(_ job: Job, at time: Double, chainLength: Int) {
    var (low, high) = (head, items.count)
    if let last = items.last, let last, last.time <= time { low = high }
    while low < high {
      let middle = (low + high) / 2
      if let item = items[middle], item.time <= time { low = middle + 1 } else { high = middle }
    }
    items.insert(Item(time: time, chainLength: chainLength, job: job), at: low)
  }

  /// O(1), amortized.
  mutating func popFirst() -> Item? {
    guard !isEmpty else { return nil }
    let item = exchange(&items[head], with: nil)
    head += 1
    if 2 * head >= items.count {
      items.removeFirst(head)
      head = 0
    }
    return item
  }

  mutating func wrap(_ wrap: (Job) -> Job) {
    items = items.map { item in
      item.map { Item(time: $0.time, chainLength: $0.chainLength, job: wrap($0.job)) }
    }
  }
}
