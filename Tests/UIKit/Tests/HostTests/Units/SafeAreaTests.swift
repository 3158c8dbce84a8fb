import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshUIKit

/// Safe areas that count only along axes in which the content can be scrolled.
@Suite(.serialized) struct SafeAreaTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// A view with content that fits.
  private func show(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) {
    view.contentInsetAdjustmentBehavior = behavior
    view.contentSize = CGSize(width: 375, height: 100)
    view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    window.addSubview(view)
    MainRunLoop.shared.turn()
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func `a header on content that fits is laid out for the safe area that counts from then on`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    show(behavior)
    view.manners.clampsInLayout = true
    let list = view.refresh.list
    #expect(list.safeAreaInsets == .zero)
    view.refresh.header = RefreshNormalHeader {}
    #expect(list.safeAreaInsets == EdgeInsets(top: 47, bottom: 34))
    MainRunLoop.shared.turn()
    #expect(view.contentOffset.y == -47 && list.contentOffset.y == -47)
  }

  @Test func `a trailer beside a header is laid out for the safe area at its sides`() {
    show(.scrollableAxes)
    view.manners.clampsInLayout = true
    view.setSafeAreaInsets(UIEdgeInsets(top: 0, left: 47, bottom: 0, right: 47))
    let list = view.refresh.list
    view.refresh.header = RefreshNormalHeader {}
    #expect(list.safeAreaInsets == .zero)
    view.refresh.trailer = RefreshNormalTrailer {}
    #expect(list.safeAreaInsets == EdgeInsets(left: 47, right: 47))
  }

  @Test(arguments: [UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes])
  func `a refresh does not change the safe area`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) {
    show(behavior)
    let header = RefreshNormalHeader {}
    view.refresh.header = header
    view.refresh.footer = RefreshAutoNormalFooter {}
    MainRunLoop.shared.turn()
    let safeArea = view.refresh.list.safeAreaInsets
    header.beginRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(view.refresh.list.safeAreaInsets == safeArea)
    #expect(view.contentOffset.y == -54 - safeArea.top)
    header.endRefreshing()
    MainRunLoop.shared.run(for: 1)
    #expect(view.refresh.list.safeAreaInsets == safeArea)
  }
}
