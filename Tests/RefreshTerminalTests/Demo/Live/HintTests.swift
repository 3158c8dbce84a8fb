import RefreshKit
import RefreshTerminal
import TestSupport
import Testing

@testable import refresh

/// The hint at the next thing to do.
struct HintTests {
  /// Keys that are pressed, the seconds that pass then, and the hint that is shown after them.
  nonisolated struct Step: Sendable {
    let keys: [Key]
    let seconds: Double
    let hint: String

    init(_ keys: String, wait seconds: Double = 0, _ hint: String) {
      self.init(keys.map(Key.character), wait: seconds, hint)
    }

    init(_ keys: [Key], wait seconds: Double = 0, _ hint: String) {
      (self.keys, self.seconds, self.hint) = (keys, seconds, hint)
    }
  }

  nonisolated struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]

    init(_ name: String, _ steps: [Step]) { (testDescription, self.steps) = (name, steps) }
  }

  private nonisolated static let failing =
    "The next load will fail: pull, or press r. x takes that back"

  nonisolated static let scenarios = [
    Scenario(
      "a notice, until another key is pressed",
      [
        Step("h", "RefreshRingHeader: pull it out, or press r"),
        Step("r", "Loading: the list can be scrolled meanwhile"),
      ]),
    Scenario(
      "a replaced component that loads is cancelled",
      [
        Step("r", wait: 0.3, "Loading: the list can be scrolled meanwhile"),
        Step("h", "That load is cancelled. RefreshRingHeader: pull it out, or press r"),
        Step("", wait: 3, "↓ or the wheel scrolls, ↑ pulls again, h brings another header"),
        Step("m", wait: 0.3, "Loading more posts"),
        Step("f", "That load is cancelled. RefreshAutoGifFooter: press m, or End to see it"),
      ]),
    Scenario(
      "the end of the data, and its reset",
      [
        Step("c", "Nothing to reset: first n, then c"),
        Step("n", "The footer is at its end: End shows it, c resets it"),
        Step("c", "The footer can load again: press m, or End"),
        Step("m", "Loading more posts"),
        Step("", wait: 2, "16 more posts: scroll on, Home leads back"),
        Step("m", wait: 2, "16 more posts: scroll on, Home leads back"),
        Step("m", "Those were all posts: r begins again with the newest"),
      ]),
    Scenario(
      "a load that will fail, and one that has failed",
      [
        Step("x", failing),
        Step("", wait: 5, failing),
        Step("x", "The next load will not fail: pull, or press r"),
        Step(
          "xr", wait: 3, "That load failed, as you wished. Pull again, or press r: now it works"),
        Step("x", wait: 5, failing),
        Step("xr", wait: 0.3, "Loading: the list can be scrolled meanwhile"),
        Step("x", "This load will fail: wait for it"),
      ]),
    Scenario(
      "the last post",
      [
        Step("n", "The footer is at its end: End shows it, c resets it"),
        Step(
          [.end], wait: 3, "There are no more posts. c asks for more, Home leads back to the top"),
      ]),
    Scenario(
      "a key without an action",
      [
        Step("z", "z has no meaning here: ? lists the keys"),
        Step([.left], "This key has no meaning here: ? lists the keys"),
        Step("", wait: 3, "Drag down with the mouse, or press ↑ a few times"),
      ]),
  ]

  private let bench = DemoBench()
  private var list: ScrollView { bench.list }

  private var hint: String { bench.lines()[22] }

  @Test(arguments: scenarios)
  func `after each step there is a hint at the next one`(scenario: Scenario) async {
    await bench.show()
    for step in scenario.steps {
      for key in step.keys { await bench.press(key) }
      if step.seconds > 0 { await bench.wait(step.seconds) }
      #expect(hint == "▶ \(step.hint)", "\(step.keys)")
    }
  }

  @Test func `a notice ends when a pull begins a load`() async {
    await bench.show()
    await bench.press("h")
    await bench.drag(from: 3, through: 14)
    bench.demo.handle(.mouse(Mouse(.release, column: 10, row: 14)))
    await bench.wait(0.3)
    #expect(list.header?.state == .refreshing)
    #expect(hint == "▶ Loading: the list can be scrolled meanwhile")
  }

  @Test func `at the end, the hint for a reset auto footer is its key`() async {
    await bench.show()
    await bench.press("n")
    await bench.press(.end)
    (list.footer as? RefreshAutoFooter)?.isAutomaticallyRefresh = false
    await bench.press("c", wait: 3)
    #expect(hint == "▶ m loads more posts. Home leads back to the top")
  }

  @Test func `on a small screen a key without an action has a short notice`() async {
    await bench.show(columns: 30, rows: 10)
    await bench.press("z")
    #expect(bench.lines(columns: 30, rows: 10)[8] == "▶ z: none. ? lists keys")
  }

  @Test func `on a small screen no notice of a key is truncated`() async {
    for key in DemoBench.keys {
      for keys in TestScope.pick(few: ["", "r"], all: ["", "r", "m", "x", "g"]) {
        let bench = DemoBench()
        await bench.show(columns: 30, rows: 10)
        await bench.press(keys)
        for time in 1...2 {
          await bench.press(key)
          let line = bench.lines(columns: 30, rows: 10)[8]
          #expect(line.count > 3 && !line.contains("…"), "\(keys) \(key) \(time): \(line)")
        }
      }
    }
  }
}
