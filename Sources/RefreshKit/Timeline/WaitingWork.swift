/// The work of a timeline that waits: entries of the main queue, layouts, and due items.
///
/// It runs no work. The timeline runs and releases the jobs that it returns.
struct WaitingWork {
  private var mainQueue: [Job?] = []
  /// The entries of the main queue that are running; those that are added meanwhile belong to the
  /// next round.
  private var round: [Job?] = []
  private var due = PriorityQueue<Job>()
  /// The items that due items have scheduled without a delay, for the next advance.
  private var deferred: [Job] = []
  /// The layouts of trees of views.
  private var layouts: [Job?] = []
  /// Whether the main queue or a layout waits.
  private(set) var needsTurn = false
  /// The time at which the first item is due; infinite if there is none.
  private(set) var nextTime = Double.infinity

  // MARK: Adding

  /// Adds an entry to the main queue.
  ///
  /// - Returns: Whether nothing else waits for the next turn.
  mutating func enqueue(_ entry: Job) -> Bool {
    mainQueue.append(entry)
    return setNeedsTurn()
  }

  /// Adds a layout, which runs once the main queue is empty.
  ///
  /// - Returns: Whether it is the first thing to do in the next turn.
  mutating func addLayout(_ layout: Job) -> Bool {
    layouts.append(layout)
    return setNeedsTurn()
  }

  private mutating func setNeedsTurn() -> Bool {
    let isFirst = !needsTurn
    needsTurn = true
    return isFirst
  }

  /// Adds an item that is due at a time.
  ///
  /// - Returns: Whether it is the next work to run.
  mutating func insert(_ item: Job, at time: Double) -> Bool {
    due.insert(item, at: time)
    guard time < nextTime else { return false }
    nextTime = time
    return !needsTurn
  }

  /// Adds an item for the next advance.
  mutating func addDeferred(_ item: Job) { deferred.append(item) }

  /// Wraps the entries of the main queue, the deferred items and the due items.
  mutating func wrap(_ wrap: (Job) -> Job) {
    mainQueue = mainQueue.map { $0.map(wrap) }
    deferred = deferred.map(wrap)
    due.wrapItems(wrap)
  }

  // MARK: Taking

  /// Whether items wait for the next advance.
  var hasDeferred: Bool { !deferred.isEmpty }

  /// Removes the items that wait for the next advance.
  mutating func takeDeferred() -> [Job] { exchange(&deferred, with: []) }

  /// Removes the next item that is due.
  mutating func takeDue() -> (time: Double, item: Job)? {
    let next = due.popFirst()
    nextTime = due.firstTime ?? .infinity
    return next
  }

  /// Whether the main queue has entries.
  var hasEntries: Bool { !mainQueue.isEmpty }

  /// Begins a round with all entries of the main queue.
  ///
  /// - Returns: The number of entries.
  mutating func beginRound() -> Int {
    swap(&round, &mainQueue)
    return round.count
  }

  /// Takes an entry of the round. Its place stays empty.
  mutating func takeEntry(at index: Int) -> Job? { exchange(&round[index], with: nil) }

  /// Ends a round, all of whose entries were taken.
  mutating func endRound() { round.removeAll(keepingCapacity: true) }

  /// Ends a round before all of its entries were taken. The others are the first entries of the
  /// next round.
  mutating func endRound(before index: Int) {
    mainQueue.insert(contentsOf: round[index...], at: 0)
    round = []
  }

  /// The number of layouts that wait.
  var layoutCount: Int { layouts.count }

  /// Takes one of the layouts that wait. Its place stays empty.
  mutating func takeLayout(at index: Int) -> Job? { exchange(&layouts[index], with: nil) }

  /// Removes the places of layouts that were taken.
  mutating func removeLayouts(_ count: Int) { layouts.removeFirst(count) }

  /// Ends a turn, in which all entries and layouts have run.
  mutating func endTurn() { needsTurn = false }
}

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
