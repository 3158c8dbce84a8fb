import RefreshKit
import RefreshRecorder
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

/// A view of the app's that does something when it is laid out.
private final class Rows: View {
  var layOut: () -> Void

  init(_ layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init()
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
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
  }

  /// Records what `session` does, and returns what is reported of it.
  private func unsupported(_ session: () -> Void) -> [String] {
    let recorder = SessionRecorder(list)
    session()
    recorder.stop()
    return recorder.unsupported
  }

  @Test func `a class of the app's`() {
    #expect(
      unsupported { list.header = MyHeader() } == [
        "header: what the class MyHeader does beyond RefreshNormalHeader"
      ])
    list.header = MyHeader()
    #expect(unsupported {}.count == 1)
  }

  @Test func `an animation of the app's`() {
    let words = unsupported { list.timeline.animate(1) { list.contentOffset.y = 50 } }
    #expect(words == ["Timeline.animate(_:_:completion:)"])
  }

  @Test func `an indicator of the app's`() {
    #expect(unsupported { list.addPullRefresh(Dots()) {} } == ["header: the indicator Dots"])
    list.header = nil
    #expect(unsupported { list.addPullRefresh(RingIndicator()) {} } == [])
  }

  @Test func `a change by a delegate, but not a delegate`() {
    let delegate = Delegate()
    list.delegate = delegate
    #expect(unsupported { list.contentOffset.y = 10 } == [])
    delegate.didScroll = { $0.header?.isHidden = true }
    #expect(unsupported { list.contentOffset.y = 20 } == ["what a delegate changes"])
  }

  @Test func `work of the main queue, and work that was scheduled before`() {
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

  @Test func `a failure that a call clears without a refresh`() {
    let footer = RefreshAutoNormalFooter()
    list.footer = footer
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    footer.endRefreshing(with: .failure(CancellationError()))
    list.timeline.advance(by: 1)
    let words = unsupported {
      list.endHeaderRefreshing(noMoreData: false, count: 3)
      list.timeline.advance(by: 1)
    }
    #expect(words.contains("footer: endHeaderRefreshing(noMoreData:count:)"))
  }

  @Test func `a footer that a call hides in noMoreData`() {
    list.footer = RefreshAutoNormalFooter()
    list.footer?.state = .noMoreData
    list.timeline.advance(by: 1)
    let words = unsupported { list.endHeaderRefreshing(noMoreData: true, count: 0) }
    #expect(words == ["footer: endHeaderRefreshing(noMoreData:count:)"])
  }

  @Test func `what a pager does to its footer`() async {
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

  @Test func `an observer of the feedback, and a completion`() {
    let header = list.header
    let token = header?.observeFeedback { _ in header?.isHidden = false }
    #expect(
      unsupported {
        header?.beginRefreshing()
        list.timeline.advance(by: 1)
      } == ["what an observer of the feedback changes"])
    token?.cancel()
    #expect(
      unsupported {
        header?.beginRefreshing { [list] in list.contentOffset.y = 0 }
        list.timeline.advance(by: 1)
      }.last == "what a completion of a call changes")
  }

  @Test func `an observer of the pull, also while the component is detached`() {
    let header = list.header
    let token = header?.observePull { [list] _ in list.contentInset.bottom += 1 }
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

  @Test func `texts of the app's, another language, time of day or zone`() {
    let header = list.header as? RefreshNormalHeader
    #expect(
      unsupported { header?.lastUpdatedTimeText = { _ in "now" } }
        == ["header: lastUpdatedTimeText"])
    header?.lastUpdatedTimeText = nil
    let code = RefreshConfig.default.languageCode
    #expect(
      unsupported { RefreshConfig.default.languageCode = "fr" }
        == ["another language, or direction of layout"])
    RefreshConfig.default.languageCode = code
    #expect(
      unsupported {
        list.timeline.start = WallTime(secondsSince1970: 5)
        list.timeline.secondsFromGMT = { _ in 60 }
      } == ["another time of day", "another time zone"])
  }

  @Test func `what other code of the app changes that the kit calls`() {
    let rows = Rows { [unowned list] in list.contentSize.height += 10 }
    list.addSubview(rows)
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

  @Test func `another store of times, but not the text that shows its times`() {
    let store = MemoryTimeStore()
    store.setTime(WallTime(secondsSince1970: 5), forKey: list.header?.lastUpdatedTimeKey ?? "")
    #expect(
      unsupported { list.lastUpdatedTimes = store }.first
        == "another store of the times of the last updates")
    #expect(
      !unsupported { list.lastUpdatedTimes = MemoryTimeStore() }.contains { $0.contains("text") })
  }

  @Test func `a direction of layout of a view around the list`() {
    let view = View()
    #expect(unsupported { view.addSubview(list) } == [])
    #expect(unsupported { view.layoutDirection = .leftToRight } == [])
    #expect(unsupported { view.layoutDirection = .rightToLeft } == ["layoutDirection"])
    #expect(unsupported {}.contains("layoutDirection"))
    list.removeFromSuperview()
    list.timeline.advance(by: 0)
    #expect(unsupported { view.addSubview(list) } == ["layoutDirection"])
  }

  @Test func `a direction that the list inherits otherwise, because one of the views moves`() {
    let (outer, view) = (View(), View())
    view.layoutDirection = .rightToLeft
    list.layoutDirection = .leftToRight
    view.addSubview(list)
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

  @Test func `a part that is taken out, and functions that the kit calls otherwise`() {
    let header = RefreshNormalHeader()
    list.header = header
    list.timeline.advance(by: 0)
    let words = unsupported {
      header.scrollViewPanStateDidChange(Change(old: .changed, new: .ended))
      header.layoutSubviews()
      header.placeSubviews()
      header.arrowView.removeFromSuperview()
      list.addSubview(header.stateLabel)
    }
    #expect(
      words == [
        "header: scrollViewPanStateDidChange(_:)", "header: layoutSubviews()",
        "header: placeSubviews()", "header: arrowView.superview", "header: stateLabel.superview",
      ])
    #expect(
      unsupported {} == ["header: stateLabel.superview", "header: arrowView.superview"])
  }

  @Test func `a time of the last update that something else has stored`() throws {
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

  @Test func `a number without end of a component that is attached`() {
    let header = RefreshNormalHeader()
    header.expirationInterval = .infinity
    #expect(unsupported { list.header = header } == ["expirationInterval without end"])
  }

  @Test func `a state that is restored, and a second level that is removed`() {
    #expect(unsupported { list.restore(list.restorationState) } == ["restore(_:)"])
    list.header?.secondLevel = SecondLevel()
    #expect(
      unsupported { list.header?.secondLevel = nil }
        == ["header: a second level that is removed, or replaced by another"])
  }

  @Test func `a session that begins in the middle of something`() {
    list.beginDragging()
    #expect(unsupported {} == ["a finger was down when the recording began"])
    list.cancelDragging()
    list.header?.beginRefreshing()
    #expect(unsupported {} == ["header: a refresh was under way when the recording began"])
    list.header?.state = .idle
    list.timeline.advance(by: 1)
    list.setContentOffset(Point(x: 0, y: 300), animated: true)
    #expect(unsupported {}.contains("the content was moving when the recording began"))
  }

  @Test func `a frame that is not a height, and images of several sizes`() {
    #expect(unsupported { list.header?.frame.size.height = 80 } == [])
    list.timeline.advance(by: 0)
    #expect(
      unsupported { list.header?.frame.origin.x = 5 }
        == ["header: a frame that the app has set, except for the height"])
    list.header = nil
    let header = RefreshGifHeader()
    header.setImages(
      [1, 2].map { Image(name: "\($0)", size: Size(width: $0, height: 9)) }, for: .idle)
    #expect(unsupported { list.header = header } == ["header: images of several sizes for idle"])
  }

  @Test func `what is reported is in the script, as a comment`() {
    let recorder = SessionRecorder(list)
    list.restore(list.restorationState)
    #expect(recorder.script.hasPrefix("# not in this script: restore(_:)\n"))
    #expect(play(recorder.script).status == .done)
  }
}
