import RefreshKit
import Testing
import UIKit

@testable import RefreshUIKit

/// Components at all four edges, beside and across the direction in which the list scrolls.
@Suite struct EdgesTests {
  private let screen = Screen()
  private var view: UIScrollView { screen.view }

  /// A list that scrolls in both directions, with a component at each edge and a view of UIKit in each.
  private func show() -> [(component: RefreshComponent, hosted: HostedView)] {
    view.contentSize = CGSize(width: 1_000, height: 2_000)
    let host = view.refresh
    host.header = RefreshNormalHeader()
    host.footer = RefreshBackNormalFooter()
    host.leader = RefreshNormalLeader()
    host.trailer = RefreshNormalTrailer()
    let components: [RefreshComponent?] = [host.header, host.footer, host.leader, host.trailer]
    return components.compactMap { $0 }.map { component in
      let hosted = HostedView(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
      component.addSubview(hosted)
      return (component, hosted)
    }
  }

  /// Where a component is on the screen.
  private func place(of component: RefreshComponent) -> CGRect {
    component.uiView.map { $0.convert($0.bounds, to: screen.window) } ?? .null
  }

  @Test(arguments: [false, true])
  func `each is along the whole of its edge, wherever the list is scrolled to`(isRightToLeft: Bool)
  {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    let parts = show()
    for offset in [CGPoint(x: 0, y: 0), CGPoint(x: 300, y: 700), CGPoint(x: 625, y: 1_333)] {
      view.contentOffset = offset
      screen.run()
      for (component, hosted) in parts {
        let place = place(of: component)
        if component is RefreshHeader || component is RefreshFooter {
          #expect(place.minX == 0 && place.width == 375, "\(type(of: component))")
        } else {
          #expect(place.minY == 0 && place.height == 667, "\(type(of: component))")
        }
        #expect(component.frame.x <= 1_000 && component.frame.y <= 2_000)
        let content = hosted.content
        let corner = content.convert(CGPoint.zero, to: screen.window)
        #expect(corner.x == place.minX && corner.y == place.minY, "\(type(of: component))")
      }
      #expect(place(of: parts[0].component).maxY == 0 - offset.y)
      #expect(place(of: parts[1].component).minY == 2_000 - offset.y)
      #expect(place(of: parts[2].component).maxX == 0 - offset.x)
      #expect(place(of: parts[3].component).minX == 1_000 - offset.x)
    }
  }

  @Test func `a leader that refreshes beside rows is in sight, and stays there while they scroll`()
  {
    view.contentSize = CGSize(width: 375, height: 2_000)
    let leader = RefreshNormalLeader {}
    view.refresh.leader = leader
    view.contentOffset.y = 500
    screen.run()
    leader.beginRefreshing()
    screen.run(for: 1)
    for y in [500, 900, 1_333, 0.0] {
      view.contentOffset.y = y
      screen.run()
      #expect(place(of: leader) == CGRect(x: 0, y: 0, width: 60, height: 667))
    }
  }

  @Test func `an overshoot takes it along`() {
    let parts = show()
    view.showFrame(at: CGPoint(x: 0, y: -80))
    #expect(place(of: parts[2].component).minY == 80)
    view.showFrame(at: CGPoint(x: 0, y: 1_433))
    #expect(place(of: parts[2].component).minY == -100)
  }

  @Test func `a tap finds a title where it is shown`() {
    var taps = 0
    let parts = show()
    view.contentOffset = CGPoint(x: 0, y: 700)
    screen.run()
    parts[2].component.tapAction = { taps += 1 }
    parts[2].component.subviews.first?.tapAction = { taps += 1 }
    view.refresh.contentInset.left = 60
    view.contentOffset = CGPoint(x: -60, y: 700)
    screen.run()
    guard let title = parts[2].component.subviews.first?.uiView else {
      Issue.record("nothing is shown")
      return
    }
    screen.tap(title, at: CGPoint(x: title.bounds.width / 2, y: title.bounds.height / 2))
    #expect(taps == 1)
  }
}
