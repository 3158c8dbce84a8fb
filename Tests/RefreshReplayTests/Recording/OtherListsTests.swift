import RefreshKit
import RefreshRecorder
import Testing

@testable import RefreshReplay

/// What is done to a recorded list from where a script cannot do it is reported.
@Suite struct OtherListsTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let other: ScrollView

  init() {
    other = ScrollView(frame: list.frame, timeline: list.timeline)
    for view in [list, other] { view.contentSize = Size(width: 375, height: 2_000) }
    list.timeline.advance(by: 0)
  }

  /// What a recorder of the list reports of a session.
  private func unsupported(_ session: () -> Void) -> [String] {
    list.recorded(session).unsupported
  }

  private let callback = ["what a callback of another list changes"]

  @Test func `what a callback of another list on the timeline does is reported`() {
    other.header = RefreshNormalHeader { [list] in list.contentOffset.y = 100 }
    #expect(
      unsupported {
        other.header?.beginRefreshing()
        list.timeline.advance(by: 1)
      } == callback)
    #expect(list.contentOffset.y == 100)
  }

  @Test func `it is still that callback after a store of times was asked`() {
    other.header = RefreshNormalHeader { [list] in
      list.header = RefreshNormalHeader()
      list.contentOffset.y = 100
    }
    #expect(
      unsupported {
        other.header?.beginRefreshing()
        list.timeline.advance(by: 1)
      } == callback)
  }

  @Test func `so is what its delegate does, and work that it schedules`() {
    let delegate = Meddler { [list] in list.timeline.after(0.5) { list.contentOffset.y = 100 } }
    other.delegate = delegate
    other.setContentOffset(Point(x: 0, y: 50), animated: true)
    let words = unsupported { list.timeline.advance(by: 2) }
    #expect(words == ["what work that was scheduled in such a block changes"])
  }

  @Test func `what it does in an animation of the other list is reported`() {
    let delegate = Meddler { [list] in list.contentOffset.y = 50 }
    other.delegate = delegate
    other.header = RefreshNormalHeader()
    list.timeline.advance(by: 0)
    #expect(unsupported { other.header?.beginRefreshing() } == callback)
  }

  @Test func `what is called outside of both is an input`() throws {
    other.header = RefreshHeader { [list] in list.contentOffset.y = 100 }
    let recorder = list.recorded { other.header?.executeRefreshingCallback() }
    #expect(recorder.opNames == ["offset"] && recorder.unsupported == [])
  }

  @Test func `a callback that does nothing to the list is none`() {
    other.header = RefreshNormalHeader {}
    #expect(
      unsupported {
        other.header?.beginRefreshing()
        list.timeline.advance(by: 1)
      } == [])
  }

  private final class Meddler: ScrollViewDelegate {
    let meddle: () -> Void

    init(_ meddle: @escaping () -> Void) { self.meddle = meddle }

    func scrollViewDidScroll(_ scrollView: ScrollView) { meddle() }
  }

  @Test func `an animation of one list asks the driver of that list alone`() throws {
    let (driver, otherDriver) = (RequestedOffsetDriver(), RequestedOffsetDriver())
    (list.driver, other.driver) = (driver, otherDriver)
    list.header = RefreshNormalHeader()
    other.header = RefreshNormalHeader { [list] in list.contentOffset.y = 100 }
    list.timeline.advance(by: 0)
    var asked = 0
    driver.willAnimate = { _ in asked += 1 }
    let words = unsupported {
      other.header?.beginRefreshing()
      list.timeline.advance(by: 1)
      other.header?.endRefreshing()
      list.timeline.advance(by: 1)
    }
    #expect(words == callback)
    #expect(asked == 0)
    driver.didAnimate = { $0.driverDidScroll(to: Point(x: 0, y: 30), by: .app) }
    let recorder = list.recorded {
      for view in [list, other] { view.header?.beginRefreshing() }
      list.timeline.advance(by: 1)
      for view in [list, other] { view.header?.endRefreshing() }
      list.timeline.advance(by: 1)
    }
    #expect(recorder.unsupported == callback)
    #expect(asked > 0)
  }

  @Test func `an animation of the app asks all of them, and its changes are those of the app`() {
    list.driver = RequestedOffsetDriver()
    let recorder = list.recorded { list.timeline.animate(1) { list.contentInset.top = 10 } }
    #expect(recorder.opNames.contains("inset"))
  }

  // MARK: Calls and values that a script has otherwise

  @Test func `an end for the footer behind calls that wait is reported`() {
    list.header = RefreshNormalHeader()
    list.footer = RefreshBackNormalFooter()
    list.timeline.advance(by: 0)
    let words = unsupported {
      list.footer?.beginRefreshing()
      list.footer?.endRefreshing()
      list.footer?.beginRefreshing()
      list.endHeaderRefreshing(noMoreData: false, count: 3)
      list.timeline.advance(by: 1)
    }
    #expect(words == ["footer: endHeaderRefreshing(noMoreData:count:)"])
  }

  @Test func `a text and a size that the app sets in a label are reported`() {
    let header = RefreshNormalHeader()
    list.header = header
    list.timeline.advance(by: 0)
    let words = unsupported {
      header.stateLabel.text = "now"
      header.stateLabel.fontSize = 30
    }
    #expect(words == ["header: stateLabel.text", "header: stateLabel.fontSize"])
  }

  @Test func `a layout by a call is reported, if there is something to lay out`() {
    let header = RefreshNormalHeader()
    list.header = header
    #expect(unsupported { header.layoutIfNeeded() } == ["header: layoutIfNeeded()"])
    #expect(unsupported { list.layoutIfNeeded() } == ["layoutIfNeeded()"])
    #expect(unsupported { list.layoutIfNeeded() } == [])
  }

  @Test func `an inset that the app reserves is reported`() {
    let header = RefreshNormalHeader()
    list.header = header
    #expect(unsupported { header.reserveInset(30) } == ["reserveInset(_:)"])
  }

  @Test func `a component that is attached again has its state from before`() {
    let leader = RefreshLeader()
    list.leader = leader
    leader.state = .noMoreData
    list.leader = nil
    #expect(unsupported { list.leader = leader } == ["leader: the state noMoreData from before"])
  }

  @Test func `a component that is attached again has its frame from before`() {
    let header = RefreshNormalHeader()
    list.header = header
    list.timeline.advance(by: 0)
    list.header = nil
    #expect(unsupported { list.header = header } == ["header: a frame from before"])
  }

  @Test func `a default of all lists is in the script, and a change of it is reported`() throws {
    let config = RefreshConfig.default
    defer { config.resetsNoMoreDataAfterHeaderRefresh = false }
    config.resetsNoMoreDataAfterHeaderRefresh = true
    let recorder = list.recorded {}
    #expect(recorder.script.contains(#""resetsNoMoreDataAfterHeaderRefresh":true"#))
    let words = unsupported { config.resetsNoMoreDataAfterHeaderRefresh = false }
    #expect(words == ["RefreshConfig.default.resetsNoMoreDataAfterHeaderRefresh"])
  }
}
