import RefreshKit
import Testing

/// The results that a subclass shows in its own way.
struct ShownResultTests {
  private struct Offline: Error {}

  private final class Footer: RefreshBackFooter {
    var shown: [String] = []

    override func shownResultDidChange(_ result: RefreshResult?) {
      super.shownResultDidChange(result)
      switch result {
      case .failure(let error): shown.append("\(error)")
      case .success: shown.append("success in \(state)")
      case nil: shown.append("nil")
      default: shown.append("another result")
      }
    }
  }

  private final class Header: RefreshHeader {
    var shown: [Bool] = []
    var onNone: () -> Void = {}

    override func shownResultDidChange(_ result: RefreshResult?) {
      shown.append(result?.isFailure == true)
      if result == nil { onNone() }
    }
  }

  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let header = Header()
  private let footer = Footer()

  init() {
    (list.header, list.footer) = (header, footer)
    list.contentSize.height = 1_000
  }

  private func refresh(_ component: RefreshComponent, _ result: RefreshResult) {
    component.beginRefreshing()
    list.timeline.advance(by: 1)
    component.endRefreshing(with: result)
    list.timeline.advance(by: 1)
  }

  @Test func `a success is shown as long as it is displayed`() {
    refresh(footer, .success)
    #expect(footer.shown == [])
    footer.resultDisplayDuration = 2
    refresh(footer, .success)
    #expect(footer.shown == ["success in refreshing"])
    list.timeline.advance(by: 1.5)
    #expect(footer.shown == ["success in refreshing", "nil"] && footer.state == .idle)
    refresh(footer, .noMoreData)
    refresh(footer, .cancelled)
    #expect(footer.shown.count == 2)
  }

  @Test(arguments: [0.0, 2])
  func `a failure is shown once, until another refresh begins`(duration: Double) {
    footer.resultDisplayDuration = duration
    refresh(footer, .failure(Offline()))
    #expect(footer.shown == ["Offline()"])
    list.timeline.advance(by: 5)
    #expect(footer.shown == ["Offline()"] && footer.state == .idle)
    footer.beginRefreshing()
    #expect(footer.shown == ["Offline()", "nil"])
  }

  @Test func `a pull of a header, a refresh of the whole list and detaching end it`() {
    refresh(header, .failure(Offline()))
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -60))
    #expect(header.shown == [true, false] && header.state == .pulling)
    list.drag(to: .zero)
    list.endDragging()

    refresh(footer, .failure(Offline()))
    refresh(header, .success)
    #expect(footer.shown == ["Offline()", "nil"])

    refresh(header, .failure(Offline()))
    list.header = nil
    #expect(header.shown == [true, false, true, false])
  }

  @Test func `a failure at the begin replaces the one that is shown`() {
    struct Refused: Error {}
    refresh(footer, .failure(Offline()))
    let observation = footer.observeState { [footer] change in
      if change.new == .refreshing { footer.endRefreshing(with: .failure(Refused())) }
    }
    footer.refreshingBlock = { [footer] in footer.endRefreshing(with: .failure(Refused())) }
    footer.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(footer.shown == ["Offline()", "nil", "Refused()"])
    observation.cancel()
  }

  @Test func `an override may end the refresh that begins`() {
    refresh(header, .failure(Offline()))
    header.onNone = { [header] in header.endRefreshing() }
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    #expect(header.shown == [true, false] && header.state == .idle)
    #expect(list.adjustedContentInset == .zero)
  }
}
