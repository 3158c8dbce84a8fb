@MainActor open class UIScrollView: UIView {
  public typealias ContentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentBehavior

  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }

  /// For tests: the configurable behavior.
  public var manners = ScrollViewManners()
  /// For tests: the physics that move the content; nil if nothing does.
  public weak var physics: (any ScrollViewPhysics)?
  /// For tests: the bars of the screen; nil without bars.
  public internal(set) var bars: ScreenBars?
  /// For tests: the page of the web view that has this scroll view; nil for other scroll views.
  public internal(set) var webContent: WebContent?

  open weak var delegate: (any UIScrollViewDelegate)?
  public let panGestureRecognizer = UIPanGestureRecognizer()

  open var bounces = true
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayChange() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayChange() }
  }
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  /// The control that the user reveals by dragging the content down:
  /// https://developer.apple.com/documentation/uikit/uiscrollview/refreshcontrol
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.owner = nil
      oldValue?.removeFromSuperview()
      refreshControl?.owner = self
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  /// The height that a refresh control has added to the adjusted inset. It stays if the control is
  /// removed during its refresh.
  final var refreshInset: CGFloat = 0 {
    didSet { adjustedInsetMayChange() }
  }

  private var _isPagingEnabled = false

  open var isPagingEnabled: Bool {
    get {
      Self.noteRead("isPagingEnabled")
      return _isPagingEnabled
    }
    set {
      _isPagingEnabled = newValue
      physics?.scrollViewGeometryDidChange(self)
    }
  }

  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled, isDragging { cancelDragging() } }
  }

  public internal(set) final var isTracking: Bool {
    get {
      Self.noteRead("isTracking")
      return states.isTracking
    }
    set { states.isTracking = newValue }
  }

  public internal(set) final var isDragging: Bool {
    get {
      Self.noteRead("isDragging")
      return states.isDragging
    }
    set { states.isDragging = newValue }
  }

  public internal(set) final var isDecelerating: Bool {
    get {
      Self.noteRead("isDecelerating")
      return states.isDecelerating
    }
    set { states.isDecelerating = newValue }
  }

  /// Whether two fingers are zooming the content. They also pan it:
  /// https://developer.apple.com/documentation/uikit/uiscrollview/iszooming
  public internal(set) final var isZooming: Bool {
    get {
      Self.noteRead("isZooming")
      return states.isZooming
    }
    set { states.isZooming = newValue }
  }

  /// Whether the content is moving to an offset set with an animation:
  /// https://developer.apple.com/documentation/uikit/uiscrollview/isscrollanimating
  public internal(set) final var isScrollAnimating: Bool {
    get {
      Self.noteRead("isScrollAnimating")
      return states.isScrollAnimating
    }
    set { states.isScrollAnimating = newValue }
  }

  private struct States {
    var (isTracking, isDragging, isDecelerating, isZooming) = (false, false, false, false)
    var isScrollAnimating = false
  }

  private var states = States()

  /// Whether the next layout moves the content into its range.
  private var clampsNext = false

  public override required init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(panGestureRecognizer)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestureRecognizer(panGestureRecognizer)
  }

  // MARK: Offset

  open var contentOffset: CGPoint {
    get {
      checkIsThere()
      Self.readCount += 1
      Self.noteRead("contentOffset")
      return layer.bounds.origin
    }
    set {
      guard isDecelerating, manners.offsetContinuesDeceleration else {
        return setContentOffset(newValue, animated: false)
      }
      let old = contentOffset
      move(to: newValue)
      let new = contentOffset
      physics?.scrollView(self, wasMovedBy: CGPoint(x: new.x - old.x, y: new.y - old.y))
    }
  }

  /// Setting the origin moves the content. The delegate is notified, but no observer of the offset.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds.size = newValue.size
      guard newValue.origin != contentOffset else { return }
      isDecelerating = false
      move(to: newValue.origin, isObserved: false)
      physics?.scrollViewOffsetWasSet(self)
    }
  }

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    isDecelerating = false
    isScrollAnimating = animated && !isDragging && physics != nil
    if isScrollAnimating, let physics {
      physics.scrollView(self, willScrollTo: offset)
      return
    }
    move(to: offset)
    physics?.scrollViewOffsetWasSet(self)
  }

  /// For tests: how often the offset was set, by anything, to another one or to the same.
  public private(set) final var moveCount = 0

  /// Moves the content: every change of the offset ends here.
  func move(to offset: CGPoint, isObserved: Bool = true) {
    moveCount += 1
    let old = contentOffset
    let new = rounded(offset)
    guard new != old || manners.reportsEqualOffsets else { return }
    if new != old || !isClamping { layer.setOrigin(new) }
    if new != old { setNeedsLayout() }
    if isObserved, manners.observersAreFirst { notifyOffset(from: old) }
    delegate?.scrollViewDidScroll(self)
    if isObserved, !manners.observersAreFirst { notifyOffset(from: old) }
    refreshControl?.contentDidMove(in: self)
    bars?.contentDidMove()
    webContent?.contentDidMove()
  }

  private func notifyOffset(from old: CGPoint) {
    notify([\UIScrollView.contentOffset], new: contentOffset, old: old)
  }

  /// The offset rounded to pixels.
  private func rounded(_ offset: CGPoint) -> CGPoint {
    let scale = CGFloat(manners.scale)
    guard scale > 0 else { return offset }
    return CGPoint(
      x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
  }

  private func notify(_ keyPaths: [AnyKeyPath], new: Any, old: Any) {
    if manners.isObservable {
      keyValueObservers.notify(keyPaths, of: self, new: new, old: old)
    }
  }

  // MARK: Sizes and insets

  private var _contentSize = CGSize.zero
  private var _contentInset = UIEdgeInsets.zero

  // The content size for the stub's own use.
  final var sizeOfContent: CGSize { _contentSize }
  final var ownInset: UIEdgeInsets { _contentInset }

  open var contentSize: CGSize {
    get {
      checkIsThere()
      Self.readCount += 1
      Self.noteRead("contentSize")
      return _contentSize
    }
    set {
      let old = _contentSize
      _contentSize = newValue
      if newValue != old { rangeDidChange() }
      adjustedInsetMayChange()
      notify([\UIScrollView.contentSize], new: _contentSize, old: old)
    }
  }

  open var contentInset: UIEdgeInsets {
    get {
      checkIsThere()
      Self.readCount += 1
      Self.noteRead("contentInset")
      return _contentInset
    }
    set {
      let old = _contentInset
      _contentInset = newValue
      adjustedInsetMayChange()
      notify([\UIScrollView.contentInset], new: _contentInset, old: old)
    }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayChange() }
  }

  public final var adjustedContentInset: UIEdgeInsets {
    checkIsThere()
    Self.readCount += 1
    Self.noteRead("adjustedContentInset")
    return adjustedInset
  }

  open func adjustedContentInsetDidChange() {}

  public override func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    super.setSafeAreaInsets(insets)
    adjustedInsetMayChange()
  }

  private var lastAdjustedInset = UIEdgeInsets.zero

  private func adjustedInsetMayChange() {
    let (old, new) = (lastAdjustedInset, adjustedInset)
    guard new != old else { return }
    lastAdjustedInset = new
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
    if isDragging, manners.insetMovesDraggedContent, new.top != old.top {
      move(to: CGPoint(x: contentOffset.x, y: contentOffset.y + old.top - new.top))
    }
    let isAtTop = contentOffset.y == 0 - old.top
    if manners.growingInsetMovesContent, new.top > old.top, isAtTop, !isMoving {
      move(to: CGPoint(x: contentOffset.x, y: 0 - new.top))
    }
    rangeDidChange()
  }

  override func layerSizeDidChange(from old: CGSize) {
    super.layerSizeDidChange(from: old)
    rangeDidChange()
    adjustedInsetMayChange()
  }

  // MARK: Range

  /// Whether a finger is down, or the content is moving after a drag.
  private var isMoving: Bool { isTracking || isDragging || isDecelerating }

  private func rangeDidChange() {
    physics?.scrollViewGeometryDidChange(self)
    guard manners.clampsInLayout else { return clampOffset() }
    clampsNext = true
    setNeedsLayout()
  }

  /// Moves content at rest into its range.
  func clampOffset() {
    guard manners.clamps, !isMoving else { return }
    let offset = clamped(contentOffset)
    guard offset != contentOffset else { return }
    // Content on the pixel nearest to its range is not moved, and its animation continues.
    isClamping = true
    move(to: offset)
    isClamping = false
  }

  /// The nearest offset in the range.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func clamp(_ value: CGFloat, _ before: CGFloat, _ length: CGFloat, _ visible: CGFloat)
      -> CGFloat
    {
      let least = 0 - before
      return min(max(value, least), max(least, length - visible))
    }
    return CGPoint(
      x: clamp(offset.x, inset.left, _contentSize.width + inset.right, layer.bounds.width),
      y: clamp(offset.y, inset.top, _contentSize.height + inset.bottom, layer.bounds.height))
  }

  private var isClamping = false

  override func systemCancelsTouches() {
    let hasLeft = windowOfTree == nil && isUserInteractionEnabled
    if hasLeft ? manners.windowCancelsTouches : manners.interactionCancelsTouches {
      cancelTouches()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard clampsNext else { return }
    clampsNext = false
    clampOffset()
  }
}
