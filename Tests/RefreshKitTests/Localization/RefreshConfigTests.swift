import RefreshKit
import Testing

struct RefreshConfigTests {
  private let french = Language(
    code: "fr",
    texts: [
      .headerIdle: "Tirer", .autoFooterIdle: "Encore", .backFooterIdle: "Pousser",
      .trailerIdle: "Glisser", .lastUpdate: "Dernière : ", .noRecord: "jamais",
    ])

  @Test func `the language is English by default`() {
    #expect(RefreshConfig.default.language.code == "en")
  }

  @Test func `a component that is made in a language speaks it`() {
    withLanguage(french) {
      #expect(RefreshStateHeader().stateLabel.text == "Tirer")
      #expect(RefreshStateHeader().lastUpdatedTimeLabel.text == "Dernière : jamais")
      #expect(RefreshAutoStateFooter().stateLabel.text == "Encore")
      #expect(RefreshBackStateFooter().stateLabel.text == "Pousser")
      #expect(RefreshStateTrailer().stateLabel.text == "Glisser")
    }
  }

  @Test func `a component takes up another language when it is told to`() {
    let header = RefreshStateHeader()
    withLanguage(french) {
      #expect(header.stateLabel.text == "Pull down to refresh")
      header.i18nDidChange()
      #expect(header.stateLabel.text == "Tirer")
      #expect(header.lastUpdatedTimeLabel.text == "Dernière : jamais")
    }
    header.i18nDidChange()
    #expect(header.stateLabel.text == "Pull down to refresh")
  }

  @Test(arguments: Kind.all)
  func `in every class the app's own title outlives a change of language`(kind: Kind) {
    guard let component = kind.make() as? any StateTitled else { return }
    component.setTitle("mine", for: .idle)
    withLanguage(french) { component.i18nDidChange() }
    #expect(component.stateLabel.text == "mine")
    component.i18nDidChange()
  }

  private func withLanguage(_ language: Language, _ body: () -> Void) {
    let before = RefreshConfig.default.language
    RefreshConfig.default.language = language
    defer { RefreshConfig.default.language = before }
    body()
  }
}
