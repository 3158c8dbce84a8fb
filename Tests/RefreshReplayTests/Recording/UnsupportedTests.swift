import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

private final class MyHeader: RefreshNormalHeader {}

private final class Dots: View, RefreshIndicator {
  func refreshStateDidChange(to state: RefreshState) {}
  func pullDidMove(to percent: Double) {}
}

@MainActor private final class Delegate: ScrollViewDelegate {
  var didScroll: (ScrollView) -> Void = { _ in }

  func scrollViewDidScroll(_ scrollView: ScrollView) { didScroll(scrollView) }
}

/// Where a replay of the script differs, the line and the value are reported, and nothing else is.
@MainActor @Suite struct UnsupportedTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

  init() {
    measureTextsWithoutFonts()
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
  }

  /// The reports of a recorder for a session.
  private func unsupported(_ session: () -> Void) -> [String] {
    list.recorded(session).unsupported
  }

  // MARK: What an app does

  /// Something that an app does, and a text that a report must contain; nil for no report.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let words: String?
    private(set) var prepare: @MainActor @Sendable (ScrollView) -> Void = { _ in }
    let perform: @MainActor @Sendable (ScrollView) -> Void

    init(
      _ description: String, _ words: String? = nil,
      perform: @escaping @MainActor @Sendable (ScrollView) -> Void
    ) {
      (testDescription, self.words, self.perform) = (description, words, perform)
    }

    /// This deed after `prepare`, which is not recorded.
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
    Deed("an indicator of the app's", "header: the indicator Dots") {
      $0.addPullRefresh(Dots()) {}
    },
    Deed("an indicator of the kit's") {
      $0.addPullRefresh(RingIndicator()) {}
    }.after { $0.header = nil },
    Deed("an animation of the app's") { list in
      list.timeline.animate(1) { list.contentOffset.y = 50 }
    },
    Deed("a footer that a call hides in noMoreData", "footer.state \"idle\", recorded") {
      $0.endHeaderRefreshing(noMoreData: true, count: 0)
    }.after {
      $0.footer = RefreshAutoNormalFooter()
      $0.footer?.state = .noMoreData
      $0.timeline.advance(by: 1)
    },
    Deed(
      "a text in a label",
      "line 4: header.stateLabel.text \"Pull down to refresh\", recorded \"now\""
    ) {
      ($0.header as? RefreshNormalHeader)?.stateLabel.text = "now"
    },
    Deed("a label without text", "header.lastUpdatedTimeLabel.text") {
      ($0.header as? RefreshNormalHeader)?.lastUpdatedTimeLabel.text = nil
    },
    Deed("a label without text in a new header", "header.lastUpdatedTimeLabel.text") {
      let header = RefreshGifHeader()
      $0.header = header
      header.lastUpdatedTimeLabel.text = nil
    },
    Deed(
      "an image that is none of the component's",
      "header.gifView.image \"an image for a state\", recorded \"another image\""
    ) {
      let header = RefreshGifHeader()
      header.setImages([.scripted("of the app", size: Size(width: 20, height: 20))], for: .idle)
      $0.header = header
      $0.timeline.advance(by: 0)
      header.gifView.image = .scripted("by hand", size: Size(width: 20, height: 20))
    },
    Deed("what is taken back without an input", "footer.loadingView.center.x 68, recorded 307") {
      list in
      list.footer = RefreshAutoNormalFooter()
      list.timeline.after(0) { list.layoutDirection = .rightToLeft }
      list.timeline.advance(by: 0.1)
      list.footer?.placeSubviews()
    }.after { $0.header = nil },
    Deed("another header", "header.class \"RefreshNormalHeader\", recorded \"RefreshGifHeader\"") {
      list in
      list.timeline.async { list.header = RefreshGifHeader() }
      list.timeline.advance(by: 0)
    },
    Deed("an inset that the app reserves", "inset.top 0, recorded 30") {
      $0.header?.reserveInset(30)
    },
    Deed(
      "a component that is attached again with frames", "header.stateLabel.width 0, recorded 375"
    ) {
      let header = RefreshNormalHeader()
      let other = ScrollView(frame: $0.frame)
      other.header = header
      other.timeline.advance(by: 0)
      other.contentInset.top = 5
      header.removeFromSuperview()
      header.frame.origin.y = -80
      $0.header = header
    },
    Deed("a second level that is removed", "header.secondLevel \"closed\", recorded none") {
      $0.header?.secondLevel = nil
    }.after { $0.header?.secondLevel = SecondLevel() },
    Deed("a drag that is under way already") { $0.drag(to: Point(x: 0, y: 20)) }
      .after { $0.beginDragging() },
    Deed("a height") { $0.header?.frame.size.height = 80 },
    Deed("a frame that is not a height", "header.frame.x 0, recorded 5") {
      $0.header?.frame.origin.x = 5
    },
    Deed("texts of the app's", "header.lastUpdatedTimeLabel.text") {
      ($0.header as? RefreshNormalHeader)?.lastUpdatedTimeText = { _ in "now" }
    },
    Deed("what is only drawn") {
      ($0.header as? RefreshNormalHeader)?.stateLabel.textColor = .red
      $0.header?.rotation = 1
    },
    Deed("another language", "header.stateLabel.text") { _ in
      RefreshConfig.default.languageCode = "fr"
    },
    Deed("a delegate that hides the header", "header.hidden false, recorded true") {
      $0.contentOffset.y = 10
    }.after {
      let delegate = Delegate()
      delegate.didScroll = { $0.header?.isHidden = true }
      UnsupportedTests.kept.append(delegate)
      $0.delegate = delegate
    },
    Deed("a delegate that changes nothing") { $0.contentOffset.y = 10 }.after {
      let delegate = Delegate()
      UnsupportedTests.kept.append(delegate)
      $0.delegate = delegate
    },
    Deed("work of the main queue", "offset.y 0, recorded 10") { list in
      list.timeline.async { list.contentOffset.y = 10 }
      list.timeline.advance(by: 2)
    },
    Deed("work from before", "offset.y 0, recorded 20") { $0.timeline.advance(by: 2) }
      .after { list in list.timeline.after(1) { list.contentOffset.y = 20 } },
    Deed("a result that such work lets show", "header.showingResult none, recorded false") {
      $0.timeline.advance(by: 2)
    }
    .after { list in
      list.failureDisplayDuration = 0
      list.timeline.after(1) { list.header?.resultDisplayDuration = 0.4 }
    },
    Deed("a pull that it lets hold the content", "held false, recorded true") {
      $0.timeline.advance(by: 2)
    }
    .after { list in list.timeline.after(1) { list.header?.holdsContentWhilePulled = true } },
    Deed("an observer of the pull", "inset.bottom") {
      $0.beginDragging()
      $0.drag(to: Point(x: 0, y: -20))
      $0.endDragging()
    }.after { list in
      UnsupportedTests.kept.append(
        list.header!.observePull { [unowned list] _ in list.contentInset.bottom += 1 })
    },
    Deed("a block of another list on the timeline", "offset.y 0, recorded 100") { list in
      let other = ScrollView(frame: list.frame, timeline: list.timeline)
      other.header = RefreshNormalHeader { [unowned list] in list.contentOffset.y = 100 }
      other.header?.beginRefreshing()
      list.timeline.advance(by: 1)
    },
  ]

  @MainActor private static var kept: [AnyObject] = []

  @Test(arguments: deeds)
  func `what a script cannot express is reported by line and value`(deed: Deed) {
    let language = RefreshConfig.default.languageCode
    defer {
      RefreshConfig.default.languageCode = language
      Self.kept = []
    }
    deed.prepare(list)
    let reports = unsupported { deed.perform(list) }
    guard let words = deed.words else {
      #expect(reports == [])
      return
    }
    #expect(reports.contains { $0.contains(words) }, "\(reports)")
  }

  @Test func `the script contains settings of RefreshConfig that differ from those of scripts`() {
    let config = RefreshConfig.default
    defer {
      (config.resetsNoMoreDataAfterHeaderRefresh, config.failureDisplayDuration) = (true, 1)
    }
    for isScripts in [true, false] {
      config.resetsNoMoreDataAfterHeaderRefresh = !isScripts
      config.failureDisplayDuration = isScripts ? 0 : 2
      let script = ScrollView(frame: list.frame).recorded {}.script
      #expect(script.contains(#""resetsNoMoreDataAfterHeaderRefresh":true"#) == !isScripts)
      #expect(script.contains("resetsNoMoreData") == !isScripts)
      #expect(script.contains(#""failureDisplayDuration":2"#) == !isScripts)
      #expect(script.contains("failureDisplay") == !isScripts)
    }
  }

  @Test func `only the first line that differs is reported, also as a comment in the script`() {
    let recorder = SessionRecorder(list)
    list.header?.frame.origin.x = 5
    list.contentOffset.y = 10
    list.contentOffset.y = 20
    #expect(recorder.unsupported == ["line 5: header.frame.x 0, recorded 5"])
    #expect(
      recorder.script.hasSuffix("# not in this script: line 5: header.frame.x 0, recorded 5\n"))
    #expect(play(recorder.script).status == .done)
  }

  @Test func `asking for the script changes nothing in the app`() {
    let header = list.header as? RefreshNormalHeader
    let recorder = SessionRecorder(list)
    header?.beginRefreshing()
    list.timeline.advance(by: 1)
    let (text, offset) = (header?.stateLabel.text, list.contentOffset)
    #expect(recorder.script == recorder.script && recorder.unsupported == [])
    #expect(header?.stateLabel.text == text && list.contentOffset == offset)
    header?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(recorder.unsupported == [] && header?.state == .idle)
  }
}
