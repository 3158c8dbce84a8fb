import UIKit

@testable import RefreshLab

/// Plays the facts of a trial on a scroll view of the stub, and checks the laws: the offsets, the pan, the sizes and the
/// safe areas are those that were recorded, and the stub moves nothing by itself. The calls of the trial are made again;
/// what the host has written then, it writes again by itself.
struct FactPlayer {
  private let result: TrialResult
  private let stage: StubStage
  private let performer: Performer

  init(_ result: TrialResult) {
    self.result = result
    stage = StubStage(result.trial, playsFacts: true)
    performer = Performer(on: stage)
  }

  /// Plays all facts.
  ///
  /// - Returns: The laws that were broken.
  func play() -> [String] {
    guard let first = result.facts.first else { return ["there are no facts"] }
    let start = MainRunLoop.shared.now
    var (breaches, callCount): ([String], Int) = ([], 0)
    var laws: Laws?
    showSizes(of: first)
    for fact in result.facts {
      stage.wait(max(0, start + fact.time - MainRunLoop.shared.now))
      show(fact)
      if let call = fact.call {
        _ = performer.perform(call)
        callCount += 1
      }
      if laws == nil, callCount == result.trial.setup.count {
        stage.appear()
        laws = Laws(stage.list)
      }
      guard fact.event == .pass, let laws else { continue }
      stage.wait(0)
      if let breach = laws.breach(ownInset: performer.ownInset) {
        breaches.append("\(result.trial.name), at \(fact.time): \(breach)")
      }
    }
    stage.wait(2)
    return breaches + (laws?.breachAtRest.map { ["\(result.trial.name), at the end: \($0)"] } ?? [])
  }

  private func show(_ fact: Fact) {
    let view = stage.list
    view.show(
      pan: UIGestureRecognizer.State(rawValue: fact.pan) ?? .possible, isDragging: fact.isDragging,
      isDecelerating: fact.isDecelerating)
    showSizes(of: fact)
    let offset = CGPoint(x: fact.offset[0], y: fact.offset[1])
    if view.contentOffset != offset { view.showFrame(at: offset) }
  }

  private func showSizes(of fact: Fact) {
    let view = stage.list
    let size = CGSize(width: fact.size[0], height: fact.size[1])
    if view.bounds.size != size { view.frame.size = size }
    if let numbers = fact.contentSize {
      let content = CGSize(width: numbers[0], height: numbers[1])
      if view.contentSize != content { view.contentSize = content }
    }
    let safe = zip(fact.adjustedInset, fact.inset).map { CGFloat($0 - $1) }
    view.setSafeAreaInsets(
      UIEdgeInsets(
        top: safe[0] - view.heightOfRefresh, left: safe[1], bottom: safe[2], right: safe[3]))
  }
}
