import UIKit

@testable import RefreshKit
@testable import RefreshLab

/// Performs the trials of the lab on the stub, as a person does on a device.
@MainActor struct StubPerson {
  private let stage: StubStage

  /// Performs a trial to its end, and answers its question with yes.
  static func perform(_ trial: Trial, hasBars: Bool = false) async -> TrialResult? {
    guard case .judged(var result) = await end(of: trial, hasBars: hasBars) else { return nil }
    if trial.question != nil { result.answer(true) }
    return result
  }

  /// Performs a trial to its end.
  ///
  /// - Parameter meanwhile: Called one second after the beginning.
  static func end(
    of trial: Trial, hasBars: Bool = false, meanwhile: () -> Void = {}
  ) async -> TrialRunner.End? {
    let stage = StubStage(trial, hasBars: hasBars)
    let runner = TrialRunner(trial, on: stage)
    var end: TrialRunner.End?
    runner.didEnd = { end = $0 }
    stage.didLoad = runner.prepare
    stage.didAppear = runner.start
    stage.appear()
    if trial.gesture != nil { StubPerson(stage: stage).perform(named: trial.name) }
    for step in 0..<800 where end == nil {
      if step == 40 { meanwhile() }
      stage.wait(0.025)
      // Tasks that await a request run between the passes of the run loop.
      for _ in 0..<4 { await Task { @MainActor in }.value }
    }
    return end
  }

  private func perform(named name: String) {
    stage.wait(0.5)
    switch name {
    case "A slow pull", "A header at the edge of the bar": drag([Array(repeating: 4, count: 60)])
    case "A fast pull": drag([Array(repeating: 50, count: 6)])
    case "A search bar in the pull", "A header behind a transparent bar":
      drag([Array(repeating: 4, count: 12)])
    case "A leader and the gesture that goes back":
      drag([Array(repeating: 8, count: 30)], along: \.x)
    case "A fling to the end", "The end of a text":
      for _ in 0..<3 {
        drag([Array(repeating: -60, count: 8)])
        stage.wait(0.8)
      }
    case "A pull that is taken back":
      drag([Array(repeating: 5, count: 40), Array(repeating: -5, count: 40)])
    case "A drag while the header closes":
      drag([Array(repeating: 8, count: 30)])
      stage.wait(1.5)
      drag([Array(repeating: -10, count: 20)])
    default: drag([Array(repeating: 8, count: 30)])
    }
  }

  /// Drags with a finger, one step in each frame of the screen, and lifts it.
  private func drag(_ parts: [[Double]], along way: WritableKeyPath<Point, CGFloat> = \.y) {
    var point = Point(x: 180, y: 300)
    stage.physics.touch(.began, at: point)
    for step in parts.joined() {
      stage.wait(1.0 / 60)
      point[keyPath: way] += step
      stage.physics.touch(.moved, at: point)
    }
    stage.physics.touch(.ended, at: point)
  }
}
