import RefreshKit
import RefreshPaging
import TestSupport
import Testing

@testable import RefreshReplay

/// Rule A25 in scripts, whose default differs from that of apps, and in recordings of apps.
@MainActor @Suite struct HeaderResetScriptTests {
  init() { measureTextsWithoutFonts() }

  // MARK: Scripts

  nonisolated enum Setting: CaseIterable, Sendable {
    case none, stage, set, setBack
  }

  @Test(arguments: Setting.allCases, [true, false])
  func `a script resets noMoreData only if it says so, whatever the app has set`(
    setting: Setting, isAppSet: Bool
  ) {
    defer { RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = true }
    RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = isAppSet
    let name = "resetsNoMoreDataAfterHeaderRefresh"
    let isInStage = setting == .stage || setting == .setBack
    let set = #"{"op":"set","name":"\#(name)","value":\#(setting == .set)}"#
    let resets = setting == .stage || setting == .set
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000\(isInStage ? ",\"\(name)\":true" : "")}
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter","set":[["state","noMoreData"]]}
      \(setting == .set || setting == .setBack ? set : "")
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":1}
      {"op":"call","slot":"header","method":"endRefreshing"}
      {"op":"advance","by":1}
      {"op":"expect","that":{"footer":{"state":"\(resets ? "idle" : "noMoreData")"}}}

      """)
    #expect(outcome.status == .done && outcome.reports == [] && outcome.warnings == [])
  }

  @Test(arguments: [true, false])
  func `the end of an older load is old even in the turn of the header's end`(isOfOlderLoad: Bool) {
    let outcome = play(
      """
      {"op":"stage","width":375,"height":667,"contentHeight":2000,"resetsNoMoreDataAfterHeaderRefresh":true}
      {"op":"attach","slot":"header","class":"RefreshHeader"}
      {"op":"attach","slot":"footer","class":"RefreshAutoFooter"}
      {"op":"call","slot":"footer","method":"beginRefreshing"}
      {"op":"call","slot":"header","method":"beginRefreshing"}
      {"op":"advance","by":1}
      {"op":"call","slot":"footer","method":"endRefreshingWithNoMoreData","ofOlderLoad":\(isOfOlderLoad)}
      {"op":"call","slot":"header","method":"endRefreshing"}
      {"op":"advance","by":1}
      {"op":"expect","that":{"footer":{"state":"\(isOfOlderLoad ? "idle" : "noMoreData")"}}}

      """)
    #expect(outcome.status == .done && outcome.reports == [] && outcome.warnings == [])
  }

  // MARK: Recordings

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  private func attach(_ footer: RefreshFooter) {
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshHeader()
    list.footer = footer
    list.timeline.advance(by: 1)
  }

  /// When the footer's function returns, relative to the header's end.
  nonisolated enum Order: CaseIterable, Sendable {
    case secondBefore, turnBefore, turnAfter, secondAfter
  }

  @Test(arguments: Order.allCases, [true, false])
  func `the replay of an async function's end gives the recorded state`(
    order: Order, beginsBefore: Bool
  ) async throws {
    var isOpen = false
    let footer = RefreshAutoFooter { () async -> RefreshResult in
      while !isOpen { await Task.yield() }
      return .noMoreData
    }
    attach(footer)
    let header = try #require(list.header)
    let recorder = SessionRecorder(list)
    if beginsBefore { footer.beginRefreshing() }
    header.beginRefreshing()
    if !beginsBefore { footer.beginRefreshing() }
    list.timeline.advance(by: 1)
    func endLoad() async {
      isOpen = true
      await footer.refreshingTask?.value
    }
    if order == .secondBefore {
      await endLoad()
      list.timeline.advance(by: 1)
    }
    if order == .turnBefore { await endLoad() }
    header.endRefreshing(with: .success)
    if order == .turnAfter { await endLoad() }
    list.timeline.advance(by: 1)
    if order == .secondAfter { await endLoad() }
    list.timeline.advance(by: 1)
    recorder.stop()
    let isOld = beginsBefore && order != .secondAfter
    #expect(footer.state == (isOld ? .idle : .noMoreData))
    #expect(recorder.unsupported == [])
    #expect(recorder.script.contains(#""ofOlderLoad":true"#) == isOld)
    let replayed = try recorder.replayed()
    #expect(replayed?.footer?.state == footer.state)
  }

  @Test(arguments: [true, false])
  func `the replay of the end of a load that no component shows gives the recorded state`(
    beginsBefore: Bool
  ) async throws {
    attach(RefreshBackFooter())
    let header = try #require(list.header)
    var isOpen = true
    let pager = Pager(in: list) { page in
      while !isOpen { await Task.yield() }
      return Page([page], isLast: page > 1)
    }
    _ = await pager.refresh()
    await list.settled()
    // A header of the app replaces the pager's.
    let other = RefreshHeader()
    list.header = other
    list.timeline.advance(by: 1)
    (pager.preloadItems, isOpen) = (9, false)
    let recorder = SessionRecorder(list)
    if beginsBefore { pager.willShow(itemAt: 0) }
    other.beginRefreshing()
    list.timeline.advance(by: 1)
    if !beginsBefore { pager.willShow(itemAt: 0) }
    isOpen = true
    while pager.hasMore { await Task.yield() }
    other.endRefreshing(with: .success)
    list.timeline.advance(by: 1)
    recorder.stop()
    #expect(header !== other && list.footer?.state == (beginsBefore ? .idle : .noMoreData))
    #expect(recorder.unsupported == [])
    #expect(try recorder.replayed()?.footer?.state == list.footer?.state)
  }
}
