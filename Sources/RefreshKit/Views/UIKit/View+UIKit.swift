#if UIKIT
  import UIKit

  /// A view of UIKit that takes part in the kit's layout, and may draw itself by ``draw(in:)``.
  ///
  /// The frame, alpha and hiding are those of `UIView`. The kit lays the view out before UIKit's
  /// own layout, in the turn of the run loop in which a layout is requested.
  open class View: UIView, Part {
    package final let storage = ViewStorage()

    /// The view that shows the drawing of this view; nil before the first drawing. It is not one of
    /// the app's subviews.
    package final var drawingView: UIView?

    final var appDescriptions: AppDescriptions?

    // These track the observable values that the app's layout and drawing code has read; nil before
    // the first call of that code.
    final var trackedLayout: AnyObject?
    final var trackedDrawing: AnyObject?

    /// Makes a view with a frame in its future superview's coordinates; zero by default.
    public override init(frame: CGRect = .zero) {
      super.init(frame: frame.finite(or: .zero))
    }

    /// Makes a view from a storyboard or nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    // MARK: Geometry

    /// The position and size in the superview's coordinates, in points. A number that is not finite
    /// is refused: the old one stays. The frame of a component is in the coordinates of its list,
    /// which differ from UIKit's in a layout that is flipped.
    open override var frame: CGRect {
      get { partFrame }
      set { setPartFrame(newValue) }
    }

    open override var bounds: CGRect {
      get { CGRect(origin: super.bounds.origin, size: partFrame.size) }
      set {
        super.bounds.origin = newValue.origin.finite(or: super.bounds.origin)
        setPartBounds(newValue)
      }
    }

    open override var center: CGPoint {
      get { partFrame.center }
      set { setPartCenter(newValue) }
    }

    /// The clockwise rotation around the center, in radians; 0 by default. A number that is not
    /// finite is refused. It sets the view's `transform`.
    public final var rotation: Double {
      get { partRotation }
      set { partRotation = newValue }
    }

    package final func write(_ change: PartChange) {
      switch change {
      case .geometry(let geometry):
        super.bounds.size = geometry.size
        super.center = geometry.center
      case .alpha(let alpha): super.alpha = alpha
      case .isHidden(let isHidden): super.isHidden = isHidden
      case .isUserInteractionEnabled(let isEnabled): super.isUserInteractionEnabled = isEnabled
      case .transform(let transform): super.transform = transform
      }
    }

    package final var written: ExactGeometry.Written {
      ExactGeometry.Written(size: super.bounds.size, center: super.center)
    }

    // MARK: Visibility and interaction

    /// The opacity, 0...1; 1 by default. A number outside this range is clamped to it; one that is
    /// not finite is refused.
    open override var alpha: CGFloat {
      get { partAlpha }
      set { setPartAlpha(newValue) }
    }

    /// Whether the view is hidden; false by default. It is also true while a component hides the
    /// view; a value that is set meanwhile takes effect afterward.
    open override var isHidden: Bool {
      get { isPartHidden }
      set { setPartHidden(newValue) }
    }

    /// Whether the view is shown: it is not hidden, and does not hide itself, as a footer does
    /// while its list is empty.
    public final var isShown: Bool { storage.isShown }

    open override var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// The action of a tap on the view; nil by default. The component around the view performs it.
    public final var tapAction: (() -> Void)? {
      get { storage.tapAction }
      set { storage.tapAction = newValue }
    }

    // MARK: Layout

    /// The direction in which the view and those in it are laid out by the kit; nil (the default)
    /// for that of the view around.
    public final var layoutDirection: LayoutDirection? {
      get { partLayoutDirection }
      set { partLayoutDirection = newValue }
    }

    open override func setNeedsLayout() {
      super.setNeedsLayout()
      if !storage.isReorderingSubviews { setNeedsPartLayout() }
    }

    open override func bringSubviewToFront(_ view: UIView) {
      reorder { super.bringSubviewToFront(view) }
    }

    open override func sendSubviewToBack(_ view: UIView) {
      reorder { super.sendSubviewToBack(view) }
    }

    /// Changes the order of subviews without asking for layout: the kit's layout does not depend on
    /// the order. If this asked, a subclass that moves a view in each
    /// ``RefreshComponent/placeSubviews()`` would be laid out endlessly.
    private func reorder(_ move: () -> Void) {
      storage.isReorderingSubviews = true
      move()
      storage.isReorderingSubviews = false
    }

    /// Lays out the view and those in it at once, if they need it.
    open override func layoutIfNeeded() {
      if enclosingList != nil, needsLayoutPass { input(.other) { layOut() } }
      super.layoutIfNeeded()
    }

    package func layOutSubviews() {
      storage.isInLayoutPass = true
      layoutSubviews()
      storage.isInLayoutPass = false
    }

    /// Whether the present call of `layoutSubviews()` places the subviews. In a list, only calls by
    /// the kit do so. Outside of a list, UIKit's calls do.
    final var placesSubviewsNow: Bool { storage.isInLayoutPass || enclosingList == nil }

    /// The timeline of the list that the view is in, or nil outside of one.
    public var timeline: Timeline? { partAround?.timeline }

    /// Whether the list that the view is in is in a window; outside of a list, whether the view is.
    public var isInWindow: Bool { partAround?.isInWindow ?? (window != nil) }

    package var observer: (any DoorObserver)? { partAround?.observer }

    /// Adds what the view itself draws, behind its subviews. Called while the view is in a list,
    /// whenever the list may have changed, and in each frame for which the view has called
    /// ``DisplayContext/changes(at:)``. The default draws nothing, and an override need not call
    /// it.
    open func draw(in context: inout DisplayContext) {}

    package var drawsItself: Bool { true }

    // MARK: The tree

    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      TreeChanges.note()
      // If the app has added a component to another view, the component leaves its slot.
      if let list = storage.list, superview !== list.container { leaveSlot() }
      if storage.list == nil { appDidMove() }
    }

    open override func didAddSubview(_ view: UIView) {
      super.didAddSubview(view)
      TreeChanges.note()
      (view as? any Part)?.partDidMove()
      setNeedsPartLayout()
    }

    open override func willRemoveSubview(_ view: UIView) {
      (view as? ImageView)?.isMirrored = false
      super.willRemoveSubview(view)
    }

    open override func removeFromSuperview() {
      // UIKit also calls this function while it deallocates the scroll view. Then nothing may read
      // the scroll view.
      if let list = storage.list, list.container == nil { super.removeFromSuperview() }
      guard !leaveSlot() else { return }
      super.removeFromSuperview()
    }

    /// Removes the view from its superview. A component stays in its slot.
    final func removeFromTree() {
      super.removeFromSuperview()
    }

    // MARK: Descriptions

    open override var accessibilityLabel: String? {
      get { appDescriptions?.label ?? accessibilityText.label ?? super.accessibilityLabel }
      set { descriptionsToSet().label = newValue }
    }

    open override var accessibilityValue: String? {
      get { appDescriptions?.value ?? accessibilityText.value ?? super.accessibilityValue }
      set { descriptionsToSet().value = newValue }
    }

    open override var accessibilityHint: String? {
      get { appDescriptions?.hint ?? accessibilityText.hint ?? super.accessibilityHint }
      set { descriptionsToSet().hint = newValue }
    }

    private func descriptionsToSet() -> AppDescriptions {
      let descriptions = appDescriptions ?? AppDescriptions()
      appDescriptions = descriptions
      return descriptions
    }

    // MARK: For the kit

    var accessibilityText: AccessibilityText { AccessibilityText() }

    /// Takes a component out of its slot. Returns whether it was in a slot.
    @discardableResult
    func leaveSlot() -> Bool { false }

    /// Called when the app has added the view to another one, or removed it.
    func appDidMove() {}

    package func frameDidChange(from old: CGRect) {}
    package func visibilityDidChange(of subview: any Part) {}
    package func visibilityDidChange() {}
    package func didHide() {}
    package func interactionDidChange() {}
    package func didEnterWindow() { partDidEnterWindow() }
  }
#endif
