import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// A recording can begin whenever nothing moves the list: the script sets the stage to its present
/// state.
@MainActor @Suite struct BeginningTests {
  private static func attach(_ kind: ComponentKind, _ values: [JSON] = []) -> JSON {
    .op(
      "attach",
      [
        "slot": .string(kind.slot.rawValue), "class": .string(kind.name), "set": .array(values),
      ])
  }

  private static let stage = JSON.op(
    "stage",
    [
      "width": 375.0, "height": 667.0, "contentWidth": 900.0, "contentHeight": 2_000.0,
      "inset": [20.0, 0.0, 10.0, 0.0], "bounces": false, "allowsSimultaneousRefreshing": false,
      "language": "de", "wallClock": 1_800_000_000.0, "secondsFromGMT": 7_200.0,
    ])

  /// When a recording begins.
  enum Moment: String, CaseIterable {
    case afterALayout, afterARefresh, beforeTheFirstLayout, besideAComponentThatIsLaidOut
    case outsideAWindow

    /// The lines before the recording.
    @MainActor func head(_ kind: ComponentKind) throws -> [JSON] {
      let slot = JSON.string(kind.slot.rawValue)
      switch self {
      case .afterALayout:
        return [
          BeginningTests.attach(kind, [["isAutomaticallyChangeAlpha", true]]),
          .op("advance", ["by": 1.3]),
          .op("offset", ["y": 300.0]), .op("advance", ["by": 0.7]),
        ]
      case .afterARefresh:
        let states: [RefreshState] = kind.style == .gif ? [.idle, .pulling, .refreshing] : []
        let images = states.map { state -> JSON in
          .op(
            "images",
            ["slot": slot, "state": .string(state.rawValue), "count": 3.0, "size": [20.0, 20.0]])
        }
        return [BeginningTests.attach(kind)] + images + [
          .op("advance", ["by": 0.2]), .op("call", ["slot": slot, "method": "beginRefreshing"]),
          .op("advance", ["by": 1.0]), .op("call", ["slot": slot, "method": "endRefreshing"]),
          .op("advance", ["by": 1.0]),
        ]
      case .beforeTheFirstLayout:
        return [
          BeginningTests.attach(kind, [["isHidden", true], ["fastAnimationDuration", 0.1]])
        ]
      case .besideAComponentThatIsLaidOut:
        let name = kind.slot == .header ? "RefreshBackNormalFooter" : "RefreshNormalHeader"
        return [
          BeginningTests.attach(try #require(ComponentKind.named(name))),
          .op("advance", ["by": 1.3]),
          BeginningTests.attach(kind, [["isAutomaticallyChangeAlpha", true]]),
        ]
      case .outsideAWindow:
        return [
          BeginningTests.attach(kind), .op("advance", ["by": 1.3]), .op("window", ["value": false]),
          .op("advance", ["by": 0.1]),
        ]
      }
    }

    /// The lines that are recorded.
    @MainActor func rest(_ kind: ComponentKind) -> [JSON] {
      let name = JSON.string(kind.slot.rawValue)
      let rest: [JSON] = [
        .op("contentSize", ["height": 2_100.0]), .op("resize", ["width": 400.0]),
        .op("call", ["slot": name, "method": "beginRefreshing"]), .op("advance", ["by": 0.4]),
        .op("call", ["slot": name, "method": "endRefreshing"]), .op("advance", ["by": 1.0]),
        .op("offset", ["y": -90.0]), .op("advance", ["by": 0.0]),
      ]
      return self == .outsideAWindow ? rest + [.op("window", ["value": true])] + rest : rest
    }
  }

  private func expectSameTrace(_ session: Session, from start: Int, _ comment: Comment) throws {
    let recorded = try RecordedSession(session, from: start)
    #expect(recorded.unsupported == [], comment)
    if let difference = try recorded.difference() {
      Issue.record("\(comment): \(difference)\n\(session.script)\n\nrecorded:\n\(recorded.script)")
    }
  }

  @Test(arguments: Cast.all)
  func `a recording that begins while nothing moves gives the same trace`(cast: Cast) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    for moment in Moment.allCases {
      let head = [Self.stage] + (try moment.head(kind))
      let session = Session(lines: head + moment.rest(kind))
      try expectSameTrace(session, from: head.count, "\(moment)")
    }
    for state in RefreshState.allCases {
      let lines = [
        Self.stage, .op("advance", ["by": 0.2]),
        Self.attach(kind, [["state", .string(state.rawValue)]]), .op("advance", ["by": 1.0]),
      ]
      try expectSameTrace(Session(lines: lines), from: 1, "attached in \(state)")
    }
  }

  @Test func `views that wait for a layout are reported, and not after that layout`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    let (header, footer) = (RefreshNormalHeader(), RefreshBackNormalFooter())
    (list.header, list.footer) = (header, footer)
    list.timeline.advance(by: 0)
    let changes: [() -> Void] = [
      { header.setTitle("longer than the time of the last update", for: .idle) },
      { header.frame.size.height = 80 }, { header.labelLeftInset = 40 },
      { footer.state = .noMoreData },
    ]
    for change in changes {
      change()
      #expect(!list.recorded {}.unsupported.isEmpty)
      list.timeline.advance(by: 0)
      #expect(list.recorded {}.unsupported == [])
    }
  }

  @Test func `a list with its own layout direction is recorded, whatever the app's direction is`() {
    defer { RefreshConfig.default.layoutDirection = nil }
    RefreshConfig.default.layoutDirection = .rightToLeft
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.layoutDirection = .leftToRight
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
    #expect(list.recorded {}.unsupported == [])
  }

  @Test func `a stage contains the times of earlier updates`() throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 60), forKey: "feed")
    list.timeline.start = WallTime(secondsSince1970: 90)
    let recorder = SessionRecorder(list)
    let header = RefreshNormalHeader()
    header.lastUpdatedTimeKey = "feed"
    list.header = header
    list.timeline.advance(by: 0)
    let text = header.lastUpdatedTimeLabel.text
    let line = try json(play(recorder.script).trace.last ?? "")
    #expect(line["header"]?["timeLabel"]?["text"] == .string(text ?? ""))
    #expect(text?.contains("00:01") == true)
    #expect(recorder.script.contains(#""updated":{"feed":60}"#))
  }
}
