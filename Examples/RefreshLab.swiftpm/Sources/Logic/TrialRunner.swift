import UIKit

/// Performs a trial on a stage, and checks the laws after each pass of the run loop.
@MainActor final class TrialRunner {
  /// The time at rest after which a trial is over, in seconds.
  private static let restDuration = 1.0

  let trial: Trial
  /// Called when the trial is over.
  var didEnd: (TrialResult) -> Void = { _ in }
  /// Called when something is wrong that was not wrong before.
  var didFindBreach: () -> Void = {}
  /// What was wrong so far, each once.
  private(set) var breaches: [String] = []

  private unowned let stage: any LabStage
  private let recorder: FactRecorder
  private let performer: Performer
  private var laws: Laws?
  private var passes: PassObserver?
  private var timers: [Timer] = []
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
    laws = Laws(stage.list) { [unowned stage] in stage.isFlipped }
    passes = PassObserver { [weak self] in self?.passDidEnd() }
  }

  /// Makes the other calls at their times. Call it when the screen has appeared.
  func start() {
    for (index, timed) in trial.calls.enumerated()
    where index == 0 || timed.time != trial.calls[index - 1].time {
      let calls = trial.calls[index...].prefix { $0.time == timed.time }.map(\.call)
      schedule(after: timed.time) { $0.make(calls) }
    }
    let last = trial.calls.last?.time ?? 0
    schedule(after: last + 0.2) { $0.waitForRest() }
  }

  /// Ends the trial now.
  func stop() {
    guard passes != nil else { return }
    if let breach = laws?.breachAtRest { add("at the end: \(breach)") }
    passes?.stop()
    passes = nil
    recorder.stop()
    for timer in timers { timer.invalidate() }
    timers = []
    stage.didScroll = {}
    didEnd(TrialResult(trial: trial, breaches: breaches, facts: recorder.facts))
  }

  // MARK: Calls

  private func make(_ calls: [Call]) {
    for call in calls {
      recorder.record(.call, call: call)
      if let fault = performer.perform(call) { add("\(call) at \(seconds): \(fault)") }
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
  }

  /// Ends the trial once a person has dragged, if one is asked to, and all has been at rest for a while.
  private func waitForRest() {
    let isDone = (trial.gesture == nil || hasDragged) && laws?.breachAtRest == nil
    if !isDone { restStart = nil }
    if isDone, restStart == nil { restStart = recorder.time }
    let rest = restStart.map { recorder.time - $0 } ?? 0
    let isLate = trial.gesture == nil && recorder.time > (trial.calls.last?.time ?? 0) + 5
    if rest >= Self.restDuration || isLate { return stop() }
    schedule(after: 0.25) { $0.waitForRest() }
  }

  private var seconds: String { "\((recorder.time * 100).rounded() / 100) s" }

  private func add(_ breach: String) {
    // A law that is broken in many passes is reported once, with its first time.
    let law = breach.drop { $0 != ":" }.prefix(20)
    guard !breaches.contains(where: { $0.drop { $0 != ":" }.prefix(20) == law }) else { return }
    breaches.append(breach)
    didFindBreach()
  }
}
