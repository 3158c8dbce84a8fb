import Testing

@testable import RefreshKit

/// Another language while the app runs: every component shows it.
struct LanguageSwitchTests {
  private let config = RefreshConfig.default

  private func idle(_ component: RefreshComponent) -> String {
    config.language[component.texts.title(for: .idle) ?? .percent]
  }

  @Test(arguments: Kind.all, Language.all)
  func `an attached component shows the new language at once`(kind: Kind, language: Language) {
    inConfig {
      let bench = Bench(kind)
      guard let titled = bench.component as? any StateTitled else { return }
      config.languageCode = language.code
      #expect(titled.stateLabel.text == idle(titled))
      #expect(titled.stateLabel.text == language[titled.texts.title(for: .idle) ?? .percent])
    }
  }

  @Test(arguments: Kind.all)
  func `a detached component that lives does so too`(kind: Kind) {
    inConfig {
      let bench = Bench(kind)
      (bench.component as? RefreshStateHeader)?.lastUpdatedTimeLabel.isHidden = false
      bench.detach()
      guard let titled = bench.component as? any StateTitled else { return }
      config.languageCode = "fr"
      #expect(titled.stateLabel.text == idle(titled))
      let time = (titled as? RefreshStateHeader)?.lastUpdatedTimeLabel.text
      #expect(!(titled is RefreshStateHeader) || time == "Dernière mise à jour\u{A0}: jamais")
    }
  }

  @Test(arguments: Kind.all)
  func `what the app set stays`(kind: Kind) {
    inConfig {
      let bench = Bench(kind)
      guard let titled = bench.component as? any StateTitled else { return }
      let header = titled as? RefreshStateHeader
      header?.lastUpdatedTimeLabel.isHidden = false
      titled.setTitle("mine", for: .idle)
      titled.failureTitle = "oh no"
      header?.lastUpdatedTimeKey = "key"
      header?.lastUpdatedTimeText = { _ in "some time" }
      for language in Language.all {
        config.languageCode = language.code
        #expect(titled.stateLabel.text == "mine")
        #expect(titled.failureTitle == "oh no")
        #expect(titled.title(for: .refreshing) == language[titled.texts.title(for: .refreshing)!])
        #expect(header?.lastUpdatedTimeKey ?? "key" == "key")
        #expect(header?.lastUpdatedTimeLabel.text ?? "some time" == "some time")
      }
      titled.setTitle(nil, for: .idle)
      #expect(titled.stateLabel.text == idle(titled))
    }
  }

  @Test(arguments: Kind.all)
  func `a switch changes no state and lasts through the next ones`(kind: Kind) {
    inConfig {
      let bench = Bench(kind)
      bench.refresh()
      config.languageCode = "ja"
      #expect(bench.component.state == .refreshing)
      let titled = bench.component as? any StateTitled
      let refreshing = bench.component.texts.title(for: .refreshing)!
      #expect(titled.map { $0.stateLabel.text == Language.japanese[refreshing] } != false)
      bench.end()
      #expect(titled.map { $0.stateLabel.text == idle($0) } != false)
      #expect(bench.component.state == .idle)
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
      #expect(header?.arrowView.center.x == 375 / 2 - width / 2 - 25)
    }
  }

  @Test func `the override point is called once for each change`() {
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

  @Test func `without a code the system's preference counts`() {
    inConfig(nil, preferred: ["tlh", "zh-HK", "fr"]) {
      #expect(config.language == .traditionalChinese)
      config.languageCode = "sv"
      #expect(config.language == .swedish)
      config.languageCode = nil
      #expect(config.language == .traditionalChinese)
    }
  }

  @Test func `a host reports that the system's preference has changed`() {
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

  @Test func `an app's own table reaches components that are there already`() {
    inConfig("de") {
      let footer = RefreshBackStateFooter()
      config.ownLanguages = [Language(code: "de", texts: [.backFooterIdle: "Hoch damit"])]
      #expect(footer.stateLabel.text == "Hoch damit")
      config.ownLanguages = []
      #expect(footer.stateLabel.text == Language.german[.backFooterIdle])
    }
  }

  @Test func `setting a language takes it up as the app's own`() {
    inConfig {
      config.language = Language(code: "th", texts: [.headerIdle: "ดึงลง"])
      #expect(RefreshStateHeader().stateLabel.text == "ดึงลง")
      config.language = Language(code: "th", texts: [.headerIdle: "ดึง"])
      #expect(config.ownLanguages.map(\.code) == ["th"])
      #expect(config.languageCode == "th")
      #expect(RefreshStateHeader().stateLabel.text == "ดึง")
    }
  }
}
