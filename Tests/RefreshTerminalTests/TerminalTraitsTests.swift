import RefreshTerminal
import Testing

/// The abilities of a terminal, by its environment.
nonisolated struct TerminalTraitsTests {
  private func traits(_ environment: [String: String]) -> TerminalTraits {
    TerminalTraits(environment: environment)
  }

  @Test(arguments: [("xterm-256color", true), ("linux", true), ("dumb", false), ("", false)])
  func `a screen needs a terminal with addressable cells`(term: String, isAddressable: Bool) {
    #expect(traits(["TERM": term]).isAddressable == isAddressable)
  }

  @Test func `without TERM there is no screen`() {
    #expect(!traits([:]).isAddressable)
  }

  @Test func `colors can be unwanted or missing`() {
    #expect(traits(["TERM": "xterm"]).hasColor)
    #expect(traits(["TERM": "xterm", "NO_COLOR": ""]).hasColor)
    #expect(!traits(["TERM": "xterm", "NO_COLOR": "1"]).hasColor)
    #expect(!traits(["TERM": "vt100"]).hasColor)
    #expect(!traits(["TERM": "screen-m"]).hasColor)
  }

  @Test(arguments: [
    ([:], true), (["LANG": "en_US.UTF-8"], true), (["LANG": "C.utf8"], true),
    (["LANG": "C"], true), (["LANG": "de_DE.ISO-8859-1"], false),
    (["LC_ALL": "ja_JP.eucJP", "LANG": "en_US.UTF-8"], false),
    (["LC_ALL": "", "LC_CTYPE": "UTF-8", "LANG": "de_DE.ISO-8859-1"], true),
    (["TERM": "linux", "LANG": "en_US.UTF-8"], false),
  ])
  func `Unicode is shown unless the locale or the console lacks it`(
    environment: [String: String], hasUnicode: Bool
  ) {
    #expect(traits(environment).hasUnicode == hasUnicode)
  }
}
