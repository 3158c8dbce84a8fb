#if !UIKIT
  /// A view of the platform: a `UIView` on UIKit, and elsewhere a ``View``.
  public typealias PlatformView = View
  /// A view that may be inside a component or contain one.
  package typealias Part = View
  /// The superclass of ``RefreshComponent``: on UIKit, a view that takes taps and is an element for
  /// assistive technology; elsewhere a ``View``.
  public typealias ComponentView = View
  /// The superclass of ``ScrollView``: on UIKit, an object that is no view, because a
  /// `UIScrollView` shows the list; elsewhere a ``View``.
  public typealias ListView = View

  /// A rectangle in a tree of views, which lays out its subviews.
  ///
  /// A view stores the values with which a host draws it; it has no pixels of its own. On UIKit it
  /// is a `UIView`: <doc:Subclassing> lists what differs there.
  ///
  /// Release it on the main thread. Another thread that releases the last reference waits for the
  /// main queue, because subviews have unretained references to their superview.
  @MainActor
  open class View {
    // MARK: Geometry

    /// The position and size in the superview's coordinates, in points; zero by default.
    ///
    /// A number that is not finite is refused: the old one stays. A change of size asks for layout.
    public final var frame: Rect {
      get { _frame }
      set {
        let old = _frame
        let new = newValue.finite(or: old)
        guard new != old else { return }
        input(.frame(new, self)) {
          _frame = new
          frameAnimation = PropertyAnimation(
            from: frameAnimation.presentationValue(of: old, on: timeline), on: timeline)
          if new.size != old.size { setNeedsLayout() }
          frameDidChange(from: old)
        }
      }
    }

    private var _frame: Rect

    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    final var storage = ViewStorage()

    /// The clockwise rotation around the center, in radians; 0 by default. A number that is not
    /// finite is refused.
    public final var rotation: Double {
      get { partRotation }
      set { partRotation = newValue }
    }

    // MARK: Visibility

    /// The opacity, 0...1; 1 by default. A number outside this range is clamped to it; one that is
    /// not finite is refused.
    public final var alpha: Double {
      get { storage.alpha }
      set { setPartAlpha(newValue) }
    }

    /// Whether the view is hidden; false by default.
    ///
    /// A change asks for layout of the superview, because a hidden view takes no space. The value
    /// is also true while a component hides the view; a value that is set meanwhile takes effect
    /// afterward.
    public final var isHidden: Bool {
      get { isPartHidden }
      set { setPartHidden(newValue) }
    }

    /// Whether the view is shown: it is not hidden, and does not hide itself, as a footer does
    /// while its list is empty. Hosts draw and hit-test only views that are shown.
    public final var isShown: Bool { storage.isShown }

    /// Whether subviews are shown only inside the view's bounds; false by default.
    public final var clipsToBounds = false

    /// The direction in which the view and those in it are laid out; nil by default. If it is nil,
    /// the direction of the superview applies, or that of the language if no superview has one.
    public final var layoutDirection: LayoutDirection? {
      get { partLayoutDirection }
      set { partLayoutDirection = newValue }
    }

    // MARK: Presentation

    func endAnimations() {
      animations = nil
      subviews.visit { $0.endAnimations() }
    }

    // MARK: Interaction

    /// Whether the view receives touches; true by default.
    ///
    /// It is false while a component has disabled the interaction of its scroll view. A value that
    /// is set meanwhile takes effect afterward.
    public final var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// The action of a tap on the view; nil by default. See ``tap()``.
    public final var tapAction: (() -> Void)?

    // MARK: The tree

    deinit { Ending.performAndWait { abandonSubviews() } }

    /// The index of the view among the entries of ``Subviews`` in its superview; empty entries
    /// count, too.
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

    /// Places the subviews. Called when the view is laid out. The default does nothing, and an
    /// override need not call it.
    open func layoutSubviews() {}

    /// Adds the contents of the view itself, behind its subviews, to a ``DisplayList``. Called for
    /// each list while the view is visible or nearly visible. An override must not change the view.
    /// The default draws nothing, and an override need not call it.
    open func draw(in context: inout DisplayContext) {}

    // MARK: For the kit

    /// Does nothing. On UIKit, the function of this name stores the value in UIKit's own view.
    final func write(_ value: PartValue) {}

    final func layOutSubviews() {
      fillBounds()
      layoutSubviews()
    }

    /// The subviews that ``addSubview(_:fitsHeight:)`` has added: each layout gives them the size
    /// of this view.
    final var fillings: [Filling] = []

    final func visitParts(_ body: (View) -> Void) { subviews.visit(body) }

    /// Whether the present call of ``layoutSubviews()`` places the subviews. False only on UIKit,
    /// if UIKit calls the function of a view in a list.
    final var placesSubviewsNow: Bool { true }

    /// Whether the kit places the view. It is false only on UIKit, for a view with constraints.
    final var isPlacedByKit: Bool { true }

    final var appDescriptions: AppDescriptions?

    var accessibilityText: AccessibilityText { AccessibilityText() }

    package var observer: (any DoorObserver)? { parent?.use { $0.observer } }

    /// Whether the list that the view is in shows less motion.
    package var isMotionReduced: Bool { parent?.use { $0.isMotionReduced } ?? false }

    /// Puts a component into its slot in `view`. Returns false if the caller must insert this view
    /// among the subviews itself.
    func enterSlot(in view: View) -> Bool { false }

    /// Takes a component out of its slot. Returns whether it was in a slot.
    @discardableResult
    func leaveSlot() -> Bool { false }

    package func frameDidChange(from old: Rect) {}

    package func visibilityDidChange(of subview: View) {}

    package func visibilityDidChange() {}

    /// Called when ``isHidden`` has become true, before ``visibilityDidChange()``.
    package func didHide() {}

    /// Called when the app has changed ``isUserInteractionEnabled``, not when a component has.
    package func interactionDidChange() {}

    package func scheduleLayoutPass() {
      parent?.use { if !$0.needsLayoutPass { $0.setNeedsLayoutPass() } }
    }

    /// Called when the view has entered a window. Notes that the view and the views in it need
    /// layout; the caller must ask for the layout pass.
    package func didEnterWindow() {
      (needsLayout, needsLayoutPass) = (true, true)
      subviews.visit { $0.didEnterWindow() }
    }
  }

  /// The values that are read in each layout, in each frame and at each change of the offset.
  struct ViewStorage {
    var rotation = 0.0
    var alpha = 1.0
    var layoutDirection: LayoutDirection?

    // Who hides the view, and whether it is shown as a result.
    var isHiddenByApp = false
    var isHiddenByComponent = false
    var isSelfHidden = false
    var isShown = true

    var isInteractionEnabledByApp = true
    var isInteractionDisabledByComponent = false
    /// Stored because each change of the offset reads it.
    var isInteractive = true

    /// Nil if nothing was ever animated.
    var animations: ViewAnimations?
    /// Unretained: the superview sets this to nil when it is deallocated. See "References that are
    /// not retained" in Architecture.md.
    var parent: Unmanaged<View>?
    var children = Subviews()
    var needsLayout = true
    /// True if this view or a view inside needs layout. It is then true for all superviews, too,
    /// except during a layout pass.
    var needsLayoutPass = true
  }

  extension View {
    final var parent: Unmanaged<View>? {
      get { storage.parent }
      set { storage.parent = newValue }
    }
  }
#endif
