/// `UIRefreshControl`: https://developer.apple.com/documentation/uikit/uirefreshcontrol
///
/// When the user drags the top of the content down, it begins under the finger, and sends `valueChanged` ("begins
/// animating its progress indicator, and notifies your app", on that page; "UIRefreshControl doesn't trigger when you
/// release the finger, but just after scrolling down enough", https://github.com/Sephiroth87/ODRefreshControl/issues/75).
/// How far is not documented: see ``ScrollViewManners/refreshControlThreshold``.
@MainActor open class UIRefreshControl: UIControl {
  open var attributedTitle: NSAttributedString?
  public private(set) final var isRefreshing = false

  /// The height that it adds to the inset, in points.
  static let height: CGFloat = 60

  /// The scroll view whose `refreshControl` it is.
  final weak var owner: UIScrollView?
  /// Whether the present drag has begun a refresh: another one needs another drag.
  private var hasBegunInDrag = false

  public init() {
    super.init(frame: CGRect(x: 0, y: 0 - Self.height, width: 320, height: Self.height))
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content has moved.
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

  /// It adds its inset under the finger, and the content may jump then: http://www.openradar.me/39171852, at
  /// https://github.com/lionheart/openradar-mirror/issues/19572
  private func begin() {
    isRefreshing = true
    owner?.addRefreshInset(Self.height)
  }

  /// "Updates the state of the refresh control": it neither scrolls nor sends an event.
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/beginrefreshing()
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    begin()
  }

  /// "If the refresh control is at least partially visible, calling this method also hides it", in an animation, whose end
  /// is shown at once here.
  /// https://developer.apple.com/documentation/uikit/uirefreshcontrol/endrefreshing()
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    owner?.addRefreshInset(0 - Self.height)
  }
}

extension UIScrollView {
  /// The control adds its height to the adjusted inset, or to the inset itself, as has been reported of iOS 11:
  /// http://www.openradar.me/35866834, at https://github.com/lionheart/openradar-mirror/issues/19022
  func addRefreshInset(_ height: CGFloat) {
    if manners.refreshControlWritesInset {
      contentInset.top += height
    } else {
      refreshInset += height
    }
  }
}
