import Foundation
import RefreshC
import Testing

/// Sessions of a host in C as scripts.
@Suite(.serialized)
struct RecordCallTests {
  private let page = Page()

  /// The script of a list; nil where there is none.
  private var script: [String]? {
    var buffer = [CChar](repeating: 0, count: 9_999)
    let count = refreshScript(page.list, &buffer, 9_999)
    guard count >= 0 else { return nil }
    let bytes = buffer.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `a session is a script from when its recording begins until it ends`() {
    #expect(script == nil)
    refreshScrollTo(page.list, 0, 100, 0)
    #expect(refreshRecord(page.list, 1) == 0)
    refreshScrollTo(page.list, 0, 200, 0)
    refreshAdvance(page.list, 0.1)
    #expect(refreshRecord(page.list, 0) == 0)
    refreshScrollTo(page.list, 0, 300, 0)
    #expect(
      script == [
        #"{"op":"stage","width":375,"height":667,"contentHeight":2000,"wallClock":0}"#,
        #"{"op":"offset","x":0,"y":100}"#,
        #"{"op":"scrollTo","x":0,"y":200,"animated":false}"#, #"{"op":"advance","by":0.1}"#,
      ])
    #expect(refreshRecord(page.list, 1) == 0)
    #expect(script?.count == 3)
    #expect(refreshRecord(0, 1) == -1)
  }

  @Test func `rows in front are one op with what was changed`() {
    refreshRecord(page.list, 1)
    refreshScrollTo(page.list, 0, 500, 0)
    refreshKeepPosition(page.list, 1)
    refreshSetContentSize(page.list, 375, 2_400)
    refreshKeepPosition(page.list, 1)
    refreshSetContentSize(page.list, 375, 2_440)
    refreshKeepPosition(page.list, 0)
    refreshKeepPosition(page.list, 0)
    #expect(refreshKeepPosition(page.list, 0) == -6)
    refreshAdvance(page.list, 0.1)
    let inner = #"{"op":"keepPosition","run":[{"op":"contentSize","width":375,"height":2440}]}"#
    #expect(
      script?.suffix(2) == [
        #"{"op":"keepPosition","run":[{"op":"contentSize","width":375,"height":2400},\#(inner)]}"#,
        #"{"op":"advance","by":0.1}"#,
      ])
    #expect(script?.first { $0.hasPrefix("#") } == nil)
  }

  @Test func `a recording that begins or ends inside leaves the keeping as it is`() {
    refreshScrollTo(page.list, 0, 500, 0)
    refreshKeepPosition(page.list, 1)
    refreshRecord(page.list, 1)
    refreshSetContentSize(page.list, 375, 2_100)
    #expect(refreshKeepPosition(page.list, 0) == 0)
    #expect(page.number("contentOffset.y") == 600)
    #expect(script?.first?.hasPrefix("# not in this script") == true)
    refreshKeepPosition(page.list, 1)
    refreshRecord(page.list, 0)
    refreshSetContentSize(page.list, 375, 2_200)
    #expect(refreshKeepPosition(page.list, 0) == 0)
    #expect(page.number("contentOffset.y") == 700)
    refreshRecord(page.list, 1)
    refreshScrollTo(page.list, 0, 100, 0)
    #expect(script?.last == #"{"op":"scrollTo","x":0,"y":100,"animated":false}"#)
  }

  @Test func `the widths of a host's fonts are in the script`() {
    refreshSetMeasure(page.list) { _, text, size in Double(text.map { strlen($0) } ?? 0) * size }
    refreshRecord(page.list, 1)
    page.attach("normal", to: 1)
    #expect(script?.first?.contains(#""textWidths":{"#) == true)
    #expect(script?.first?.contains(#""Pull down to refresh":280"#) == true)
    #expect(script?.first { $0.hasPrefix("#") } == nil)
  }

  @Test func `a direction that is not the language's is not in the script`() {
    refreshRecord(page.list, 1)
    refreshSetLayoutDirection(page.list, 1)
    #expect(script?.first { $0.hasPrefix("#") } == nil)
    refreshSetLayoutDirection(page.list, 2)
    #expect(script?.first == "# not in this script: layoutDirection")
  }
}
