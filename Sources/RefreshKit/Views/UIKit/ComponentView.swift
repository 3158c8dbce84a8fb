#if UIKIT
  import UIKit

  /// The superclass of ``RefreshComponent``: a view that takes taps, and is one element for
  /// assistive technology, beside the views of the app in it.
  open class ComponentView: View {
    private lazy var element = ComponentElement(self)

    /// The view whose constraints determine the height of the component; nil if there is none.
    package final weak var fittingView: UIView?

    /// The mask that cuts the component at a bar; nil before it is needed for the first time.
    final var edgeMask: UIView?

    /// Whether the component is cut now. False also if the app has set another mask, which stays.
    final var isCut: Bool { edgeMask != nil && layer.mask === edgeMask?.layer }

    final func endCut() {
      if isCut { mask = nil }
    }

    package override final func layOutSubviews() {
      fitHeight()
      super.layOutSubviews()
    }

    private func fitHeight() {
      guard let fittingView, fittingView.superview === self, frame.width > 0 else { return }
      let height = fittingView.systemLayoutSizeFitting(
        CGSize(width: frame.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      if frame.size.height != height { frame.size.height = height }
    }

    // UIKit still calls this method, although it is deprecated. The override is deprecated, too, so
    // that the call of super causes no warning.
    @available(iOS, deprecated: 17)
    open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      if fittingView != nil { setNeedsLayout() }
    }

    // MARK: The callbacks of MJRefresh

    /// The kit's own work for a callback that an app's subclass overrides. The call of super in the
    /// override performs the work. Nil while no such callback runs.
    final var callbackWork: (() -> Void)?

    private func doCallbackWork() {
      let work = callbackWork
      callbackWork = nil
      work?()
    }

    /// Called for a change of the offset, with the values for `old` and `new`. The call of super
    /// does the kit's work: an override that does not call it keeps the component from being
    /// pulled.
    @available(
      *, deprecated,
      message: "Override the one with Change, or delete an override that only calls super."
    )
    open func scrollViewContentOffsetDidChange(_ change: [AnyHashable: Any]?) { doCallbackWork() }

    /// Called for a change of the content size, with the values for `old` and `new`. An override
    /// must call super.
    @available(
      *, deprecated,
      message: "Override the one with Change, or delete an override that only calls super."
    )
    open func scrollViewContentSizeDidChange(_ change: [AnyHashable: Any]?) { doCallbackWork() }

    /// Called for a change of the pan gesture's state, with the raw values of
    /// `UIGestureRecognizer.State` for `old` and `new`. An override must call super.
    @available(
      *, deprecated,
      message: "Override the one with Change, or delete an override that only calls super."
    )
    open func scrollViewPanStateDidChange(_ change: [AnyHashable: Any]?) { doCallbackWork() }

    // MARK: Touches

    /// Returns the view that takes the touches at a point: a view of the app, a view with a gesture
    /// recognizer, or this view if a tap there has an action. All other touches are the scroll
    /// view's.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      guard isShown, let view = super.hitTest(point, with: event) else { return nil }
      guard view is any Part, !view.hasGestures(upTo: self) else { return view }
      return tapTarget(at: point) == nil ? nil : self
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
      guard let touch = touches.first else { return }
      let point = touch.location(in: self)
      handle { tapTarget(at: point)?.tap() }
    }

    private func tapTarget(at point: CGPoint) -> (any Part)? {
      guard let list = enclosingList, list.isShown, list.isUserInteractionEnabled else {
        return nil
      }
      return takesTaps ? target(at: point) : nil
    }

    private func handle(_ code: () -> Void) {
      if let list = enclosingList { list.handle(code) } else { code() }
    }

    // MARK: Accessibility

    /// The component as one element, and the views of the app in it; none while the component is
    /// hidden, out of sight, or in no view. Elements that the app sets replace these; nil restores
    /// them.
    open override var accessibilityElements: [Any]? {
      get { elementsOfApp ?? (isSeen ? [element] + viewsOfApp : []) }
      set { elementsOfApp = newValue }
    }

    /// Whether the component is visible. Only then does assistive technology find it. False also
    /// while the component is being deallocated, because no element may be made then.
    private final var isSeen: Bool { isShown && storage.isInSight && superview != nil }

    final var tracking = Tracking()

    private var elementsOfApp: [Any]?

    /// The accessibility element that represents the component while it is out of sight, so that
    /// assistive technology can begin a refresh; nil before it is needed. In sight, the component
    /// has another element.
    final var restingElement: UIAccessibilityElement?

    func activateElement() -> Bool {
      var isActivated = false
      handle { isActivated = accessibilityActivate() }
      return isActivated
    }
  }

  private final class ComponentElement: UIAccessibilityElement {
    private weak var view: ComponentView?

    init(_ view: ComponentView) {
      self.view = view
      super.init(accessibilityContainer: view)
      isAccessibilityElement = true
    }

    override var accessibilityLabel: String? {
      get { view?.accessibilityLabel }
      set { view?.accessibilityLabel = newValue }
    }

    override var accessibilityValue: String? {
      get { view?.accessibilityValue }
      set { view?.accessibilityValue = newValue }
    }

    override var accessibilityHint: String? {
      get { view?.accessibilityHint }
      set { view?.accessibilityHint = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
      get { view?.accessibilityHint == nil ? .none : .button }
      set {}
    }

    override var accessibilityIdentifier: String? {
      get { view?.accessibilityIdentifier }
      set { view?.accessibilityIdentifier = newValue }
    }

    override var accessibilityFrameInContainerSpace: CGRect {
      get { view?.bounds ?? .zero }
      set {}
    }

    override func accessibilityActivate() -> Bool { view?.activateElement() ?? false }
  }

  extension UIView {
    /// Whether taps reach the view: UIKit's rule, with the kit's values if the view is a part.
    fileprivate var takesTaps: Bool {
      let isShown = (self as? any Part)?.isShown ?? !isHidden
      return isShown && isUserInteractionEnabled && alpha >= 0.01
    }

    fileprivate func hasGestures(upTo view: UIView) -> Bool {
      if gestureRecognizers?.isEmpty == false { return true }
      return self !== view && superview?.hasGestures(upTo: view) == true
    }

    fileprivate func target(at point: CGPoint) -> (any Part)? {
      for view in subviews.reversed() where view.takesTaps {
        let inside = convert(point, to: view)
        if view.bounds.contains(inside), let target = view.target(at: inside) { return target }
      }
      guard let part = self as? any Part, part.storage.tapAction != nil else { return nil }
      return part
    }

    fileprivate var viewsOfApp: [UIView] {
      let drawingView = (self as? View)?.drawingView
      return subviews.filter { $0 !== drawingView && (($0 as? any Part)?.isShown ?? !$0.isHidden) }
        .flatMap { $0 is any Part ? $0.viewsOfApp : [$0] }
    }
  }
#endif
