import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// The display link of a collection view that moves with each frame.
@Suite(.serialized) struct FrameLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let loop = MainRunLoop.shared

  init() {
    view.contentSize = CGSize(width: 375, height: 2_000)
    window.addSubview(view)
    view.refresh.header = RefreshNormalHeader {}
    loop.run(for: 0.1)
  }

  @Test func `a display link asks for each frame at 120 Hz, and ends with the animation`() {
    let links = loop.displayLinkCount
    view.refresh.beginHeaderRefreshing()
    loop.run(for: 0.1)
    #expect(loop.displayLinkCount == links + 1 && loop.displayLinkRates.last?.maximum == 120)
    loop.run(for: 1)
    #expect(loop.displayLinkCount == links)
  }
}
