import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Collection views whose layout begins at the right.
@Suite(.serialized) struct FlippingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view: UICollectionView
  private let leader = RefreshNormalLeader {}
  private let trailer = RefreshNormalTrailer {}

  init() {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: FlippingLayout())
    view.semanticContentAttribute = .forceRightToLeft
    view.contentSize = CGSize(width: 1_000, height: 667)
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.contentOffset.x = 645
    window.addSubview(view)
    view.refresh.leader = leader
    view.refresh.trailer = trailer
    MainRunLoop.shared.turn()
  }

  @Test func `the leader is at the right, where the layout begins`() {
    #expect(leader.layer.frame.minX == 1_000 && trailer.layer.frame.maxX == 0)
    #expect(view.refresh.list.contentOffset.x == -20)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }

  @Test func `a pull to the left at the beginning refreshes the leader`() {
    view.beginDragging()
    for x in [665.0, 720] {
      view.panDidChange(translation: CGPoint(x: 645 - x, y: 0))
      view.showDrag(at: CGPoint(x: x, y: 0))
    }
    #expect(leader.state == .pulling && trailer.state == .idle)
    view.panDidEnd(isLift: true)
    view.endDragging(willDecelerate: false)
    MainRunLoop.shared.run(for: 1)
    #expect(leader.state == .refreshing)
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 80))
    #expect(view.contentOffset.x == 705)
    #expect(view.refresh.reservedInset.right == 60)
    view.contentInset.right += 5
    #expect(view.refresh.contentInset.right == 25)
    leader.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(view.contentInset.right == 25 && view.contentOffset.x == 650)
  }

  @Test func `the arrows point away from the content`() {
    let transforms = [leader, trailer].map { component -> CGFloat? in
      (component as? any ArrowShowing)?.arrowView.transform.a
    }
    // The image points to the left.
    #expect(transforms[0] == 1)
    #expect(transforms[1].map { $0 < -0.99 } == true)
  }

  @Test func `content that grows behind does not move the components at the beginning`() {
    view.contentSize.width = 1_500
    #expect(view.refresh.list.contentOffset.x == 480)
    MainRunLoop.shared.turn()
    #expect(leader.layer.frame.minX == 1_500)
  }

  @Test func `a held pull is measured in the direction of the leader`() {
    leader.holdsContentWhilePulled = true
    view.beginDragging()
    for x in [0.0, 60] {
      view.panDidChange(translation: CGPoint(x: 0 - x, y: 0))
      view.showDrag(at: CGPoint(x: 645 + x / 2, y: 0))
    }
    #expect(view.refresh.list.heldOverscroll.left > 0)
    #expect(view.contentOffset.x == 645)
  }

  @Test func `a tap is taken where the trailer is shown`() {
    var taps = 0
    trailer.tapAction = { taps += 1 }
    view.contentOffset.x = -60
    MainRunLoop.shared.turn()
    let taker = window.hitTest(CGPoint(x: 30, y: 300), with: nil)
    #expect(taker === trailer)
    taker?.touchesEnded([UITouch(at: CGPoint(x: 30, y: 300), in: window)], with: nil)
    #expect(taps == 1)
  }

  @Test func `content that is narrower than the view is at the left, and is not pulled`() {
    view.contentSize.width = 100
    #expect(view.contentOffset.x == -10 && view.refresh.list.contentOffset.x == -10)
    MainRunLoop.shared.turn()
    #expect(leader.state == .idle && leader.layer.frame.maxX == 0)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    view.contentSize.width = 1_000
    #expect(view.refresh.list.contentOffset.x == 635)
    MainRunLoop.shared.turn()
    #expect(leader.layer.frame.minX == 1_000)
  }

  @Test func `the app's inset keeps its sides when the content is flipped, before the turn`() {
    // Reading `view.refresh` would compare.
    let host = view.refresh
    view.contentSize.width = 100
    #expect(!host.isFlipped)
    #expect(host.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }

  @Test func `the direction may change`() {
    view.semanticContentAttribute = .forceLeftToRight
    _ = view.refresh
    MainRunLoop.shared.turn()
    #expect(leader.layer.frame.maxX == 0 && trailer.layer.frame.minX == 1_000)
    #expect(view.refresh.list.contentOffset.x == 645)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }
}
