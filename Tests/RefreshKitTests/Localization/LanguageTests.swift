import RefreshKit
import Testing

struct LanguageTests {
  @Test(arguments: TextKey.allCases)
  func `English has a text for everything`(key: TextKey) {
    #expect(!Language.english[key].isEmpty)
  }

  @Test func `the English texts are the original's`() {
    let english = Language.english
    #expect(english.code == "en")
    #expect(english[.headerIdle] == "Pull down to refresh")
    #expect(english[.headerPulling] == "Release to refresh")
    #expect(english[.autoFooterIdle] == "Tap or pull up to load more")
    #expect(english[.backFooterPulling] == "Release to load more")
    #expect(english[.trailerIdle] == "Slide to see more")
    #expect(english[.trailerNoMoreData] == "No more data")
    #expect(english[.lastUpdate] == "Last update: ")
  }

  @Test func `a language has its own texts, and English ones where it has none`() {
    let french = Language(code: "fr", texts: [.today: "Aujourd'hui"])
    #expect(french.code == "fr")
    #expect(french[.today] == "Aujourd'hui")
    #expect(french[.noRecord] == "No record")
  }
}
