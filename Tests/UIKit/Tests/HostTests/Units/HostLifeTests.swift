import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The beginning and the end of a host, the values it compares because UIKit does not notify of
/// them, and its work while its screen is hidden.
@MainActor @Suite(.serialized) struct HostLifeTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }

  @Test func `a scroll view has one host, with the values of the view`() {
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.contentOffset = CGPoint(x: 0, y: 100)
    let host = view.refresh
    #expect(host === view.refresh && host.view === view)
    #expect(host.list.contentOffset == Point(x: 0, y: 100))
    #expect(host.list.contentInset == EdgeInsets(top: 10))
    #expect(host.list.safeAreaInsets == EdgeInsets(top: 47, bottom: 34))
    #expect(host.list.contentSize == Size(width: 375, height: 2_000))
    #expect(host.list.frame.size == Size(width: 375, height: 667))
    #expect(host.list.isInWindow)
  }

  @Test func `reading the host takes over values without an observer`() {
    let list = view.refresh.list
    view.removeFromSuperview()
    view.frame.size.height = 500
    view.isPagingEnabled = true
    #expect(list.isInWindow)
    _ = view.refresh
    #expect(!list.isInWindow && list.isPagingEnabled && list.frame.height == 500)
  }

  @Test func `the view, the host, a component and its block are not retained`() {
    final class Token {}
    var token: Token? = Token()
    weak let block = token
    var screen: Screen? = Screen()
    var header: RefreshNormalHeader? = RefreshNormalHeader { [token] in _ = token }
    weak let (host, list) = (screen?.host, screen?.host.list)
    weak let component = header
    screen?.host.header = header
    header?.beginRefreshing()
    screen?.run(for: 0.1)
    header?.endRefreshing()
    (token, header) = (nil, nil)
    #expect(host != nil && list != nil && component != nil && block != nil)
    screen = nil
    #expect(host == nil && list == nil && component == nil && block == nil)
  }

  @Test func `a list that outlives its view scrolls by itself`() {
    var screen: Screen? = Screen()
    let list = screen!.host.list
    screen = nil
    #expect(list.driver == nil)
    list.contentOffset.y = 40
    #expect(list.contentOffset.y == 40)
  }

  // MARK: Requests of components

  @Test func `components are linked to the list, and end together`() {
    let (footer, trailer) = (RefreshBackFooter {}, RefreshTrailer {})
    #expect(footer.link(to: view) === view.refresh.footer)
    #expect(trailer.link(to: view) === view.refresh.trailer)
    let leader = RefreshNormalLeader {}
    #expect(leader.link(to: view) === view.refresh.leader)
    let header = RefreshNormalHeader {}
    #expect(header.link(to: view) === view.refresh.header)
    var count = 0
    let indicator = view.refresh.addPullRefresh { count += 1 }
    #expect(view.refresh.header === indicator && header.scrollView == nil)
    view.refresh.beginHeaderRefreshing()
    screen.run(for: 1)
    #expect(count == 1 && indicator.isRefreshing)
    view.refresh.endHeaderRefreshing(noMoreData: true, count: 0)
    screen.run(for: 1)
    #expect(!indicator.isRefreshing && footer.state == .noMoreData)
    let asynchronous = view.refresh.addPullRefresh { try await Task.sleep(nanoseconds: 1) }
    #expect(view.refresh.header === asynchronous && asynchronous.refreshingBlock == nil)
  }

  @Test(arguments: [true, false])
  func `interaction turned off by a component returns to the value set by app code`(
    isEnabled: Bool
  ) {
    for setsAtHost in [nil, false, true] {
      let (screen, header) = (Screen(), RefreshHeader())
      let view = screen.view
      let before = setsAtHost == nil ? isEnabled : !isEnabled
      view.isUserInteractionEnabled = before
      header.isCollectionViewAnimationBug = true
      view.refresh.header = header
      header.beginRefreshing()
      #expect(!view.isUserInteractionEnabled && view.refresh.isUserInteractionEnabled == before)
      switch setsAtHost {
      case nil: break
      case true?:
        view.refresh.isUserInteractionEnabled = isEnabled
        #expect(view.refresh.isUserInteractionEnabled == isEnabled)
      case false?:
        // The view is already disabled, so app code cannot turn it off there.
        guard isEnabled else { continue }
        view.isUserInteractionEnabled = true
        screen.run()
      }
      #expect(!view.isUserInteractionEnabled)
      screen.run(for: 1)
      #expect(view.isUserInteractionEnabled == isEnabled)
      view.refresh.isUserInteractionEnabled = !isEnabled
      #expect(view.isUserInteractionEnabled == !isEnabled)
    }
  }

  @Test func `content bounces while a component needs it or app code wants it`() {
    view.alwaysBounceHorizontal = true
    for hasHeader in [true, false, true] {
      view.refresh.header = hasHeader ? RefreshHeader() : nil
      #expect(view.alwaysBounceVertical == hasHeader && view.alwaysBounceHorizontal)
    }
  }

  // MARK: Hidden screens

  /// A hidden screen with a header and a footer, which was shown before.
  private func makeHidden() -> Screen {
    let (container, screen) = (UIView(frame: Screen.frame), Screen())
    container.addSubview(screen.view)
    screen.window.addSubview(container)
    screen.host.footer = RefreshAutoNormalFooter {}
    screen.show(RefreshNormalHeader {})
    screen.run(for: 0.1)
    container.removeFromSuperview()
    return screen
  }

  @Test func `a hundred hosts of hidden screens read nothing in a pass of the run loop`() {
    let hidden = (0..<100).map { _ in makeHidden() }
    screen.run(for: 5)
    let before = UIView.readCount
    screen.run(for: 0.1)
    #expect(UIView.readCount == before)
    #expect(hidden.allSatisfy { $0.view.refresh.list.timeline.nextDue == nil })
  }

  @Test func `the run loop is observed as long as there are hosts, and again for the next one`() {
    let loop = MainRunLoop.shared
    let count = { loop.observerCount }
    var view: UIScrollView? = UIScrollView(frame: Screen.frame)
    _ = view?.refresh
    loop.turn()
    let busy = count()
    view = nil
    // A view of an earlier test may still be alive.
    var hostCount = 0
    HostClock.shared.hosts.visit { _ in hostCount += 1 }
    loop.turn()
    #expect(count() == (hostCount == 0 ? busy - 1 : busy))
    let screen = Screen()
    let header = RefreshNormalHeader {}
    screen.show(header)
    #expect(count() == busy)
    header.open()
    #expect(screen.view.contentOffset.y == -54)
    header.close()
    #expect(screen.view.contentOffset.y == 0)
  }

  @Test func `the time of a hidden screen continues, and its timers run`() {
    let hidden = makeHidden()
    let (header, timeline) = (hidden.view.refresh.header, hidden.view.refresh.list.timeline)
    screen.run(for: 5)
    let (start, day) = (timeline.now, timeline.wallTime.secondsSince1970)
    screen.run(for: 60)
    #expect(abs(timeline.now - start - 60) < 1e-3)
    #expect(abs(timeline.wallTime.secondsSince1970 - day - 60) < 1e-3)
    header?.state = .refreshing
    screen.run(for: 1)
    header?.endRefreshing()
    screen.run(for: 1)
    #expect(header?.state == .idle)
    var times: [Double] = []
    let now = MainRunLoop.shared.now
    timeline.after(0.5) { times.append(MainRunLoop.shared.now - now) }
    timeline.async { times.append(MainRunLoop.shared.now - now) }
    screen.run(for: 2)
    #expect(times.count == 2 && times[0] == 0 && abs(times[1] - 0.5) < 1e-3)
  }
}
