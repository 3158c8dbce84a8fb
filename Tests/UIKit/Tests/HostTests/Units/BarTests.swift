import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Bars, which are transparent while the content is at their edge, and safe areas, which count only
/// along axes in which the content can be scrolled.
@MainActor @Suite(.serialized) struct BarTests {
  private let screen = Screen()
  private let header = RefreshNormalHeader {}
  private let footer = RefreshBackNormalFooter {}
  private var view: UIScrollView { screen.view }
  private var list: ScrollView { screen.host.list }

  // MARK: Components behind bars

  /// Shows a header and a footer between bars, at the top.
  private func showBars() {
    _ = ScreenBars(around: view)
    view.contentOffset.y = -91
    screen.host.footer = footer
    screen.show(header)
  }

  private func isSeen(_ component: RefreshComponent) -> Bool {
    !component.layer.isHidden && isInBounds(component)
  }

  private func isInBounds(_ component: RefreshComponent) -> Bool {
    !component.layer.frame.overlap(with: view.layer.bounds).isEmptyOverlap
  }

  @Test func `a component at rest is invisible behind a bar, and is no accessibility element`() {
    showBars()
    #expect(isInBounds(header) && !isSeen(header))
    #expect(header.accessibilityElements?.isEmpty == true)
    #expect(!header.isHidden && header.isShown)
    view.contentOffset.y = 2_000 - 667 + 83
    #expect(isInBounds(footer) && !isSeen(footer))
    // After it leaves the list it is an ordinary view.
    screen.host.header = nil
    #expect(!header.layer.isHidden)
  }

  @Test func `a header is seen from the beginning of a pull to the end of its closing`() {
    showBars()
    screen.pull(to: -92)
    #expect(isSeen(header) && header.accessibilityElements?.count == 1)
    screen.pull(to: -91)
    #expect(!isSeen(header))
    screen.pull(to: -160)
    screen.lift()
    screen.run(for: 1)
    #expect(header.isRefreshing && isSeen(header) && view.contentOffset.y == -91 - 54)
    view.contentOffset.y = 300
    header.endRefreshing()
    screen.run(for: 0.1)
    view.contentOffset.y = -91
    screen.run(for: 1)
    #expect(!isSeen(header))
    header.open()
    header.endRefreshing()
    let frames = MainRunLoop.shared.frames(for: 1) {
      (view.layer.seen.bounds.minY, isSeen(header))
    }
    #expect(frames.contains { $0.0 < -92 } && frames.allSatisfy { $0.0 > -92 || $0.1 })
    #expect(!isSeen(header))
  }

  @Test func `an auto footer is part of the content`() {
    showBars()
    let footer = RefreshAutoNormalFooter {}
    footer.isAutomaticallyRefresh = false
    screen.host.footer = footer
    view.contentOffset.y = 2_000 - 667 + 20
    screen.run()
    #expect(isSeen(footer))
  }

  @Test func `a header above a view of app code is visible from the edge of that view`() {
    showBars()
    screen.host.contentInset.top = 200
    header.ignoredScrollViewContentInsetTop = 200
    view.contentOffset.y = -291
    screen.run()
    #expect(!isSeen(header))
    screen.pull(to: -293)
    #expect(isSeen(header))
  }

  // MARK: Cut at a bar

  /// What is drawn of a component, in the coordinates of the content.
  private func drawn(_ component: RefreshComponent) -> CGRect {
    component.layer.isHidden ? .zero : component.seenPart(of: component)
  }

  /// Where the area below the bar begins now, on the screen.
  private var edge: CGFloat { view.layer.seen.bounds.minY + 91 }

  @Test func `in a pull, a header is drawn below the bar only`() {
    showBars()
    for y in [-92.0, -118, -144] {
      screen.pull(to: y)
      #expect(drawn(header) == CGRect(x: 0, y: y + 91, width: 375, height: -91 - y))
    }
    screen.pull(to: -145)
    #expect(header.layer.mask == nil && drawn(header).height == 54)
    screen.pull(to: -110)
    #expect(drawn(header).minY == -19)
    screen.pull(to: -91)
    #expect(header.layer.mask == nil && header.layer.isHidden)
  }

  @Test func `what has reserved its place is drawn whole, also behind the bar`() {
    showBars()
    header.open()
    #expect(header.layer.mask == nil && drawn(header).height == 54)
    view.contentOffset.y = -100
    screen.run()
    #expect(header.reservedInset > 0 && header.layer.mask == nil && drawn(header).height == 54)
  }

  @Test func `a closing header is cut in each frame`() {
    showBars()
    header.open()
    header.endRefreshing()
    let frames = MainRunLoop.shared.frames(for: 1) { (drawn(header), edge) }
    #expect(frames.filter { $0.0.height > 1 && $0.0.height < 53 }.count > 5)
    for (drawn, edge) in frames where drawn.height > 0 { #expect(drawn.minY >= edge - 1.0 / 3) }
    #expect(header.layer.mask == nil)
  }

  @Test func `a footer is cut at the bar below it`() {
    showBars()
    let end = 2_000.0 - 667 + 83
    screen.pull(to: end + 20)
    #expect(drawn(footer) == CGRect(x: 0, y: 2_000, width: 375, height: 20))
    screen.pull(to: end)
    #expect(footer.layer.mask == nil && footer.layer.isHidden)
  }

  @Test func `a leader and a trailer are cut at the sides`() {
    let (leader, trailer) = (RefreshNormalLeader {}, RefreshNormalTrailer {})
    view.contentSize.width = 1_000
    view.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    (screen.host.leader, screen.host.trailer) = (leader, trailer)
    view.contentOffset.x = -30
    screen.run()
    view.drag(to: CGPoint(x: -50, y: 0))
    #expect(drawn(leader).minX == -20 && drawn(leader).maxX == 0)
    view.drag(to: CGPoint(x: 1_000 - 375 + 40 + 15, y: 0))
    #expect(drawn(trailer).minX == 1_000 && drawn(trailer).maxX == 1_015)
  }

  @Test(arguments: [RefreshStyle.behind, .stretch])
  func `a header that stands at the edge keeps its shadow`(style: RefreshStyle) {
    showBars()
    header.style = style
    for y in [-92.0, -120, -160] {
      screen.pull(to: y)
      #expect(!header.layer.isHidden && header.layer.mask == nil)
    }
  }

  @Test func `a header in front comes out of the bar, and goes back into it`() {
    showBars()
    header.style = .front
    screen.pull(to: -91)
    screen.pull(to: -120)
    #expect(drawn(header).minY == edge && drawn(header).height == 29)
    screen.pull(to: -160)
    #expect(header.layer.mask == nil)
    screen.lift()
    screen.run(for: 1)
    view.contentOffset.y = -91
    #expect(header.isRefreshing && drawn(header).height == 54 && header.layer.mask == nil)
    header.endRefreshing()
    let frames = MainRunLoop.shared.frames(for: 1) { (drawn(header), edge) }
    #expect(frames.contains { $0.0.height > 20 && $0.0.height < 40 })
    for (drawn, edge) in frames where drawn.height > 0 { #expect(drawn.minY > edge - 0.4) }
    #expect(header.layer.isHidden && header.layer.mask == nil)
  }

  @Test func `in an animation of app code the cut moves with the content`() {
    showBars()
    UIView.animate(withDuration: 0.5) { view.contentOffset.y = -130 }
    let frames = MainRunLoop.shared.frames(for: 1) { (drawn(header), edge) }
    #expect(frames.contains { $0.0.height > 10 && $0.0.height < 30 })
    for (drawn, edge) in frames { #expect(abs(drawn.minY - edge) < 0.4) }
    #expect(drawn(header).height == 39)
  }

  @Test(arguments: [false, true])
  func `in two animations the cut moves with the content`(animationsAreAdditive: Bool) {
    showBars()
    view.contentOffset.y = -140
    screen.run()
    UIView.withManners {
      $0.animationsAreAdditive = animationsAreAdditive
    } run: {
      UIView.animate(withDuration: 0.5) { view.contentOffset.y = -100 }
      screen.run(for: 0.2)
      UIView.animate(withDuration: 0.5) { view.contentOffset.y = -130 }
      let frames = MainRunLoop.shared.frames { drawn(header).minY - edge }
      #expect(frames.allSatisfy { abs($0) < 0.4 } && drawn(header).height == 39)
    }
  }

  @Test func `the cut ends with an animation of the content that app code ends`() {
    showBars()
    view.contentOffset.y = -140
    screen.run()
    UIView.animate(withDuration: 0.5) { view.contentOffset.y = -100 }
    screen.run(for: 0.1)
    view.layer.removeAllAnimations()
    _ = view.refresh
    let frames = MainRunLoop.shared.frames(for: 0.1) { drawn(header).minY - edge }
    #expect(frames.allSatisfy { $0 > -1.0 / 3 } && drawn(header).height == 9)
  }

  @Test func `an inset that grows in an animation of the content cuts at once`() {
    showBars()
    view.beginDragging()
    UIView.animate(withDuration: 0.5) {
      view.showDrag(at: CGPoint(x: 0, y: -160))
      view.contentInset.top = 29
    }
    let frames = MainRunLoop.shared.frames { (drawn(header), edge + 29) }
    #expect(frames.contains { $0.0.height > 1 && $0.0.height < 39 })
    for (drawn, edge) in frames where drawn.height > 0 { #expect(drawn.minY > edge - 1.0 / 3) }
    #expect(drawn(header) == CGRect(x: 0, y: -40, width: 375, height: 40))
    screen.lift()
  }

  @Test func `a footer that comes with a batch update is cut at the bar in each frame`() {
    showBars()
    view.contentOffset.y = 2_000 - 667 + 83
    footer.beginRefreshing()
    screen.run(for: 1)
    view.contentOffset.y = 1_000
    footer.endRefreshing()
    screen.run(for: 0.05)
    UIView.animate(withDuration: 0.3) { view.contentSize.height = 700 }
    let frames = MainRunLoop.shared.frames { drawn(footer).maxY - bottom(above: 83) }
    #expect(frames.allSatisfy { $0 < 1.0 / 3 })
  }

  /// Where the area above a bar at the bottom ends now, on the screen.
  private func bottom(above length: CGFloat) -> CGFloat {
    view.layer.seen.bounds.maxY - length
  }

  @Test func `a mask of app code is left as it is, and nothing is left in a header that leaves`() {
    showBars()
    let mask = CALayer()
    header.layer.mask = mask
    screen.pull(to: -110)
    #expect(header.layer.mask === mask)
    header.layer.mask = nil
    screen.pull(to: -112)
    #expect(drawn(header).height == 21)
    screen.host.header = nil
    #expect(header.layer.mask == nil)
  }

  @Test func `a header that app code has turned over is cut at the same edge`() {
    showBars()
    header.transform = CGAffineTransform(scaleX: 1, y: -1)
    screen.pull(to: -101)
    let mask = header.mask
    // The header is from -54 to 0, and the edge at -10: in the header that is 10 points from its
    // turned top.
    #expect(mask?.frame.minY == 10 - (667 - 91 - 83) && mask?.frame.maxY == 10)
  }

  // MARK: Safe areas

  /// Gives the view a safe area, and content that fits.
  private func showShort(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, safeArea: UIEdgeInsets
  ) {
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize.height = 100
    view.setSafeAreaInsets(safeArea)
    screen.run()
    #expect(list.safeAreaInsets == .zero)
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func `a header on content that fits uses the safe area that counts because of it`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    showShort(behavior, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    view.manners.clampsInLayout = true
    let safeArea = EdgeInsets(top: 47, bottom: 34)
    view.refresh.header = header
    #expect(list.safeAreaInsets == safeArea)
    screen.run()
    #expect(view.contentOffset.y == -47 && list.contentOffset.y == -47)
    view.refresh.footer = RefreshAutoNormalFooter {}
    header.open()
    #expect(list.safeAreaInsets == safeArea && view.contentOffset.y == -54 - 47)
    header.close()
    #expect(list.safeAreaInsets == safeArea)
  }

  @Test func `a trailer beside a header uses the safe area at its sides`() {
    showShort(.scrollableAxes, safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
    view.manners.clampsInLayout = true
    view.refresh.header = header
    #expect(list.safeAreaInsets == .zero)
    view.refresh.trailer = RefreshNormalTrailer {}
    #expect(list.safeAreaInsets == EdgeInsets(left: 47, right: 47))
  }
}
