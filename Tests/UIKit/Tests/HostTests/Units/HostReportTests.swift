import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Law 1: the list has UIKit's offset, apart from rounding, and each value reaches the list once,
/// with its cause.
@MainActor @Suite(.serialized) struct HostReportTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private let list: ScrollView
  private let log = OffsetLog()
  private var view: UIScrollView { screen.view }

  init() {
    list = screen.host.list
    list.delegate = log
  }

  @Test(arguments: [true, false])
  func `each offset is reported once, with its cause`(observersAreFirst: Bool) {
    view.manners.observersAreFirst = observersAreFirst
    screen.pull(to: -20)
    screen.pull(to: 30)
    screen.lift(decelerates: true)
    view.showFrame(at: CGPoint(x: 0, y: 40))
    view.endDecelerating()
    view.contentOffset.y = 1_000
    view.contentSize.height = 800
    let expected = [
      "-20.0 finger", "30.0 finger", "40.0 deceleration", "1000.0 app", "133.0 app",
    ]
    #expect(log.lines == expected)
  }

  @Test(arguments: [true, false])
  func `an offset set between the end of the pan and of the drag is reported in the turn`(
    isLift: Bool
  ) {
    // Outside a window the header does not open.
    view.removeFromSuperview()
    view.refresh.header = header
    screen.pull(to: -60)
    log.lines = []
    view.manners.moveInPanEnd = 1
    view.panDidEnd(isLift: isLift)
    #expect(log.lines == [] && !header.isRefreshing)
    view.endDragging(willDecelerate: isLift)
    screen.run()
    #expect(log.lines.first == "-59.0 \(isLift ? "deceleration" : "app")")
  }

  @Test func `an offset requested by a component at that moment is reported at once`() {
    screen.show(header)
    view.beginDragging()
    view.panDidEnd(isLift: true)
    header.beginRefreshing()
    #expect(log.lines.last == "-54.0 component")
    view.endDragging(willDecelerate: false)
    screen.run(for: 1)
  }

  @Test func `a component is the cause of its reserved inset, and of the move by it`() {
    screen.show(header)
    log.lines = []
    view.manners.growingInsetMovesContent = true
    header.open()
    #expect(log.lines == ["-54.0 component"])
    #expect(view.contentInset.top == 54)
    #expect(view.contentOffset.y == -54)
  }

  /// The content is at the end of its range, apart from rounding, so it is clamped again and again.
  @Test func `an inset that leaves the content on its pixel moves nothing`() {
    view.manners.scale = 3
    view.refresh.header = header
    view.contentSize.height = 1_000
    view.refresh.contentInset.bottom = 44 + 1 / 3.0
    screen.run(for: 0.1)
    view.contentOffset.y = 700
    header.open()
    #expect(view.contentOffset.y == -54 && view.contentInset.top == 54)
  }

  @Test func `values set before a drag reach the list before the offset`() {
    view.frame.size.height = 500
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    view.isPagingEnabled = true
    var seen: [String] = []
    log.action = { [list] in
      seen.append("\(list.frame.height) \(list.safeAreaInsets.top) \(list.isPagingEnabled)")
    }
    view.contentOffset.y = 10
    #expect(seen == ["500.0 47.0 true"])
  }

  @Test func `an offset set by the bounds is reported when the host is read`() {
    screen.run()
    log.lines = []
    view.bounds.origin.y = 40
    _ = view.refresh
    #expect(log.lines == ["40.0 app"])
  }

  @Test func `an offset set by the bounds is reported in the pass of the run loop`() {
    screen.show(header)
    screen.run(for: 1)
    for (y, isShown) in [(1_377.0, true), (40, false), (0, true)] {
      // Outside a window nothing is reported.
      if !isShown { view.removeFromSuperview() }
      screen.run()
      log.lines = []
      view.bounds.origin.y = CGFloat(y)
      #expect(log.lines == [])
      screen.run()
      #expect(log.lines == (isShown ? ["\(y) app"] : []))
      if !isShown { screen.window.addSubview(view) }
      screen.run()
      #expect(list.contentOffset.y == y)
    }
  }

  @Test func `values set off the main thread are reported in a turn`() async {
    screen.run()
    log.lines = []
    view.manners.isObservable = false
    view.contentOffset.y = 40
    view.contentSize.height = 1_500
    for path in [
      \UIScrollView.contentOffset, \UIScrollView.contentSize, \UIScrollView.contentInset,
    ] as [AnyKeyPath] {
      view.notifyOnAnotherThread(of: path)
    }
    #expect(log.lines == [])
    await yieldToTasks(10)
    screen.run()
    #expect(log.lines == ["40.0 app"] && list.contentSize.height == 1_500)
  }

  @Test func `content that UIKit clamped to a pixel is put back`() {
    view.manners.scale = 3
    screen.show(header)
    header.open()
    #expect(view.contentOffset.y == -54)
    view.contentInset.top = 20.5
    #expect(view.contentInset.top == 74.5)
    #expect(view.contentOffset.y == -54)
    header.close()
  }

  @Test func `a content size that is read early is reported once`() {
    let header = CountingHeader()
    view.refresh.header = header
    view.contentOffset.y = 1_333
    header.sizes = []
    view.contentSize.height = 900
    #expect(header.sizes == [900])
    view.contentSize.height = 900
    #expect(header.sizes == [900, 900])
  }
}

/// The offsets that a list reports, with their causes.
private final class OffsetLog: RefreshKit.ScrollViewDelegate {
  var lines: [String] = []
  var action: () -> Void = {}

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    lines.append("\(scrollView.contentOffset.y) \(scrollView.snapshot.cause)")
    action()
  }
}

private final class CountingHeader: RefreshHeader {
  var sizes: [Double] = []

  override func scrollViewContentSizeDidChange(_ change: Change<Size>) {
    super.scrollViewContentSizeDidChange(change)
    sizes.append(change.new.height)
  }
}
