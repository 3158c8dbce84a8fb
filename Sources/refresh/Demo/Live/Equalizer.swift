import Foundation
import RefreshKit

/// An indicator of the demo that draws itself: bars that rise with the pull, and move while the list
/// loads.
final class Equalizer: View, RefreshIndicator {
  private static let count = 9
  private static let barWidth = 9.0
  private static let gap = 9.0

  private var percent = 0.0
  private var isRefreshing = false

  func refreshStateDidChange(to state: RefreshState) {
    isRefreshing = state.isRefreshing
    setNeedsLayout()
  }

  func pullDidMove(to percent: Double) {
    self.percent = percent
  }

  override func draw(in context: inout DisplayContext) {
    if isRefreshing { context.changes(at: context.time) }
    let bounds = context.bounds
    let width = Double(Self.count) * (Self.barWidth + Self.gap) - Self.gap
    for index in 0..<Self.count {
      let height = level(of: index, at: context.time) * (bounds.height - 6)
      guard height > 0 else { continue }
      let x = bounds.center.x - width / 2 + Double(index) * (Self.barWidth + Self.gap)
      let fraction = Double(index) / Double(Self.count - 1)
      context.fill(
        Rect(x: x, y: bounds.height - height, width: Self.barWidth, height: height),
        with: Color(red: fraction, green: 0.7, blue: 1 - fraction))
    }
  }

  /// Returns the height of a bar, 0...1.
  private func level(of index: Int, at time: Double) -> Double {
    let wave = 0.5 + 0.5 * sin(Double(index) * 0.9 + (isRefreshing ? time * 9 : 0))
    return (0.25 + 0.75 * wave) * min(isRefreshing ? 1 : percent, 1)
  }
}
