import Testing

@testable import RefreshTerminal

/// What a terminal can do, according to its environment, and when the loop wakes and shows frames.
struct TerminalTests {
  private func traits(_ environment: [String: String]) -> TerminalTraits {
    TerminalTraits(environment: environment)
  }

  @Test(arguments: [
    ("xterm-256color", true), ("linux", true), ("dumb", false), ("", false), (nil, false),
  ])
  func `a screen needs a terminal with addressable cells`(term: String?, isAddressable: Bool) {
    #expect(traits(term.map { ["TERM": $0] } ?? [:]).isAddressable == isAddressable)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "vt100"], false),
    (["TERM": "screen-m"], false),
  ])
  func `colors can be turned off or missing`(environment: [String: String], hasColor: Bool) {
    #expect(traits(environment).hasColor == hasColor)
  }

  @Test(arguments: [
    ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "C"], true), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LC_ALL": "ja_JP.eucJP", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "de_DE.ISO-8859-1"], true),
    (["TERM": "linux", "LANG": "en_US.UTF-8"], false),
  ])
  func `Unicode is shown unless the locale or the console does not support it`(
    environment: [String: String], hasUnicode: Bool
  ) {
    #expect(traits(environment).hasUnicode == hasUnicode)
  }

  // MARK: Wake times of the loop, and advances of the timeline

  private let pace = Pace(at: 100)

  @Test func `a sleep ends when work is due`() {
    var pace = pace
    #expect(pace.sleep(until: 7.5, now: 7) == 100.5)
    #expect(pace.sleep(until: 6, now: 7) == 100)
    #expect(pace.sleep(until: nil, now: 7) == nil)
  }

  @Test func `the timeline advances by the elapsed time`() {
    var pace = pace
    _ = pace.sleep(until: 2, now: 0)
    #expect(pace.wake(at: 100.25) == (0.25, 0))
    _ = pace.sleep(until: nil, now: 0.25)
    #expect(pace.wake(at: 4_000.25) == (3_900, 0))
  }

  @Test func `time in which the process was stopped during a motion is skipped`() {
    var pace = pace
    _ = pace.sleep(until: 0.5, now: 0)
    let time = pace.wake(at: 110)
    #expect(abs(time.elapsed - 0.6) < 1e-9)
    #expect(abs(time.lost - 9.4) < 1e-9)
  }

  @Test func `a clock that moves back is ignored`() {
    var pace = pace
    _ = pace.sleep(until: nil, now: 0)
    #expect(pace.wake(at: 90) == (0, 0))
    #expect(pace.wake(at: 101) == (1, 0))
  }

  @Test func `a frame is shown once in each sixtieth of a second`() {
    var pace = pace
    #expect(pace.mayShow(at: 0.001))
    pace.recordFrame(at: 0.001)
    #expect(!pace.mayShow(at: 0.016))
    #expect(pace.mayShow(at: 0.017))
    #expect(pace.nextFrame(after: 0.001) == 1 / 60.0)
  }
}
