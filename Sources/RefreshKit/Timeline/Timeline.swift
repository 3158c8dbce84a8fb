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
public final class Timeline {
  /// `advance(by:limit:)` has run more than its limit: something feeds itself.
  public nonisolated struct Runaway: Error, Sendable {}

  /// Seconds since the timeline was made; 0 at first. Only ``advance(by:)`` moves it.
  public private(set) var now: Double = 0

  /// What the clock on the wall read when ``now`` was 0; 1970 by default.
  ///
  /// A host sets it once to the present time. It dates the "last update" of headers.
  public var start: WallTime

  /// How far the clock on the wall is ahead of UTC at a given moment, in seconds; 0 by default.
  public var secondsFromGMT: (WallTime) -> Int = { _ in 0 }

  /// What the clock on the wall reads now.
  public var wallTime: WallTime { WallTime(secondsSince1970: start.secondsSince1970 + now) }

  /// When the next thing happens by itself: ``now`` where something waits for its turn, a later time
  /// where something is due then, nil where nothing is.
  ///
  /// A host sleeps until then, or until somebody touches something. While ``isAnimating``, what is
  /// shown changes from frame to frame all the same.
  public var nextDue: Double? {
    mainQueue.isEmpty && passes.isEmpty ? due.firstTime.map { max(now, $0) } : now
  }

  /// Whether an animation is under way, so that a `presentation` may differ in the next frame.
  public var isAnimating: Bool { now < animationsEnd }

  /// How many entries of the main queue, passes and due items have run so far.
  package private(set) var runCount = 0

  private struct Pass {
    let layOut: () -> Void
    let draw: () -> Void
  }

  private var mainQueue: [() -> Void] = []
  private var due = PriorityQueue<() -> Void>()
  private var passes: [Pass] = []
  private var isAdvancing = false
  private var animationsEnd: Double = 0

  /// Makes a timeline that begins at ``now`` 0.
  public init(wallClock: WallTime = WallTime(secondsSince1970: 0)) {
    start = wallClock
  }

  // MARK: Planning

  /// Runs `work` in the next turn of the main queue, after what stands there already.
  public func async(_ work: @escaping () -> Void) {
    mainQueue.append(work)
  }

  /// Runs `work` once ``now`` has moved on by `delay` seconds; at once in the next `advance`, even
  /// one by 0, where `delay` is 0, negative or not finite.
  public func after(_ delay: Double, _ work: @escaping () -> Void) {
    due.insert(work, at: now + Self.span(delay))
  }

  /// Runs `changes` at once and `completion` after `duration` seconds.
  ///
  /// Model values have their final value as soon as this returns, as those of layers do; what is
  /// shown on the way, `presentation` tells. The completion is planned after whatever `changes`
  /// planned. Inside another animation, this one's duration counts.
  public func animate(
    _ duration: Double, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    run(changes, lasting: duration)
    if let completion { after(duration, completion) }
  }

  /// As ``animate(_:_:completion:)``, with a completion that does not keep `owner` alive.
  func animate<Owner: AnyObject>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: @escaping (Owner) -> Void
  ) {
    run(changes, lasting: duration)
    after(duration, for: owner, completion)
  }

  /// Runs `work` at `time`, unless `owner` is gone by then; at once in the next `advance` where that
  /// has passed.
  func at<Owner: AnyObject>(
    _ time: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    due.insert({ owner.object.map(work) }, at: time)
  }

  /// As `after(_:_:)`, unless `owner` is gone by then; it is not kept alive.
  func after<Owner: AnyObject>(
    _ delay: Double, for owner: Owner, _ work: @escaping (Owner) -> Void
  ) {
    let owner = Weak(owner)
    after(delay) { owner.object.map(work) }
  }

  /// As `async(_:)`, unless `owner` is gone by then; it is not kept alive.
  func async<Owner: AnyObject>(for owner: Owner, _ work: @escaping (Owner) -> Void) {
    let owner = Weak(owner)
    async { owner.object.map(work) }
  }

  /// Runs `layOut` and then `draw` in the next turn, once the main queue is empty.
  func asyncPass(layOut: @escaping () -> Void, draw: @escaping () -> Void) {
    passes.append(Pass(layOut: layOut, draw: draw))
  }

  // MARK: Moving

  /// Moves time on by `interval` seconds and runs all that is due, in order.
  ///
  /// Before each due item, and at the end, a turn is taken: the main queue runs until it is empty,
  /// then views that need it are laid out and drawn, until nothing is left to do. A negative
  /// interval, or one that is not finite, counts as 0: time does not go backwards.
  ///
  /// - Precondition: Not called from inside a callback of the same timeline.
  public func advance(by interval: Double) {
    try? advance(by: interval, limit: .max)
  }

  /// As ``advance(by:)``, but gives up once more than `limit` entries of the main queue, or more
  /// than `limit` due items, have run.
  ///
  /// - Throws: ``Runaway``; time stands at the last item that ran, and what has not run yet still
  ///   waits.
  public func advance(by interval: Double, limit: Int) throws(Runaway) {
    guard !isAdvancing else {
      fatalError(
        "Timeline.advance was called from inside a turn; plan the work with after(_:_:) instead.")
    }
    isAdvancing = true
    defer { isAdvancing = false }
    let end = now + Self.span(interval)
    var entriesLeft = limit
    var itemsLeft = limit
    while true {
      try turn(&entriesLeft)
      guard let time = due.firstTime, time <= end else { break }
      guard itemsLeft > 0 else { throw Runaway() }
      itemsLeft -= 1
      runCount += 1
      guard let next = due.popFirst() else { break }
      now = max(now, next.time)
      next.item()
    }
    now = end
  }

  private func turn(_ entriesLeft: inout Int) throws(Runaway) {
    while !mainQueue.isEmpty || !passes.isEmpty {
      guard entriesLeft > 0 else { throw Runaway() }
      let entries = mainQueue.prefix(entriesLeft)
      mainQueue.removeFirst(entries.count)
      entriesLeft -= entries.count
      runCount += entries.count
      for entry in entries { entry() }
      guard mainQueue.isEmpty, !passes.isEmpty else { continue }
      guard entriesLeft > 0 else { throw Runaway() }
      entriesLeft -= 1
      runCount += 1
      let all = passes
      passes = []
      for pass in all { pass.layOut() }
      for pass in all { pass.draw() }
    }
  }

  /// The animation whose changes are being made; a change that somebody makes outside is none.
  private(set) static var animation: (timeline: Timeline, duration: Double)?

  private func run(_ changes: () -> Void, lasting duration: Double) {
    let outer = Self.animation
    Self.animation = (self, Self.span(duration))
    animationsEnd = max(animationsEnd, now + Self.span(duration))
    changes()
    Self.animation = outer
  }

  private static func span(_ interval: Double) -> Double {
    interval.isFinite ? max(0, interval) : 0
  }
}
