import Foundation
import Testing
import UIKit

@testable import RefreshLab

/// A run of all trials of the lab: interruptions, and the effect of the run on the device.
@MainActor @Suite(.serialized) final class LabRunTests {
  private let run = LabRun()
  /// The names of the trials whose screens were shown.
  private var shown: [String] = []
  private var isIdleTimerDisabled: Bool { UIApplication.shared.isIdleTimerDisabled }

  init() {
    run.show = { [weak self] in self?.shown.append($0.name) }
  }

  private func judged(_ name: String, _ breaches: [String] = []) -> TrialRunner.End {
    .judged(TrialResult(trial: Trial(name: name), breaches: breaches, facts: []))
  }

  @Test func `trials are shown one after the other, and their results are counted`() {
    run.start([Trial(name: "a"), Trial(name: "b"), Trial(name: "c")])
    #expect(shown == ["a"])
    run.trialDidEnd(judged("a"))
    run.skip()
    #expect(shown == ["a", "b", "c"] && run.summary == "1 green")
    run.trialDidEnd(judged("c", ["a breach"]))
    #expect(shown.count == 3 && run.summary == "1 red")
    #expect(run.results.keys.sorted() == ["a", "c"])
  }

  @Test(arguments: [false, true])
  func `the screen stays on until the last trial ends or the person goes back`(isWellBefore: Bool) {
    UIApplication.shared.isIdleTimerDisabled = isWellBefore
    defer { UIApplication.shared.isIdleTimerDisabled = false }
    run.start([Trial(name: "a"), Trial(name: "b")])
    #expect(isIdleTimerDisabled)
    run.trialDidEnd(judged("a"))
    #expect(isIdleTimerDisabled)
    run.trialDidEnd(judged("b"))
    #expect(isIdleTimerDisabled == isWellBefore)
    run.start([Trial(name: "a"), Trial(name: "b")])
    run.stop()
    #expect(isIdleTimerDisabled == isWellBefore)
    // The screen that disappears reports its end too late, so it has no effect.
    run.trialDidEnd(judged("a"))
    #expect(shown == ["a", "b", "a"])
  }

  @Test(arguments: [false, true])
  func `a trial interrupted by an inactive app is shown again when the app is active`(
    leaves: Bool
  ) async throws {
    let trial = Trial(name: "a", setup: [.attach(.normalHeader)])
      .at(0.1, .begin(.header)).at(3, .expect(.listIsClosed), .end(.header))
    run.start([trial])
    let end = try #require(
      await StubPerson.end(of: trial) {
        if leaves {
          UIApplication.shared.leaveAndComeBack()
        } else {
          UIApplication.shared.interrupt {}
        }
      })
    guard case .interrupted = end else {
      Issue.record("the trial was judged")
      return
    }
    UIApplication.shared.interrupt {
      run.trialDidEnd(end)
      #expect(shown == ["a"] && isIdleTimerDisabled)
    }
    #expect(shown == ["a", "a"] && run.results.isEmpty)
    run.trialDidEnd(judged("a"))
    #expect(run.results.count == 1 && !isIdleTimerDisabled)
  }

  @Test func `a trial that ends as the app becomes inactive is shown again when it is active`() {
    run.start([Trial(name: "a")])
    let observer = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [run] _ in MainActor.assumeIsolated { run.trialDidEnd(.interrupted) } }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIApplication.shared.interrupt { #expect(shown == ["a"]) }
    #expect(shown == ["a", "a"])
  }

  @Test func `a trial that begins while the app is not active is not judged`() async throws {
    let stage = StubStage(Trial(name: ""))
    let runner = TrialRunner(Trial(name: ""), on: stage)
    var ends: [TrialRunner.End] = []
    runner.didEnd = { ends.append($0) }
    stage.didLoad = runner.prepare
    // Another app was interrupted before it, so the runner is told nothing.
    UIApplication.shared.interrupt {
      stage.appear()
      runner.start()
    }
    guard case .interrupted? = ends.first, ends.count == 1 else {
      Issue.record("\(ends)")
      return
    }
  }
}
