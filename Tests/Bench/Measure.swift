import Foundation
import RefreshKit

/// A cost that is measured.
struct Measure {
  /// The name for `--only`.
  let name: String
  /// The work that has the cost.
  let per: String
  var unit = "ns"
  /// The most that the work may cost, in the unit; nil if only another measure bounds the cost.
  var budget: Double?
  /// The number of repetitions without `--repeat`.
  let repetitions: Int
  /// Measures the cost of one of a number of repetitions.
  let run: (Int) -> Double

  static let all: [Measure] = [
    offsetChange, stateMachine, drag, recording, stateChange, refresh, attach, frame,
    refreshingFrame, indicatorPull, replay, heap,
  ]

  /// The row of a table for a cost.
  func row(_ cost: Double) -> String {
    let number = String(format: cost < 100 ? "%.1f" : "%.0f", cost)
    let name = self.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    let space = String(repeating: " ", count: max(0, 10 - number.count))
    let bound = budget.map { ", of at most \(Int($0))" } ?? ""
    return "\(name)\(space)\(number) \(unit) per \(per)\(bound)"
  }

  /// The object of JSON for a cost.
  func json(_ cost: Double) -> String {
    #"{"name": "\#(name)", "\#(unit)": \#(cost), "per": "\#(per)"}"#
  }

  /// A list of 4,000 points with a header and a back footer.
  static func usualList() -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 4_000)
    list.header = RefreshNormalHeader {}
    list.footer = RefreshBackNormalFooter {}
    list.timeline.advance(by: 0)
    return list
  }

  /// Returns the duration of `work`, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }

  /// Returns the duration of one of `count` repetitions of `work`, in nanoseconds, after a warm-up.
  static func time(_ count: Int, _ work: () -> Void) -> Double {
    for _ in 0..<min(5, count) { work() }
    return time { for _ in 0..<count { work() } } / Double(count)
  }
}
