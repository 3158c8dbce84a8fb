/// A rectangle in a tree of rectangles: what a host draws, and what lays out its own subviews.
///
/// A view has no pixels. It holds what a renderer needs, and says when its layout is out of date.
#if !hasFeature(Embedded)
  @MainActor
#endif
open class View {
  // MARK: Geometry

  /// The place and size in the superview's coordinates, in points.
  ///
  /// A number that is not finite is refused: the old one stays. A change of size asks for layout.
  public final var frame: Rect {
    get { area }
    set {
      let old = area
      let new = newValue.finite(or: old)
      guard new != old else { return }
      area = new
      frameAnimation = PropertyAnimation(
        from: frameAnimation.presentationValue(of: old, on: timeline), on: timeline)
      if new.size != old.size { setNeedsLayout() }
      frameDidChange(from: old)
    }
  }

  private var area: Rect

  /// How far the view is turned around its centre, clockwise, in radians; 0 by default. What is not
  /// finite is refused.
  public final var rotation: Double = 0 {
    didSet {
      rotation = rotation.finite(or: oldValue)
      guard rotation != oldValue else { return }
      rotationAnimation = PropertyAnimation(
        from: rotationAnimation.presentationValue(of: oldValue, on: timeline), on: timeline)
    }
  }

  // MARK: Looks

  /// The opacity, 0...1; 1 by default. What lies outside becomes 0 or 1, what is not finite is
  /// refused.
  public final var alpha: Double = 1 {
    didSet {
      alpha = alpha.isFinite ? alpha.clamped(to: 0...1) : oldValue
      guard alpha != oldValue else { return }
      alphaAnimation = PropertyAnimation(
        from: alphaAnimation.presentationValue(of: oldValue, on: timeline), on: timeline)
    }
  }

  /// Whether the view is left out of what is seen; false by default.
  ///
  /// The superview is asked for layout when it changes: a hidden view takes no room. It reads true
  /// while a component hides the view for its own reasons; what is set meanwhile is in force
  /// afterwards.
  public final var isHidden: Bool {
    get { hidden || hiddenByOwner }
    set { changeVisibility { hidden = newValue } }
  }

  /// Whether the view is part of what is seen: it is not hidden, and does not leave itself out as a
  /// footer does that hides while its list is empty. Hosts draw, and let fingers reach, what is shown.
  public final var isShown: Bool { _isShown }

  private final var _isShown = true

  /// Hides the view for the component that it belongs to, or no longer.
  final func setHiddenByOwner(_ hides: Bool) {
    changeVisibility { hiddenByOwner = hides }
  }

  /// Leaves the view out of what is seen for a reason of its own, or no longer.
  final func setLeavesItselfOut(_ leavesOut: Bool) {
    changeVisibility { leavesItselfOut = leavesOut }
  }

  private var (hidden, hiddenByOwner, leavesItselfOut) = (false, false, false)

  /// Whether subviews are seen only inside the view's bounds; false by default.
  public final var clipsToBounds = false

  private func changeVisibility(_ change: () -> Void) {
    change()
    let isShown = !isHidden && !leavesItselfOut
    guard _isShown != isShown else { return }
    _isShown = isShown
    noteResponse()
    setNeedsLayoutPass()
    superview?.setNeedsLayout()
    superview?.visibilityDidChange(of: self)
    visibilityDidChange()
  }

  /// The direction in which the view and those in it are laid out; nil (the default) is the
  /// superview's, and the language's where no view says one.
  public final var layoutDirection: LayoutDirection? {
    get { direction }
    set {
      guard newValue != direction else { return }
      direction = newValue
      layoutDirectionDidChange()
    }
  }

  private var direction: LayoutDirection?

  // MARK: Presentation

  private(set) final var frameAnimation: PropertyAnimation<Rect>?
  private(set) final var rotationAnimation: PropertyAnimation<Double>?
  private(set) final var alphaAnimation: PropertyAnimation<Double>?

  /// Shows everything in the view as it is: what was on its way elsewhere has arrived.
  func endAnimations() {
    (frameAnimation, rotationAnimation, alphaAnimation) = (nil, nil, nil)
    subviews.visit { $0.endAnimations() }
  }

  // MARK: Interaction

  /// Whether the view takes touches; true by default.
  ///
  /// It reads false while a component holds the interaction of its scroll view. What is set
  /// meanwhile is in force afterwards.
  public final var isUserInteractionEnabled: Bool {
    get { takesTouches && interactionHolds == 0 }
    set {
      guard takesTouches != newValue else { return }
      takesTouches = newValue
      noteResponse()
      interactionDidChange()
    }
  }

  /// What a tap on the view does; nothing by default.
  public final var tapAction: (() -> Void)?

  private var takesTouches = true

  /// How many components hold the interaction at present.
  final var interactionHolds = 0 {
    didSet { noteResponse() }
  }

  /// Whether the view is shown and takes touches.
  private(set) final var responds = true

  private func noteResponse() {
    responds = isUserInteractionEnabled && isShown
  }

  // MARK: The tree

  #if hasFeature(Embedded)
    final let lifetimeToken = LifetimeToken()

    deinit {
      for view in subviews { view.container = nil }
    }

    final unowned(unsafe) var container: View?
  #else
    final weak var container: View?
  #endif

  final var children = Subviews()
  /// The view's place in its superview's ``children``.
  final var indexInSuperview = 0

  /// Whether the view is to be laid out.
  final var needsLayout = true
  /// Whether the view, or something in it, may need layout. Where it is true, it is true for all views
  /// around it, or a layout pass is under way.
  final var wantsLayout = true

  /// Whether what is shown in the view is turned into its mirror image at present.
  final var isMirrored = false {
    didSet {
      if isMirrored != oldValue { mirrorContent() }
    }
  }

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect = .zero) {
    area = frame.finite(or: .zero)
  }

  /// Whether the view can be seen at all: whether the view at the root of its tree is in a window.
  public var isInWindow: Bool { superview?.isInWindow ?? false }

  /// The time that the tree lives in, or nil outside a scroll view.
  public var timeline: Timeline? { superview?.timeline }

  /// Puts `view` among the subviews so that `index` of them are behind it (0 is the back).
  ///
  /// - Precondition: `view` is neither this view nor one that contains it; `index` is in
  ///   `0...subviews.count`.
  public final func insertSubview(_ view: View, at index: Int) {
    guard view !== self, view.children.count == 0 || !isDescendant(of: view) else {
      fatalError(
        "A \(typeName(of: view)) cannot be added to itself or to a view inside it; "
          + "add it to a view that it does not contain.")
    }
    if takesIntoSlot(view) { return }
    if view.superview !== self { view.leaveSlot() }
    place(view, at: index)
  }

  /// Takes the view out of its superview; without one, nothing happens. A component leaves its slot
  /// empty, as where that is set to nil.
  public final func removeFromSuperview() {
    if !leaveSlot() { takeOut() }
  }

  // MARK: Layout and drawing

  /// Places the subviews. Called by layout; the default does nothing and need not be called.
  open func layoutSubviews() {}

  /// Adds what is seen of the view itself, behind its subviews, to a ``DisplayList``. Called for each
  /// list while the view is near sight; it must change nothing. The default draws nothing.
  open func draw(in context: inout DisplayContext) {}

  // MARK: For the kit

  /// What the app lets the view say in words.
  final var ownAccessibilityText = AccessibilityText()

  /// What the view says by itself; nothing by default.
  var accessibilityText: AccessibilityText { AccessibilityText() }

  /// Puts a view that is added into its slot; false where it has its place among the subviews.
  func takesIntoSlot(_ view: View) -> Bool { false }

  /// Takes the view out of its slot; false where it is in none.
  @discardableResult
  func leaveSlot() -> Bool { false }

  /// Turns what is shown in the view into its mirror image, or back.
  func mirrorContent() {}

  /// Called after ``frame`` changed.
  func frameDidChange(from old: Rect) {}

  /// Called after a subview's ``isShown`` changed.
  func visibilityDidChange(of subview: View) {}

  /// Called after ``isShown`` changed.
  func visibilityDidChange() {}

  /// Called after ``isUserInteractionEnabled`` was set to another value.
  func interactionDidChange() {}

  /// Asks the root of the tree for a pass, unless the superview waits for one already.
  func schedulePass() {
    guard let superview, !superview.wantsLayout else { return }
    superview.setNeedsLayoutPass()
  }

  /// Called for a whole tree when it came into a window; who brings it there asks for the pass.
  func didMoveToWindow() {
    (needsLayout, wantsLayout) = (true, true)
    subviews.visit { $0.didMoveToWindow() }
  }
}
