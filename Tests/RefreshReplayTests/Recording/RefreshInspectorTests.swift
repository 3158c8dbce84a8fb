import RefreshKit
import RefreshReplay
import Testing

/// An inspector gives the reasons of changes, and says what moved the content when the change was
/// caused, not what moves it later. The words are tested by `CauseTests` and `ObstacleTests`.
@MainActor @Suite struct RefreshInspectorTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let inspector: RefreshInspector

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    inspector = RefreshInspector(list)
  }

  /// The texts of the entries.
  private var texts: [String] { inspector.entries.map(\.text) }

  private func drag(to ys: Double...) {
    if !list.isDragging { list.beginDragging() }
    for y in ys { list.drag(to: Point(x: 0, y: y)) }
  }

  private func attachFooter() {
    list.footer = RefreshAutoFooter()
    list.timeline.advance(by: 0)
  }

  @Test func `a pull that refreshes has an entry for each change`() {
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

  @Test func `entries about a pull contain its threshold`() {
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

  @Test func `the entries are the same while the session is recorded`() {
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

  @Test func `the last entries are kept until the inspector stops`() {
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

  // MARK: What moved the content

  @Test func `a pull by a wheel is reported as one by a wheel`() throws {
    list.header = RefreshHeader()
    list.timeline.advance(by: 0)
    list.allowsWheelPull = true
    list.scrollWheel(dy: -900)
    #expect(texts.last?.hasSuffix("beyond its threshold, by a wheel") == true)
    list.scrollWheel(dy: 0, phase: .ended)
    list.timeline.advance(by: 0)
    #expect(texts.last?.contains("header pulling > refreshing: the pull was let go at ") == true)
  }

  @Test func `an arrival by a fling is reported as one by deceleration`() {
    attachFooter()
    list.touch(.began, at: Point(x: 100, y: 600))
    for step in 1...5 {
      list.timeline.advance(by: 0.01)
      list.touch(.moved, at: Point(x: 100, y: 600 - 80 * Double(step)))
    }
    list.touch(.ended, at: Point(x: 100, y: 200))
    list.timeline.advance(by: 3)
    #expect(texts.count == 1)
    #expect(texts[0].contains("footer idle > refreshing: arrived at the end"))
    #expect(texts[0].hasSuffix("by deceleration, outside of a drag"))
  }

  @Test func `an arrival by the app is reported as one by the app`() {
    attachFooter()
    list.contentOffset.y = 1_400
    #expect(
      texts == [
        "footer idle > refreshing: arrived at the end, offset 1400 of 1377, by the app, outside of a drag"
      ])
  }

  @Test func `without a limit, the number of triggers is reported as any`() {
    attachFooter()
    (list.footer as? RefreshAutoFooter)?.autoTriggerTimes = -1
    list.beginDragging()
    list.drag(to: Point(x: 0, y: 1_400))
    #expect(texts.last?.hasSuffix("by a finger, trigger 1 of any number") == true)
  }

  @Test func `a released pull is reported with the offset at which the finger left it`() {
    list.header = RefreshHeader()
    list.timeline.advance(by: 0)
    list.beginDragging()
    list.drag(to: Point(x: 0, y: -60))
    list.endDragging(decelerate: true)
    list.decelerate(to: Point(x: 0, y: -40))
    #expect(texts.last == "header pulling > refreshing: the pull was let go at 60 of 54 points")
  }

  @Test func `the obstacle of a pull is reported, and so is an end that ends a pull`() {
    let header = RefreshHeader()
    list.header = header
    attachFooter()
    func pull() {
      list.beginDragging()
      list.drag(to: Point(x: 0, y: -60))
    }
    pull()
    list.allowsSimultaneousRefreshing = false
    list.footer?.beginRefreshing()
    list.endDragging()
    list.timeline.advance(by: 1)
    let reason = "another component refreshes, and allowsSimultaneousRefreshing is false"
    #expect(texts.contains("header pulling > idle: \(reason)"))
    #expect(texts.last == "header stays idle: \(reason)")
    list.footer?.endRefreshing()
    list.contentOffset.y = 0
    list.timeline.advance(by: 1)
    pull()
    header.endRefreshing()
    list.timeline.advance(by: 0)
    #expect(texts.contains("header pulling > idle: an end has ended the pull"))
    header.isHidden = false
    list.cancelDragging()
    list.footer?.endRefreshingWithNoMoreData()
    list.timeline.advance(by: 0)
    #expect(texts.last == "footer idle > noMoreData: there is no more data")
  }

  @Test func `the end of an async function is reported like an end by a call`() async {
    let header = RefreshHeader()
    header.setRefreshing { await Task.yield() }
    list.header = header
    list.timeline.advance(by: 0)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    await list.settled()
    #expect(texts.last == "header refreshing > idle: ended in success")
  }
}
