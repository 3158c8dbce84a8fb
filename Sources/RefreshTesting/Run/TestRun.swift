import Foundation
import RefreshKit
import RefreshPaging
import RefreshReplay

/// The time of a test, and the objects in which work can be pending: its lists, pagers and servers.
@MainActor final class TestRun {
  /// The run of the present test. Pagers that are made in the test belong to it, and servers that
  /// receive a request in the test.
  @TaskLocal static var current: TestRun?

  /// The facts about a server that a run needs.
  @MainActor struct Server {
    let changeCount: () -> Int
    /// Whether a task has not continued yet after the answer to its request.
    let isWaking: () -> Bool
    /// The requests without an answer, in words.
    let unanswered: () -> [String]
  }

  let timeline: Timeline
  let sleeps: SleepQueue
  /// How long a call waits, in seconds of real time, for a function that waits for nothing that the
  /// test controls.
  var realTimeLimit = 5.0
  /// Sets the length of the content to the length of the rows.
  var showRows: () -> Void = {}
  /// The last entries of the inspector, in words; empty without a list.
  var explain: () -> String = { "" }

  private let lists: [ScrollView]
  private var pagers: [Weak<AnyObject>] = []
  /// The numbers of the lists and pagers whose failures belong to the test.
  private(set) var numbersOfListsAndPagers: Set<EventNumber>
  private(set) lazy var failureLog = TestFailureLog { [weak self] in
    self?.numbersOfListsAndPagers.contains($0) == true
  }
  private var servers: [Server] = []
  /// How often the test has waited in real time.
  private(set) var realWaitCount = 0

  /// After this many turns of the main actor without a change, no further change is expected.
  private static let enoughTurns = 12
  private static let frame = 1.0 / 120
  /// The most that one turn counts toward ``realTimeLimit``, in seconds of real time.
  private static let maximumTurnTime = 0.05

  init(_ lists: [ScrollView], on timeline: Timeline) {
    (self.lists, self.timeline) = (lists, timeline)
    sleeps = SleepQueue(timeline)
    numbersOfListsAndPagers = Set(lists.map(\.number))
  }

  /// Runs a test. Pagers that are made in the test belong to this run, and servers that receive a
  /// request in the test.
  func perform(_ test: () async throws -> Void) async throws {
    failureLog.start()
    defer {
      failureLog.stop()
      sleeps.endAll()
    }
    try await Self.$current.withValue(self) {
      try await FunctionWatch.$isTest.withValue(true) {
        try await PagerRegistry.$current.withValue(PagerRegistry { [weak self] in self?.add($0) }) {
          try await MainExecutor.run(test)
        }
      }
    }
  }

  func add(_ pager: any PagerFacts) {
    guard !presentPagers.contains(where: { $0 === pager }) else { return }
    pagers.append(Weak(pager))
    numbersOfListsAndPagers.insert(pager.number)
  }

  func add(_ server: Server) { servers.append(server) }

  var presentPagers: [any PagerFacts] { pagers.compactMap { $0.object as? any PagerFacts } }

  var components: [RefreshComponent] { lists.flatMap(\.attachedComponents) }

  var unansweredRequests: [String] { servers.flatMap { $0.unanswered() } }

  // MARK: Tasks

  /// Lets tasks run until nothing changes. The time of the test does not advance.
  func untilQuiet() async throws {
    var (quietTurns, turns, last) = (0, 0, fingerprint)
    var (realTime, elapsed) = (ProcessInfo.processInfo.systemUptime, 0.0)
    while quietTurns < Self.enoughTurns {
      try Task.checkCancellation()
      await Self.letTasksRun()
      sleeps.schedule()
      showRows()
      let (present, running) = (fingerprint, runningFunctions)
      let isQuiet = present == last && running.isEmpty && !isWaking
      quietTurns = isQuiet ? quietTurns + 1 : 0
      last = present
      turns += 1
      let now = ProcessInfo.processInfo.systemUptime
      // Another test may have kept the main actor for long, so a long turn does not count in full.
      elapsed += min(now - realTime, Self.maximumTurnTime)
      realTime = now
      guard turns > 20 * Self.enoughTurns else { continue }
      let isLate = elapsed > realTimeLimit
      guard let function = running.first else {
        if isLate { throw failure("The tasks of the test keep changing, while no time passes.") }
        continue
      }
      if isLate { throw waitsOutside(function) }
      // The function waits for another thread. Sleep, so that the thread can go on.
      realWaitCount += 1
      try await Task.sleep(nanoseconds: 1_000_000)
    }
  }

  /// Lets all work run that waits for the main actor or for other threads now.
  ///
  /// The tasks of the test run on the executor of the main actor, even outside of the actor. The
  /// detached task runs on the default executor. So it begins after the nonisolated parts of the
  /// app's tasks that already wait there.
  private static func letTasksRun() async {
    await Task.detached {}.value
    await Task.yield()
  }

  private func waitsOutside(_ function: String) -> TestFailure {
    failure(
      "\(function) waits for something outside the test: it has not returned in \(realTimeLimit) seconds of real "
        + "time, and waits neither for the clock of the test nor for its PageServer. Does it sleep by Task.sleep, "
        + "or ask a real server?")
  }

  private var isWaking: Bool { sleeps.isWaking || servers.contains { $0.isWaking() } }

  /// The functions that wait for nothing that the test controls.
  private var runningFunctions: [String] {
    let ofComponents = components.filter { $0.isActionRunning && !$0.isActionWaiting }
      .map { "The function of \($0.nameInTests)" }
    let ofPagers = presentPagers.flatMap(\.presentLoads).filter { $0.phase == .running }
      .map { "The pager's function that loads (\($0.type))" }
    return ofPagers + ofComponents
  }

  /// A number that differs after something in the test has changed.
  private var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(timeline.runCount)
    hasher.combine(timeline.nextDue)
    hasher.combine(sleeps.changeCount)
    for component in components { hasher.combine(component.deliveryCount) }
    for pager in presentPagers { hasher.combine(pager.revision) }
    for server in servers { hasher.combine(server.changeCount()) }
    return hasher.finalize()
  }

  // MARK: Time

  private func move(to time: Double) throws {
    do throws(Timeline.Runaway) {
      try timeline.advance(by: max(0, time - timeline.now), limit: 200_000)
    } catch {
      throw failure(
        "Something keeps changing while no time passes: "
          + (error.className.map { "a \($0) causes new work in each layout or call." }
            ?? "work on the timeline schedules new work each time."))
    }
    showRows()
  }

  /// Advances the time from due time to due time, and lets tasks run in between. So the tasks
  /// continue in the same order as if the time advanced in small steps.
  func advance(by interval: Double) async throws {
    let end = timeline.now + (interval.isFinite ? max(0, interval) : 0)
    // Work that schedules itself again without a delay is always due. After 60 steps at the same
    // time, the time advances by a frame nevertheless.
    var stepsAtSameTime = 0
    try await untilQuiet()
    while true {
      let due = timeline.nextDue ?? .infinity
      if due <= timeline.now, stepsAtSameTime < 60 {
        stepsAtSameTime += 1
        try move(to: timeline.now)
      } else if timeline.now < end {
        let next = due <= timeline.now ? timeline.now + Self.frame : due
        stepsAtSameTime = 0
        try move(to: min(next, end))
      } else {
        return
      }
      try await untilQuiet()
    }
  }

  /// Lets time pass until all ongoing work that ends by itself is over.
  ///
  /// - Parameter isOver: Whether to stop earlier; asked after each step.
  func settle(until isOver: () -> Bool = { false }) async throws {
    var (steps, stepsAtSameTime) = (0, 0)
    try await untilQuiet()
    while !isOver() {
      let due = timeline.nextDue ?? .infinity
      if due <= timeline.now, stepsAtSameTime < 60 {
        stepsAtSameTime += 1
        try move(to: timeline.now)
      } else if isBusy {
        stepsAtSameTime = 0
        try move(to: max(timeline.now + Self.frame / 100, min(due, timeline.now + 2 * Self.frame)))
      } else {
        return
      }
      steps += 1
      if steps > 20_000 { throw failure("The list keeps changing, and does not come to rest.") }
      try await untilQuiet()
    }
  }

  /// Whether something is in progress that ends by itself.
  private var isBusy: Bool {
    timeline.isAnimating
      || lists.contains { $0.isDecelerating || $0.hasMotion }
      || components.contains(where: \.isBusyInTests)
  }

  // MARK: Failures

  func failure(_ text: String) -> TestFailure { TestFailure(text + explain()) }
}

extension RefreshComponent {
  /// The component's name in messages, such as `the header (StarHeader)`.
  var nameInTests: String {
    let slot =
      switch edge {
      case .top: "header"
      case .bottom: "footer"
      case .left: "leader"
      case .right: "trailer"
      }
    return "the \(slot) (\(type(of: self)))"
  }

  /// Whether a refresh opens, closes or shows its result, or whether a call, such as an end, waits
  /// for `minimumRefreshingDuration`.
  fileprivate var isBusyInTests: Bool {
    switch machine.phase {
    case .opening, .closing, .showingResult: return true
    case .waiting: return scrollView?.isInWindow == true && state == .refreshing
    case .running:
      return !machine.calls.waiting.isEmpty && minimumRefreshingDuration.isFinite
    case nil: return false
    }
  }
}
