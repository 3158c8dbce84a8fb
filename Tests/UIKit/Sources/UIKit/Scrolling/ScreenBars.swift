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
  /// What the app adds to the safe area, in points:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  public var additionalInsets = UIEdgeInsets.zero {
    didSet { view?.setSafeAreaInsets(insets(top: height)) }
  }
  private weak var view: UIScrollView?
  /// The height of the bar at the top at present.
  private var height: CGFloat
  private var isWaiting = false

  public init(
    around view: UIScrollView, heights: ClosedRange<CGFloat> = 91...91, bottom: CGFloat = 83,
    isExpanded: Bool = false
  ) {
    (self.view, self.heights, self.bottom) = (view, heights, bottom)
    height = isExpanded ? heights.upperBound : heights.lowerBound
    view.bars = self
    view.setSafeAreaInsets(insets(top: height))
  }

  private func insets(top: CGFloat) -> UIEdgeInsets {
    let added = additionalInsets
    return UIEdgeInsets(
      top: top + added.top, left: added.left, bottom: bottom + added.bottom, right: added.right)
  }

  /// The height of the bar that ends where the content begins.
  private var wantedHeight: CGFloat {
    guard let view else { return heights.lowerBound }
    let inset = view.ownInset.top + view.refreshInset + additionalInsets.top
    let way = 0 - view.layer.bounds.minY - inset
    return min(max(way, heights.lowerBound), heights.upperBound)
  }

  /// The content has moved.
  func contentDidMove() {
    guard !isWaiting, wantedHeight != height else { return }
    isWaiting = true
    MainRunLoop.shared.later(after: 0) { [weak self] in
      guard let self, let view = self.view else { return }
      isWaiting = false
      guard view.bars === self else { return }
      height = wantedHeight
      view.setSafeAreaInsets(insets(top: height))
    }
  }
}
