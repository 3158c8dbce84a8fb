import RefreshKit
import RefreshReplay
import Testing
import UIKit

@testable import RefreshUIKit

/// Rules O3 and O4 on a scroll view of UIKit, whose turns are passes of the run loop.
@Suite(.serialized) struct NoMoreDataTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  init() {
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
  }

  private func attach(_ kind: ComponentKind) -> RefreshComponent {
    let component = kind.make()
    view.refresh.list[kind.slot] = component
    MainRunLoop.shared.run(for: 0.1)
    return component
  }

  @Test(arguments: ComponentKind.all.map(\.name))
  func `an end in a later pass of the run loop leaves noMoreData`(name: String) throws {
    let component = attach(try #require(ComponentKind.named(name)))
    component.state = .noMoreData
    component.endRefreshing()
    MainRunLoop.shared.run(for: 0.1)
    #expect(component.state == .noMoreData)

    component.endRefreshing()
    MainRunLoop.shared.run(for: 0.1)
    #expect(component.state == .idle)
  }

  @Test(arguments: ["RefreshAutoNormalFooter", "RefreshAutoNormalHeader"])
  func `hiding an auto footer or auto header leaves noMoreData`(name: String) throws {
    let component = attach(try #require(ComponentKind.named(name)))
    component.state = .noMoreData
    MainRunLoop.shared.run(for: 0.1)
    component.isHidden = true
    #expect(component.state == .idle)

    component.isHidden = false
    component.state = .noMoreData
    (component as? any SelfHiding)?.hidesWhileEmpty = true
    view.contentSize.height = 0
    #expect(component.state == .idle)
  }
}
