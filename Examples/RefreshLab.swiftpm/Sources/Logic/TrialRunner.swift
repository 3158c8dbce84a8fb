import UIKit

/// Performs a trial on a stage, and checks the laws after each pass of the run loop.
@MainActor final class TrialRunner {
  /// The time at rest after which a trial is over, in seconds.
  private static let restDuration = 1.0

  /// How a trial is over.
  enum End {
    case judged(TrialResult)
    /// The app was not active meanwhile: nothing that was seen counts.
    case interrupted
  }

  let trial: Trial
  /// Called once, when the trial is over.
  var didEnd: (End) -> Void = { _ in }
  /// Called when something is wrong that was not wrong before.
  var didFindBreach: () -> Void = {}
  /// What was wrong so far, each once.
  private(set) var breaches: [String] = []
  /// What was wrong so far and known before, each once.
  private var knownBreaches: [String] = []
  /// Which expectations of each pass have failed.
  private var failed: [Call.Expectation] = []

  private unowned let stage: any LabStage
  private let recorder: FactRecorder
  private let performer: Performer
  private var laws: Laws?
  private var passes: PassObserver?
  private var interruption: (any NSObjectProtocol)?
  private var timers: [Timer] = []
  private var hasStarted = false
  private var hasDragged = false
  private var hasDecelerated = false
  private var restStart: Double?

  init(_ trial: Trial, on stage: any LabStage) {
    self.trial = trial
    self.stage = stage
    recorder = FactRecorder(stage.list)
    performer = Performer(on: stage)
  }

  /// Makes the calls of `viewDidLoad`, and begins to record.
  func prepare() {
    stage.didScroll = { [recorder] in recorder.record(.didScroll) }
    if trial.gesture != nil {
      performer.refreshDidBegin = { [weak self] slot in self?.endRefresh(in: slot) }
    }
    make(trial.setup)
    laws = Laws(stage.list) { [unowned stage] in stage.rows.isFlipped }
    passes = PassObserver { [weak self] in self?.passDidEnd() }
    interruption = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.end(.interrupted) }
    }
  }

  /// Makes the other calls at their times. Call it when the screen has appeared; later calls have no effect.
  func start() {
    guard !hasStarted else { return }
    hasStarted = true
    guard UIApplication.shared.applicationState == .active else { return end(.interrupted) }
    for (index, timed) in trial.calls.enumerated()
    where index == 0 || timed.time != trial.calls[index - 1].time {
      let calls = trial.calls[index...].prefix { $0.time == timed.time }.map(\.call)
      schedule(after: timed.time) { $0.make(calls) }
    }
    schedule(after: trial.lastTime + 0.2) { $0.waitForRest() }
  }

  /// Ends the trial now, and judges it.
  ///
  /// - Parameter isAtRest: Whether everything must have come to rest; not if a person has taken the screen away.
  func stop(isAtRest: Bool = true) {
    guard passes != nil else { return }
    if isAtRest, let breach = laws?.breachAtRest { add("at the end: \(breach)") }
    end(
      .judged(
        TrialResult(
          trial: trial, breaches: breaches, knownBreaches: knownBreaches, facts: recorder.facts)))
  }

  /// Ends the trial now, without a result.
  func cancel() {
    didEnd = { _ in }
    end(.interrupted)
  }

  private func end(_ end: End) {
    guard passes != nil else { return }
    passes?.stop()
    passes = nil
    if let interruption { NotificationCenter.default.removeObserver(interruption) }
    recorder.stop()
    for timer in timers { timer.invalidate() }
    timers = []
    stage.didScroll = {}
    didEnd(end)
  }

  // MARK: Calls

  private func make(_ calls: [Call]) {
    for call in calls {
      recorder.record(.call, call: call)
      guard let fault = performer.perform(call) else { continue }
      if case .expect(let expectation) = call {
        add("\(expectation) at \(seconds): \(fault)", expectation)
      } else {
        add("\(call) at \(seconds): \(fault)")
      }
    }
  }

  private func endRefresh(in slot: Call.Slot) {
    schedule(after: trial.refreshDuration) { $0.make([.end(slot)]) }
  }

  private func schedule(after delay: Double, _ action: @escaping @MainActor (TrialRunner) -> Void) {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self { action(self) }
      }
    }
    timers.append(timer)
    RunLoop.main.add(timer, forMode: .common)
  }

  // MARK: Passes

  private func passDidEnd() {
    recorder.passDidEnd()
    if stage.list.isDragging, !hasDragged {
      hasDragged = true
      schedule(after: 0) { $0.make($0.trial.whileDragging) }
    }
    if stage.list.isDecelerating, !hasDecelerated {
      hasDecelerated = true
      schedule(after: 0) { $0.make($0.trial.whileDecelerating) }
    }
    if let breach = laws?.breach(ownInset: performer.ownInset) { add("at \(seconds): \(breach)") }
    for expectation in trial.always where !failed.contains(expectation) {
      guard let fault = performer.fault(of: expectation) else { continue }
      failed.append(expectation)
      add("\(expectation) at \(seconds): \(fault)", expectation)
    }
  }

  /// Ends the trial once a person has dragged, if one is asked to, and all has been at rest for a while.
  private func waitForRest() {
    let isDone = (trial.gesture == nil || hasDragged) && laws?.breachAtRest == nil
    if !isDone { restStart = nil }
    if isDone, restStart == nil { restStart = recorder.time }
    let rest = restStart.map { recorder.time - $0 } ?? 0
    let isLate = trial.gesture == nil && recorder.time > trial.lastTime + 5
    if rest >= Self.restDuration || isLate { return stop() }
    schedule(after: 0.25) { $0.waitForRest() }
  }

  private var seconds: String { "\((recorder.time * 100).rounded() / 100) s" }

  /// Adds a breach of a law, or of an expectation.
  private func add(_ breach: String, _ expectation: Call.Expectation? = nil) {
    let isKnown = expectation != nil && trial.known?.expectation == expectation
    // A law that is broken in many passes is reported once, with its first time.
    let law = breach.drop { $0 != ":" }.prefix(20)
    let same = isKnown ? knownBreaches : breaches
    guard !same.contains(where: { $0.drop { $0 != ":" }.prefix(20) == law }) else { return }
    if isKnown { knownBreaches.append(breach) } else { breaches.append(breach) }
    didFindBreach()
  }
}
