import UIKit

@testable import RefreshKit
@testable import RefreshLab
@testable import RefreshUIKit

/// A stage of the lab on the stub: rows of 44 points.
@MainActor final class StubStage: LabStage, UIScrollViewDelegate {
  private static let rowHeight = 44.0

  let list: UIScrollView
  let physics: SystemPhysics
  var didScroll: () -> Void = {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let silence = SilentPhysics()
  /// Whether facts are played, which have sizes and safe areas.
  private let playsFacts: Bool
  /// The index of the marked row.
  private var row = 20

  init(_ trial: Trial, playsFacts: Bool = false) {
    let frame = CGRect(x: 0, y: 0, width: 375, height: 667)
    list = trial.list == .grid ? UICollectionView(frame: frame) : UIScrollView(frame: frame)
    list.contentSize =
      trial.list == .wide || trial.list == .flipping
      ? CGSize(width: 1_000, height: 2_000)
      : CGSize(width: 375, height: Double(trial.rowCount) * Self.rowHeight)
    self.playsFacts = playsFacts
    physics = SystemPhysics(of: list)
    if playsFacts {
      list.manners.clamps = false
      list.physics = silence
    }
    list.delegate = self
    Label.defaultMeasure = { measureByScalars($0, fontSize: $1) }
  }

  /// Puts the list into a window.
  func appear() {
    window.addSubview(list)
  }

  /// Time passes.
  func wait(_ interval: Double) {
    let end = MainRunLoop.shared.now + interval
    guard !playsFacts else { return MainRunLoop.shared.sleep(until: end) }
    physics.run(until: end)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    didScroll()
  }

  // MARK: Rows

  /// The stub's list has no data source.
  var rowCountReads: Int { 0 }

  func setRows(_ count: Int, by change: RefreshLab.Call.RowChange) {
    let height = Double(count) * Self.rowHeight
    switch change {
    case .reload: list.contentSize.height = CGFloat(height)
    case .batch:
      UIView.animate(
        withDuration: 0.3, animations: { self.list.contentSize.height = CGFloat(height) })
    case .inFront:
      row += count - Int(Double(list.contentSize.height) / Self.rowHeight)
      list.refresh.keepingPosition { list.contentSize.height = CGFloat(height) }
    }
  }

  var rowPosition: Double? { Double(row) * Self.rowHeight - Double(list.contentOffset.y) }

  var movingRowCount: Int { 0 }

  /// The stub's list has no layout.
  var isFlipped: Bool { false }

  // MARK: Surroundings

  func setSize(_ size: CGSize?) {
    guard !playsFacts else { return }
    UIView.animate(
      withDuration: 0.3, animations: { self.list.frame.size = size ?? self.window.bounds.size })
  }

  func setInWindow(_ isInWindow: Bool) {
    if isInWindow { window.addSubview(list) } else { list.removeFromSuperview() }
  }

  func setSafeArea(_ insets: UIEdgeInsets) {
    if !playsFacts { list.setSafeAreaInsets(insets) }
  }

  func setDark(_ isDark: Bool) {
    list.overrideUserInterfaceStyle = isDark ? .dark : .unspecified
  }

  func setRightToLeft(_ isRightToLeft: Bool) {
    list.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
  }

  func setLargeText(_ isLarge: Bool) {
    window.setContentSizeCategory(isLarge ? .accessibilityExtraLarge : .large)
  }

  func keepBusy(for seconds: Double) {
    if !playsFacts { MainRunLoop.shared.work(for: seconds) }
  }
}

/// Moves nothing: the facts that are played have each move.
@MainActor private final class SilentPhysics: ScrollViewPhysics {
  func scrollView(_ scrollView: UIScrollView, willScrollTo offset: CGPoint) {}
  func scrollViewOffsetWasSet(_ scrollView: UIScrollView) {}
  func scrollView(_ scrollView: UIScrollView, wasMovedBy distance: CGPoint) {}
  func scrollViewCancelsTouch(_ scrollView: UIScrollView) {}
  func scrollViewGeometryDidChange(_ scrollView: UIScrollView) {}
}
