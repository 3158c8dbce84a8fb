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
