/// Virtual time: a clock that stands still until somebody moves it, the main queue, and all that is
/// due later.
///
/// The kit reads no other clock. A host calls ``advance(by:)`` with the time that has passed since
/// the last frame; a test calls it with whatever time it needs:
///
/// ```swift
/// list.header?.beginRefreshing()
/// list.timeline.advance(by: 0.25)  // the opening animation is over, the callback has run
/// ```
#if !hasFeature(Embedded)
  @MainActor
#endif
public final class Timeline {
  /// Seconds since the timeline was made; 0 at first. Only ``advance(by:)`` moves it.
  public var now: Double { clock }

  private var clock: Double = 0

  /// What dates the "last update" of headers.
  final let wallClock: WallClock

  /// When the next thing happens by itself: ``now`` where something waits for its turn, a later time
  /// where something is due then, nil where nothing is.
  ///
  /// A host sleeps until then, or until somebody touches something. While ``isAnimating``, what is
  /// shown changes from frame to frame all the same.
  public var nextDue: Double? {
    guard !hasTurn, deferred.isEmpty else { return now }
    return nextTime < .infinity ? max(now, nextTime) : nil
  }

  /// Called when ``nextDue`` has become earlier or an animation has begun, outside of
  /// ``advance(by:)``; nil by default.
  ///
  /// A host that sleeps until ``nextDue`` wakes up then: something was scheduled meanwhile, for
  /// instance by an async action that has come to its end. The call may come from the middle of a
  /// change; it is no place to advance the timeline.
  public var nextDueDidChange: (() -> Void)?

  /// Whether an animation is under way, so that a `presentation` may differ in the next frame.
  public var isAnimating: Bool { now < animationsEnd }

  /// How many entries of the main queue, passes and due items have run so far.
  package var runCount: Int { runs }

  private var runs = 0

  private var mainQueue: [Job] = []
  /// What is being run of the main queue; what comes meanwhile stands in the queue, for the next round.
  private var round: [Job] = []
  private var due = PriorityQueue<Job>()
  /// What a due item has planned without a delay: it waits for the next advance.
  private var deferred: [Job] = []
  /// Whether an advance begins with something else than what is due.
  final var hasPrelude = false
  /// The layout of trees of views.
  private var passes: [Job] = []
  /// Whether something waits for its turn.
  private var hasTurn = false
  /// When the first item is due; infinite without any.
  private var nextTime = Double.infinity
  private var isAdvancing = false
  private var isRunningItem = false
  /// How much has run at the present instant that was planned at that instant.
  private var feed = Feed()
  private var animationsEnd: Double = 0

  /// Makes a timeline that begins at ``now`` 0.
  public init(wallClock: WallTime = WallTime(secondsSince1970: 0)) {
    self.wallClock = WallClock(start: wallClock)
  }

  // MARK: Planning

  /// Runs `work` in the next turn of the main queue, after what stands there already.
  public func async(_ work: @escaping () -> Void) {
    mainQueue.append(Job(work))
    needsTurn()
  }

  /// Runs `work` once ``now`` has moved on by `delay` seconds; in the next `advance`, even one by 0,
  /// where `delay` is 0 or negative. From inside a due item that is the advance after the present
  /// one, so that work that plans itself anew runs once in each.
  ///
  /// With an infinite delay `work` is never due, and not kept. A delay that is NaN counts as 0.
  public func after(_ delay: Double, _ work: @escaping () -> Void) {
    if isRunningItem, !(delay > 0) {
      deferred.append(Job(work))
      hasPrelude = true
    } else {
      schedule(after: delay, work)
    }
  }

  /// As ``after(_:_:)``, but what has no delay is due within the present advance, also from inside a
  /// due item.
  package func schedule(after delay: Double, _ work: @escaping () -> Void) {
    at(now + (delay > 0 ? delay : 0), Job(work))
  }

  /// Runs `changes` at once and `completion` after `duration` seconds.
  ///
  /// Model values have their final value as soon as this returns, as those of layers do; what is
  /// shown on the way, `presentation` tells. The completion is planned after whatever `changes`
  /// planned. Inside another animation, this one's duration counts. A duration that is negative or not
  /// finite counts as 0.
  public func animate(
    _ duration: Double, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    run(changes, lasting: duration)
    if let completion { schedule(after: Self.span(duration), completion) }
  }

  /// Does `work` at `time`; at once in the next `advance` where that has passed, never where that is
  /// infinite.
  func at(_ time: Double, _ work: Job) {
    guard time < .infinity else { return }
    if isAdvancing, time <= clock { feed.plansItem() }
    due.insert(work, at: time)
    guard time < nextTime else { return }
    nextTime = time
    if !hasTurn { noteNextDue() }
  }

  /// Runs the layout of a tree of views once the main queue is empty.
  func asyncLayout(_ layout: Job) {
    passes.append(layout)
    needsTurn()
  }

  private func needsTurn() {
    guard !hasTurn else { return }
    hasTurn = true
    noteNextDue()
  }

  private func noteNextDue() {
    if !isAdvancing { nextDueDidChange?() }
  }

  // MARK: Moving

  /// Moves time on by `interval` seconds and runs all that is due, in order.
  ///
  /// Before each due item, and at the end, a turn is taken: the main queue runs until it is empty,
  /// then views that need it are laid out, until nothing is left to do. A negative
  /// interval, or one that is not finite, counts as 0: time does not go backwards.
  ///
  /// Work that plans more work without end, while time does not move, stops the program with a message
  /// that names the class of the view that does so where that is known: a subclass that changes
  /// something in each layout, for instance.
  ///
  /// - Precondition: Not called from inside a callback of the same timeline.
  public func advance(by interval: Double) {
    do {
      try advance(by: interval, limit: .max, feedLimit: Feed.limit)
    } catch {
      fatalError(error.message)
    }
  }

  /// As ``advance(by:)``, but gives up once more than `limit` entries of the main queue, or more
  /// than `limit` due items, have run.
  ///
  /// - Throws: ``Runaway``; time stands at the last item that ran, and what has not run yet still
  ///   waits.
  public func advance(by interval: Double, limit: Int) throws(Runaway) {
    try advance(by: interval, limit: limit, feedLimit: .max)
  }

  @inline(__always)
  private func advance(by interval: Double, limit: Int, feedLimit: Int) throws(Runaway) {
    guard !isAdvancing else {
      fatalError(
        "Timeline.advance was called from inside a turn; plan the work with after(_:_:) instead.")
    }
    let end = min(now + Self.span(interval), .greatestFiniteMagnitude)
    if hasTurn || nextTime <= end || hasPrelude { try runAll(until: end, limit, feedLimit) }
    clock = end
  }

  /// What comes before all that is due.
  private func beginAdvance() {
    hasPrelude = wallClock.mayChangeZone
    if !deferred.isEmpty {
      for work in exchange(&deferred, with: []) { at(now, work) }
    }
    noteWallClockOffset()
  }

  /// Takes turns, and runs what is due until `end`, for as long as there is something to do.
  private func runAll(until end: Double, _ limit: Int, _ feedLimit: Int) throws(Runaway) {
    isAdvancing = true
    defer { isAdvancing = false }
    if hasPrelude { beginAdvance() }
    feed = Feed(limit: feedLimit)
    var entriesLeft = limit
    var itemsLeft = limit
    while true {
      if hasTurn { try turn(&entriesLeft) }
      guard nextTime <= end else { break }
      guard itemsLeft > 0, !feed.isEndless else { throw feed.runaway }
      itemsLeft -= 1
      runs += 1
      guard let next = due.popFirst() else { break }
      nextTime = due.firstTime ?? .infinity
      if next.time > clock {
        clock = next.time
        feed.timeMoved()
      }
      isRunningItem = true
      next.item()
      isRunningItem = false
    }
  }

  private func turn(_ entriesLeft: inout Int) throws(Runaway) {
    repeat {
      try runMainQueue(&entriesLeft)
      guard !passes.isEmpty else { continue }
      guard entriesLeft > 0, feed.mayTakeRound() else { throw feed.runaway }
      entriesLeft -= 1
      runs += 1
      let count = passes.count
      for index in 0..<count { passes[index]() }
      passes.removeFirst(count)
    } while !mainQueue.isEmpty || !passes.isEmpty
    hasTurn = false
  }

  private func runMainQueue(_ entriesLeft: inout Int) throws(Runaway) {
    while !mainQueue.isEmpty {
      guard feed.mayTakeRound() else { throw feed.runaway }
      swap(&round, &mainQueue)
      for index in round.indices {
        guard entriesLeft > 0 else {
          mainQueue.insert(contentsOf: round[index...], at: 0)
          round = []
          throw feed.runaway
        }
        entriesLeft -= 1
        runs += 1
        let entry = round[index]
        entry()
      }
      round.removeAll(keepingCapacity: true)
    }
  }

  /// The animation whose changes are being made; a change that somebody makes outside is none.
  private(set) static var animation: (timeline: Timeline, duration: Double)?

  /// Makes changes as those of an animation.
  func run(_ changes: () -> Void, lasting duration: Double) {
    let outer = Self.animation
    Self.animation = (self, Self.span(duration))
    animationsEnd = max(animationsEnd, now + Self.span(duration))
    changes()
    Self.animation = outer
    if isAnimating { noteNextDue() }
  }

  private static func span(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}
