import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// Sessions with the demo: keys, and what the screen shows afterward.
@MainActor struct ScenarioTests {
  /// Keys, the seconds to wait after them, and texts that the screen then contains.
  struct Step: Sendable {
    let keys: String
    let seconds: Double
    let texts: [String]

    init(_ keys: String, wait seconds: Double = 0, _ texts: String...) {
      (self.keys, self.seconds, self.texts) = (keys, seconds, texts)
    }
  }

  struct Scenario: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: [Step]

    init(_ name: String, _ steps: Step...) { (testDescription, self.steps) = (name, steps) }
  }

  nonisolated static let scenarios = [
    Scenario(
      "a refresh opens, loads and closes",
      Step("", "▶ Drag down with the mouse, or press ↑ a few times", "offset 0.0 · 16 posts"),
      Step(
        "r", wait: 0.5, "Loading...", "RefreshNormalHeader refreshing ━", "offset -54.0",
        "▶ Loading: scroll meanwhile, if you like"),
      Step("r", "▶ The header loads already: wait for it"),
      Step(
        "", wait: 2, "▟ML▙ Mara Lindqvist new now", "16 posts, 2 new",
        "▶ 2 new posts. ↑ pulls again, h: next header"),
      Step("", wait: 3, "▶ ↓ scrolls, ↑ pulls, h changes the header", "NormalHeader idle ─")),
    Scenario(
      "pages load until the last one",
      Step("m", wait: 0.5, "RefreshAutoNormalFooter refreshing ━", "▶ Loading more posts"),
      Step("m", "▶ The footer loads already: wait for it"),
      Step(
        "", wait: 2, "32 posts", "▶ 16 more posts. Home leads back to the top",
        "RefreshAutoNormalFooter idle ─"),
      Step("m", wait: 2, "48 posts", "RefreshAutoNormalFooter noMoreData"),
      Step("m", "▶ Those were all posts: r begins again"),
      Step("⇲", wait: 3, "This is the oldest post", "No more data", "▶ No more posts. Home"),
      Step("⇲", "▶ This is the end: Home leads to the top"),
      Step("f", "▶ RefreshAutoGifFooter: press m, or End", "RefreshAutoGifFooter noMoreData"),
      Step("c", "▶ The footer can load again: press m", "RefreshAutoGifFooter idle"),
      Step("c", "▶ Nothing to take back: first n, then c"),
      Step("n", "▶ No more posts: End shows it, c takes it back", "noMoreData"),
      Step("r", wait: 3, "RefreshAutoGifFooter idle", "16 posts, 2 new")),
    Scenario(
      "a load fails on demand",
      Step("x", "next load fails", "▶ The next load will fail: pull, or press r"),
      Step("x", "▶ The next load will not fail: pull, or press r"),
      Step("x", wait: 5, "▶ The next load will fail: pull, or press r"),
      Step("r", wait: 3, "Header failed", "▶ It failed, as you wished. Pull again, or press r"),
      Step("r", wait: 3, "RefreshNormalHeader idle"),
      Step("xm", wait: 3, "Footer failed", "▶ It failed, as you wished. Press m, or click below"),
      Step("m", wait: 0.2, "▶ Loading more posts"), Step("x", "▶ This load will fail"),
      Step("x", wait: 3, "32 posts")),
    Scenario(
      "a slow server takes three seconds",
      Step("s", "▶ The server takes 3 s: pull, or press r", "slow"),
      Step("r", wait: 2.5, "refreshing ━"), Step("", wait: 1.5, "16 posts, 2 new"),
      Step("s", "▶ The server takes 1 s: pull, or press r")),
    Scenario(
      "an answer to a load before a refresh is dropped",
      Step("sm", wait: 1, "Footer refreshing"),
      Step("sr", wait: 5, "16 posts, 2 new", "Footer idle")
    ),
    Scenario(
      "a component that loads is replaced",
      Step("r", wait: 0.3, "▶ Loading"),
      Step("h", "▶ That load is canceled: RefreshRingHeader"),
      Step("m", wait: 0.3, "▶ Loading more posts"),
      Step("f", "▶ That load is canceled: RefreshAutoGifFooter"),
      Step("r", wait: 0.3, "▶ Loading"), Step("m", "▶ The header loads: then press m again")),
    Scenario(
      "the arrow up pulls at the top, the arrow down scrolls",
      Step("↓", "offset 36.0", "▶ More posts load further down. Home: to the top"),
      Step("↑", "offset 0.0"), Step("↑", wait: 0.3, "▶ Further: press ↑ again", "Header idle ━"),
      Step("↑↑↑↑", wait: 0.5, "Header pulling ━", "Release to refresh", "▶ Far enough: wait"),
      Step("", wait: 1, "Header refreshing"), Step("", wait: 3, "▟ML▙ Mara Lindqvist new now"),
      Step("↓", "offset 36.0")),
    Scenario(
      "the arrow down takes back a pull, Escape lets go of it",
      Step("↑↑↑↑", wait: 0.4, "Header pulling"), Step("↓↓", wait: 0.4, "Header idle ━"),
      Step("", wait: 3, "offset 0.0", "· 16 posts"),
      Step("↑↑↑↑↑↑", wait: 0.5, "Header pulling"),
      Step("⎋", wait: 2, "offset 0.0", "· 16 posts"), Step("⎋", "▶ ? lists all keys, q quits")),
    Scenario(
      "the arrow down pulls a back footer at the end",
      Step("fff", "RefreshBackNormalFooter idle"),
      Step("⇲", wait: 3, "▶ Drag up with the mouse, or press ↓ a few times"),
      Step("↓↓↓↓↓↓", wait: 4, "32 posts")),
    Scenario(
      "a page is behind the list",
      Step("2", wait: 1, "The second floor. Drag up", "▶ The second floor: drag up, or press 2"),
      Step("↓", "▶ Drag up, or press 2, to leave"),
      Step("2", wait: 1, "▶ A pull to 190 % opens it, too", "offset 0.0"),
      Step("h2", wait: 1, "The second floor. Drag up"), Step("2", wait: 1, "offset 0.0"),
      Step("r", wait: 0.5, "▶ Loading"), Step("2", "▶ The header loads: then press 2 again")),
    Scenario(
      "a pull opens the page behind the list",
      Step("2", wait: 1), Step("2", wait: 1, "offset 0.0"),
      Step("↑↑↑↑↑↑↑↑↑↑", wait: 0.75, "▶ Wait: the second floor opens"),
      Step("", wait: 2, "The second floor. Drag up")),
    Scenario(
      "each style has its notice, and a later header has it too",
      Step("y", "▶ Style behind: the pull uncovers it", "behind · offset"),
      Step("y", "▶ Style front: it moves in above the posts"),
      Step("y", "▶ Style stretch: the pull stretches it"),
      Step("y", "▶ Style follow: it moves with the posts", "follow · offset"),
      Step("hy", "▶ Style behind: not for a ring: h")),
    Scenario(
      "results are shown before the header closes",
      Step("t", "▶ Loads show their results, except on a ring: press r"),
      Step("r", wait: 2, "Updated"),
      Step("", wait: 2, "Header idle"), Step("t", "▶ Headers and footers close at once")),
    Scenario(
      "a failure that is shown is no load",
      Step("t", "▶ Loads show their results, except on a ring: press r"),
      Step("x", "▶ The next load will fail"),
      Step("r", wait: 1.7, "Loading failed", "▶ The result is shown for a moment")),
    Scenario(
      "rows and components are mirrored, and back",
      Step(">", "2 min Aino Korhonen ▟AK▙", "▶ From right to left: pull", "right to left ·"),
      Step("↑↑↑↑", wait: 0.65, "Release to refresh ↑"), Step("⎋", wait: 1, "offset 0.0"),
      Step(">", "▟AK▙ Aino Korhonen 2 min", "▶ From left to right: pull")),
    Scenario(
      "other keys name the help",
      Step("z", "▶ ? lists all keys, q quits"), Step("⇥", "▶ ? lists all keys, q quits"),
      Step("⇱", "▶ This is the top: ↓ scrolls"), Step("", wait: 3, "▶ Drag down with the mouse")),
    Scenario(
      "a session that cannot be saved is reported",
      Step("w", "▶ The session cannot be saved in /nowhere")),
  ]

  private let bench = DemoBench()

  @Test(arguments: scenarios)
  func `after each step the screen shows the expected texts`(scenario: Scenario) async {
    await bench.show()
    for step in scenario.steps {
      await bench.press(step.keys, wait: step.seconds)
      let lines = bench.lines
      for text in step.texts {
        #expect(
          lines.contains { $0.contains(text) },
          "\"\(text)\" after \"\(step.keys)\"\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test(arguments: scenarios)
  func `on a small screen no hint is cut off`(scenario: Scenario) async {
    await bench.show(columns: 30, rows: 10)
    for step in scenario.steps {
      for key in step.keys.map({ "\($0)" }) + [""] {
        await bench.press(key, wait: key == "" ? step.seconds : 0)
        let hint = bench.lines[7...8]
        #expect(!hint.contains { $0.contains("…") }, "\(step.keys): \(hint)")
      }
    }
  }
}
