/// `UIRefreshControl`: https://developer.apple.com/documentation/uikit/uirefreshcontrol
///
/// When the user drags the top of the content down, the control begins under the finger and sends
/// `valueChanged` ("begins animating its progress indicator, and notifies your app", on that page;
/// "UIRefreshControl doesn't trigger when you release the finger, but just after scrolling down
/// enough", https://github.com/Sephiroth87/ODRefreshControl/issues/75). The necessary distance is
/// undocumented: see ``ScrollViewManners/refreshControlThreshold``.
@MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) final var isRefreshing = false

  /// The height that it adds to the inset, in points.
  static let height: CGFloat = 60

  /// The scroll view whose `refreshControl` is this control.
  final weak var owner: UIScrollView?
  /// Whether the present drag has begun a refresh. A second refresh needs a new drag.
  private var hasBegunInDrag = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0 - Self.height, width: 320, height: Self.height))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called after each move of the content.
  final func contentDidMove(in view: UIScrollView) {
    guard view.isDragging else {
      hasBegunInDrag = false
      return
    }
    let distance = 0 - view.adjustedInset.top - view.layer.bounds.origin.y
    guard !isRefreshing, !hasBegunInDrag, distance >= view.manners.refreshControlThreshold,
      isEnabled, !isHidden
    else { return }
    hasBegunInDrag = true
    begin()
    sendActions(for: .valueChanged)
  }

  /// Adds the inset under the finger. The content may jump: http://www.openradar.me/39171852, at
  /// https://github.com/lionheart/openradar-mirror/issues/19572
  private func begin() {
    isRefreshing = true
    isSeenToSpin = windowOfTree != nil && !isInTransition
    owner?.addRefreshInset(Self.height)
  }

  /// For tests: whether the control is seen to spin. If it begins in the push of its screen, below a large title, it is
  /// not, and the layout of the bar is broken: http://www.openradar.me/42862724, at
  /// https://github.com/lionheart/openradar-mirror/issues/20208
  public private(set) final var isSeenToSpin = false

  private var isInTransition: Bool {
    let responders = sequence(first: self as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    return controller?.transitionCoordinator != nil
  }

  /// "Updates the state of the refresh control": it neither scrolls nor sends an event.
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
  }

  /// Hides the control ("If the refresh control is at least partially visible, calling this method
  /// also hides it"). UIKit animates this; the stub shows the end at once.
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() {
    guard isRefreshing else { return }
    (isRefreshing, isSeenToSpin) = (false, false)
    owner?.addRefreshInset(0 - Self.height)
  }
}

extension UIScrollView {
  /// Adds the control's height to the adjusted inset, or to the inset itself, as reported for iOS
  /// 11: http://www.openradar.me/35866834, at
  /// https://github.com/lionheart/openradar-mirror/issues/19022
  func addRefreshInset(_ height: CGFloat) {
    if manners.refreshControlWritesInset {
      contentInset.top += height
    } else {
      refreshInset += height
    }
  }
}
