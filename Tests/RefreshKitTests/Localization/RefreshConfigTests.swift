import RefreshKit
import Testing

struct RefreshConfigTests {
  private let french = Language(
    code: "fr",
    texts: [
      .headerIdle: "Tirer", .autoFooterIdle: "Encore", .backFooterIdle: "Pousser",
      .trailerIdle: "Glisser", .lastUpdate: "Dernière : ", .noRecord: "jamais",
    ])

  @Test func `the language is English where the system prefers none`() {
    inConfig(nil) { #expect(RefreshConfig.default.language == .english) }
  }

  @Test func `a component that is made in a language shows it`() {
    withLanguage(french) {
      #expect(RefreshStateHeader().stateLabel.text == "Tirer")
      #expect(RefreshStateHeader().lastUpdatedTimeLabel.text == "Dernière : jamais")
      #expect(RefreshAutoStateFooter().stateLabel.text == "Encore")
      #expect(RefreshBackStateFooter().stateLabel.text == "Pousser")
      #expect(RefreshStateTrailer().stateLabel.text == "Glisser")
    }
  }

  @Test func `a component shows another language at once`() {
    let header = RefreshStateHeader()
    withLanguage(french) {
      #expect(header.stateLabel.text == "Tirer")
      #expect(header.lastUpdatedTimeLabel.text == "Dernière : jamais")
    }
    #expect(header.stateLabel.text == "Pull down to refresh")
  }

  @Test func `an observer of the language finds the texts of components that were made after it`() {
    var text: String?
    var header: RefreshStateHeader?
    let observation = RefreshConfig.default.observeLanguage { _ in text = header?.stateLabel.text }
    header = RefreshStateHeader()
    withLanguage(french) { #expect(text == "Tirer") }
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: Kind.all)
  func `in every class the app's own title outlives a change of language`(kind: Kind) {
    guard let component = kind.make() as? any StateTitled else { return }
    component.setTitle("mine", for: .idle)
    withLanguage(french) { #expect(component.stateLabel.text == "mine") }
    #expect(component.stateLabel.text == "mine")
  }

  private func withLanguage(_ language: Language, _ body: () -> Void) {
    inConfig(language.code, own: [language], body)
  }
}
