import Testing

@testable import RefreshKit

/// Rule S2: components have the language of the configuration, also if it changes while the app
/// runs.
@MainActor struct LanguageSwitchTests {
  private let config = RefreshConfig.default

  private func idle(_ component: RefreshComponent) -> String {
    config.language[component.machine.traits.texts.title(for: .idle) ?? .percent]
  }

  @Test(arguments: Kind.titled, [true, false])
  func `another language is shown at once, attached or not, and the app's own titles stay`(
    kind: Kind, isAttached: Bool
  ) throws {
    try inConfig {
      let bench = Bench(kind)
      let titled = try #require(bench.component as? any StateTitled)
      if !isAttached { bench.detach() }
      titled.setTitle("mine", for: .pulling)
      titled.failureTitle = "oh no"
      let refreshing = try #require(titled.texts.title(for: .refreshing))
      for language in Language.all {
        config.languageCode = language.code
        #expect(titled.stateLabel.text == language[titled.texts.title(for: .idle) ?? .percent])
        #expect(titled.title(for: .refreshing) == language[refreshing])
        #expect(titled.title(for: .pulling) == "mine")
        #expect(titled.failureTitle == "oh no")
        titled.setTitle("own", for: .idle)
        #expect(titled.stateLabel.text == "own")
        titled.setTitle(nil, for: .idle)
        #expect(titled.stateLabel.text == idle(titled))
      }
      titled.setTitle("own", for: .idle)
      config.languageCode = "de"
      #expect(titled.stateLabel.text == "own")
      titled.setTitle(nil, for: .idle)
      #expect(titled.stateLabel.text == idle(titled))
    }
  }

  @Test(arguments: Kind.titledHeaders, [true, false])
  func `the time of the last update is in the new language, and keys and closures stay`(
    kind: Kind, isAttached: Bool
  ) throws {
    try inConfig {
      let bench = Bench(kind)
      let header = try #require(bench.component as? RefreshStateHeader)
      if !isAttached { bench.detach() }
      header.lastUpdatedTimeKey = "key"
      config.languageCode = "fr"
      #expect(header.lastUpdatedTimeLabel.text == "Dernière mise à jour\u{A0}: jamais")
      #expect(header.lastUpdatedTimeKey == "key")
      header.lastUpdatedTimeText = { _ in "some time" }
      config.languageCode = "en"
      #expect(header.lastUpdatedTimeLabel.text == "some time")
    }
  }

  @Test(arguments: Kind.titled)
  func `a change of language changes no state, and also applies to later titles`(
    kind: Kind
  ) throws {
    try inConfig {
      let bench = Bench(kind)
      let titled = try #require(bench.component as? any StateTitled)
      bench.refresh()
      config.languageCode = "ja"
      let refreshing = try #require(titled.texts.title(for: .refreshing))
      #expect(titled.stateLabel.text == Language.japanese[refreshing])
      bench.expect(.refreshing)
      bench.end()
      #expect(titled.stateLabel.text == idle(titled))
      bench.expect(.idle)
    }
  }

  @Test(arguments: Kind.all)
  func `the configuration does not retain a component`(kind: Kind) {
    weak var component: RefreshComponent?
    inConfig {
      do {
        let made = kind.make()
        component = made
        config.languageCode = "ko"
      }
      #expect(component == nil)
      config.languageCode = "ru"
    }
  }

  @Test func `arrow and images are placed beside the new text`() {
    inConfig {
      let bench = Bench(RefreshNormalHeader())
      config.languageCode = "ru"
      bench.wait()
      let header = bench.list.header as? RefreshNormalHeader
      let width = max(header!.stateLabel.textWidth, header!.lastUpdatedTimeLabel.textWidth)
      #expect(header!.arrowView.center.x == 375 / 2 - width / 2 - 25)
    }
  }

  @Test func `i18nDidChange is called once for each change`() {
    final class Counting: RefreshHeader {
      var changes = 0
      override func i18nDidChange() {
        super.i18nDidChange()
        changes += 1
      }
    }
    let header = Counting()
    inConfig {
      header.changes = 0
      config.languageCode = "de"
      config.languageCode = "de-AT"
      config.languageCode = "de"
      #expect(header.changes == 1, "German three times over is one change")
      config.layoutDirection = .rightToLeft
      config.layoutDirection = .rightToLeft
      #expect(header.changes == 2)
    }
  }

  @Test
  func `without a code, the system's preference at the last update counts, and otherwise English`()
  {
    inConfig(nil) { #expect(config.language == .english) }
    inConfig(nil, preferred: ["tlh", "zh-HK", "fr"]) {
      #expect(config.language == .traditionalChinese)
      config.languageCode = "sv"
      #expect(config.language == .swedish)
      config.languageCode = nil
      #expect(config.language == .traditionalChinese)
    }
    var preferred = ["it"]
    inConfig(nil) {
      config.preferredLanguages = { preferred }
      let footer = RefreshAutoStateFooter()
      preferred = ["uk"]
      #expect(config.language == .italian)
      config.update()
      #expect(footer.stateLabel.text == Language.ukrainian[.autoFooterIdle])
    }
  }

  @Test func `an app's own texts reach components that exist, and components that are made later`()
  {
    inConfig("de") {
      let footer = RefreshBackStateFooter()
      config.ownLanguages = [Language(code: "de", texts: [.backFooterIdle: "Hoch damit"])]
      #expect(footer.stateLabel.text == "Hoch damit")
      config.ownLanguages = []
      #expect(footer.stateLabel.text == Language.german[.backFooterIdle])
    }
    let french = Language(
      code: "fr",
      texts: [
        .headerIdle: "Tirer", .autoFooterIdle: "Encore", .backFooterIdle: "Pousser",
        .trailerIdle: "Glisser", .lastUpdate: "Dernière : ", .noRecord: "jamais",
      ])
    let header = RefreshStateHeader()
    inConfig("fr", own: [french]) {
      #expect(header.stateLabel.text == "Tirer")
      #expect(RefreshStateHeader().lastUpdatedTimeLabel.text == "Dernière : jamais")
      let made: [any StateTitled] = [
        RefreshStateHeader(), RefreshAutoStateFooter(), RefreshBackStateFooter(),
        RefreshStateTrailer(),
      ]
      #expect(made.map(\.stateLabel.text) == ["Tirer", "Encore", "Pousser", "Glisser"])
    }
    inConfig { #expect(header.stateLabel.text == "Pull down to refresh") }
  }

  @Test func `setting a language adds it to the app's own languages`() {
    inConfig {
      config.language = Language(code: "th", texts: [.headerIdle: "ดึงลง"])
      #expect(RefreshStateHeader().stateLabel.text == "ดึงลง")
      config.language = Language(code: "th", texts: [.headerIdle: "ดึง"])
      #expect(config.ownLanguages.map(\.code) == ["th"])
      #expect(config.languageCode == "th")
      #expect(RefreshStateHeader().stateLabel.text == "ดึง")
    }
  }

  @Test func `an observer of the language finds the new texts even in components made after it`() {
    inConfig {
      var text: String?
      var header: RefreshStateHeader?
      let observation = config.observeLanguage { _ in text = header?.stateLabel.text }
      header = RefreshStateHeader()
      config.languageCode = "fr"
      #expect(text == Language.french[.headerIdle])
      withExtendedLifetime(observation) {}
    }
  }
}
