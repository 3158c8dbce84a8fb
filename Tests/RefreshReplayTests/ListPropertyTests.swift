import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// The properties of a list in scripts, and the fields of the stage that come from an app.
@MainActor @Suite struct ListPropertyTests {
  private static let stage = #""op":"stage","width":375,"height":667"#

  init() { measureTextsWithoutFonts() }

  private func list(_ lines: String...) throws -> ScrollView {
    let replay = Replay(name: "script", trace: { _ in }, report: { Issue.record("\($0)") })
    replay.read(Array((lines.joined(separator: "\n") + "\n").utf8))
    #expect(replay.status == .done)
    return try #require(replay.stage?.scrollView)
  }

  @Test func `each property of a list can be set in the stage or later`() throws {
    for property in NamedValue.ofScrollViews.filter({ $0.set != nil }) {
      let fresh = property.get(ScrollView(frame: .zero))
      let (json, value): (String, SettingValue) =
        property.kind == .flag
        ? (fresh == .flag(true) ? ("false", .flag(false)) : ("true", .flag(true)))
        : ("0.5", .number(0.5))
      let name = property.name
      let later = try list(
        "{\(Self.stage)}", #"{"op":"set","name":"\#(name)","value":\#(json)}"#)
      #expect(property.get(later) == value, "\(name)")
      guard !["isInWindow", "isPagingEnabled"].contains(name) else { continue }
      let stage = try list("{\(Self.stage),\"\(name)\":\(json)}")
      #expect(property.get(stage) == value, "\(name)")
    }
  }

  @Test func `a number in a script is limited like the property`() throws {
    let list = try list("{\(Self.stage)}", #"{"op":"set","name":"frameRate","value":1e300}"#)
    #expect(list.frameRate == 1_000)
  }

  @Test func `the guide's table contains all properties of components`() throws {
    let guide = try PackageFile.text("Tests/Guides/ScriptFormat.md")
    let table = try #require(guide.firstRange(of: "Properties of a component"))
    let rows = guide[table.upperBound...].split(separator: "\n").drop { !$0.hasPrefix("|") }
      .prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[1].matches(of: /`([A-Za-z.]+)`/).map { String($0.1) }
    }
    #expect(names.count == Property.all.count)
    #expect(Set(names) == Set(Property.all.map(\.name)))
  }

  @Test func `null removes an optional number`() throws {
    let list = try list(
      #"{\#(Self.stage),"maximumOverscroll":60}"#,
      #"{"op":"attach","slot":"header","class":"RefreshHeader","set":[["refreshingTimeout",3]]}"#,
      #"{"op":"set","name":"maximumOverscroll","value":null}"#,
      #"{"op":"set","slot":"header","name":"refreshingTimeout","value":null}"#)
    #expect(list.maximumOverscroll == nil)
    #expect(list.header?.refreshingTimeout == nil)
  }

  @Test func `a stage can set the time of day, the time zone and the times of updates`() throws {
    let list = try list(
      #"{\#(Self.stage),"wallClock":120,"secondsFromGMT":3600,"updated":{"feed":60}}"#)
    #expect(list.timeline.wallTime == WallTime(secondsSince1970: 120))
    #expect(list.timeline.secondsFromGMT(list.timeline.wallTime) == 3_600)
    #expect(list.lastUpdatedTimes.time(forKey: "feed") == WallTime(secondsSince1970: 60))
  }

  @Test func `a stage can set the widths of texts in other fonts`() throws {
    let attach = #"{"op":"attach","slot":"header","class":"RefreshNormalHeader"}"#
    func arrow(_ stage: String) throws -> Double {
      let list = try list(stage, attach, #"{"op":"advance","by":0}"#)
      return try #require(list.header as? RefreshNormalHeader).arrowView.center.x
    }
    let usual = try arrow("{\(Self.stage)}")
    // The arrow is half the width of the wider text away from the center.
    let widths = #""textWidths":{"Pull down to refresh":200,"Last update: No record":150}"#
    #expect(try arrow("{\(Self.stage),\(widths)}") == usual - (200 - 22 * 7) / 2)
    #expect(try arrow("{\(Self.stage)}") == usual)
  }

  @Test func `a script can set titles of results and all settings of a second level`() throws {
    let list = try list(
      "{\(Self.stage)}",
      #"{"op":"attach","slot":"header","class":"RefreshStateHeader","set":[["secondLevelThreshold",2]]}"#,
      #"{"op":"set","slot":"header","name":"successTitle","value":"one"}"#,
      #"{"op":"set","slot":"header","name":"failureTitle","value":"two"}"#,
      #"{"op":"set","slot":"header","name":"secondLevelTitle","value":"three"}"#,
      #"{"op":"set","slot":"header","name":"secondLevelDuration","value":4}"#,
      #"{"op":"set","slot":"header","name":"secondLevelClosingDistance","value":5}"#)
    let header = list.header as? RefreshStateHeader
    #expect(header?.successTitle == "one")
    #expect(header?.failureTitle == "two")
    #expect(header?.secondLevel?.title == "three")
    #expect(header?.secondLevel?.duration == 4)
    #expect(header?.secondLevel?.closingDistance == 5)
  }
}
