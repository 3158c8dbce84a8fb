/// Runs no work: the timeline runs and releases the jobs.
struct WaitingWork {
  private var mainQueue: [Job?] = []
  /// The running entries of the main queue. New entries belong to the next round.
  private var round: [Job?] = []
  private var due = PriorityQueue<Job>()
  /// Scheduled by due items without a delay, for the next advance.
  private var deferred: [Job] = []
  private var layouts: [Job?] = []
  /// Whether the main queue or a layout waits.
  private(set) var needsTurn = false
  /// Infinite if there is no due item.
  private(set) var nextTime = Double.infinity

  // MARK: Adding

  /// Returns whether nothing else waits for the next turn.
  mutating func enqueue(_ entry: Job) -> Bool {
    mainQueue.append(entry)
    return setNeedsTurn()
  }

  /// Returns whether nothing else waits for the next turn.
  mutating func addLayout(_ layout: Job) -> Bool {
    layouts.append(layout)
    return setNeedsTurn()
  }

  private mutating func setNeedsTurn() -> Bool {
    let isFirst = !needsTurn
    needsTurn = true
    return isFirst
  }

  /// Returns whether the item is the next work to run.
  mutating func insert(_ item: Job, at time: Double) -> Bool {
    due.insert(item, at: time)
    guard time < nextTime else { return false }
    nextTime = time
    return !needsTurn
  }

  mutating func addDeferred(_ item: Job) { deferred.append(item) }

  /// Does not wrap layouts, which are the kit's own.
  mutating func wrap(_ wrap: (Job) -> Job) {
    mainQueue = mainQueue.map { $0.map(wrap) }
    deferred = deferred.map(wrap)
    due.wrapItems(wrap)
  }

  // MARK: Taking

  var hasDeferred: Bool { !deferred.isEmpty }

  mutating func takeDeferred() -> [Job] { exchange(&deferred, with: []) }

  mutating func takeDue() -> (time: Double, item: Job)? {
    let next = due.popFirst()
    nextTime = due.firstTime ?? .infinity
    return next
  }

  var hasEntries: Bool { !mainQueue.isEmpty }

  /// Returns the number of entries.
  mutating func beginRound() -> Int {
    swap(&round, &mainQueue)
    return round.count
  }

  /// The place of the entry stays empty.
  mutating func takeEntry(at index: Int) -> Job? { exchange(&round[index], with: nil) }

  mutating func endRound() { round.removeAll(keepingCapacity: true) }

  /// The entries from `index` on are the first of the next round.
  mutating func endRound(before index: Int) {
    mainQueue.insert(contentsOf: round[index...], at: 0)
    round = []
  }

  var layoutCount: Int { layouts.count }

  mutating func takeLayout(at index: Int) -> Job? { exchange(&layouts[index], with: nil) }

  mutating func removeLayouts(_ count: Int) { layouts.removeFirst(count) }

  mutating func endTurn() { needsTurn = false }
}

/// A binary heap. Items with the same time are in the order of insertion.
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

  var firstTime: Double? { heap.first?.time }

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

  mutating func wrapItems(_ wrap: (Item) -> Item) {
    for index in heap.indices { heap[index].item = wrap(heap[index].item) }
  }

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
