import UIKit

@testable import RefreshKit
@testable import RefreshLab
@testable import RefreshUIKit

/// Plays the recorded facts of a trial on a scroll view of the stub, and checks the laws.
///
/// The offsets, the state of the pan gesture, the sizes and the safe areas come from the facts; the
/// stub moves nothing by itself. The player repeats the calls of the trial, and the host repeats
/// its own writes.
@MainActor struct FactPlayer {
  private let result: TrialResult
  private let stage: FactStage
  private let performer: Performer

  init(_ result: TrialResult) {
    self.result = result
    stage = FactStage(result.trial)
    performer = Performer(on: stage)
  }

  /// Plays all facts.
  ///
  /// - Returns: The broken laws.
  func play() -> [String] {
    guard let first = result.facts.first else { return ["there are no facts"] }
    let start = MainRunLoop.shared.now
    var (breaches, callCount): ([String], Int) = ([], 0)
    var laws: Laws?
    stage.showSizes(of: first)
    for fact in result.facts {
      MainRunLoop.shared.sleep(until: max(start + fact.time, MainRunLoop.shared.now))
      stage.show(fact)
      if let call = fact.call {
        _ = performer.perform(call)
        callCount += 1
      }
      if laws == nil, callCount == result.trial.setup.count {
        stage.setInWindow(true)
        laws = Laws(stage.list)
      }
      guard fact.event == .pass, let laws else { continue }
      MainRunLoop.shared.turn()
      if let breach = laws.breach(ownInset: performer.ownInset) {
        breaches.append("\(result.trial.name), at \(fact.time): \(breach)")
      }
    }
    MainRunLoop.shared.run(for: 2)
    return breaches + (laws?.breachAtRest.map { ["\(result.trial.name), at the end: \($0)"] } ?? [])
  }
}

/// A scroll view whose values are set from facts.
@MainActor final class FactStage: LabStage, LabRows {
  private static let rowHeight = 44.0

  let list: UIScrollView
  var didScroll: () -> Void = {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let silence = SilentPhysics()
  /// The index of the marked row.
  private var row = 20

  init(_ trial: Trial) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    list = trial.list == .grid ? UICollectionView(frame: frame) : UIScrollView(frame: frame)
    list.manners.clamps = false
    list.physics = silence
    Label.defaultMeasure = { measureByScalars($0, fontSize: $1) }
  }

  // MARK: Facts

  func show(_ fact: Fact) {
    list.show(
      pan: UIGestureRecognizer.State(rawValue: fact.pan) ?? .possible, isDragging: fact.isDragging,
      isDecelerating: fact.isDecelerating)
    showSizes(of: fact)
    let offset = CGPoint(x: fact.offset[0], y: fact.offset[1])
    if list.contentOffset != offset { list.showFrame(at: offset) }
  }

  func showSizes(of fact: Fact) {
    let size = CGSize(width: fact.size[0], height: fact.size[1])
    if list.bounds.size != size { list.frame.size = size }
    if let numbers = fact.contentSize {
      let content = CGSize(width: numbers[0], height: numbers[1])
      if list.contentSize != content { list.contentSize = content }
    }
    let safe = zip(fact.adjustedInset, fact.inset).map { CGFloat($0 - $1) }
    list.setSafeAreaInsets(
      UIEdgeInsets(
        top: safe[0] - list.heightOfRefresh, left: safe[1], bottom: safe[2], right: safe[3]))
  }

  // MARK: Rows

  var rows: any LabRows { self }
  let readCount = 0
  let movingCount = 0
  let isFlipped = false
  var position: Double? { Double(row) * Self.rowHeight - Double(list.contentOffset.y) }

  func set(_ count: Int, by change: RefreshLab.Call.RowChange) {
    let height = CGFloat(Double(count) * Self.rowHeight)
    guard change == .inFront else {
      list.contentSize.height = height
      return
    }
    row += count - Int(Double(list.contentSize.height) / Self.rowHeight)
    list.refresh.keepingPosition { list.contentSize.height = height }
  }

  // MARK: Surroundings

  func setInWindow(_ isInWindow: Bool) {
    if isInWindow { window.addSubview(list) } else { list.removeFromSuperview() }
  }

  func setDark(_ isDark: Bool) {
    list.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    list.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func setTextSize(_ category: UIContentSizeCategory?) {
    window.setContentSizeCategory(category ?? .large)
  }

  // The facts contain the times, the sizes and the safe areas. A pushed screen has its own list.
  func setSize(_ size: CGSize?) {}
  func setSafeArea(_ insets: UIEdgeInsets) {}
  func keepBusy(for seconds: Double) {}
  func push(_ screen: UIViewController, animated: Bool) {}
  func pop(animated: Bool) {}
}

/// Moves nothing: every move is in the facts.
private final class SilentPhysics: ScrollViewPhysics {
  func scrollView(_ scrollView: UIScrollView, willScrollTo offset: CGPoint) {}
  func scrollViewOffsetWasSet(_ scrollView: UIScrollView) {}
  func scrollView(_ scrollView: UIScrollView, wasMovedBy distance: CGPoint) {}
  func scrollViewCancelsTouch(_ scrollView: UIScrollView) {}
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {}
}
