import TerminalHost
import Testing

@testable import refresh

/// The demo where there is no terminal.
struct StripTests {
  private func strip(_ columns: Int, hasUnicode: Bool = true) -> String {
    Strip(
      frames: Session(width: Strip.frameWidth(in: columns)).play(hasUnicode: hasUnicode),
      columns: columns, hasUnicode: hasUnicode
    ).text
  }

  @Test(arguments: [20, 30, 38, 39, 60, 79, 80])
  func `it is no wider than it may be`(columns: Int) {
    for line in strip(columns).split(separator: "\n") { #expect(line.cells <= columns) }
  }

  @Test func `it says what it is above, and how to see it live below`() {
    let lines = strip(80).split(separator: "\n")
    #expect(lines[0].hasPrefix("RefreshKit: "))
    let end = lines.suffix(3).joined(separator: " ")
    for words in ["no terminal with a screen", "TERM=dumb", "`swift run refresh`"] {
      #expect(end.contains(words))
    }
  }

  @Test func `it shows a refresh and the end of the data`() {
    let text = strip(80)
    for words in ["Release to refresh", "Loading...", "You pulled", "No more data"] {
      #expect(text.contains(words))
    }
  }

  @Test func `as many frames stand side by side as fit`() {
    for (columns, isBeside) in [(80, true), (79, true), (78, false), (30, false)] {
      let first = strip(columns).split(separator: "\n").first { $0.contains("1 at rest") }
      #expect(first?.contains("2 pull") == isBeside)
    }
  }

  @Test func `without Unicode it is ASCII`() {
    #expect(strip(80, hasUnicode: false).unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: ["100", "80", "30", "x", "0", "-4", ""])
  func `the environment says how wide it may be, up to 80`(variable: String) {
    let columns = Strip.columns(variable: { $0 == "COLUMNS" ? variable : nil })
    #expect(columns > 0 && columns <= 80)
    #expect(columns == 30 || variable != "30")
  }
}
