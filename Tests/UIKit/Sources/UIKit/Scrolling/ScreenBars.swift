/// For tests: the bars of a screen above and below the content of a scroll view, with iOS's
/// defaults.
///
/// While the content is at its edge, a bar is transparent. Since iOS 15 this is the default of all
/// bars: https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance.
/// Content behind the bar is then readable: https://github.com/CoderMJLee/MJRefresh/issues/444
///
/// A large title and a search bar follow the content, between a minimum and a maximum height of the
/// bar:
/// https://developer.apple.com/documentation/uikit/uinavigationitem/hidessearchbarwhenscrolling
///
/// The bar is laid out after the content has moved, so the safe area changes one event later than
/// the offset: https://developer.apple.com/documentation/uikit/uiview/safeareainsetsdidchange()
/// After another move at the same time, the next layout is a frame later. Otherwise, a host that
/// moves the content back would keep the run loop awake.
@MainActor public final class ScreenBars {
  /// The heights of the top bar, including the status bar.
  public let heights: ClosedRange<CGFloat>
  /// The height of the bottom bar, including the home indicator.
  public let bottom: CGFloat
  /// The amount that app code adds to the safe area, in points:
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  public var additionalInsets = UIEdgeInsets.zero {
    didSet { view?.setSafeAreaInsets(insets(top: height)) }
  }
  private weak var view: UIScrollView?
  /// The present height of the top bar.
  private var height: CGFloat
  private var isWaiting = false
  private var lastLayoutTime = -Double.infinity

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

  /// The height with which the bar ends where the content begins.
  private var wantedHeight: CGFloat {
    guard let view else { return heights.lowerBound }
    let inset = view.ownInset.top + view.refreshInset + additionalInsets.top
    let way = 0 - view.layer.bounds.minY - inset
    return min(max(way, heights.lowerBound), heights.upperBound)
  }

  /// Called after each move of the content.
  func contentDidMove() {
    guard !isWaiting, wantedHeight != height else { return }
    isWaiting = true
    let loop = MainRunLoop.shared
    loop.later(after: lastLayoutTime == loop.now ? loop.frameDuration : 0) { [weak self] in
      guard let self, let view = self.view else { return }
      isWaiting = false
      guard view.bars === self else { return }
      lastLayoutTime = loop.now
      height = wantedHeight
      view.setSafeAreaInsets(insets(top: height))
    }
  }
}
