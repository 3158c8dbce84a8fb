import Testing

@testable import RefreshKit

struct SystemLanguagesTests {
  @Test(arguments: [
    (["LANG": "de_DE.UTF-8"], ["de_DE.UTF-8"]),
    (["LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"], ["fr_FR"]),
    (["LANG": "de_DE", "LC_ALL": "", "LC_MESSAGES": "it_IT"], ["it_IT"]),
    (["LANG": "de_DE", "LANGUAGE": "nl:fr"], ["nl", "fr", "de_DE"]),
    ([:], []),
  ])
  func `a terminal's environment has its languages`(
    environment: [String: String], expected: [String]
  ) {
    #expect(environmentLanguages(in: environment) == expected)
  }

  @Test func `a terminal without a locale is English`() {
    let codes = environmentLanguages(in: ["LANG": "C.UTF-8"])
    #expect(Language.preferred(codes, own: []) == .english)
  }

  @Test func `without a code the system is asked`() {
    inConfig(nil, preferred: systemLanguages()) {
      #expect(RefreshConfig.default.language == .preferred(systemLanguages(), own: []))
    }
  }
}
