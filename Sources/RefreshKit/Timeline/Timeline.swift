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
  /// Seconds since the timeline was made; 0 at first. Only ``advance(by:)`` and
  /// ``advanceTime(by:)`` move it.
  public var now: Double { _now }

  private var _now: Double = 0 {
    didSet { timeDidMove?(_now) }
  }

  /// Called with each new ``now``, before the work of that time runs; nil unless a test has a clock
  /// that follows the timeline.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package var timeDidMove: ((Double) -> Void)?

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
    nextTime < .infinity ? max(now, nextTime) : nil
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

  /// How many entries of the main queue, rounds of layout and due items have run.
  package private(set) var runCount = 0

  /// A number that changes with each advance, and before and after each entry of the main queue and
  /// each due item. A round of layout belongs to the turn before it.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package private(set) var turn = 0

  private var mainQueue = WorkQueue()
  private var due = WorkQueue()
  private var layouts: [Job] = []
  /// The layouts of the round that runs now.
  private var layoutRound: [Job] = []
  /// The time of the next work, in seconds; infinite if there is no work.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  private var nextTime = Double.infinity
  /// Work without a delay that due items have scheduled. It becomes due in the next advance.
  private var deferred: [Job] = []

  private(set) var isAdvancing = false
  private var isInItem = false
  /// How many pieces of work have followed each other while ``now`` did not move. Each piece was
  /// scheduled by the previous one.
  private var chainLength = 0
  /// The class of the object that has last caused work in this advance, and ``chainLength`` at that
  /// time. The object is a view that has requested layout during its layout, or the owner of work
  /// that has run.
  private var workSource: (type: AnyObject.Type, chainLength: Int)?

  /// The observers of all lists on the timeline. The array is replaced and never changed in place,
  /// so that reading it needs no check for overlapping access.
  var observers: [any DoorObserver] = []

  private var animationsEnd: Double = 0
  private(set) var animationWrappers: [(owner: ObjectIdentifier, wrap: AnimationWrapper)] = []

  #if DEBUG
    private var silentWork: [SilentWork] = []
    private var runsSilentWork = true
  #endif

  /// Makes a timeline that begins at ``now`` 0.
  ///
  /// - Parameter wallClock: The time of day at its beginning, ``start``; 1970 by default.
  public init(wallClock: WallTime = WallTime(secondsSince1970: 0)) {
    start = wallClock
  }

  // MARK: Scheduling

  /// Schedules work of the kit like ``async(_:)``, but without telling observers.
  func enqueue(_ work: Job) {
    mainQueue.insert(work, at: now, chainLength: chainLength + 1)
    workWasAdded(at: now)
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
    if isInItem, !(delay > 0) {
      deferred.append(Job(clientWork(work, after: 0, isDeferred: true)))
    } else {
      schedule(after: delay, work)
    }
  }

  /// - Parameter time: The time, in seconds of the timeline. If it is not later than ``now``,
  ///   `work` runs in the current advance or, outside of one, in the next. If it is infinite,
  ///   `work` never runs.
  func at(_ time: Double, _ work: Job) {
    guard time < .infinity else { return }
    due.insert(work, at: time, chainLength: time > now ? 1 : chainLength + 1)
    workWasAdded(at: time)
  }

  /// Runs `layout` when the main queue is empty.
  func asyncLayout(_ layout: Job) {
    layouts.append(layout)
    workWasAdded(at: now)
  }

  private func workWasAdded(at time: Double) {
    guard time < nextTime else { return }
    nextTime = time
    notifyNextDue()
  }

  private func notifyNextDue() {
    guard !isAdvancing, let nextDueDidChange else { return }
    client { nextDueDidChange() }
  }

  // MARK: Advancing

  /// Moves ``now`` by an interval, and runs all work that is due, in order.
  ///
  /// Before each due item, and at the end, the main queue runs until it is empty, and the views
  /// that need it are laid out. This repeats until no such work is left.
  ///
  /// No task runs meanwhile: after `advance(by: 11)` a function that sleeps for 50 ms, by any clock, has
  /// lost against a time limit of 10 s. `TestList.advance(by:)` of RefreshTesting lets tasks run at
  /// each due time.
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
        try performAdvance(by: interval, limit: .max, longestChain: Runaway.longestChain)
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
      try performAdvance(by: interval, limit: limit, longestChain: .max)
    }
  }

  private func performAdvance(
    by interval: Double, limit: Int, longestChain: Int
  ) throws(Runaway) {
    guard !isAdvancing else {
      fatalError(
        "Timeline.advance was called from inside a turn; schedule the work by after(_:_:) instead.")
    }
    turn += 1
    var end = _now + interval
    // False also for an invalid interval, which is corrected below.
    let hasNothingDue = interval >= 0 && end < nextTime
    if !hasNothingDue {
      end = min(_now + Self.validDuration(interval), .greatestFiniteMagnitude)
      try runAll(until: end, limit: limit, longestChain: longestChain)
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

  /// Whether there is work in the main queue, or a layout to do.
  private var needsTurn: Bool { !mainQueue.isEmpty || !layouts.isEmpty }

  private func runAll(until end: Double, limit: Int, longestChain: Int) throws(Runaway) {
    isAdvancing = true
    defer {
      (isAdvancing, isInItem, chainLength, workSource) = (false, false, 0, nil)
      updateNextTime()
    }
    for work in exchange(&deferred, with: []) { due.insert(work, at: now, chainLength: 1) }
    var (entriesLeft, itemsLeft) = (limit, limit)
    while true {
      while needsTurn {
        try count(
          &entriesLeft, chainLength: mainQueue.first?.chainLength ?? chainLength + 1,
          of: longestChain)
        if let entry = mainQueue.popFirst() { run(entry) } else { layOut() }
      }
      guard let next = due.first, next.time <= end else { return }
      try count(&itemsLeft, chainLength: next.chainLength, of: longestChain)
      guard let item = due.popFirst() else { return }
      _now = max(_now, item.time)
      isInItem = true
      run(item)
      isInItem = false
    }
  }

  private func count(
    _ runsLeft: inout Int, chainLength: Int, of longestChain: Int
  ) throws(Runaway) {
    guard runsLeft > 0, chainLength <= longestChain else {
      throw Runaway(className: workSourceName)
    }
    runsLeft -= 1
    runCount += 1
  }

  private func updateNextTime() {
    nextTime = needsTurn || !deferred.isEmpty ? now : due.first?.time ?? .infinity
  }

  private func run(_ work: WorkQueue.Item) {
    updateNextTime()
    chainLength = work.chainLength
    turn += 1
    work.job()
    turn += 1
  }

  /// Runs a round of layouts. Layouts that are requested meanwhile run in the next round.
  private func layOut() {
    chainLength += 1
    swap(&layouts, &layoutRound)
    updateNextTime()
    for index in layoutRound.indices { layoutRound[index]() }
    layoutRound.removeAll(keepingCapacity: true)
  }

  /// The name of the class in ``workSource``; nil if the object has not caused any of the last
  /// three pieces of work in the chain.
  private var workSourceName: String? {
    guard let workSource, chainLength - workSource.chainLength < 3 else { return nil }
    return String(describing: workSource.type)
  }

  func recordWorkSource(_ object: AnyObject) {
    if object is any WorkSource { workSource = (type(of: object), chainLength) }
  }

  package func wrapScheduledWork(_ wrapWork: (@escaping () -> Void) -> () -> Void) {
    let wrap = { (job: Job) in Job(wrapWork { job() }) }
    mainQueue.wrap(wrap)
    due.wrap(wrap)
    deferred = deferred.map(wrap)
  }
}

extension Timeline {
  /// The error of an advance that would not end: it has more work than the limit of
  /// `advance(by:limit:)` allows.
  public struct Runaway: Error, Sendable {
    /// The longest chain of work in an advance for which the caller has set no limit.
    fileprivate static let longestChain = 20_000

    /// The class of the view that asked for layout again while it was laid out, or of the component
    /// whose work caused the same work again; nil if there is no such object.
    public let className: String?

    fileprivate var message: String {
      let source =
        className.map { "a \($0) causes new work each time it is laid out or called" }
        ?? "work on the main queue, or due items without a delay, schedule new work each time"
      return "Timeline.advance would never return: \(source). Change only what has another value, "
        + "and schedule repeated work with a delay."
    }
  }
}

extension Timeline {
  /// Runs `work` in the next turn of the main queue, after the work that is in the queue already.
  public func async(_ work: @escaping () -> Void) {
    enqueue(Job(clientWork(work, after: nil)))
  }

  /// Like ``schedule(after:_:)``, at a time in seconds of the timeline.
  package func schedule(at time: Double, _ work: @escaping () -> Void) {
    at(time, Job(clientWork(work, after: max(0, time - now))))
  }

  /// Runs `work` after a delay, in seconds. Work without a delay runs in the current advance, even
  /// if a due item schedules it: ``after(_:_:)`` would defer that work.
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

  /// The time after a delay, in seconds of the timeline. A delay that is negative or NaN counts as
  /// 0.
  func time(after delay: Double) -> Double { now + (delay > 0 ? delay : 0) }

  /// Returns the interval; 0 if it is negative or not finite.
  static func validDuration(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}

/// Work that is dropped if its owner is deallocated first. The work has an unowned reference to the
/// timeline, because only the timeline runs it. A weak reference would make each retain of the
/// timeline slower.
extension Timeline {
  func after<Owner: AnyObject>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    at(time(after: delay), Job { [unowned self, weak owner] in perform(work, for: owner) })
  }

  func async<Owner: AnyObject>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    enqueue(Job { [unowned self, weak owner] in perform(work, for: owner) })
  }

  private func perform<Owner: AnyObject>(_ work: (Owner) -> Void, for owner: Owner?) {
    guard let owner else { return }
    recordWorkSource(owner)
    work(owner)
  }
}

extension Timeline {
  /// The animation whose changes are being made now; nil if there is none.
  private(set) static var animation: (timeline: Timeline, duration: Double)?

  /// Makes the changes of an animation inside the wrappers. The animation begins when the innermost
  /// wrapper makes the changes.
  ///
  /// - Parameter owner: The owner of the wrapper to call; nil for all wrappers.
  func run(_ changes: () -> Void, lasting duration: Double, in owner: AnyObject? = nil) {
    let duration = Self.validDuration(duration)
    let wrappers = animationWrappers.filter {
      duration > 0 && (owner == nil || $0.owner == owner.map(ObjectIdentifier.init))
    }
    wrap(changes, lasting: duration, in: wrappers[...])
    if isAnimating { notifyNextDue() }
  }

  /// Calls the wrappers one inside the other, the first outermost.
  private func wrap(
    _ changes: () -> Void, lasting duration: Double,
    in wrappers: ArraySlice<(owner: ObjectIdentifier, wrap: AnimationWrapper)>
  ) {
    guard let first = wrappers.first else { return make(changes, lasting: duration) }
    first.wrap(duration) { wrap(changes, lasting: duration, in: wrappers.dropFirst()) }
  }

  private func make(_ changes: () -> Void, lasting duration: Double) {
    let outer = Self.animation
    Self.animation = (self, duration)
    animationsEnd = max(animationsEnd, now + duration)
    changes()
    Self.animation = outer
  }

  /// A function that is called around the changes of an animation, so that a platform can animate
  /// the same changes. It calls `changes` once, before it returns.
  typealias AnimationWrapper = (_ duration: Double, _ changes: () -> Void) -> Void

  /// Sets the wrapper of an owner, which is not retained; nil removes it.
  func setAnimationWrapper(_ wrap: AnimationWrapper?, for owner: AnyObject) {
    animationWrappers.removeAll { $0.owner == ObjectIdentifier(owner) }
    if let wrap { animationWrappers.append((ObjectIdentifier(owner), wrap)) }
  }
}

/// Work that only debug builds do. It is not a due item, so that the due items are the same as in a
/// release build. It does not wake a host, and runs at the end of the advance that reaches its
/// time.
extension Timeline {
  #if DEBUG
    private typealias SilentWork = (time: Double, work: () -> Void)

    func afterSilently<Owner: AnyObject>(
      _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
    ) {
      guard runsSilentWork else { return }
      silentWork.append((time(after: delay), { [weak owner] in owner.map(work) }))
    }

    private func runDueSilentWork() {
      let due = silentWork.filter { $0.time <= now }
      silentWork.removeAll { $0.time <= now }
      for item in due { item.work() }
    }
  #endif

  private func runSilentWork() {
    #if DEBUG
      if !silentWork.isEmpty { runDueSilentWork() }
    #endif
  }

  /// Drops the work of debug builds from now on. Called for timelines without work of an app, such
  /// as the timeline of a replay.
  package func ignoreSilentWork() {
    #if DEBUG
      runsSilentWork = false
    #endif
  }
}

/// A view or a list. If it causes endless work, the message of ``Timeline/Runaway`` names its
/// class.
@MainActor package protocol WorkSource: AnyObject {}
