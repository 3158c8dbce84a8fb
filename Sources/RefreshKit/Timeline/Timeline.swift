/// Virtual time: a clock that moves only by calls, the main queue, and the work that is due later.
///
/// The kit reads no other clock. A host calls ``advance(by:)`` with the time that has passed since
/// the last frame; a test calls it with whatever time it needs:
///
/// ```swift
/// list.header?.beginRefreshing()
/// list.timeline.advance(by: 0.25)  // the opening animation is over, the callback has run
/// ```
@preconcurrency @MainActor
public final class Timeline {
  /// Seconds since the timeline was made; 0 at first. Only ``advance(by:)`` moves it.
  public var now: Double { _now }

  private var _now: Double = 0

  /// The time of day when ``now`` was 0; 1970 by default.
  ///
  /// A host sets it to the present time, and sets it again if the clock of the device was changed,
  /// or if ``now`` stopped while the device was asleep. Headers compute the time of the last update
  /// from it.
  public var start: WallTime

  /// Returns the offset of local time from UTC at a given time, in seconds, positive if local time
  /// is ahead; returns 0 by default. Called when a header makes the text of its last update.
  public var secondsFromGMT: (WallTime) -> Int = { _ in 0 }

  /// The present time of day.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// The time at which work runs next, in seconds: ``now`` if the main queue or a layout waits,
  /// otherwise the time of the next due item; nil if no work waits.
  ///
  /// A host can sleep until then, or until an input event. While ``isAnimating`` is true, each
  /// frame may differ nevertheless.
  public var nextDue: Double? {
    guard !waiting.needsTurn, !waiting.hasDeferred else { return now }
    return waiting.nextTime < .infinity ? max(now, waiting.nextTime) : nil
  }

  /// Called when ``nextDue`` has become earlier or an animation has begun, outside of
  /// ``advance(by:)``; nil by default.
  ///
  /// A host that sleeps until ``nextDue`` wakes up then: work was scheduled meanwhile, for instance
  /// by an async action that has ended. The function may be called in the middle of a change, and
  /// must not advance the timeline.
  public var nextDueDidChange: (() -> Void)?

  /// Whether an animation is under way, so that a `presentation` may differ in the next frame.
  public var isAnimating: Bool { now < animationsEnd }

  /// The entries of the main queue, rounds of layout and due items that have run so far.
  package var runCount: Int { progress.count }

  /// Changes with each advance, and before and after each entry of the main queue and each due
  /// item. A round of layout belongs to the turn before it.
  package private(set) var turn = 0

  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var waiting = WaitingWork()

  private var progress = AdvanceProgress()

  var isAdvancing: Bool { progress.isAdvancing }

  /// Never changed in place, so that reading needs no check for overlapping access.
  var observers: [any DoorObserver] = []

  var animationsEnd: Double = 0

  var animationWrappers = AnimationWrappers()

  #if DEBUG
    var silentWork: [SilentWork] = []
    var runsSilentWork = true
  #endif

  /// Makes a timeline that begins at ``now`` 0.
  ///
  /// - Parameter wallClock: The time of day at its beginning, ``start``; 1970 by default.
  public init(wallClock: WallTime = WallTime(secondsSince1970: 0)) {
    start = wallClock
  }

  // MARK: Scheduling

  /// Like ``async(_:)``, for the kit's own work, which is not observed.
  func enqueue(_ work: Job) {
    if waiting.enqueue(work) { notifyNextDue() }
  }

  /// Runs `work` after a delay.
  ///
  /// Without a delay, `work` runs in the next ``advance(by:)``, even one by 0. If a due item
  /// schedules it, that is the advance after the present one: work that schedules itself again runs
  /// once in each advance.
  ///
  /// - Parameters:
  ///   - delay: The delay, in seconds. A number that is negative or NaN counts as 0. If it is
  ///     infinite, `work` is released, and never runs.
  ///   - work: The work, called by ``advance(by:)``.
  public func after(_ delay: Double, _ work: @escaping () -> Void) {
    if progress.isInItem, !(delay > 0) {
      waiting.addDeferred(Job(clientWork(work, after: 0, isDeferred: true)))
    } else {
      schedule(after: delay, work)
    }
  }

  /// - Parameter time: The time, in seconds of the timeline. If it is not later than ``now``,
  ///   `work` runs in the present advance, or else in the next one. If infinite, `work` never runs.
  func at(_ time: Double, _ work: Job) {
    guard time < .infinity else { return }
    if progress.isAdvancing, time <= _now { progress.detector.countItem() }
    if waiting.insert(work, at: time) { notifyNextDue() }
  }

  /// Runs `layout` once the main queue is empty.
  func asyncLayout(_ layout: Job) {
    if waiting.addLayout(layout) { notifyNextDue() }
  }

  func notifyNextDue() {
    guard !isAdvancing, let nextDueDidChange else { return }
    client { nextDueDidChange() }
  }

  // MARK: Advancing

  /// Moves ``now`` by an interval, and runs all work that is due, in order.
  ///
  /// Before each due item, and at the end, the main queue runs until it is empty, and the views
  /// that need it are laid out. This repeats until no such work is left.
  ///
  /// Work that schedules more work without end, while the time does not move, stops the program.
  /// The message names the class of the view if it is known, such as a subclass that makes a change
  /// in each layout.
  ///
  /// - Parameter interval: The interval, in seconds. It counts as 0 if it is negative or not
  ///   finite.
  ///
  /// - Precondition: Not called from inside a callback of the same timeline.
  public func advance(by interval: Double) {
    do {
      try input(.advance(Self.validDuration(interval))) { () throws(Runaway) in
        try performAdvance(by: interval, .max, RunawayDetector.limit)
      }
    } catch {
      fatalError(error.message)
    }
  }

  /// Like ``advance(by:)``, but throws an error instead of running more than `limit` entries of the
  /// main queue and rounds of layout, or more than `limit` due items.
  ///
  /// - Throws: ``Runaway``. Then ``now`` is the time of the last item that ran, and the work that
  ///   has not run still waits.
  public func advance(by interval: Double, limit: Int) throws(Runaway) {
    try input(.advance(Self.validDuration(interval))) { () throws(Runaway) in
      try performAdvance(by: interval, limit, .max)
    }
  }

  @inline(__always)
  private func performAdvance(
    by interval: Double, _ limit: Int, _ runawayLimit: Int
  ) throws(Runaway) {
    guard !isAdvancing else {
      fatalError(
        "Timeline.advance was called from inside a turn; schedule the work by after(_:_:) instead.")
    }
    turn += 1
    var end = _now + interval
    if !hasNothingDue(in: interval) {
      end = min(_now + Self.validDuration(interval), .greatestFiniteMagnitude)
      try runAll(until: end, limit, runawayLimit)
    }
    _now = end
    runSilentWork()
  }

  /// Moves ``now`` by an interval, and runs no work. What is due by then runs in the next
  /// ``advance(by:)``.
  ///
  /// If time has passed since the last advance, a host calls it before the app makes a change, so
  /// that an animation that begins with the change does not end too early. Inside an advance it has
  /// no effect.
  ///
  /// - Parameter interval: The interval, in seconds. It counts as 0 if it is negative or not
  ///   finite.
  public func advanceTime(by interval: Double) {
    guard !isAdvancing else { return }
    let interval = Self.validDuration(interval)
    input(.advanceTime(interval)) { _now = min(_now + interval, .greatestFiniteMagnitude) }
  }

  /// False for an invalid interval.
  @inline(__always)
  func hasNothingDue(in interval: Double) -> Bool {
    interval >= 0 && _now + interval < waiting.nextTime && !waiting.needsTurn
      && !waiting.hasDeferred
  }

  private func runAll(until end: Double, _ limit: Int, _ runawayLimit: Int) throws(Runaway) {
    progress.isAdvancing = true
    defer { progress.isAdvancing = false }
    for item in waiting.takeDeferred() { at(now, item) }
    progress.detector = RunawayDetector(limit: runawayLimit)
    var entriesLeft = limit
    var itemsLeft = limit
    while true {
      if waiting.needsTurn { try runTurn(&entriesLeft) }
      guard waiting.nextTime <= end else { break }
      guard itemsLeft > 0, !progress.detector.isEndless else { throw progress.detector.runaway }
      itemsLeft -= 1
      progress.count += 1
      guard let next = waiting.takeDue() else { break }
      if next.time > _now {
        _now = next.time
        progress.detector.timeDidMove()
      }
      progress.isInItem = true
      turn += 1
      next.item()
      turn += 1
      progress.isInItem = false
    }
  }

  private func runTurn(_ entriesLeft: inout Int) throws(Runaway) {
    repeat {
      try runMainQueue(&entriesLeft)
      let count = waiting.layoutCount
      guard count > 0 else { continue }
      guard entriesLeft > 0, progress.detector.beginRound() else { throw progress.detector.runaway }
      entriesLeft -= 1
      progress.count += 1
      for index in 0..<count { waiting.takeLayout(at: index)?() }
      waiting.removeLayouts(count)
    } while waiting.hasEntries || waiting.layoutCount > 0
    waiting.endTurn()
  }

  private func runMainQueue(_ entriesLeft: inout Int) throws(Runaway) {
    while waiting.hasEntries {
      guard progress.detector.beginRound() else { throw progress.detector.runaway }
      for index in 0..<waiting.beginRound() {
        guard entriesLeft > 0 else {
          waiting.endRound(before: index)
          throw progress.detector.runaway
        }
        entriesLeft -= 1
        progress.count += 1
        turn += 1
        waiting.takeEntry(at: index)?()
        turn += 1
      }
      waiting.endRound()
    }
  }

  package func wrapScheduledWork(_ wrapWork: (@escaping () -> Void) -> () -> Void) {
    waiting.wrap { job in Job(wrapWork { job() }) }
  }
}

private struct AdvanceProgress {
  var (isAdvancing, isInItem) = (false, false)
  var count = 0
  var detector = Timeline.RunawayDetector()
}

extension Timeline {
  /// Runs `work` in the next turn of the main queue, after the work that is in the queue already.
  public func async(_ work: @escaping () -> Void) {
    enqueue(Job(clientWork(work, after: nil)))
  }

  /// Unlike with ``after(_:_:)``, work without a delay is always due within the present advance.
  package func schedule(after delay: Double, _ work: @escaping () -> Void) {
    at(time(after: delay), Job(clientWork(work, after: delay)))
  }

  /// Runs `changes` at once and `completion` after `duration` seconds.
  ///
  /// Model values are final as soon as this function returns, like those of layers; `presentation`
  /// has the values in between. The completion is scheduled after the work that `changes`
  /// schedules. Inside another animation, the duration of the inner one applies.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. A number that is negative or not finite counts as 0.
  ///   - changes: Sets the model values; called once, before this function returns.
  ///   - completion: Called by ``advance(by:)`` once the duration is over; nil by default.
  public func animate(
    _ duration: Double, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    run(changes, lasting: duration)
    if let completion { schedule(after: Self.validDuration(duration), completion) }
  }

  package static var isInAnimation: Bool { animation != nil }

  /// A delay that is negative or NaN counts as 0.
  func time(after delay: Double) -> Double { now + (delay > 0 ? delay : 0) }

  /// 0 if the interval is negative or not finite.
  static func validDuration(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}

/// The work is dropped if its owner is deallocated first.
extension Timeline {
  func after<Owner: AnyObject>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    at(time(after: delay), Job { [owner = Weak(owner)] in owner.withObject(work) })
  }

  func async<Owner: AnyObject>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    enqueue(Job { [owner = Weak(owner)] in owner.withObject(work) })
  }
}

extension Weak {
  fileprivate func withObject(_ work: (Object) -> Void) {
    guard let object else { return }
    Timeline.recordWorkSource(object)
    work(object)
  }
}

extension Timeline {
  /// The animation whose changes are being made; nil outside of one.
  private(set) static var animation: (timeline: Timeline, duration: Double)?

  /// The animation begins at the time at which a wrapper makes the changes.
  ///
  /// - Parameter owner: The owner of the wrapper to call; nil for all wrappers.
  func run(_ changes: () -> Void, lasting duration: Double, in owner: AnyObject? = nil) {
    let duration = Self.validDuration(duration)
    if animationWrappers.isEmpty {
      make(changes, lasting: duration)
    } else {
      let wrappers = animationWrappers
      wrappers.perform(lasting: duration, in: owner) { make(changes, lasting: duration) }
    }
    if isAnimating { notifyNextDue() }
  }

  private func make(_ changes: () -> Void, lasting duration: Double) {
    let outer = Self.animation
    Self.animation = (self, duration)
    animationsEnd = max(animationsEnd, now + duration)
    changes()
    Self.animation = outer
  }
}

/// Called around the changes of animations, so that a platform can animate the same changes.
struct AnimationWrappers {
  /// Must call `changes` once, before the function returns.
  typealias Wrapper = (_ duration: Double, _ changes: () -> Void) -> Void

  private var wrappers: [(owner: ObjectIdentifier, wrap: Wrapper)] = []

  var isEmpty: Bool { wrappers.isEmpty }

  /// Nil removes the wrapper. The owner is not retained.
  mutating func set(_ wrap: Wrapper?, for owner: AnyObject) {
    wrappers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let wrap { wrappers.append((ObjectIdentifier(owner), wrap)) }
  }

  /// The first wrapper is the outermost. If `duration` is 0, none is called.
  func perform(lasting duration: Double, in owner: AnyObject? = nil, _ changes: () -> Void) {
    guard duration > 0 else { return changes() }
    let called = owner.map { owner in wrappers.filter { $0.owner == ObjectIdentifier(owner) } }
    perform((called ?? wrappers)[...], lasting: duration, changes)
  }

  private func perform(
    _ wrappers: ArraySlice<(owner: ObjectIdentifier, wrap: Wrapper)>, lasting duration: Double,
    _ changes: () -> Void
  ) {
    guard let first = wrappers.first else { return changes() }
    first.wrap(duration) { perform(wrappers.dropFirst(), lasting: duration, changes) }
  }
}

extension Timeline {
  func setAnimationWrapper(_ wrap: AnimationWrappers.Wrapper?, for owner: AnyObject) {
    var wrappers = animationWrappers
    wrappers.set(wrap, for: owner)
    animationWrappers = wrappers
  }
}
