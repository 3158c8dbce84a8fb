import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Collection views whose layout begins at the right.
@MainActor @Suite(.serialized) struct FlippingTests {
  private let screen: Screen
  private let view: UIScrollView
  private let leader = RefreshNormalLeader {}
  private let trailer = RefreshNormalTrailer {}

  init() {
    view = UICollectionView(frame: Screen.frame, collectionViewLayout: FlippingLayout())
    screen = Screen(view)
    view.semanticContentAttribute = .forceRightToLeft
    view.contentSize = CGSize(width: 1_000, height: 667)
    view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    view.contentOffset.x = 645
    view.refresh.leader = leader
    view.refresh.trailer = trailer
    screen.run()
  }

  @Test func `the leader is at the right, where the layout begins`() {
    #expect(leader.layer.frame.minX == 1_000 && trailer.layer.frame.maxX == 0)
    #expect(view.refresh.list.contentOffset.x == -20)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }

  @Test func `a pull to the left at the beginning refreshes the leader`() {
    for x in [665.0, 720] { view.drag(to: CGPoint(x: x, y: 0)) }
    #expect(leader.state == .pulling && trailer.state == .idle)
    screen.lift()
    screen.run(for: 1)
    #expect(leader.state == .refreshing)
    #expect(view.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 80))
    #expect(view.contentOffset.x == 705)
    #expect(view.refresh.reservedInset.right == 60)
    view.contentInset.right += 5
    #expect(view.refresh.contentInset.right == 25)
    leader.close()
    #expect(view.contentInset.right == 25 && view.contentOffset.x == 650)
  }

  @Test(arguments: ViewManners.GeometryWrite.allCases)
  func `constraints in a component do not move it to where it is drawn`(
    write: ViewManners.GeometryWrite
  ) {
    let (leader, label) = (leader, UILabel())
    leader.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.leadingAnchor.constraint(equalTo: leader.leadingAnchor).isActive = true
    let frame = leader.frame
    UIView.withManners {
      $0.writesAutoresizedViews = true
      $0.geometryWrite = write
    } run: {
      for text in ["a", "ab", "abc"] {
        label.text = text
        leader.setNeedsLayout()
        screen.run()
        #expect(leader.frame == frame && leader.layer.frame.minX == 1_000)
      }
    }
  }

  @Test(arguments: [false, true])
  func `a footer of short content opens from where the content was`(decelerates: Bool) {
    view.contentSize = CGSize(width: 1_000, height: 0)
    view.refresh.footer = RefreshBackNormalFooter {}
    screen.run()
    var frames: [CGFloat] = []
    MainRunLoop.shared.willShowFrame = { frames.append(view.layer.seen.bounds.minY) }
    UIView.withManners {
      $0.laysOutUnmarkedViews = true
    } run: {
      view.beginDragging()
      view.showDrag(at: CGPoint(x: 645, y: 90))
      view.panDidEnd(isLift: true)
      view.endDragging(willDecelerate: decelerates)
      MainRunLoop.shared.run(for: 1)
    }
    MainRunLoop.shared.willShowFrame = nil
    #expect(frames.count { $0 > 44 && $0 < 90 } > 10)
    #expect(frames.last == 44)
  }

  @Test func `content growing at the end does not move the components at the beginning`() {
    view.contentSize.width = 1_500
    #expect(view.refresh.list.contentOffset.x == 480)
    screen.run()
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

  @Test func `content narrower than the view is at the left, and is not pulled`() {
    view.contentSize.width = 100
    #expect(view.contentOffset.x == -10 && view.refresh.list.contentOffset.x == -10)
    screen.run()
    #expect(leader.state == .idle && leader.layer.frame.maxX == 0)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    view.contentSize.width = 1_000
    #expect(view.refresh.list.contentOffset.x == 635)
    screen.run()
    #expect(leader.layer.frame.minX == 1_000)
  }

  @Test func `the app's inset keeps its sides when the content is flipped, before the turn`() {
    // Not `view.refresh`, because reading that compares.
    let host = view.refresh
    view.contentSize.width = 100
    #expect(!host.isFlipped)
    #expect(host.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }

  @Test func `the direction can change`() {
    view.semanticContentAttribute = .forceLeftToRight
    _ = view.refresh
    screen.run()
    #expect(leader.layer.frame.maxX == 0 && trailer.layer.frame.minX == 1_000)
    #expect(view.refresh.list.contentOffset.x == 645)
    #expect(view.refresh.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
  }
}
