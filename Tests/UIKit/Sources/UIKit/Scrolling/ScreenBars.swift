/// For tests: the bars of a screen as iOS makes them by default, above and below the content of a scroll view.
///
/// While the content is at its edge, a bar is transparent: since iOS 15 this is so for all bars:
/// https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance,
/// and what is behind it can be read: https://github.com/CoderMJLee/MJRefresh/issues/444
///
/// A large title and a search bar follow the content, between a smallest and a largest height of the bar:
/// https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
///
/// The bar is laid out after the content has moved, so the safe area is known one event later than the offset:
/// https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
@MainActor public final class ScreenBars {
  /// The heights of the bar at the top, with the status bar.
  public let heights: ClosedRange<CGFloat>
  /// The height of the bar at the bottom, with the home indicator.
  public let bottom: CGFloat
  private weak var view: UIScrollView?
  private var isWaiting = false

  public init(
    around view: UIScrollView, heights: ClosedRange<CGFloat> = 91...91, bottom: CGFloat = 83
  ) {
    (self.view, self.heights, self.bottom) = (view, heights, bottom)
    view.bars = self
    view.setSafeAreaInsets(insets(top: heights.lowerBound))
  }

  private func insets(top: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
  }

  /// The height of the bar that ends where the content begins.
  private var wantedHeight: CGFloat {
    guard let view else { return heights.lowerBound }
    let way = 0 - view.layer.bounds.minY - view.ownInset.top
    return min(max(way, heights.lowerBound), heights.upperBound)
  }

  /// The content has moved.
  func contentDidMove() {
    guard let view, !isWaiting, wantedHeight != view.safeAreaInsets.top else { return }
    isWaiting = true
    MainRunLoop.shared.later(after: 0) { [weak self] in
      guard let self, let view = self.view else { return }
      isWaiting = false
      if view.bars === self { view.setSafeAreaInsets(insets(top: wantedHeight)) }
    }
  }
}
