import RefreshKit
import RefreshUIKit
import Testing
import UIKit

/// A pull of UIKit's scroll view as its observers follow it.
@Suite(.serialized) struct PullObserversTests {
  @Test func `each offset of a pull is observed, and the begin and the end of a refresh`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    let header = RefreshHeader {}
    header.pullTriggerDistance = 40
    view.refresh.header = header
    var percents: [Double] = []
    let token = header.observePull { percents.append($0) }
    MainRunLoop.shared.turn()
    view.beginDragging()
    for y in [-10.0, -20, -40, -60] {
      view.panDidChange(translation: CGPoint(x: 0, y: 0 - y))
      view.showDrag(at: CGPoint(x: 0, y: y))
    }
    #expect(percents == [0.25, 0.5, 1, 1.5])
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: false)
    MainRunLoop.shared.run(for: 1)
    #expect(header.state == .refreshing)
    #expect(percents.last == 1)
    header.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(percents.last == 0)
    token.cancel()
  }

  @Test func `an async function refreshes a header with an indicator`() async {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let header = view.refresh.addPullRefresh { try await Task.sleep(nanoseconds: 1) }
    #expect(view.refresh.header === header)
    #expect(header.refreshingBlock == nil)
  }
}
