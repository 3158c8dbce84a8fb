/// A rectangle in a tree of rectangles, which a host draws, and which lays out its own subviews.
///
/// A view has no pixels: it has the values that a renderer needs.
#if !hasFeature(Embedded)
  @MainActor
#endif
open class View {
  // MARK: Geometry

  /// The place and size in the superview's coordinates, in points.
  ///
  /// A number that is not finite is refused: the old one stays. A change of size asks for layout.
  public final var frame: Rect {
    get { _frame }
    set {
      let old = _frame
      let new = newValue.finite(or: old)
      guard new != old else { return }
      let entry = TimelineObserver.isInUse ? observer?.willSetFrame(new, self) : nil
      defer { entry?.end() }
      _frame = new
      frameAnimation = PropertyAnimation(
        from: frameAnimation.presentationValue(of: old, on: timeline), on: timeline)
      if new.size != old.size { setNeedsLayout() }
      frameDidChange(from: old)
    }
  }

  private var _frame: Rect

  /// What else layouts, frames and changes of the offset read.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var storage = ViewStorage()

  /// How far the view is rotated around its centre, clockwise, in radians; 0 by default. A number that
  /// is not finite is refused.
  public final var rotation: Double {
    get { storage.rotation }
    set {
      let old = storage.rotation
      let new = newValue.finite(or: old)
      guard new != old else { return }
      storage.rotation = new
      observeChange(of: "rotation")
      rotationAnimation = PropertyAnimation(
        from: rotationAnimation.presentationValue(of: old, on: timeline), on: timeline)
    }
  }

  // MARK: Visibility

  /// The opacity, 0...1; 1 by default. A number outside becomes 0 or 1, one that is not finite is
  /// refused.
  public final var alpha: Double {
    get { storage.alpha }
    set {
      let old = storage.alpha
      set("alpha", to: newValue.isFinite ? newValue.clamped(to: 0...1) : old) {
        storage.alpha = $0
        guard $0 != old else { return }
        alphaAnimation = PropertyAnimation(
          from: alphaAnimation.presentationValue(of: old, on: timeline), on: timeline)
      }
    }
  }

  /// Whether the view is not shown; false by default.
  ///
  /// A change asks for layout of the superview: a hidden view takes no space. It is true while a
  /// component hides the view for its own reasons; a value that is set meanwhile applies afterwards.
  public final var isHidden: Bool {
    get { storage.isHiddenByApp || storage.isHiddenByComponent }
    set {
      set("isHidden", to: newValue) { new in
        changeVisibility { storage.isHiddenByApp = new }
      }
    }
  }

  /// Whether the view is shown: it is not hidden, and does not hide itself, as a footer does while its
  /// list is empty. Hosts draw, and hit-test, what is shown.
  public final var isShown: Bool { storage.isShown }

  /// Hides the view for the component that it belongs to, or shows it again.
  final func setHiddenByComponent(_ hides: Bool) {
    changeVisibility { storage.isHiddenByComponent = hides }
  }

  /// Hides the view for a reason of its own, which ``isHidden`` does not show, or shows it again.
  final func setSelfHidden(_ hides: Bool) {
    changeVisibility { storage.isSelfHidden = hides }
  }

  /// Whether subviews are shown only inside the view's bounds; false by default.
  public final var clipsToBounds = false

  private func changeVisibility(_ change: () -> Void) {
    change()
    let isShown = !isHidden && !storage.isSelfHidden
    guard storage.isShown != isShown else { return }
    storage.isShown = isShown
    updateInteractivity()
    setNeedsLayoutPass()
    // Code of the app may run meanwhile, and remove the superview.
    let superview = parent?.takeUnretainedValue()
    superview?.setNeedsLayout()
    superview?.visibilityDidChange(of: self)
    visibilityDidChange()
  }

  /// The direction in which the view and those in it are laid out; nil (the default) is the
  /// superview's, and the language's where no view has one.
  public final var layoutDirection: LayoutDirection? {
    get { storage.layoutDirection }
    set {
      guard newValue != storage.layoutDirection else { return }
      set("layoutDirection", to: newValue) {
        storage.layoutDirection = $0
        layoutDirectionDidChange()
      }
    }
  }

  // MARK: Presentation

  /// Ends the animations of the view and of those in it: their final values are shown.
  func endAnimations() {
    animations = nil
    subviews.visit { $0.endAnimations() }
  }

  // MARK: Interaction

  /// Whether the view takes touches; true by default.
  ///
  /// It is false while a component has disabled the interaction of its scroll view. A value that is set
  /// meanwhile applies afterwards.
  public final var isUserInteractionEnabled: Bool {
    get { takesTouches && !isInteractionDisabledByComponent }
    set {
      set("isUserInteractionEnabled", to: newValue) {
        guard takesTouches != $0 else { return }
        takesTouches = $0
        updateInteractivity()
        interactionDidChange()
      }
    }
  }

  /// What a tap on the view does; nothing by default.
  public final var tapAction: (() -> Void)?

  private var takesTouches = true

  /// Whether a component has disabled the interaction at present.
  final var isInteractionDisabledByComponent = false {
    didSet {
      if isInteractionDisabledByComponent != oldValue { updateInteractivity() }
    }
  }

  /// Whether the view is shown and takes touches, stored for each change of offset.
  private(set) final var isInteractive = true

  private func updateInteractivity() {
    isInteractive = isUserInteractionEnabled && isShown
  }

  // MARK: The tree

  #if hasFeature(Embedded)
    package final let lifetimeToken = LifetimeToken()

    deinit { abandonSubviews() }
  #else
    isolated deinit { abandonSubviews() }
  #endif

  /// The view's place in its superview's subviews.
  final var indexInSuperview = 0

  /// Makes a view with a frame in its future superview's coordinates.
  public init(frame: Rect = .zero) {
    _frame = frame.finite(or: .zero)
  }

  /// Whether the view at the root of the tree is in a window.
  public var isInWindow: Bool { superview?.isInWindow ?? false }

  /// The timeline of the tree, or nil outside a scroll view.
  public var timeline: Timeline? { parent?.use { $0.timeline } }

  // MARK: Layout and drawing

  /// Places the subviews. Called by layout; the default does nothing and need not be called.
  open func layoutSubviews() {}

  /// Adds the contents of the view itself, behind its subviews, to a ``DisplayList``. Called for each
  /// list while the view is visible or nearly so; it must change nothing. The default draws nothing.
  open func draw(in context: inout DisplayContext) {}

  // MARK: For the kit

  #if !hasFeature(Embedded)
    /// What a host keeps with the view, such as the platform's view that renders it; nil by default.
    package final var hostObject: AnyObject?
  #endif

  /// The words that the app has set; nil until it sets one.
  final var ownWords: AccessibilityWords?

  /// The words of the view itself; none by default.
  var accessibilityText: AccessibilityText { AccessibilityText() }

  /// What observes the list that the view is in; nil without one.
  package var observer: ViewObserver? { parent?.use { $0.observer } }

  /// Puts the view into its slot when it is added to another view; false if it becomes a subview only.
  func entersSlot(in view: View) -> Bool { false }

  /// Removes the view from its slot; false if it is in none.
  @discardableResult
  func leaveSlot() -> Bool { false }

  /// Called after ``frame`` changed.
  func frameDidChange(from old: Rect) {}

  /// Called after a subview's ``isShown`` changed.
  func visibilityDidChange(of subview: View) {}

  /// Called after ``isShown`` changed.
  func visibilityDidChange() {}

  /// Called after ``isUserInteractionEnabled`` was set to another value.
  func interactionDidChange() {}

  /// Asks the root of the tree for a layout pass, unless the superview waits for one already.
  func schedulePass() {
    parent?.use { if !$0.wantsLayout { $0.setNeedsLayoutPass() } }
  }

  /// Called for a whole tree when it was put into a window; the caller asks for the layout pass.
  func didMoveToWindow() {
    (needsLayout, wantsLayout) = (true, true)
    subviews.visit { $0.didMoveToWindow() }
  }
}
