import UIKit

/// Trials that are performed one after the other, and their results.
///
/// The screen stays on meanwhile. A trial during which the app was not active is performed again once it is.
@MainActor final class LabRun {
  /// Shows the screen of a trial, whose end is given to ``trialDidEnd(_:)`` once that screen has gone.
  var show: (Trial) -> Void = { _ in }

  /// The results by the names of their trials.
  private(set) var results: [String: TrialResult] = [:]

  private var waiting: [Trial] = []
  private var present: Trial?
  /// Whether the idle timer was disabled before the run; nil while nothing runs.
  private var wasIdleTimerDisabled: Bool?
  private var activity: (any NSObjectProtocol)?

  func start(_ trials: [Trial]) {
    stop()
    waiting = trials
    wasIdleTimerDisabled = UIApplication.shared.isIdleTimerDisabled
    UIApplication.shared.isIdleTimerDisabled = true
    showNext()
  }

  /// The screen of the present trial has gone.
  func trialDidEnd(_ end: TrialRunner.End) {
    guard let trial = present else { return }
    present = nil
    switch end {
    case .judged(let result):
      results[trial.name] = result
      showNext()
    case .interrupted:
      waiting.insert(trial, at: 0)
      // The app is still active when it is told that it will not be.
      waitForActivity()
    }
  }

  /// A person does not want to perform the present trial; its screen has gone.
  func skip() {
    present = nil
    showNext()
  }

  /// Ends the run: a person has gone back.
  func stop() {
    (waiting, present) = ([], nil)
    stopWaiting()
    if let wasIdleTimerDisabled {
      UIApplication.shared.isIdleTimerDisabled = wasIdleTimerDisabled
    }
    wasIdleTimerDisabled = nil
  }

  private func showNext() {
    guard !waiting.isEmpty else { return stop() }
    guard UIApplication.shared.applicationState == .active else { return waitForActivity() }
    let trial = waiting.removeFirst()
    present = trial
    show(trial)
  }

  private func waitForActivity() {
    activity = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        self?.stopWaiting()
        self?.showNext()
      }
    }
  }

  private func stopWaiting() {
    if let activity { NotificationCenter.default.removeObserver(activity) }
    activity = nil
  }

  // MARK: The outcome

  /// The number of red trials, or of those that hold if none is red.
  var summary: String {
    let verdicts = results.values.map(\.verdict)
    let redCount = verdicts.count { $0 == .red }
    return redCount > 0 ? "\(redCount) red" : "\(verdicts.count { $0 == .holds }) green"
  }
}
