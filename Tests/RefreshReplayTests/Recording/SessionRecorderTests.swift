import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

@MainActor @Suite struct SessionRecorderTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() { measureTextsWithoutFonts() }

  @Test func `a session becomes a script`() {
    let recorder = SessionRecorder(list)
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader { [unowned list] in
      list.timeline.after(0.5) { [unowned list] in list.header?.endRefreshing() }
    }
    (list.header as? RefreshStateHeader)?.setTitle("Pull \"me\"", for: .idle)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 0.25)
    list.timeline.advance(by: 2)
    #expect(
      recorder.script == """
        {"op":"stage","width":375,"height":667,"contentWidth":0,\
        "resetsNoMoreDataAfterHeaderRefresh":true,"failureDisplayDuration":1,"wallClock":0}
        {"op":"contentSize","width":375,"height":2000}
        {"op":"attach","slot":"header","class":"RefreshNormalHeader"}
        {"op":"title","slot":"header","state":"idle","text":"Pull \\"me\\""}
        {"op":"call","slot":"header","method":"beginRefreshing"}
        {"op":"on","event":"header.refreshing","times":1,"run":[{"op":"after","by":0.5,\
        "run":[{"op":"call","slot":"header","method":"endRefreshing"}]}]}
        {"op":"advance","by":0.25}
        {"op":"advance","by":2}

        """)
    #expect(recorder.unsupported == [])
  }

  @Test func `a script that is written in steps contains the session up to the call`() async {
    let recorder = SessionRecorder(list)
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.header?.frame.size.height = 80
    for _ in 1...50 { list.timeline.advance(by: 0.01) }
    let script = recorder.script
    var pauses = 0
    let written = await recorder.script { [unowned list] in
      pauses += 1
      list.contentOffset.y = Double(pauses)
    }
    #expect(written == script)
    // There is a pause for each input that is written, and for each line that is replayed.
    #expect(pauses >= 2 * 53)
    #expect(recorder.script != script)
  }

  @Test func `a tap is recorded as a tap, or as what the app's own tap action does`() throws {
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    list.timeline.advance(by: 0)
    #expect(list.recorded { footer.stateLabel.tap() }.opNames == ["call"])
    footer.stateLabel.tapAction = { [unowned list] in list.contentOffset.y = 10 }
    #expect(list.recorded { footer.stateLabel.tap() }.opNames == ["offset"])
  }

  @Test func `what an override does inside keepingPosition is not recorded`() {
    let recorder = SessionRecorder(list)
    list.contentSize = Size(width: 375, height: 2_000)
    list.keepingPosition { [unowned list] in list.contentSize.height += 1 }
    list.header = GrowingHeader()
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(list.contentSize.height == 2_101)
    let kept = recorder.script.split(separator: "\n").filter { $0.contains("keepPosition") }
    #expect(
      kept == [
        #"{"op":"keepPosition","run":[{"op":"contentSize","width":375,"height":2001}]}"#
      ])
  }

  private final class GrowingHeader: RefreshHeader {
    override var state: RefreshState {
      didSet {
        guard state == .refreshing, state != oldValue, let scrollView else { return }
        scrollView.keepingPosition { scrollView.contentSize.height += 100 }
      }
    }
  }

  @Test func `work without delay that due work schedules runs in the next advance`() {
    let recorder = SessionRecorder(list)
    list.header = RefreshNormalHeader()
    list.timeline.after(1) { [unowned list] in
      list.timeline.after(0) { [unowned list] in list.header?.beginRefreshing() }
    }
    list.timeline.advance(by: 2)
    #expect(list.header?.state == .idle)
    list.timeline.advance(by: 0)
    #expect(list.header?.state == .refreshing)
    let events = play(recorder.script).trace.map { $0.contains("idle>refreshing") }
    #expect(events.suffix(2) == [false, true])
    #expect(recorder.unsupported == [])
  }

  @Test func `several events in one line are answered one after the other`() throws {
    let recorder = SessionRecorder(list)
    var ends = [0.1, 0.3, 0.3]
    let header = RefreshHeader { [unowned list] in
      guard !ends.isEmpty else { return }
      list.timeline.after(ends.removeFirst()) { [unowned list] in list.header?.endRefreshing() }
    }
    header.endRefreshingCompletionBlock = { [unowned list] in list.header?.beginRefreshing() }
    list.header = header
    header.beginRefreshing()
    list.timeline.advance(by: 10)
    let outcome = play(recorder.script)
    let events = try json(outcome.trace.last ?? "")["events"]?.elements ?? []
    #expect(events.filter { $0 == "header.refreshing" }.count == 4)
    #expect(events.last == "header.began")
    #expect(recorder.script.contains(#""event":"header.ended","times":3"#))
  }

  @Test func `what an async function does is recorded when it does it`() async throws {
    struct Failure: Error {}
    list.contentSize = Size(width: 375, height: 2_000)
    let recorder = SessionRecorder(list)
    let footer = RefreshAutoFooter { [unowned list] in
      await Task.yield()
      if list.contentSize.height > 3_000 { throw Failure() }
      list.contentSize.height += 900
    }
    var events: [String] = []
    let observation = footer.observeState { events.append("\"footer.state \($0.old)>\($0.new)\"") }
    list.footer = footer
    for _ in 1...4 {
      list.scroll(by: .end, animated: false)
      list.timeline.advance(by: 1)
      await list.settled()
    }
    observation.cancel()
    #expect(recorder.unsupported == [])
    let outcome = play(recorder.script)
    #expect(outcome.reports == [] && outcome.warnings == [])
    let traced = try outcome.trace.flatMap { try json($0)["events"]?.elements ?? [] }
    #expect(traced.map(\.description).filter { $0.contains(".state ") } == events)
    #expect(events.count > 4)
    let replayed = try #require(try recorder.replayed())
    #expect(replayed.contentSize == list.contentSize)
    #expect(replayed.contentOffset == list.contentOffset)
  }

  /// An observer releases a recorder in the middle of a call, and may make another one there.
  @Test(arguments: [false, true])
  func `a recorder may end and begin inside a call`(begins: Bool) throws {
    list.contentSize = Size(width: 375, height: 2_000)
    let header = RefreshNormalHeader {}
    list.header = header
    list.timeline.advance(by: 0)
    var recorder: SessionRecorder? = SessionRecorder(list)
    list.beginDragging()
    var isLeft = true
    let observation = header.observeState { [list] _ in
      guard isLeft else { return }
      isLeft = false
      recorder?.stop()
      recorder = nil
      if begins { recorder = SessionRecorder(list) }
    }
    list.drag(to: Point(x: 0, y: -60))
    #expect(!isLeft)
    if !begins { recorder = SessionRecorder(list) }
    list.drag(to: Point(x: 0, y: -20))
    list.timeline.advance(by: 0.25)
    list.drag(to: Point(x: 0, y: -10))
    let lines = try #require(recorder).script.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(recorder?.unsupported.isEmpty == false)
    #expect(
      lines.suffix(3) == [
        #"{"op":"drag","phase":"moved","x":0,"y":-20}"#, #"{"op":"advance","by":0.25}"#,
        #"{"op":"drag","phase":"moved","x":0,"y":-10}"#,
      ])
    observation.cancel()
  }

  /// An advance is an input for all recorders of a timeline, including one that began while another
  /// recorded.
  @Test func `recorders of one timeline record its advances`() {
    let other = ScrollView(frame: list.frame, timeline: list.timeline)
    let first = SessionRecorder(list)
    list.timeline.after(0.1) {}
    list.timeline.advance(by: 0.25)
    list.timeline.advance(by: 0.25)
    var second: SessionRecorder? = SessionRecorder(other)
    list.timeline.advance(by: 0.5)
    #expect(second?.script.hasSuffix("{\"op\":\"advance\",\"by\":0.5}\n") == true)
    second = nil
    list.timeline.advance(by: 0.75)
    let advances = first.script.split(separator: "\n").filter { $0.contains("\"advance\"") }
    #expect(advances == [0.25, 0.25, 0.5, 0.75].map { "{\"op\":\"advance\",\"by\":\($0)}" })
  }

  @Test func `nothing is recorded after the recorder has stopped`() {
    let recorder = SessionRecorder(list)
    #expect(recorder.isRecording)
    list.contentOffset.y = 1
    recorder.stop()
    let script = recorder.script
    list.contentOffset.y = 2
    recorder.stop()
    #expect(recorder.script == script)
    #expect(!recorder.isRecording)
    let next = SessionRecorder(list)
    #expect(!next.script.contains(#""y":1}"#))
  }

  @Test func `a recorder retains neither list nor components, and stops when it is released`() {
    weak var weakList: ScrollView?
    weak var weakHeader: RefreshHeader?
    var recorder: SessionRecorder?
    do {
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
      recorder = SessionRecorder(list)
      list.header = RefreshHeader()
      (weakList, weakHeader) = (list, list.header)
    }
    #expect(weakList == nil)
    #expect(weakHeader == nil)
    #expect(recorder?.script.contains("attach") == true)
    recorder = nil
    _ = SessionRecorder(list)
    list.contentOffset.y = 3
    #expect(!SessionRecorder(list).script.contains(#""op":"offset","x":0,"y":3}"# + "\n" + "{"))
  }

  @Test func `an indicator is recorded by its name, and the replay has its height`() throws {
    final class Bars: View, RefreshIndicator {
      var pullHeight: Double { 90 }
      func refreshStateDidChange(to state: RefreshState) {}
      func pullDidMove(to percent: Double) {}
    }
    RefreshIndicatorHeader.register("bars of a test") { Bars() }
    let recorder = SessionRecorder(list)
    list.addPullRefresh(Bars()) {}
    list.beginHeaderRefreshing()
    list.timeline.advance(by: 2)
    // Another process may not have registered the indicator, and the command has not.
    let words = #"header: the indicator Bars, registered as "bars of a test""#
    #expect(recorder.unsupported == [words])
    #expect(
      recorder.script.contains(
        #""class":"RefreshIndicatorHeader","indicator":"bars of a test"}"#))
    let last = try json(play(recorder.script).trace.last ?? "")
    #expect(last["header"]?["frame"]?.elements?.last == .number(90))
    #expect(last["inset"]?.elements?.first == .number(90))
    recorder.stop()
    // A recording that begins later contains the indicator in the same way.
    let later = SessionRecorder(list)
    #expect(later.unsupported == [words])
    #expect(later.script.contains(#""indicator":"bars of a test""#))
  }

  @Test func `numbers and texts are replayed exactly`() throws {
    let recorder = SessionRecorder(list)
    let header = RefreshStateHeader()
    list.header = header
    header.setTitle("a\n\u{1}\u{1F600}\\", for: .idle)
    for y in [0.1, 1e-9, 1.0 / 3, -2_000_000_000.5, 1e300] { list.contentOffset.y = y }
    list.timeline.advance(by: 0)
    let stage = play(recorder.script)
    let offsets = try stage.trace.map { try json($0)["offset"] }
    for y in [0.1, 1e-9, 1.0 / 3, -2_000_000_000.5, 1e300] {
      #expect(offsets.contains(.array([.number(0), .number(y)])), "\(y)")
    }
    #expect(
      try json(stage.trace.last ?? "")["header"]?["stateLabel"]?["text"]
        == .string("a\n\u{1}\u{1F600}\\"))
  }

  // MARK: Settings

  /// Checks that the script contains a certain text for each setting of a table. `make` returns an
  /// object of a new list.
  private func expectRecorded<Root>(
    _ table: [NamedValue<Root>], of make: (ScrollView) -> Root,
    as text: (NamedValue<Root>) -> String
  ) {
    var count = 0
    for named in table {
      let list = ScrollView(frame: list.frame)
      let root = make(list)
      guard let set = named.set, let old = named.get(root),
        let value = named.kind.examples.first(where: { $0 != old })
      else { continue }
      let recorder = SessionRecorder(list)
      set(root, value)
      guard named.get(root) != old else { continue }
      count += 1
      #expect(recorder.script.contains(text(named)), "\(named.name)")
    }
    #expect(count > 8)
  }

  @Test(arguments: ComponentKind.all)
  func `each setting of a component is recorded by its name`(kind: ComponentKind) {
    expectRecorded(NamedValue<RefreshComponent>.ofComponents) { list in
      let component = kind.make()
      list[kind.slot] = component
      list.timeline.advance(by: 0)
      return component
    } as: {
      #""name":"\#($0.settingName)""#
    }
  }

  @Test func `each setting of a list is recorded by its name`() {
    let words = [
      "isPagingEnabled": "paging", "isInWindow": "window", "isReordering": "reordering",
    ]
    expectRecorded(NamedValue<ScrollView>.ofScrollViews) {
      $0
    } as: { named in
      words[named.name].map { #""op":"\#($0)""# } ?? #""name":"\#(named.name)""#
    }
  }
}

extension ScrollView {
  /// A recording of `session`.
  func recorded(_ session: () -> Void) -> SessionRecorder {
    let recorder = SessionRecorder(self)
    session()
    recorder.stop()
    return recorder
  }
}

extension SessionRecorder {
  /// The names of the ops in the recording, without those that set the stage.
  var opNames: [String] {
    script.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst(lengthOfBeginning)
      .map { (try? json($0).opName) ?? "" }
  }

  /// The list of a replay of the script, after the last line.
  func replayed() throws(ScriptError) -> ScrollView? {
    var stage: Stage?
    for text in script.split(separator: "\n") where !text.hasPrefix("#") {
      let line = String(text)
      if let stage { _ = try stage.perform(Op(line)) } else { stage = try Stage(StageLine(line)) }
    }
    return stage?.scrollView
  }
}

extension JSON {
  /// The name of the op in a line; empty if it is no op.
  var opName: String {
    if case .string(let name)? = self["op"] { name } else { "" }
  }
}
