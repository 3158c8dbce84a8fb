import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// How a host begins and ends, and what it compares because UIKit does not notify of it.
@Suite(.serialized) struct HostLifeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  private func makeView() -> UIScrollView {
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    return view
  }

  @Test func `a scroll view has one host, with what the view has`() {
    let view = makeView()
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

  @Test func `reading the host takes over what no observer is notified of`() {
    let view = makeView()
    let list = view.refresh.list
    view.removeFromSuperview()
    view.frame.size.height = 500
    view.isPagingEnabled = true
    #expect(list.isInWindow)
    _ = view.refresh
    #expect(!list.isInWindow && list.isPagingEnabled && list.frame.height == 500)
  }

  @Test func `nothing keeps the view, the host, a component or its block alive`() {
    final class Token {}
    var token: Token? = Token()
    weak let block = token
    var view: UIScrollView? = makeView()
    var header: RefreshNormalHeader? = RefreshNormalHeader { [token] in _ = token }
    weak let (host, list) = (view?.refresh, view?.refresh.list)
    weak let component = header
    view?.refresh.header = header
    header?.beginRefreshing()
    MainRunLoop.shared.run(for: 0.1)
    header?.endRefreshing()
    (token, header) = (nil, nil)
    #expect(host != nil && list != nil && component != nil && block != nil)
    view?.removeFromSuperview()
    view = nil
    #expect(host == nil && list == nil && component == nil && block == nil)
  }

  @Test func `a list that outlives its view scrolls by itself`() {
    var view: UIScrollView? = makeView()
    let list = view!.refresh.list
    view?.removeFromSuperview()
    view = nil
    #expect(list.driver == nil)
    list.contentOffset.y = 40
    #expect(list.contentOffset.y == 40)
  }

  /// Begins a refresh of a header that holds the interaction while it opens.
  private func refreshHoldingInteraction(_ view: UIScrollView) {
    let header = RefreshHeader()
    header.isCollectionViewAnimationBug = true
    view.refresh.header = header
    header.beginRefreshing()
  }

  @Test func `components are linked, and end together`() {
    let view = makeView()
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
    MainRunLoop.shared.run(for: 1)
    #expect(count == 1 && indicator.isRefreshing)
    view.refresh.endHeaderRefreshing(noMoreData: true, count: 0)
    MainRunLoop.shared.run(for: 1)
    #expect(!indicator.isRefreshing && footer.state == .noMoreData)
  }

  @Test(arguments: [true, false])
  func `interaction that a component holds comes back as the app had it, or has set it meanwhile`(
    isEnabled: Bool
  ) {
    for setsAtHost in [nil, false, true] {
      let view = makeView()
      let before = setsAtHost == nil ? isEnabled : !isEnabled
      view.isUserInteractionEnabled = before
      refreshHoldingInteraction(view)
      #expect(!view.isUserInteractionEnabled && view.refresh.isUserInteractionEnabled == before)
      switch setsAtHost {
      case nil: break
      case true?:
        view.refresh.isUserInteractionEnabled = isEnabled
        #expect(view.refresh.isUserInteractionEnabled == isEnabled)
      case false?:
        // What the app turns off at the view is off already.
        guard isEnabled else { continue }
        view.isUserInteractionEnabled = true
        MainRunLoop.shared.turn()
      }
      #expect(!view.isUserInteractionEnabled)
      MainRunLoop.shared.run(for: 1)
      #expect(view.isUserInteractionEnabled == isEnabled)
      view.refresh.isUserInteractionEnabled = !isEnabled
      #expect(view.isUserInteractionEnabled == !isEnabled)
    }
  }

  @Test func `content bounces while a component needs it, and where the app wants it`() {
    let view = makeView()
    view.alwaysBounceHorizontal = true
    view.refresh.header = RefreshHeader()
    #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    view.refresh.header = nil
    #expect(!view.alwaysBounceVertical && view.alwaysBounceHorizontal)
    view.refresh.header = RefreshHeader()
    #expect(view.alwaysBounceVertical && view.alwaysBounceHorizontal)
  }
}
