import Foundation
import RefreshKit

@MainActor struct Measure {
  /// The name for `--only`.
  let name: String
  /// The unit of work that the cost is for.
  let per: String
  var unit = "ns"
  /// The highest allowed cost, as a multiple of an offset change of the state machine in C, or in
  /// bytes; nil if another measure has the limit.
  var budget: Double?
  /// The number of repetitions if there is no `--repeat`.
  let repetitions: Int
  /// Returns the cost of one repetition, measured with this number of repetitions.
  let run: @MainActor (Int) async -> Double

  static let all: [Measure] = [
    stateMachine, offsetChange, drag, recording, stateChange, refresh, attach, frame,
    refreshingFrame, indicatorPull, replay, page, test, heap,
  ]

  /// The row of the table for a cost, with that of the state machine in the same run.
  func row(_ cost: Double, beside machine: Double) -> String {
    func text(_ number: Double) -> String { String(format: number < 100 ? "%.1f" : "%.0f", number) }
    let number = text(cost)
    let name = self.name.padding(toLength: 18, withPad: " ", startingAt: 0)
    let space = String(repeating: " ", count: max(0, 10 - number.count))
    let row = "\(name)\(space)\(number) \(unit) per \(per)"
    guard let budget else { return row }
    let ratio = unit == "ns" ? "\(text(cost / machine)) times the state machine, " : ""
    return "\(row): \(ratio)of at most \(Int(budget))"
  }

  func json(_ cost: Double) -> String {
    #"{"name": "\#(name)", "\#(unit)": \#(cost), "per": "\#(per)"}"#
  }

  /// A list of 4,000 points with a header and a back footer.
  static func usualList() -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 4_000)
    // The default in scripts, and the behavior of MJRefresh.
    list.resetsNoMoreDataAfterHeaderRefresh = false
    list.failureDisplayDuration = 0
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
