@MainActor open class UIView: UIResponder {
  public typealias ContentMode = UIViewContentMode

  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  public convenience override init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    watchDeallocation()
    layer.view = self
    layer.frame = frame
    setNeedsLayout()
  }

  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    watchDeallocation()
    layer.view = self
    setNeedsLayout()
  }

  /// Called by the last release. See ``watchDeallocation()``.
  func dealloc() {
    for recognizer in recognizers ?? [] { recognizer.view = nil }
    removeSubviewsInDealloc()
  }

  deinit { precondition(hasDealloced, "A view was deallocated without dealloc.") }

  /// Whether `dealloc` is removing the subviews.
  final var isGone = false

  nonisolated(unsafe) final var hasDealloced = false

  // MARK: Geometry

  open var frame: CGRect {
    get {
      checkIsThere()
      return layer.frame
    }
    set { layer.frame = newValue }
  }

  open var bounds: CGRect {
    get {
      checkIsThere()
      Self.noteRead("bounds")
      return layer.bounds
    }
    set { layer.bounds = newValue }
  }

  open var center: CGPoint {
    get {
      checkIsThere()
      return layer.position
    }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Called after a change of the layer's size.
  func layerSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    markViewsHeldFromHere()
    let size = layer.bounds.size
    for view in inside { view.superviewDidGrow(from: old, to: size) }
  }

  open var autoresizingMask: AutoresizingMask = []

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// The insets of bars and notches. Tests set them instead of the window.
  public final var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }

  private var _safeAreaInsets = UIEdgeInsets.zero

  /// For tests: sets the insets of bars and notches.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != _safeAreaInsets else { return }
    _safeAreaInsets = insets
    if !constraints.isEmpty { setNeedsLayout() }
    safeAreaInsetsDidChange()
  }

  open func safeAreaInsetsDidChange() {}

  public private(set) final lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) {
    $0.safeAreaInsets
  }

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { if layoutMargins != oldValue { layoutMarginsDidChange() } }
  }

  open func layoutMarginsDidChange() { setNeedsLayout() }

  public private(set) final lazy var layoutMarginsGuide = UILayoutGuide(of: self) {
    $0.layoutMargins
  }

  // MARK: Constraints

  /// The constraints stored in the view.
  public internal(set) final var constraints: [NSLayoutConstraint] = []

  open class var requiresConstraintBasedLayout: Bool { false }

  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { superview?.setNeedsLayout() }
    }
  }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func invalidateIntrinsicContentSize() {
    if isPlacedByConstraints || isArranged { markForLayoutByConstraints() }
  }

  /// The size of the content, for a width if that is above 0. A negative length means no size.
  func contentSize(in width: CGFloat) -> CGSize { intrinsicContentSize }

  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { resistance[axis] ?? .defaultHigh }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  private var needsConstraints = true

  open func needsUpdateConstraints() -> Bool { needsConstraints }

  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsLayout()
  }

  /// Called before a layout: https://developer.apple.com/documentation/uikit/uiview/updateconstraints()
  open func updateConstraints() { needsConstraints = false }

  open func updateConstraintsIfNeeded() {
    if needsConstraints { updateConstraints() }
    for view in inside { view.updateConstraintsIfNeeded() }
  }

  // MARK: Appearance

  /// The alpha in the precision of the layer. It is not clamped, as in UIKit.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let old = layer.isHidden
      layer.isHidden = newValue
      if newValue != old { (superview as? UIStackView)?.arrangementDidChange() }
    }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view through whose layer this view is drawn. It is in no tree:
  /// https://developer.apple.com/documentation/uikit/uiview/mask
  open var mask: UIView? {
    didSet {
      precondition(mask?.around == nil, "A mask is in another view.")
      layer.mask = mask?.layer
    }
  }

  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var backgroundColor: UIColor?
  open var tag = 0

  open var tintColor: UIColor! {
    get { _tintColor ?? around?.tintColor ?? .systemBlue }
    set {
      _tintColor = newValue
      notifyTintColor()
    }
  }

  private var _tintColor: UIColor?

  /// Notifies the view and the subviews that inherit the color:
  /// https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange()
  private func notifyTintColor() {
    tintColorDidChange()
    for view in inside where view._tintColor == nil { view.notifyTintColor() }
  }

  open func tintColorDidChange() {}

  open var contentScaleFactor: CGFloat = 3

  open func setNeedsDisplay() {}

  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The stub never draws.
  open func draw(_ rect: CGRect) {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }

  /// The content size category that a window sets for its views.
  var overrideContentSizeCategory = UIContentSizeCategory.unspecified {
    didSet { if overrideContentSizeCategory != oldValue { traitsDidChange() } }
  }

  /// The contrast that a window sets for its views.
  var overrideContrast = UIAccessibilityContrast.unspecified {
    didSet { if overrideContrast != oldValue { traitsDidChange() } }
  }

  open var traitCollection: UITraitCollection {
    checkIsThere()
    Self.readCount += 1
    Self.noteRead("traitCollection")
    return traitsOfTree
  }

  private var traitsOfTree: UITraitCollection {
    (around?.traitsOfTree ?? .standard)
      .overridden(overrideUserInterfaceStyle, overrideContentSizeCategory, overrideContrast)
  }

  private var lastTraits: UITraitCollection?

  /// Notifies all views of the tree whose traits have changed. Before iOS 18 it is not documented
  /// that they are laid out.
  private func traitsDidChange() {
    let (last, now) = (lastTraits ?? .standard, traitsOfTree)
    lastTraits = now
    if last != now {
      adjustToTraits(now)
      now.performAsCurrent { traitCollectionDidChange(last) }
    }
    for view in inside { view.traitsDidChange() }
  }

  /// UIKit's own reaction to changed traits.
  func adjustToTraits(_ traits: UITraitCollection) {}

  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    checkIsThere()
    Self.noteRead("layoutDirection")
    return semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Interaction

  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set {
      let old = takesTouches
      takesTouches = newValue
      if old, !newValue { systemCancelsTouches() }
    }
  }

  private var takesTouches = true

  /// Called by the initializer of a class whose views get no touches by default.
  final func turnOffInteraction() {
    if Self.manners.initializersUseSetters {
      isUserInteractionEnabled = false
    } else {
      takesTouches = false
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in inside.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  private var recognizers: [UIGestureRecognizer]?

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers }
    set {
      for recognizer in recognizers ?? [] { removeGestureRecognizer(recognizer) }
      recognizers = newValue.map { _ in [] }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers = (recognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Accessibility

  private var setAccessibilityFrame: CGRect?

  /// The frame in the coordinates of the screen, which are those of the window:
  /// https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityframe
  open override var accessibilityFrame: CGRect {
    get { setAccessibilityFrame ?? convert(bounds, to: nil) }
    set { setAccessibilityFrame = newValue }
  }

  // MARK: The tree

  public final var superview: UIView? {
    checkIsThere()
    return around
  }

  /// The superview, which the view does not retain.
  final var around: UIView? { parent?.takeUnretainedValue() }

  private final var parent: Unmanaged<UIView>?

  /// For tests: whether the view has a superview, even a deallocated one.
  public final var hasSuperview: Bool { parent != nil }

  public final var subviews: [UIView] {
    Self.noteRead("subviews")
    return inside
  }

  private final var inside: [UIView] = []

  open var window: UIWindow? {
    checkIsThere()
    Self.readCount += 1
    Self.noteRead("window")
    return windowOfTree
  }

  var windowOfTree: UIWindow? { around?.windowOfTree }

  /// For tests: the number of reads of windows, traits, offsets, content sizes and insets.
  public static var readCount = 0 {
    didSet { MainThreadChecker.check("a property") }
  }

  /// For tests: how often these and other properties were read, also by the stub, by their names; nil (the default) while
  /// nothing counts them.
  public static var reads: [String: Int]?

  final class func noteRead(_ name: String) { reads?[name, default: 0] += 1 }

  /// The controller whose view this is.
  final weak var controller: UIViewController?

  /// The view controller of the view, or the superview: https://developer.apple.com/documentation/uikit/uiresponder/next
  open override var next: UIResponder? { controller ?? around }

  open func addSubview(_ view: UIView) { place(view) { $0.count } }

  open func insertSubview(_ view: UIView, at index: Int) { place(view) { _ in index } }

  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    place(view) { views in views.firstIndex { $0 === other } ?? views.count }
  }

  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    place(view) { views in views.firstIndex { $0 === other }.map { $0 + 1 } ?? views.count }
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { place(view) { $0.count } }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { place(view) { _ in 0 } }
  }

  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    inside.swapAt(first, second)
    setNeedsLayout()
  }

  /// Makes a view a subview, or moves a subview.
  ///
  /// - Parameter index: Returns the index among the other subviews.
  private func place(_ view: UIView, at index: ([UIView]) -> Int) {
    precondition(!isDescendant(of: view), "A view cannot be added to itself or to its subviews.")
    let (isNew, window) = (view.superview !== self, view.window)
    if isNew {
      view.endOuterConstraints()
      if window !== self.window { view.windowWillChange(to: self.window) }
      view.willMove(toSuperview: self)
      view.around?.willRemoveSubview(view)
    }
    view.around?.inside.removeAll { $0 === view }
    view.parent = .passUnretained(self)
    inside.insert(view, at: min(max(index(inside), 0), inside.count))
    setNeedsLayout()
    guard isNew else { return }
    view.setNeedsLayout()
    view.didMove(from: window)
    didAddSubview(view)
    view.traitsDidChange()
  }

  open func removeFromSuperview() {
    guard let last = around else { return }
    let window = window
    endOuterConstraints()
    if window != nil { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    last.notifyOfSubviews { last.willRemoveSubview(self) }
    last.inside.removeAll { $0 === self }
    parent = nil
    last.notifyOfSubviews { last.setNeedsLayout() }
    didMove(from: window)
  }

  /// Called after the view got another superview, and perhaps another window.
  private func didMove(from old: UIWindow?) {
    let isFirst = Self.manners.windowComesFirst
    if !isFirst { didMoveToSuperview() }
    if old !== window { windowDidChange() }
    if isFirst { didMoveToSuperview() }
  }

  private func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in inside { view.windowWillChange(to: window) }
  }

  private func windowDidChange() {
    if window == nil { layer.removeAllAnimations() }
    if needsLayout, window != nil { MainRunLoop.shared.needsLayout(self) }
    if window == nil { systemCancelsTouches() }
    didMoveToWindow()
    for view in inside { view.windowDidChange() }
  }

  /// Called when the view has left its window or gets no touches any more: the system cancels its
  /// touches.
  func systemCancelsTouches() {}

  open func didMoveToWindow() {}

  open func didMoveToSuperview() {}

  open func willMove(toSuperview view: UIView?) {}

  open func willMove(toWindow window: UIWindow?) {}

  open func didAddSubview(_ view: UIView) {}

  open func willRemoveSubview(_ view: UIView) {}

  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return inside.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  public final func isDescendant(of view: UIView) -> Bool {
    self === view || around?.isDescendant(of: view) == true
  }

  // MARK: Layout

  private var needsLayout = false

  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil, !isBeingDeallocated { MainRunLoop.shared.needsLayout(self) }
  }

  open func layoutIfNeeded() { layOut(isMarked: false) }

  /// Lays out a tree by the system. ``layoutIfNeeded()`` is not called on the views.
  final func layOut(isMarked: Bool) {
    let isMarked = needsLayout || isMarked
    if isMarked {
      needsLayout = false
      if needsConstraints { updateConstraints() }
      if Self.manners.appliesConstraintsFirst { applyConstraints() }
      layoutSubviews()
    }
    for view in inside { view.layOut(isMarked: isMarked && Self.manners.laysOutUnmarkedViews) }
  }

  /// Applies constraints: https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
  open func layoutSubviews() { applyConstraints() }
}
