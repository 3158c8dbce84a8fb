import RefreshKit

/// Checks that every begin has an end, and may do anything in each call.
final class CountingDelegate: ScrollViewDelegate {
  /// Called in each call of the delegate.
  var act: (() -> Void)?
  /// Where released content comes to rest; nil for the proposed offset.
  var target: (() -> Point?)?
  /// The first begin without an end, end without a begin, or impossible number.
  private(set) var mistake: String?
  private(set) var isDragging = false
  private(set) var isDecelerating = false

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    let offset = scrollView.contentOffset
    expect(offset.x.isFinite && offset.y.isFinite, "an offset is not finite")
    for zero in [offset.x, offset.y] where zero == 0 {
      expect(zero.sign == .plus, "an offset is -0")
    }
    act?()
  }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) {
    expect(!isDragging, "a drag began during a drag")
    isDragging = true
    isDecelerating = false
    act?()
  }

  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: Point, targetContentOffset: inout Point
  ) {
    expect(isDragging, "a drag was about to end that had not begun")
    let announced = targetContentOffset
    expect(announced.x.isFinite && announced.y.isFinite, "a target is not finite")
    if let target = target?() { targetContentOffset = target }
    act?()
  }

  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    expect(isDragging, "a drag ended that had not begun")
    isDragging = false
    act?()
  }

  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {
    expect(!isDragging, "a deceleration began during a drag")
    isDecelerating = true
    act?()
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {
    expect(isDecelerating, "a deceleration ended that had not begun")
    isDecelerating = false
    act?()
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { act?() }

  private func expect(_ holds: Bool, _ text: String) {
    if !holds, mistake == nil { mistake = text }
  }
}
