import RefreshKit
import RefreshReplay
import Testing

/// The reasons that an inspector gives are those of the change.
@Suite final class RefreshInspectorTests: InspectedList {
  private func drag(to ys: Double...) {
    if !list.isDragging { list.beginDragging() }
    for y in ys { list.drag(to: Point(x: 0, y: y)) }
  }

  @Test func `a pull that refreshes`() {
    list.header = RefreshHeader()
    list.timeline.advance(by: 0)
    drag(to: -30, -60)
    list.endDragging()
    list.timeline.advance(by: 1)
    list.header?.endRefreshing()
    list.timeline.advance(by: 1)
    #expect(
      texts == [
        "header idle > pulling: pulled by 60 of 54 points, beyond its threshold, by a finger",
        "header pulling > refreshing: the pull was let go at 60 of 54 points",
        "header refreshing > idle: ended in success",
      ])
    #expect(inspector.entries.last?.time == 1)
  }

  @Test func `a pull is measured by its threshold`() {
    list.header = RefreshHeader()
    list.header?.pullTriggerDistance = 100
    list.timeline.advance(by: 0)
    drag(to: -60)
    list.endDragging()
    drag(to: -120, -90, -120)
    list.endDragging()
    list.timeline.advance(by: 1)
    #expect(
      texts == [
        "header stays idle: let go at 60 of 100 points",
        "header idle > pulling: pulled by 120 of 100 points, beyond its threshold, by a finger",
        "header pulling > idle: pulled by 90 of 100 points only, by a finger",
        "header idle > pulling: pulled by 120 of 100 points, beyond its threshold, by a finger",
        "header pulling > refreshing: the pull was let go at 120 of 100 points",
      ])
  }

  @Test func `the same is said while the session is recorded`() {
    func entries(recorded: Bool) -> [String] {
      let list = ScrollView(frame: list.frame)
      list.contentSize = Size(width: 375, height: 2_000)
      list.header = RefreshHeader()
      list.timeline.advance(by: 0)
      let inspector = RefreshInspector(list)
      let recorder = recorded ? SessionRecorder(list) : nil
      list.keepingPosition {
        list.contentOffset.y = -70
        list.contentOffset.y = 100
      }
      list.keepingPosition { list.contentOffset.y = -70 }
      recorder?.stop()
      return inspector.entries.map(\.text)
    }
    #expect(entries(recorded: false) == entries(recorded: true))
    #expect(!entries(recorded: true).isEmpty)
  }

  @Test func `a pull that does not refresh`() {
    list.header = RefreshHeader()
    list.timeline.advance(by: 0)
    drag(to: -60, -43)
    list.endDragging()
    #expect(
      texts.dropFirst() == [
        "header pulling > idle: pulled by 43 of 54 points only, by a finger",
        "header stays idle: let go at 43 of 54 points",
      ])
  }

  @Test func `an arrival that loads, and those that do not`() {
    list.footer = RefreshAutoFooter()
    list.timeline.advance(by: 0)
    drag(to: 1_000, 1_400)
    list.footer?.endRefreshing()
    list.timeline.advance(by: 0)
    drag(to: 1_300, 1_410)
    #expect(
      texts == [
        "footer idle > refreshing: arrived at the end, offset 1400 of 1377, by a finger, trigger 1 of 1",
        "footer refreshing > idle: ended in success",
        "footer stays idle: autoTriggerTimes used up in this drag",
        "footer stays idle: autoTriggerTimes used up in this drag",
      ])
    list.endDragging()
    list.footer?.endRefreshing()
    list.timeline.advance(by: 1)
    list.contentOffset.y = 0
    list.contentOffset.y = 1_377
    #expect(
      texts.last
        == "footer idle > refreshing: arrived at the end, offset 1377 of 1377, by the app, outside of a drag"
    )
  }

  @Test func `what keeps a component from beginning`() {
    let header = RefreshHeader()
    let footer = RefreshAutoFooter()
    (list.header, list.footer) = (header, footer)
    list.timeline.advance(by: 0)
    func reason(_ prepare: () -> Void) -> String? {
      prepare()
      list.contentOffset.y = 0
      list.contentOffset.y = 1_377
      return texts.last?.components(after: "footer stays ")
    }
    #expect(reason { footer.isHidden = true } == "idle: it is hidden")
    footer.isHidden = false
    #expect(reason { footer.isUserInteractionEnabled = false } == "idle: its interaction is off")
    footer.isUserInteractionEnabled = true
    #expect(
      reason { footer.isAutomaticallyRefresh = false } == "idle: isAutomaticallyRefresh is false")
    footer.isAutomaticallyRefresh = true
    #expect(reason { footer.state = .noMoreData } == "noMoreData: there is no more data")
    footer.state = .idle
    #expect(
      reason {
        list.allowsSimultaneousRefreshing = false
        header.beginRefreshing()
      } == "idle: it loads once no other component refreshes and the content rests")
    #expect(
      reason { footer.isAutomaticallyRefresh = false }
        == "idle: another component refreshes, and allowsSimultaneousRefreshing is false")
  }

  @Test func `calls, taps, limits and the app's own states`() {
    let footer = RefreshAutoStateFooter()
    footer.refreshingTimeout = 2
    list.footer = footer
    list.timeline.advance(by: 0)
    footer.beginRefreshing()
    list.timeline.advance(by: 3)
    footer.stateLabel.tap()
    footer.endRefreshing(with: .noMoreData)
    list.timeline.advance(by: 1)
    footer.endRefreshing(with: .cancelled)
    list.timeline.advance(by: 0)
    footer.endRefreshing()
    list.timeline.advance(by: 0)
    footer.state = .noMoreData
    footer.endRefreshing()
    list.timeline.advance(by: 0)
    footer.state = .idle
    #expect(
      texts == [
        "footer idle > refreshing: beginRefreshing()",
        "footer refreshing > idle: it took longer than refreshingTimeout",
        "footer idle > refreshing: a tap",
        "footer refreshing > noMoreData: ended, there is no more data",
        "footer stays noMoreData: an end found no refresh",
        "footer noMoreData > idle: an end has left an older noMoreData",
        "footer idle > noMoreData: the app has set the state",
        "footer stays noMoreData: an end found no refresh, and noMoreData was not older than the call",
        "footer noMoreData > idle: the app has set the state",
      ])
  }

  @Test func `the last entries are stored, until the end`() {
    let short = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let inspector = RefreshInspector(short, limit: 2)
    var heard: [String] = []
    inspector.entryWasAdded = { heard.append($0.text) }
    short.header = RefreshHeader()
    for state in [RefreshState.pulling, .idle, .noMoreData] { short.header?.state = state }
    #expect(inspector.entries.count == 2)
    #expect(heard.count == 3)
    #expect(inspector.entries.map(\.text) == heard.suffix(2))
    inspector.stop()
    short.header?.state = .idle
    #expect(heard.count == 3)
  }

  @Test func `an inspector and a recorder work side by side`() {
    let recorder = SessionRecorder(list)
    list.header = RefreshHeader()
    list.header?.beginRefreshing()
    #expect(texts == ["header idle > refreshing: beginRefreshing()"])
    #expect(recorder.script.contains("beginRefreshing"))
    recorder.stop()
    list.header?.state = .idle
    #expect(texts.count == 2)
  }
}

extension String {
  fileprivate func components(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
