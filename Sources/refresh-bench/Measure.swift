import Foundation
import RefreshKit

/// Something that is measured, and what it costs.
struct Measure {
  /// What a cost counts.
  enum Unit: String {
    case nanoseconds = "ns"
    case bytes
  }

  /// By which name it is asked for.
  let name: String
  /// What costs that much: `offset change`.
  let per: String
  var unit = Unit.nanoseconds
  /// How often it is repeated unless somebody says how often.
  let repetitions: Int
  /// Repeats it so often, and says what one costs.
  let run: (Int) -> Double

  /// The cost in a table.
  func row(_ cost: Double) -> String {
    let number = String(format: cost < 100 ? "%.1f" : "%.0f", cost)
    let name = self.name.padding(toLength: 24, withPad: " ", startingAt: 0)
    let space = String(repeating: " ", count: max(0, 12 - number.count))
    return "\(name)\(space)\(number) \(unit.rawValue) per \(per)"
  }

  /// The cost as an object of JSON.
  func json(_ cost: Double) -> String {
    #"{"name": "\#(name)", "\#(unit.rawValue)": \#(cost), "per": "\#(per)"}"#
  }

  /// All that is measured, in the order of the table.
  static let all: [Measure] =
    [offsetChange, stateMachine, stateChange, attach, frame, replay, heap] + growth

  /// A list of 4,000 points with a header and a back footer.
  static func usualList(on timeline: Timeline = Timeline()) -> ScrollView {
    let list = ScrollView(
      frame: Rect(x: 0, y: 0, width: 375, height: 667), timeline: timeline)
    list.contentSize = Size(width: 375, height: 4_000)
    list.header = RefreshNormalHeader {}
    list.footer = RefreshBackNormalFooter {}
    list.timeline.advance(by: 0)
    return list
  }

  /// How long `work` takes, in nanoseconds.
  static func time(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }

  /// How long one of `count` repetitions of `work` takes, in nanoseconds; the first ones warm up.
  static func time(_ count: Int, _ work: () -> Void) -> Double {
    for _ in 0..<min(5, count) { work() }
    return time { for _ in 0..<count { work() } } / Double(count)
  }
}
