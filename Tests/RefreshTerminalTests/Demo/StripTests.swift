import RefreshTerminal
import Testing

@testable import refresh

/// The demo without a terminal.
struct StripTests {
  private func strip(_ columns: Int, hasUnicode: Bool = true) async -> String {
    await Strip.text(columns: columns, hasUnicode: hasUnicode)
  }

  @Test(arguments: [20, 30, 38, 39, 60, 79, 80])
  func `it fits into its columns`(columns: Int) async {
    for line in await strip(columns).split(separator: "\n") { #expect(line.cells <= columns) }
  }

  @Test func `its first line names it, its last lines name the live demo`() async {
    let lines = await strip(80).split(separator: "\n")
    #expect(lines[0].hasPrefix("RefreshKit: "))
    let end = lines.suffix(3).joined(separator: " ")
    for words in ["no terminal with a screen", "TERM=dumb", "`swift run refresh`"] {
      #expect(end.contains(words))
    }
  }

  @Test func `it shows a refresh and the end of the data`() async {
    let text = await strip(80)
    for words in ["Release to refresh", "Loading...", "You pulled", "No more data"] {
      #expect(text.contains(words))
    }
  }

  @Test func `each moment has its caption and its time`() async {
    let text = await strip(80)
    for caption in ["1 at rest  ", "5 refreshed  ", "8 the end  "] {
      #expect(text.contains(caption))
    }
    let times = text.matches(of: /(\d+\.\d) s/).compactMap { Double($0.1) }
    #expect(times == [0, 0.1, 0.2, 0.5, 1.5, 1.6, 2.9, 5.9])
  }

  @Test func `it is the same each time`() async {
    let first = await strip(80)
    #expect(await strip(80) == first)
  }

  @Test func `moments are side by side where they fit`() async {
    for (columns, isBeside) in [(80, true), (79, true), (78, false), (30, false)] {
      let first = await strip(columns).split(separator: "\n").first { $0.contains("1 at rest") }
      #expect(first?.contains("2 pull") == isBeside)
    }
  }

  @Test func `without Unicode it is ASCII`() async {
    #expect(await strip(80, hasUnicode: false).unicodeScalars.allSatisfy { $0.isASCII })
  }

  @Test(arguments: ["100", "80", "30", "x", "0", "-4", ""])
  func `the environment limits its columns, up to 80`(variable: String) {
    let columns = Strip.columns(variable: { $0 == "COLUMNS" ? variable : nil })
    #expect(columns > 0 && columns <= 80)
    #expect(columns == 30 || variable != "30")
  }
}
