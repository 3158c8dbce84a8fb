import RefreshKit
import RefreshTerminal
import Testing

@testable import refresh

/// The keys for the language of the components, and for the direction of the list.
struct LiveDemoLanguageTests {
  private let bench = DemoBench()
  private var list: ScrollView { bench.list }

  // The language is that of all tests: nothing is waited for until it is set back.
  @Test func `i selects each language of the kit in turn`() async {
    await bench.show()
    await bench.press("r", wait: 0.5)
    let code = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = code }
    RefreshConfig.default.languageCode = "en"
    for language in Language.all.dropFirst() + [.english] {
      bench.demo.handle(.key(.character("i")))
      #expect(RefreshConfig.default.language == language)
      bench.demo.timeline.advance(by: 0)
      // A terminal has no cell for a mark above or below a letter.
      let letters = language[.headerRefreshing].unicodeScalars.filter { $0.cells > 0 }
      #expect(bench.shows(String(String.UnicodeScalarView(letters))), "\(language.code)")
      #expect(bench.lines()[0].contains(" \(language.code) "))
      #expect(bench.lines()[0].contains("right to left") == (language.code == "ar"))
    }
    bench.demo.handle(.key(.character("i")))
    #expect(bench.lines()[22].contains("Chinese"))
    #expect(bench.shows(": pull to read it, or press r"))
  }

  @Test func `the larger-than sign mirrors rows and components, and restores them`() async {
    await bench.show()
    let before = bench.lines()[1]
    await bench.press(">")
    #expect(bench.lines()[1] == "2 min Aino Korhonen ▟AK▙")
    #expect(bench.shows("▶ From right to left: pull, and see where the arrow is"))
    #expect(bench.lines()[0].contains("right to left"))
    await bench.press("h")
    #expect(list.header?.effectiveLayoutDirection == .rightToLeft)
    for _ in LiveComponents.headers.dropFirst() { await bench.press("h") }
    await bench.press(.up, times: 4)
    await bench.wait(0.65)
    #expect(list.header is RefreshNormalHeader)
    #expect(bench.lines()[1] == "Release to refresh ↑")
    await bench.press(.escape)
    await bench.wait(1)
    await bench.press(">")
    #expect(bench.lines()[1] == before)
  }
}
