import Foundation
import RefreshKit
import RefreshTerminal
import TestSupport
import Testing

@testable import refresh

/// The Swift code of the list of the demo.
struct ListCodeTests {
  /// The code after some keys.
  nonisolated struct Example: Sendable, CustomTestStringConvertible {
    let keys: String
    let code: String

    var testDescription: String { keys }

    /// Those in the document, which `.ci/package examples` compiles.
    static let all: [Example] = {
      let text = (try? PackageFile.text("Tests/Guides/Demo.md")) ?? ""
      return text.components(separatedBy: "\n## ").dropFirst().map { section in
        let parts = section.components(separatedBy: "\n```")
        let keys = parts[0].prefix { $0 != "\n" }.filter { $0 != "`" }
        return Example(
          keys: keys == "No key" ? "" : String(keys),
          code: String(parts.dropFirst().first?.trimmingPrefix("swift\n") ?? ""))
      }
    }()
  }

  private let bench = DemoBench()
  private var list: ScrollView { bench.list }

  private var code: [String] { ListCode(bench.demo.feed.feed).lines }

  // The language is that of all tests: nothing is waited for until it is set back.
  private func press(_ keys: String) {
    for key in keys { bench.demo.handle(.key(.character(key))) }
  }

  @Test(arguments: Example.all)
  func `it is the code in the document that is compiled`(example: Example) async {
    await bench.show()
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    RefreshConfig.default.languageCode = example.keys.contains("i") ? "en" : nil
    press(example.keys)
    #expect(code.joined(separator: "\n") == example.code)
  }

  @Test func `the document has all classes, and all settings of the keys`() {
    let examples = Example.all
    let headers = LiveComponents.headers + LiveComponents.autoHeaders
    for kinds in [headers.map(\.kind), LiveComponents.footers] {
      for kind in kinds { #expect(examples.contains { $0.code.contains("= \(kind.name)()") }) }
    }
    for key in "aytoe2p>iglhfd" { #expect(examples.contains { $0.keys.contains(key) }, "\(key)") }
  }

  @Test func `a property that anyone sets is in it, and what is the default is not`() async {
    await bench.show()
    list.bounces = false
    list.footer?.ignoredScrollViewContentInsetBottom = 12.5
    list.header?.minimumRefreshingDuration = 2
    #expect(code.contains("list.bounces = false"))
    #expect(code.contains("footer.ignoredScrollViewContentInsetBottom = 12.5"))
    #expect(code.contains("header.minimumRefreshingDuration = 2"))
    list.header?.minimumRefreshingDuration = RefreshNormalHeader().minimumRefreshingDuration
    #expect(!code.contains { $0.contains("minimumRefreshingDuration") })
  }

  @Test func `a pull and a load change nothing in it`() async {
    await bench.show()
    let code = code.filter { !$0.contains("languageCode") }
    for (key, time) in [(Key.up, 0.3), (.character("r"), 0.3), (.character("m"), 3)] {
      await bench.press(key)
      await bench.wait(time)
      #expect(self.code.filter { !$0.contains("languageCode") } == code, "\(key)")
    }
  }
}
