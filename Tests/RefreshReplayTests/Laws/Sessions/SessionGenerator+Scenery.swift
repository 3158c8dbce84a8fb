import RefreshKit

@testable import RefreshReplay

extension SessionGenerator {
  /// The generator's estimate of the stage, so that gestures reach edges and thresholds.
  ///
  /// It is not exact: it does not follow what lists and components do.
  nonisolated struct Scenery {
    var width = 375.0
    var height = 667.0
    var contentWidth = 375.0
    var contentHeight = 2_000.0
    var inset = [0.0, 0, 0, 0]
    var safeArea = [0.0, 0, 0, 0]
    var lengths: [Slot: Double] = [.header: 54, .footer: 44, .trailer: 60, .leader: 60]
    var isInWindow = true
    var isDragging = false
    var now = 0.0

    var top: Double { inset[0] + safeArea[0] }
    var left: Double { inset[1] + safeArea[1] }
    var bottom: Double { inset[2] + safeArea[2] }
    var right: Double { inset[3] + safeArea[3] }

    /// The offset at which the component in `slot` is pulled out by `share` of its length.
    func offset(of slot: Slot, pulledBy fraction: Double) -> Double {
      let way = (lengths[slot] ?? 0) * fraction
      return switch slot {
      case .header: -top - way
      case .footer: max(-top, contentHeight + bottom - height) + way
      case .trailer: max(-left, contentWidth + right - width) + way
      case .leader: -left - way
      }
    }

    /// Whether the component in `slot` is pulled horizontally.
    static func isHorizontal(_ slot: Slot) -> Bool { slot == .trailer || slot == .leader }

    /// The name of the offset's part that `slot` is pulled along.
    func axis(of slot: Slot) -> String {
      Self.isHorizontal(slot) ? "x" : "y"
    }
  }
}
