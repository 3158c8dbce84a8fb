/// The main run loop and the clock of the device. Time passes only in calls of its functions.
///
/// Between these calls the run loop is awake: everything that a test does there is one event, or
/// several that arrived together.
@MainActor public final class MainRunLoop {
  public static let shared = MainRunLoop()

  /// The order of Core Animation's layout and commit among the observers of
  /// ``CFRunLoopActivity/beforeWaiting``.
  static let commitOrder = 2_000_000

  /// The value of `CACurrentMediaTime()`, in seconds.
  public private(set) var now: Double {
    get { Self.clock.now }
    set { Self.clock.now = newValue }
  }

  /// `CFAbsoluteTimeGetCurrent()` minus ``now``, in seconds.
  private(set) var clockLead: Double {
    get { Self.clock.lead }
    set { Self.clock.lead = newValue }
  }

  /// Other threads read it only while the main thread waits for them.
  nonisolated(unsafe) static private(set) var clock = (now: 1_000.0, lead: 700_000_000.0)

  /// For tests: whether Core Animation commits before the observers of
  /// ``CFRunLoopActivity/beforeWaiting``, as when the system updates the screen from a source of
  /// the run loop.
  public var commitsFirst = false

  /// For tests: called after each commit. The committed values are those of the next frame.
  public var didCommit: (() -> Void)?

  /// For tests: called for each frame of a display with 60 Hz, before the run loop wakes at that
  /// time. Also called while the run loop sleeps or works.
  public var willShowFrame: (() -> Void)?

  /// For tests: the delay of the next call of a display link, as a fraction of a frame; nil for no
  /// delays. Display links are not called in real time: with more than 1, frames are dropped.
  public var linkDelay: (() -> Double)?

  /// The number of the last frame since time 0.
  private var lastFrame = 0

  /// Whether the next sleep ends at once.
  private var isWokenUp = false

  /// Whether the observers of ``CFRunLoopActivity/beforeWaiting`` are notified.
  private var isEndingPass = false

  /// The number of times that the run loop woke.
  public private(set) var wakeCount = 0

  private var observers: [CFRunLoopObserver] = []
  private var timers: [Timer] = []
  private var displayLinks: [CADisplayLink] = []
  private var laters: [(time: Double, work: () -> Void)] = []
  private var waitingForLayout: [WeakView] = []
  private var timings: [AnimationTiming] = []

  /// The duration of a frame of the display, in seconds. In a long sleep the display drops frames.
  private(set) var frameDuration = 1.0 / 60

  private init() {}

  // MARK: Running

  /// Sleeps for `interval` seconds, and wakes for everything due until then.
  public func run(for interval: Double) {
    sleep(until: now + interval)
  }

  /// Ends the present pass, and begins the next one at the same time.
  public func turn() {
    run(for: 0)
  }

  /// Sleeps until `end`, and wakes for timers and events.
  ///
  /// - Parameters:
  ///   - end: The latest time of waking.
  ///   - nextEvent: The time of the system's next event, such as a frame of a deceleration.
  ///   - handleEvent: Handles the events that are due.
  public func sleep(
    until end: Double, nextEvent: () -> Double? = { nil }, handleEvent: () -> Void = {}
  ) {
    frameDuration = max(1.0 / 60, (end - now) / 600)
    notify(.beforeWaiting)
    while let next = nextDue(nextEvent()), next <= end {
      pass(until: next)
      wake()
      fire()
      if let event = nextEvent(), event <= now { handleEvent() }
      notify(.beforeWaiting)
    }
    pass(until: end)
    wake()
  }

  /// Keeps the main thread busy for some time. The run loop does not sleep, so timers and commits
  /// wait. Core Animation shows animations meanwhile, from another process:
  /// https://developer.apple.com/videos/play/wwdc2014/419/
  public func work(for interval: Double) {
    pass(until: now + interval)
  }

  /// Moves the clock, and shows the frames up to that time.
  private func pass(until end: Double) {
    if let willShowFrame {
      lastFrame = max(lastFrame, Int((now * 60 - 1e-6).rounded(.up)) - 1)
      while Double(lastFrame + 1) / 60 < end - 1e-9 {
        lastFrame += 1
        now = max(now, Double(lastFrame) / 60)
        willShowFrame()
      }
    }
    now = max(now, end)
  }

  /// Wakes from a sleep of the device, during which only the time of day changes; or changes the
  /// clock, as the user can.
  ///
  /// - Parameter interval: The change of the time of day, in seconds.
  public func wakeDevice(after interval: Double) {
    notify(.beforeWaiting)
    clockLead += interval
    wake()
  }

  private func wake() {
    isWokenUp = false
    wakeCount += 1
    notify(.afterWaiting)
  }

  private func nextDue(_ event: Double?) -> Double? {
    var next = event ?? .infinity
    for timer in timers { next = min(next, timer.fireTime) }
    for link in displayLinks where !link.isPaused { next = min(next, link.nextTime) }
    for later in laters { next = min(next, later.time) }
    if isWokenUp { next = now }
    if !waitingForLayout.isEmpty { next = min(next, now + frameDuration) }
    return next < .infinity ? next : nil
  }

  private func fire() {
    let due = laters.filter { $0.time <= now }
    laters.removeAll { $0.time <= now }
    for later in due { later.work() }
    for timer in timers where timer.isValid && timer.fireTime <= now { timer.fireNow() }
    for link in displayLinks where link.isValid && !link.isPaused && link.nextTime <= now {
      link.show(at: now)
    }
  }

  private func notify(_ activity: CFRunLoopActivity) {
    isEndingPass = activity == .beforeWaiting
    defer { isEndingPass = false }
    var hasCommitted = activity != .beforeWaiting
    if !hasCommitted, commitsFirst {
      commit()
      hasCommitted = true
    }
    for observer in observers where observer.isValid && observer.activities.contains(activity) {
      if !hasCommitted, observer.order >= Self.commitOrder {
        commit()
        hasCommitted = true
      }
      observer.handler(observer, activity)
    }
    if !hasCommitted { commit() }
    if activity == .beforeWaiting { beginAnimations() }
  }

  /// Lays out the windows that need it, each tree from its root, until none needs it any more.
  private func commit() {
    for _ in 0..<100 where !waitingForLayout.isEmpty {
      let views = waitingForLayout
      waitingForLayout = []
      for view in views.compactMap(\.object) {
        guard let window = view.window else { continue }
        let root = UIView.manners.laysOutInOrderOfMarks ? view : window
        root.layOut(isMarked: false)
      }
    }
    beginAnimations()
    didCommit?()
  }

  /// Begins the animations of the committed changes.
  private func beginAnimations() {
    for timing in timings { timing.commit(at: now) }
    timings = []
  }

  // MARK: Used by UIKit

  /// Ends the next sleep. As in Core Foundation, a call during the handling of events has no
  /// effect, because the run loop notifies its observers before it sleeps:
  /// https://github.com/apple-oss-distributions/CF/blob/main/CFRunLoop.c
  func wakeUp() {
    if isEndingPass { isWokenUp = true }
  }

  func later(after delay: Double, _ work: @escaping () -> Void) {
    laters.append((now + delay, work))
  }

  func willCommit(_ timing: AnimationTiming) {
    timings.append(timing)
  }

  func needsLayout(_ view: UIView) {
    waitingForLayout.append(WeakView(object: view))
  }

  func add(_ timer: Timer) {
    if !timers.contains(where: { $0 === timer }) { timers.append(timer) }
  }

  func remove(_ timer: Timer) {
    timers.removeAll { $0 === timer }
  }

  func add(_ link: CADisplayLink) {
    if !displayLinks.contains(where: { $0 === link }) { displayLinks.append(link) }
  }

  func remove(_ link: CADisplayLink) {
    displayLinks.removeAll { $0 === link }
  }

  /// How many observers there are.
  public var observerCount: Int { observers.count }

  /// How many timers are scheduled.
  public var timerCount: Int { timers.count }

  /// The number of running display links.
  public var displayLinkCount: Int { displayLinks.count { !$0.isPaused } }

  /// The frame rates requested by the running display links.
  public var displayLinkRates: [CAFrameRateRange] {
    displayLinks.filter { !$0.isPaused }.map(\.preferredFrameRateRange)
  }

  func add(_ observer: CFRunLoopObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    let place = observers.firstIndex { $0.order > observer.order } ?? observers.endIndex
    observers.insert(observer, at: place)
  }

  func remove(_ observer: CFRunLoopObserver) {
    observers.removeAll { $0 === observer }
  }
}

private struct WeakView {
  weak var object: UIView?
}
