import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The time of a host is that of the run loop.
@MainActor @Suite(.serialized) struct HostTimeTests {
  private let screen = Screen()
  private let timeline: Timeline
  private let loop = MainRunLoop.shared
  private var view: UIScrollView { screen.view }

  init() {
    timeline = screen.host.list.timeline
    loop.turn()
  }

  @Test func `timers run on time when nothing else wakes the run loop`() {
    let start = timeline.now
    var times: [Double] = []
    for delay in [0.1, 0.25, 0.4] { timeline.after(delay) { times.append(timeline.now - start) } }
    loop.run(for: 0.3)
    #expect(times.count == 2 && abs(times[1] - 0.25) < 1e-5)
    loop.run(for: 0.3)
    #expect(times.count == 3 && abs(timeline.now - start - 0.6) < 1e-5)
  }

  @Test func `an idle host sets no timer, and a busy host sets one`() {
    #expect(loop.timerCount == 0)
    for delay in [0.5, 0.1, 0.7] { timeline.after(delay) {} }
    loop.turn()
    #expect(loop.timerCount == 1)
    let wakes = loop.wakeCount
    loop.run(for: 10)
    #expect(loop.wakeCount - wakes <= 3 + 1)
    loop.turn()
    #expect(loop.timerCount == 0)
  }

  @Test func `an animation that begins after a long sleep takes its full time`() {
    loop.run(for: 60)
    var isOver = false
    timeline.animate(0.25) {
    } completion: {
      isOver = true
    }
    loop.turn()
    #expect(!isOver)
    loop.run(for: 0.2)
    #expect(!isOver)
    loop.run(for: 0.1)
    #expect(isOver)
  }

  @Test func `an animation that begins after work on the main thread takes its full time`() {
    let header = RefreshNormalHeader()
    view.refresh.header = header
    header.open()
    loop.work(for: 0.3)
    header.endRefreshing()
    let start = loop.now
    var end: Double?
    header.endRefreshingCompletionBlock = { end = loop.now }
    loop.run(for: 1)
    #expect(end.map { abs($0 - start - header.slowAnimationDuration) < 0.01 } == true)
    #expect(UIView.recordedAnimations.last { $0.start == start } != nil)
  }

  @Test func `the time of day is right after a sleep of the device or a clock change`() {
    let start = timeline.wallTime.secondsSince1970
    loop.run(for: 60)
    #expect(abs(timeline.wallTime.secondsSince1970 - start - 60) < 1e-3)
    let (now, first) = (timeline.now, timeline.start)
    loop.wakeDevice(after: 0.5)
    #expect(timeline.start == first)
    loop.wakeDevice(after: 28_800)
    #expect(abs(timeline.wallTime.secondsSince1970 - start - 28_860.5) < 1e-3)
    loop.wakeDevice(after: -3_600)
    #expect(abs(timeline.wallTime.secondsSince1970 - start - 25_260.5) < 1e-3)
    #expect(timeline.now - now < 1)
  }

  @Test func `work deferred to a turn is done before the run loop sleeps`() {
    var log: [String] = []
    timeline.async { log.append("turn") }
    #expect(log == [])
    loop.turn()
    #expect(log == ["turn"])
  }

  @Test func `a call in a layout takes effect before the run loop sleeps for long`() {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    header.open()
    let container = Container(frame: Screen.frame)
    container.layout = { header.endRefreshing() }
    screen.window.addSubview(container)
    let start = loop.now
    var end: Double?
    header.endRefreshingCompletionBlock = { end = loop.now }
    loop.run(for: 10)
    #expect(end.map { abs($0 - start - header.slowAnimationDuration) < 0.01 } == true)
  }

  @Test func `no turn runs inside a callback or inside another turn`() {
    var log: [String] = []
    timeline.async {
      timeline.async { log.append("next") }
      loop.turn()
      log.append("first")
    }
    loop.turn()
    #expect(log == ["first", "next"])

    let footer = RefreshBackFooter()
    view.refresh.footer = footer
    log = []
    let delegate = Scrolls { [timeline] in
      timeline.async { log.append("turn") }
      loop.turn()
      log.append("scrolled")
    }
    view.refresh.list.delegate = delegate
    view.contentOffset.y = 50
    #expect(log == ["scrolled"])
    loop.turn()
    #expect(log == ["scrolled", "turn"])
  }

  @Test(arguments: [false, true])
  func `animations are UIKit's, with the kit's durations and MJRefresh's order`(
    reducesMotion: Bool
  ) {
    UIAccessibility.isReduceMotionEnabled = reducesMotion
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    loop.turn()
    UIView.recordedAnimations = []
    header.beginRefreshing()
    let list = view.refresh.list
    #expect(view.contentInset.top == 54 && list.contentOffset.y == -54)
    #expect(UIView.recordedAnimations.contains { $0.duration == header.fastAnimationDuration })
    loop.run(for: 1)
    UIView.recordedAnimations = []
    header.endRefreshing()
    loop.turn()
    #expect(list.reservedInset.top == 0 && list.contentOffset.y == 0)
    #expect(view.contentInset.top == 54 && view.contentOffset.y < -50)
    #expect(UIView.recordedAnimations.contains { $0.duration == header.slowAnimationDuration })
  }

  @Test func `an animation has the kit's duration inside an animation of app code, too`() {
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    loop.turn()
    UIView.recordedAnimations = []
    UIView.animate(withDuration: 1, delay: 0, animations: { header.beginRefreshing() })
    let durations = UIView.recordedAnimations.map(\.duration)
    #expect(durations.count > 1 && durations.dropFirst().allSatisfy { $0 == 0.25 })
    #expect(
      UIView.recordedAnimations.last?.options == [
        .allowUserInteraction, .beginFromCurrentState, .overrideInheritedDuration,
      ])
    loop.run(for: 1)
  }

  @Test func `a block retained by UIKit retains neither the changes nor the host`() {
    var blocks: [() -> Void] = []
    UIView.didAnimate = { blocks.append($0) }
    defer { UIView.didAnimate = nil }
    var view: UIScrollView? = UIScrollView(frame: Screen.frame)
    view?.refresh.header = RefreshNormalHeader {}
    if let view { screen.window.addSubview(view) }
    view?.refresh.beginHeaderRefreshing()
    loop.run(for: 1)
    view?.refresh.endHeaderRefreshing()
    loop.run(for: 1)
    #expect(blocks.count >= 2)
    let inset = view?.contentInset
    for block in blocks { block() }
    #expect(inset == .zero && view?.contentInset == inset)
    weak let host = view?.refresh
    view?.removeFromSuperview()
    view = nil
    #expect(host == nil)
  }
}

private final class Scrolls: ScrollViewDelegate {
  private let scroll: () -> Void

  init(_ scroll: @escaping () -> Void) { self.scroll = scroll }

  func scrollViewDidScroll(_ scrollView: ScrollView) { scroll() }
}
