@MainActor open class UIView: UIResponder {
  public typealias ContentMode = UIViewContentMode

  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer

  public convenience override init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    layer.view = self
    layer.frame = frame
    setNeedsLayout()
  }

  public required init?(coder: NSCoder) {
    layer = (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
    super.init()
    layer.view = self
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The size has changed.
  func layerSizeDidChange(from old: CGSize) {
    setNeedsLayout()
    let size = layer.bounds.size
    for view in subviews { view.superviewDidGrow(size.width - old.width, size.height - old.height) }
  }

  open var autoresizingMask: AutoresizingMask = []

  /// Resizes the view by as much as its superview, along the axes in which it is flexible.
  private func superviewDidGrow(_ width: CGFloat, _ height: CGFloat) {
    var size = frame.size
    if autoresizingMask.contains(.flexibleWidth) { size.width += width }
    if autoresizingMask.contains(.flexibleHeight) { size.height += height }
    if size != frame.size { frame.size = size }
  }

  open var translatesAutoresizingMaskIntoConstraints = true

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  open func invalidateIntrinsicContentSize() {}

  /// The sizes that constraints demand.
  final var requiredSize = RequiredSize()

  /// The size that the view wants; in a width, if that is above 0.
  func wantedSize(in width: CGFloat) -> CGSize {
    let own =
      width > 0 && self is UILabel
      ? sizeThatFits(CGSize(width: width, height: 0)) : intrinsicContentSize
    return requiredSize.applied(to: own)
  }

  /// The insets of bars and notches. A test sets what the window would.
  public final var safeAreaInsets: UIEdgeInsets { _safeAreaInsets }

  private var _safeAreaInsets = UIEdgeInsets.zero

  /// For tests: the insets of bars and notches change.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != _safeAreaInsets else { return }
    _safeAreaInsets = insets
    safeAreaInsetsDidChange()
  }

  open func safeAreaInsetsDidChange() {}

  // MARK: Looks

  /// As it was set, in the layer's precision: UIKit does not limit it either.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  open var isHidden = false
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  open var backgroundColor: UIColor?
  open var tag = 0

  open var tintColor: UIColor! {
    get { _tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      _tintColor = newValue
      tintColorDidChange()
    }
  }

  private var _tintColor: UIColor?

  open func tintColorDidChange() {}

  open func setNeedsDisplay() {}

  // MARK: Traits

  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsDidChange() } }
  }

  /// The content size category that a window sets for what it shows.
  var overrideContentSizeCategory = UIContentSizeCategory.unspecified {
    didSet { if overrideContentSizeCategory != oldValue { traitsDidChange() } }
  }

  open var traitCollection: UITraitCollection {
    Self.readCount += 1
    return (superview?.traitCollection ?? .standard)
      .overridden(overrideUserInterfaceStyle, overrideContentSizeCategory)
  }

  private var lastTraits: UITraitCollection?

  /// Notifies the tree of views whose traits have changed. That they are laid out is not documented before iOS 18.
  private func traitsDidChange() {
    let (last, now) = (lastTraits ?? .standard, traitCollection)
    lastTraits = now
    if last != now { now.performAsCurrent { traitCollectionDidChange(last) } }
    for view in subviews { view.traitsDidChange() }
  }

  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Interaction

  open var isUserInteractionEnabled = true {
    didSet { if oldValue, !isUserInteractionEnabled { systemCancelsTouches() } }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  public private(set) var gestureRecognizers: [UIGestureRecognizer]?

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  // MARK: The tree

  public private(set) final weak var superview: UIView?
  public private(set) final var subviews: [UIView] = []

  open var window: UIWindow? {
    Self.readCount += 1
    return windowOfTree
  }

  var windowOfTree: UIWindow? { superview?.windowOfTree }

  /// For tests: how often a window, traits, an offset, a size of content or an inset was read.
  public static var readCount = 0

  open override var next: UIResponder? { superview }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    let window = view.window
    if let last = view.superview {
      last.subviews.removeAll { $0 === view }
      if last !== self { last.willRemoveSubview(view) }
    }
    if view.superview !== self { view.willMove(toSuperview: self) }
    let isNew = view.superview !== self
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    guard isNew else { return }
    view.setNeedsLayout()
    view.didMoveToSuperview()
    didAddSubview(view)
    if window !== view.window { view.windowDidChange() }
    view.traitsDidChange()
  }

  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count - 1) + 1)
  }

  open func bringSubviewToFront(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func sendSubviewToBack(_ view: UIView) { insertSubview(view, at: 0) }

  open func removeFromSuperview() {
    guard let last = superview else { return }
    let wasInWindow = window != nil
    willMove(toSuperview: nil)
    last.willRemoveSubview(self)
    last.subviews.removeAll { $0 === self }
    superview = nil
    last.setNeedsLayout()
    didMoveToSuperview()
    if wasInWindow { windowDidChange() }
  }

  private func windowDidChange() {
    if window == nil { layer.removeAllAnimations() }
    if needsLayout, window != nil { MainRunLoop.shared.needsLayout(self) }
    if window == nil { systemCancelsTouches() }
    didMoveToWindow()
    for view in subviews { view.windowDidChange() }
  }

  /// The system cancels the touches of the view, which has left its window or takes none any more.
  func systemCancelsTouches() {}

  open func didMoveToWindow() {}

  open func didMoveToSuperview() {}

  open func willMove(toSuperview view: UIView?) {}

  open func willMove(toWindow window: UIWindow?) {}

  open func didAddSubview(_ view: UIView) {}

  open func willRemoveSubview(_ view: UIView) {}

  public final func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  // MARK: Layout

  private var needsLayout = false

  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    if window != nil { MainRunLoop.shared.needsLayout(self) }
  }

  open func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
}
