import RefreshKit
import RefreshPaging
import TestSupport
import Testing

@testable import RefreshReplay

private final class MyHeader: RefreshNormalHeader {}

private final class Dots: View, RefreshIndicator {
  func refreshStateDidChange(to state: RefreshState) {}
  func pullDidMove(to percent: Double) {}
}

private final class Delegate: ScrollViewDelegate {
  var didScroll: (ScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: ScrollView) { didScroll(scrollView) }
}

private struct Failure: Error {}

/// A view of the app's that does something when it is laid out.
private final class Rows: View {
  var layOut: () -> Void = {}

  convenience init(_ layOut: @escaping () -> Void) {
    self.init(frame: .zero)
    self.layOut = layOut
  }

  override func layoutSubviews() { layOut() }
}

/// A store of the app's that does something when it stores a time.
private final class Store: LastUpdatedTimeStore {
  private let didStore: () -> Void
  private var time: WallTime?

  init(_ didStore: @escaping () -> Void) { self.didStore = didStore }

  func time(forKey key: String) -> WallTime? { time }

  func setTime(_ time: WallTime, forKey key: String) {
    self.time = time
    didStore()
  }
}

/// What a script cannot say is reported, and nothing else is.
@Suite struct UnsupportedTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() {
    measureTextsWithoutFonts()
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
  }

  /// What a recorder of the list reports of a session.
  private func unsupported(_ session: () -> Void) -> [String] {
    list.recorded(session).unsupported
  }

  // MARK: What an app does

  /// What an app does, and what is reported of it.
  nonisolated struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: [String]
    private(set) var prepare: @MainActor @Sendable (ScrollView) -> Void = { _ in }
    let perform: @MainActor @Sendable (ScrollView) -> Void

    init(
      _ description: String, _ words: String...,
      perform: @escaping @MainActor @Sendable (ScrollView) -> Void
    ) {
      (testDescription, self.words, self.perform) = (description, words, perform)
    }

    /// The deed, after something that is not recorded.
    func after(_ prepare: @escaping @MainActor @Sendable (ScrollView) -> Void) -> Deed {
      var deed = self
      deed.prepare = prepare
      return deed
    }
  }

  nonisolated private static let deeds = [
    Deed("a class of the app's", "header: what the class MyHeader does beyond RefreshNormalHeader")
    { $0.header = MyHeader() },
    Deed(
      "a class of the app's that is there already",
      "header: what the class MyHeader does beyond RefreshNormalHeader"
    ) { _ in }.after { $0.header = MyHeader() },
    Deed("an animation of the app's", "Timeline.animate(_:_:completion:)") { list in
      list.timeline.animate(1) { list.contentOffset.y = 50 }
    },
    Deed("an indicator of the app's", "header: the indicator Dots") {
      $0.addPullRefresh(Dots()) {}
    },
    Deed("an indicator of the kit's") {
      $0.addPullRefresh(RingIndicator()) {}
    }.after { $0.header = nil },
    Deed(
      "a footer that a call hides in noMoreData", "footer: endHeaderRefreshing(noMoreData:count:)"
    ) { $0.endHeaderRefreshing(noMoreData: true, count: 0) }.after {
      $0.footer = RefreshAutoNormalFooter()
      $0.footer?.state = .noMoreData
      $0.timeline.advance(by: 1)
    },
    Deed(
      "an end for the footer behind calls that wait",
      "footer: endHeaderRefreshing(noMoreData:count:)"
    ) {
      $0.footer?.beginRefreshing()
      $0.footer?.endRefreshing()
      $0.footer?.beginRefreshing()
      $0.endHeaderRefreshing(noMoreData: false, count: 3)
      $0.timeline.advance(by: 1)
    }.after {
      $0.footer = RefreshBackNormalFooter()
      $0.timeline.advance(by: 0)
    },
    Deed(
      "a text and a size in a label", "header: stateLabel.text", "header: stateLabel.fontSize"
    ) {
      let label = ($0.header as? RefreshNormalHeader)?.stateLabel
      label?.text = "now"
      label?.fontSize = 30
    },
    Deed("a layout by a call of the list", "layoutIfNeeded()") {
      $0.layoutIfNeeded()
    }.after { $0.setNeedsLayout() },
    Deed("a layout by a call, with nothing to lay out") {
      $0.layoutIfNeeded()
    }.after { $0.layoutIfNeeded() },
    Deed("an inset that the app reserves", "reserveInset(_:)") { $0.header?.reserveInset(30) },
    Deed(
      "a component that is attached again with a state", "leader: the state noMoreData from before"
    ) {
      let (other, leader) = (ScrollView(frame: $0.frame), RefreshLeader())
      other.leader = leader
      leader.state = .noMoreData
      other.leader = nil
      $0.leader = leader
    },
    Deed("a component that is attached again with a frame", "header: a frame from before") {
      let header = RefreshNormalHeader()
      ScrollView(frame: $0.frame).header = header
      header.removeFromSuperview()
      $0.header = header
    },
    Deed(
      "a default of all lists", "RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh"
    ) { _ in RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = false }.after { _ in
      RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = true
    },
    Deed("a number without end", "refreshingTimeout without end") {
      let header = RefreshNormalHeader()
      header.refreshingTimeout = .infinity
      $0.header = header
    },
    Deed(
      "a second level that is removed",
      "header: a second level that is removed, or replaced by another"
    ) { $0.header?.secondLevel = nil }.after { $0.header?.secondLevel = SecondLevel() },
    Deed(
      "a finger that is down already", "a finger was down when the recording began"
    ) { _ in }.after { $0.beginDragging() },
    Deed(
      "a refresh that is under way", "header: a refresh was under way when the recording began"
    ) { _ in }.after { $0.header?.beginRefreshing() },
    Deed("a height") { $0.header?.frame.size.height = 80 },
    Deed(
      "a frame that is not a height", "header: a frame that the app has set, except for the height"
    ) { $0.header?.frame.origin.x = 5 },
    Deed("images of several sizes", "header: images of several sizes for idle") {
      let header = RefreshGifHeader()
      let images = [1, 2].map { Image.scripted("\($0)", size: Size(width: $0, height: 9)) }
      header.setImages(images, for: .idle)
      $0.header = header
    },
    Deed("texts of the app's", "header: lastUpdatedTimeText") {
      ($0.header as? RefreshNormalHeader)?.lastUpdatedTimeText = { _ in "now" }
    },
    Deed("another time of day, or zone", "another time of day", "another time zone") {
      $0.timeline.start = WallTime(secondsSince1970: 5)
      $0.timeline.secondsFromGMT = { _ in 60 }
    },
  ]

  @Test(arguments: deeds)
  func `what a script cannot say of an app is reported by its name`(deed: Deed) {
    defer { RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = false }
    deed.prepare(list)
    #expect(unsupported { deed.perform(list) } == deed.words)
  }

  @Test func `a list that moves by itself when the recording begins is reported`() {
    list.setContentOffset(Point(x: 0, y: 300), animated: true)
    #expect(unsupported {}.contains("the content was moving when the recording began"))
  }

  @Test func `a failure that a call clears without a refresh is reported`() {
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.endRefreshing(with: .failure(Failure()))
    list.timeline.advance(by: 1)
    let words = unsupported {
      list.endHeaderRefreshing(noMoreData: false, count: 3)
      list.timeline.advance(by: 1)
    }
    #expect(words.contains("footer: endHeaderRefreshing(noMoreData:count:)"))
  }

  @Test func `a default of all lists is in the script`() {
    defer { RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = false }
    RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh = true
    #expect(
      list.recorded {}.script.contains(#""resetsNoMoreDataAfterHeaderRefresh":true"#))
  }

  @Test func `another language is reported`() {
    let code = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = code }
    let words = unsupported { RefreshConfig.default.languageCode = "fr" }
    #expect(words == ["another language, or direction of layout"])
  }

  @Test func `another store of times is reported, but not the text that shows its times`() {
    let store = MemoryTimeStore()
    store.setTime(WallTime(secondsSince1970: 5), forKey: list.header?.lastUpdatedTimeKey ?? "")
    #expect(
      unsupported { list.lastUpdatedTimes = store }.first
        == "another store of the times of the last updates")
    #expect(
      !unsupported { list.lastUpdatedTimes = MemoryTimeStore() }.contains { $0.contains("text") })
  }

  @Test func `a time of the last update that something else has stored is reported`() throws {
    let key = try #require(list.header).lastUpdatedTimeKey
    func refresh() {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
      list.header?.endRefreshing()
      list.timeline.advance(by: 1)
    }
    let recorder = SessionRecorder(list)
    refresh()
    refresh()
    #expect(recorder.unsupported == [])
    list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 5), forKey: key)
    refresh()
    #expect(recorder.unsupported == ["a time of the last update that is stored otherwise"])
    recorder.stop()
  }

  @Test func `a time that something else stores for a list without any is reported`() throws {
    let key = try #require(list.header).lastUpdatedTimeKey
    let recorder = SessionRecorder(list)
    list.header?.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(recorder.unsupported == [])
    list.lastUpdatedTimes.setTime(WallTime(secondsSince1970: 5), forKey: key)
    list.header?.endRefreshing(with: .cancelled)
    list.timeline.advance(by: 1)
    #expect(recorder.unsupported == ["a time of the last update that is stored otherwise"])
    recorder.stop()
  }

  #if !UIKIT
    // A list of UIKit has the direction of its scroll view, which the host gives to it.
    @Test func `a direction of layout that the list inherits is reported, whoever changes it`() {
      let (outer, view) = (View(), View())
      #expect(unsupported { view.addSubview(list) } == [])
      #expect(unsupported { view.layoutDirection = .leftToRight } == [])
      #expect(unsupported { view.layoutDirection = .rightToLeft } == ["layoutDirection"])
      #expect(unsupported {}.contains("layoutDirection"))
      list.removeFromSuperview()
      list.timeline.advance(by: 0)
      #expect(unsupported { view.addSubview(list) } == ["layoutDirection"])
      list.layoutDirection = .leftToRight
      list.timeline.advance(by: 0)
      #expect(unsupported { list.layoutDirection = nil } == ["layoutDirection"])
      view.layoutDirection = nil
      outer.layoutDirection = .rightToLeft
      list.timeline.advance(by: 0)
      #expect(unsupported { outer.addSubview(view) } == ["layoutDirection"])
      defer { RefreshConfig.default.layoutDirection = nil }
      (view.layoutDirection, RefreshConfig.default.layoutDirection) = (.leftToRight, .rightToLeft)
      list.timeline.advance(by: 0)
      #expect(unsupported { list.removeFromSuperview() } == ["layoutDirection"])
    }
  #endif

  @Test func `layouts by calls of a component are reported`() {
    #expect(
      unsupported {
        list.header?.setNeedsLayout()
        list.header?.layoutIfNeeded()
      } == ["header: layoutIfNeeded()"])
    #if !UIKIT
      // UIKit calls this function, too: it has no effect.
      #expect(unsupported { list.header?.layoutSubviews() } == ["header: layoutSubviews()"])
    #endif
  }

  @Test func `parts that are taken out, and functions called otherwise, are reported`() {
    let header = RefreshNormalHeader()
    list.header = header
    list.timeline.advance(by: 0)
    let words = unsupported {
      header.scrollViewPanStateDidChange(Change(old: .changed, new: .ended))
      header.placeSubviews()
      header.arrowView.removeFromSuperview()
      View().addSubview(header.stateLabel)
    }
    #expect(
      words == [
        "header: scrollViewPanStateDidChange(_:)", "header: placeSubviews()",
        "header: arrowView.superview", "header: stateLabel.superview",
      ])
    #expect(
      unsupported {} == ["header: stateLabel.superview", "header: arrowView.superview"])
  }

  @Test func `what is reported is in the script, as a comment`() {
    let recorder = SessionRecorder(list)
    list.layoutDirection = .rightToLeft
    #expect(recorder.script.hasPrefix("# not in this script: layoutDirection\n"))
    #expect(play(recorder.script).status == .done)
  }

  // MARK: Code of the app that the kit calls

  @Test func `a change by a delegate is reported, but not a delegate`() {
    let delegate = Delegate()
    list.delegate = delegate
    #expect(unsupported { list.contentOffset.y = 10 } == [])
    delegate.didScroll = { $0.header?.isHidden = true }
    #expect(unsupported { list.contentOffset.y = 20 } == ["what a delegate changes"])
  }

  @Test func `a change by work of the main queue, and by work from before, is reported`() {
    list.timeline.after(1) { [list] in list.contentOffset.y = 20 }
    let changes = unsupported {
      list.timeline.async { [list] in list.contentOffset.y = 10 }
      list.timeline.advance(by: 2)
    }
    #expect(
      changes == [
        "what Timeline.async changes",
        "what work that was scheduled before the recording changes",
      ])
    let harmless = unsupported {
      list.timeline.async {}
      list.timeline.advance(by: 2)
    }
    #expect(harmless == [])
  }

  @Test func `what a pager does to its footer is reported`() async {
    let pager = Pager(in: list) { Page([$0], isLast: true) }
    list.timeline.advance(by: 0)
    _ = await pager.loadMore()
    list.footer?.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 1)
    let recorder = SessionRecorder(list)
    let words = "footer: noMoreData, which a pager has set"
    list.footer?.isHidden = true
    #expect(!recorder.unsupported.contains(words))
    list.footer?.isHidden = false
    #expect(recorder.unsupported.contains(words))
    list.footer?.setRefreshing { try await Task.sleep(for: .seconds(1_000)) }
    list.footer?.beginRefreshing()
    list.footer?.endRefreshing(with: .failure(CancellationError()))
    list.timeline.advance(by: 1)
    _ = await pager.refresh()
    #expect(recorder.unsupported.contains("footer: Pager.refresh()"))
  }

  @Test func `changes by observers and completions are reported, also of a detached component`() {
    let header = list.header
    func refresh() {
      header?.beginRefreshing()
      list.timeline.advance(by: 1)
    }
    var token = header?.observeFeedback { _ in header?.isHidden = false }
    #expect(unsupported(refresh) == ["what an observer of the feedback changes"])
    token?.cancel()
    #expect(
      unsupported {
        header?.beginRefreshing { [list] in list.contentOffset.y = 0 }
        list.timeline.advance(by: 1)
      }.last == "what a completion of a call changes")
    header?.state = .idle
    list.timeline.advance(by: 1)
    token = header?.observePull { [list] _ in list.contentInset.bottom += 1 }
    let words = ["what an observer of the pull changes"]
    #expect(
      unsupported {
        list.beginDragging()
        list.drag(to: Point(x: 0, y: -20))
        list.endDragging()
      } == words)
    #expect(unsupported { list.header = nil } == words)
    token?.cancel()
  }

  @Test func `changes by a layout, a waker and a store of times are reported`() {
    let rows = Rows { [unowned list] in list.contentSize.height += 10 }
    list.header?.addSubview(rows)
    #expect(unsupported { list.timeline.advance(by: 0) } == ["what layoutSubviews() changes"])
    rows.layOut = {}
    list.timeline.nextDueDidChange = { [unowned list] in list.contentInset.top += 1 }
    let woken = unsupported { list.header?.beginRefreshing() }
    #expect(woken == ["what nextDueDidChange changes"])
    list.timeline.nextDueDidChange = nil
    list.header = RefreshNormalHeader()
    list.lastUpdatedTimes = Store { [unowned list] in list.contentOffset.y += 1 }
    let words = unsupported {
      list.header?.beginRefreshing()
      list.timeline.advance(by: 1)
      list.header?.endRefreshing()
      list.timeline.advance(by: 1)
    }
    #expect(words == ["what a store of times changes"])
  }

  // MARK: Another list on the timeline

  private let callback = ["what a callback of another list changes"]

  private func makeOther() -> ScrollView {
    let other = ScrollView(frame: list.frame, timeline: list.timeline)
    other.contentSize = list.contentSize
    list.timeline.advance(by: 0)
    return other
  }

  @Test func `what a callback of another list does is reported, if it does something`() {
    let other = makeOther()
    func refreshed(_ block: @escaping () -> Void) -> [String] {
      other.header = RefreshNormalHeader(refreshingBlock: block)
      return unsupported {
        other.header?.beginRefreshing()
        list.timeline.advance(by: 1)
      }
    }
    #expect(refreshed {} == [])
    var words = refreshed { [list] in list.contentOffset.y = 100 }
    #expect(words == callback)
    #expect(list.contentOffset.y == 100)
    // It is still that callback after a store of times was asked.
    words = refreshed { [list] in
      list.header = RefreshNormalHeader()
      list.contentOffset.y = 200
    }
    #expect(words == callback)
    // Called outside of both lists, it is an input.
    other.header = RefreshHeader { [list] in list.contentOffset.y = 300 }
    let recorder = list.recorded { other.header?.executeRefreshingCallback() }
    #expect(recorder.opNames == ["offset"] && recorder.unsupported == [])
  }

  @Test func `what a delegate of another list does, and what it schedules, is reported`() {
    let (other, delegate) = (makeOther(), Delegate())
    other.delegate = delegate
    delegate.didScroll = { [list] _ in list.timeline.after(0.5) { list.contentOffset.y = 100 } }
    other.setContentOffset(Point(x: 0, y: 50), animated: true)
    let scheduled = unsupported { list.timeline.advance(by: 2) }
    #expect(scheduled == ["what work that was scheduled in such a block changes"])
    // In an animation of the other list.
    delegate.didScroll = { [list] _ in list.contentOffset.y = 50 }
    other.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
    #expect(unsupported { other.header?.beginRefreshing() } == callback)
  }

  @Test func `an animation of one list asks the driver of that list, one of the app asks all`() {
    let other = makeOther()
    let (driver, otherDriver) = (RequestedOffsetDriver(), RequestedOffsetDriver())
    (list.driver, other.driver) = (driver, otherDriver)
    other.header = RefreshNormalHeader { [list] in list.contentOffset.y = 100 }
    list.timeline.advance(by: 0)
    var asked = 0
    driver.willAnimate = { _ in asked += 1 }
    func refresh(_ lists: [ScrollView]) {
      for view in lists { view.header?.beginRefreshing() }
      list.timeline.advance(by: 1)
      for view in lists { view.header?.endRefreshing() }
      list.timeline.advance(by: 1)
    }
    #expect(unsupported { refresh([other]) } == callback)
    #expect(asked == 0)
    driver.didAnimate = { $0.driverDidScroll(to: Point(x: 0, y: 30), by: .app) }
    #expect(unsupported { refresh([list, other]) } == callback)
    #expect(asked > 0)
    driver.didAnimate = { _ in }
    let ofApp = list.recorded { list.timeline.animate(1) { list.contentInset.top = 10 } }
    #expect(ofApp.opNames.contains("inset"))
  }
}
