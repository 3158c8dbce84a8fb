import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Hosts of screens that are not shown.
@Suite(.serialized) struct OffscreenHostsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private let screens = Screens()

  private final class Screens {
    var all: [UIView] = []
  }

  /// A scroll view with a header and a footer, in a screen that was shown once.
  private func makeView() -> UIScrollView {
    let screen = UIView(frame: window.bounds)
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    screen.addSubview(view)
    window.addSubview(screen)
    view.refresh.header = RefreshNormalHeader {}
    view.refresh.footer = RefreshAutoNormalFooter {}
    MainRunLoop.shared.run(for: 0.1)
    screen.removeFromSuperview()
    screens.all.append(screen)
    return view
  }

  /// The number of values that hosts read of UIKit in a pass of the run loop.
  private func reads(inPassOf interval: Double = 0.1) -> Int {
    let before = UIView.readCount
    MainRunLoop.shared.run(for: interval)
    return UIView.readCount - before
  }

  @Test func `a hundred of them read nothing in a pass`() {
    let views = (0..<100).map { _ in makeView() }
    MainRunLoop.shared.run(for: 5)
    #expect(reads() == 0)
    #expect(views.allSatisfy { $0.refresh.list.timeline.nextDue == nil })
  }

  @Test func `time moves on`() {
    let view = makeView()
    let timeline = view.refresh.list.timeline
    MainRunLoop.shared.run(for: 5)
    let (start, day) = (timeline.now, timeline.wallTime.secondsSince1970)
    MainRunLoop.shared.run(for: 60)
    #expect(abs(timeline.now - start - 60) < 1e-3)
    #expect(abs(timeline.wallTime.secondsSince1970 - day - 60) < 1e-3)
  }

  @Test func `what is due is done at its time`() {
    let view = makeView()
    let header = view.refresh.header
    header?.state = .refreshing
    MainRunLoop.shared.run(for: 1)
    header?.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(header?.state == .idle)
    var times: [Double] = []
    let (timeline, start) = (view.refresh.list.timeline, MainRunLoop.shared.now)
    timeline.after(0.5) { times.append(MainRunLoop.shared.now - start) }
    timeline.async { times.append(MainRunLoop.shared.now - start) }
    MainRunLoop.shared.run(for: 2)
    #expect(times.count == 2 && times[0] == 0 && abs(times[1] - 0.5) < 1e-3)
  }

  @Test func `what was set meanwhile is seen when the screen is shown again`() {
    let view = makeView()
    MainRunLoop.shared.run(for: 1)
    view.isPagingEnabled = true
    view.refresh.header?.alpha = 0.5
    view.frame.size.height = 500
    MainRunLoop.shared.run(for: 1)
    if let screen = view.superview { window.addSubview(screen) }
    MainRunLoop.shared.turn()
    #expect(view.refresh.list.isInWindow && view.refresh.list.isPagingEnabled)
    #expect(view.refresh.list.frame.height == 500)
    #expect(view.refresh.header?.alpha == 0.5)
  }

  @Test func `without components the window is entered when the host is read`() {
    let view = UIScrollView(frame: window.bounds)
    #expect(!view.refresh.list.isInWindow)
    MainRunLoop.shared.run(for: 1)
    window.addSubview(view)
    #expect(view.refresh.list.isInWindow)
  }
}
