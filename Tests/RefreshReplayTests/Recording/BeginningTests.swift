import RefreshKit
import RefreshRecorder
import TestSupport
import Testing

@testable import RefreshReplay

/// A recording may begin at any time when nothing moves the list: the script sets the stage as it is then.
@Suite struct BeginningTests {
  private static func attach(_ kind: ComponentKind, _ values: [JSON] = []) -> JSON {
    .op(
      "attach",
      [
        "slot": .string(kind.slot.rawValue), "class": .string(kind.name), "set": .array(values),
      ])
  }

  private func expectSameTrace(_ session: Session, from start: Int) throws {
    let recorded = try RecordedSession(session, from: start)
    #expect(recorded.unsupported == [])
    if let difference = try recorded.difference() {
      Issue.record("\(difference)\n\(session.script)\n\nrecorded:\n\(recorded.script)")
    }
  }

  private static let stage = JSON.op(
    "stage",
    [
      "width": 375.0, "height": 667.0, "contentWidth": 900.0, "contentHeight": 2_000.0,
      "inset": [20.0, 0.0, 10.0, 0.0], "bounces": false, "allowsSimultaneousRefreshing": false,
      "language": "de", "wallClock": 1_800_000_000.0, "secondsFromGMT": 7_200.0,
    ])

  /// What a user does after the beginning.
  private static func rest(_ slot: Slot) -> [JSON] {
    let name = JSON.string(slot.rawValue)
    return [
      .op("contentSize", ["height": 2_100.0]), .op("resize", ["width": 400.0]),
      .op("call", ["slot": name, "method": "beginRefreshing"]), .op("advance", ["by": 0.4]),
      .op("call", ["slot": name, "method": "endRefreshing"]), .op("advance", ["by": 1.0]),
      .op("offset", ["y": -90.0]), .op("advance", ["by": 0.0]),
    ]
  }

  @Test(arguments: Cast.all)
  func `after a layout`(cast: Cast) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let head = [
      Self.stage, Self.attach(kind, [["isAutomaticallyChangeAlpha", true]]),
      .op("advance", ["by": 1.3]),
      .op("offset", ["y": 300.0]), .op("advance", ["by": 0.7]),
    ]
    try expectSameTrace(Session(lines: head + Self.rest(cast.slot)), from: head.count)
  }

  @Test(arguments: Cast.all)
  func `after a refresh that has succeeded`(cast: Cast) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let slot = JSON.string(cast.slot.rawValue)
    func images(_ state: RefreshState) -> JSON {
      .op(
        "images",
        ["slot": slot, "state": .string(state.rawValue), "count": 3.0, "size": [20.0, 20.0]])
    }
    var head = [Self.stage, Self.attach(kind)]
    if kind.style == .gif { head += [.idle, .pulling, .refreshing].map(images) }
    head += [
      .op("advance", ["by": 0.2]), .op("call", ["slot": slot, "method": "beginRefreshing"]),
      .op("advance", ["by": 1.0]), .op("call", ["slot": slot, "method": "endRefreshing"]),
      .op("advance", ["by": 1.0]),
    ]
    try expectSameTrace(Session(lines: head + Self.rest(cast.slot)), from: head.count)
  }

  @Test(arguments: Cast.all)
  func `before the first layout`(cast: Cast) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let head = [
      Self.stage, Self.attach(kind, [["isHidden", true], ["fastAnimationDuration", 0.1]]),
    ]
    try expectSameTrace(Session(lines: head + Self.rest(cast.slot)), from: head.count)
  }

  @Test(arguments: Cast.all)
  func `with a component that waits for its first layout beside one that is laid out`(
    cast: Cast
  ) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let name = kind.slot == .header ? "RefreshBackNormalFooter" : "RefreshNormalHeader"
    let head = [
      Self.stage, Self.attach(try #require(ComponentKind.named(name))), .op("advance", ["by": 1.3]),
      Self.attach(kind, [["isAutomaticallyChangeAlpha", true]]),
    ]
    try expectSameTrace(Session(lines: head + Self.rest(cast.slot)), from: head.count)
  }

  @Test(arguments: Cast.all)
  func `out of a window, after a layout`(cast: Cast) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let head = [
      Self.stage, Self.attach(kind), .op("advance", ["by": 1.3]), .op("window", ["value": false]),
      .op("advance", ["by": 0.1]),
    ]
    let rest = Self.rest(cast.slot)
    try expectSameTrace(
      Session(lines: head + rest + [.op("window", ["value": true])] + rest), from: head.count)
  }

  @Test func `what a layout has yet to place is reported once, and nothing after that layout`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    let (header, footer) = (RefreshNormalHeader(), RefreshBackNormalFooter())
    (list.header, list.footer) = (header, footer)
    list.timeline.advance(by: 0)
    let changes: [() -> Void] = [
      { header.setTitle("longer than the time of the last update", for: .idle) },
      { header.frame.size.height = 80 }, { header.labelLeftInset = 40 },
    ]
    for change in changes {
      change()
      #expect(list.recorded {}.unsupported == ["header: a layout that was pending"])
      list.timeline.advance(by: 0)
      #expect(list.recorded {}.unsupported == [])
    }
    footer.state = .noMoreData
    let isNew = "footer: noMoreData was new when the recording began"
    #expect(list.recorded {}.unsupported == [isNew, "footer: a layout that was pending"])
    list.timeline.advance(by: 0)
    #expect(list.recorded {}.unsupported == [])
    list.rotation = 1
    #expect(list.recorded {}.unsupported == ["rotation"])
  }

  @Test func `with a direction of the list's own, whatever that of the app is`() {
    defer { RefreshConfig.default.layoutDirection = nil }
    RefreshConfig.default.layoutDirection = .rightToLeft
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.layoutDirection = .leftToRight
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
    #expect(list.recorded {}.unsupported == [])
  }

  @Test(arguments: Cast.all, RefreshState.allCases)
  func `with a component that has another state when it is attached`(
    cast: Cast, state: RefreshState
  ) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    let state = JSON.string(state.rawValue)
    let lines = [Self.stage, .op("advance", ["by": 0.2]), Self.attach(kind, [["state", state]])]
    try expectSameTrace(Session(lines: lines + [.op("advance", ["by": 1.0])]), from: 1)
  }

  @Test func `a stage has the times of earlier updates`() throws {
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
