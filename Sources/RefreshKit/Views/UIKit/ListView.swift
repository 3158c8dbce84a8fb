#if UIKIT
  import UIKit

  /// The superclass of ``ScrollView``: the members of a view that a list has. A list is not a view
  /// itself, because a `UIScrollView` shows it.
  @preconcurrency @MainActor
  public class ListView: Part {
    package final let storage = ViewStorage()

    /// The scroll view of UIKit that shows the list; nil for a list without a screen.
    package final weak var container: UIScrollView?

    /// Set by the host, to run calls that the app or the user makes in a component.
    package final var handler: ((_ call: () -> Void) -> Void)?

    /// Called when a view was added or removed; set by the host.
    package final var viewsDidChange: (() -> Void)?

    /// Called in place of storing an inset that the app sets on the list, because the inset belongs
    /// to the scroll view. Set by the host.
    package final var insetWillChange: ((EdgeInsets) -> Void)?

    final func handle(_ call: () -> Void) {
      if let handler { handler(call) } else { call() }
    }

    /// Components, and the content of a second level, from the back to the front.
    package final private(set) var views: [UIView] = [] {
      didSet {
        needsPlacing = true
        TreeChanges.note()
      }
    }

    /// Whether components move without an animation: before the first layout in a window, and while
    /// rows are animated.
    package final var placesAtOnce: Bool { !isInWindow || placesAtOnceInTurn }

    #if DEBUG
      /// Whether a warning has named a component that was added to an occupied slot.
      final var hasWarnedOfSlot = false
    #endif

    /// Whether components move without an animation in the present turn; set by the host.
    package final var placesAtOnceInTurn = false

    /// Whether the host must place the components, because something on which their places depend
    /// may have changed since it last placed them.
    ///
    /// The kit sets this when it changes such a value. UIKit and the app may change the views of
    /// the components without the kit. So the host sets it when an event begins and ends, but not
    /// at the end of a notification of UIKit: the following turn is such an event.
    ///
    /// Release builds do not check for overlapping access: see "The hot path" in Architecture.md.
    #if !DEBUG
      @exclusivity(unchecked)
    #endif
    package final var needsPlacing = true

    final var tracking = Tracking()

    private var geometry: ExactGeometry.Written

    init(frame: CGRect) {
      let frame = frame.finite(or: .zero)
      geometry = ExactGeometry.Written(size: frame.size, center: frame.center)
      storage.geometry = ExactGeometry(frame: frame, written: geometry)
    }

    // MARK: Views

    final func insert(_ view: UIView, atBack isAtBack: Bool) {
      views.removeAll { $0 === view }
      views.insert(view, at: isAtBack ? 0 : views.count)
      (view as? any Part)?.storage.list = self
      (view as? any Part)?.endAnimations()
      if let container {
        if !isAtBack {
          container.addSubview(view)
        } else if let background = container.background {
          container.insertSubview(view, aboveSubview: background)
        } else {
          container.insertSubview(view, at: 0)
        }
      } else {
        removeFromTree(view)
      }
      setNeedsLayout()
      if isInWindow { (view as? any Part)?.didEnterWindow() }
      viewsDidChange?()
      slotsDidChange()
    }

    final func remove(_ view: UIView) {
      guard let index = views.firstIndex(where: { $0 === view }) else { return }
      views.remove(at: index)
      (view as? any Part)?.leave()
      defer {
        viewsDidChange?()
        slotsDidChange()
      }
      guard view.superview === container else { return }
      removeFromTree(view)
    }

    private func removeFromTree(_ view: UIView) {
      if let view = view as? View { view.removeFromTree() } else { view.removeFromSuperview() }
    }

    /// Removes the content of a second level.
    final func removeContent(_ content: UIView) { remove(content) }

    final func contains(_ view: UIView) -> Bool { views.contains { $0 === view } }

    /// Called when this list is deallocated. Views that are already in another list do not change.
    final func abandonSubviews() {
      for case let part as any Part in views where part.storage.list == nil { part.leave() }
    }

    package var parts: [any Part] { views.compactMap { $0 as? any Part } }
    package var partAround: (any Part)? { nil }

    // MARK: Values

    /// The size of the scroll view, at the origin.
    public final var frame: CGRect {
      get { partFrame }
      set { setPartFrame(newValue) }
    }

    /// The rectangle of the list in its own coordinates: its size, at the origin.
    public final var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

    package final var center: CGPoint {
      get { frame.center }
      set { setPartCenter(newValue) }
    }

    /// Set only by scripts, because a list has no appearance of its own.
    package final var alpha: CGFloat {
      get { partAlpha }
      set { setPartAlpha(newValue) }
    }

    /// Set only by scripts.
    package final var isHidden: Bool {
      get { isPartHidden }
      set { setPartHidden(newValue) }
    }

    /// Whether the list takes touches; true by default. It is false while a component has disabled
    /// the interaction. A value that is set meanwhile takes effect afterward.
    public final var isUserInteractionEnabled: Bool {
      get { isPartInteractionEnabled }
      set { setPartInteractionEnabled(newValue) }
    }

    /// The direction in which components are laid out; the host sets that of the scroll view.
    public final var layoutDirection: LayoutDirection? {
      get { partLayoutDirection }
      set { partLayoutDirection = newValue }
    }

    package final func write(_ change: PartChange) {
      if case .geometry(let new) = change { geometry = new }
    }

    package final var written: ExactGeometry.Written { geometry }

    // MARK: Layout

    /// Asks for a layout of the components in the next turn of the timeline.
    public final func setNeedsLayout() {
      setNeedsPartLayout()
    }

    /// Lays out the components at once, if they need it.
    public final func layoutIfNeeded() {
      if needsLayoutPass { input(.other) { layOut() } }
    }

    /// The timeline of the list.
    public var timeline: Timeline? { nil }

    /// Whether the list is in a window.
    public var isInWindow: Bool {
      get { false }
      set {}
    }

    package var observer: (any DoorObserver)? { nil }
    package var isMotionReduced: Bool { false }
    func endAnimations() { animations = nil }
    package func frameDidChange(from old: CGRect) {}
    package func interactionDidChange() {}
    package func scheduleLayoutPass() {}
    package func didEnterWindow() { partDidEnterWindow() }
  }

  extension UIScrollView {
    /// The view behind the rows of a table or a collection view, if it is a subview already.
    fileprivate var background: UIView? {
      let view =
        (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
      return view?.superview === self ? view : nil
    }
  }

  extension Part {
    /// Called when the view leaves the list. The list may have shown the view at another place than
    /// its frame.
    fileprivate func leave() {
      storage.list = nil
      setInSight(true)
      (self as? ComponentView)?.endCut()
      UIView.performWithoutAnimation { show(size: frame.size, center: frame.center) }
    }
  }
#endif
