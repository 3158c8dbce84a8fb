/// A view at an edge of a scroll view: it is notified of the scroll view's changes, follows its
/// geometry, and may reserve an inset at its edge.
///
/// ``RefreshComponent`` is the accessory that refreshes. A scroll view knows it as this class.
open class ScrollAccessory: ComponentView {
  /// The edge of the scroll view at which this view is placed and reserves an inset; ``Edge/top``
  /// by default.
  public var edge: Edge { .top }

  /// The scroll view that this view is attached to, or nil.
  public final var scrollView: ScrollView? { host?.object }

  /// The scroll view, unretained; it sets this to nil when it is deallocated. If it was released on
  /// another thread and is not deallocated yet, ``scrollView`` is nil already. See HotPath.md.
  final var host: Unmanaged<ScrollView>?

  /// The timeline of the scroll view.
  final var listTimeline: Timeline? { host?.use { $0.timeline } }

  /// Whether the view is in a slot.
  final var isAttached = false

  /// The length of the inset that this view has reserved at its edge, in points; 0 by default.
  public final var reservedInset: Double { _reservedInset }

  /// The storage of ``reservedInset``. See HotPath.md.
  private final var _reservedInset = 0.0

  /// The app's own inset with the safe area. Of the reserved insets, it includes only those of
  /// other components' second levels. It is zero while detached.
  public final var scrollViewOriginalInset: EdgeInsets {
    host?.use { $0.geometry.withoutLevel(at: edge).ownInset } ?? .zero
  }

  /// Whether the inset that the view has reserved is that of a second level.
  final var reservesLevel = false

  /// The depth at which the view is drawn.
  final var depth = Depth.amongContent

  /// Whether the view is shown in front of the content.
  package final var floatsAboveContent: Bool { depth == .aboveContent }

  // MARK: Override points

  /// Called each time the offset was set, even to an equal value, unless the view is hidden or its
  /// interaction is disabled. An override must call super.
  open func scrollViewContentOffsetDidChange(_ change: Change<Point>) {}

  /// Called each time the content size was set, even to an equal value, unless the view's
  /// interaction is disabled. An override must call super.
  open func scrollViewContentSizeDidChange(_ change: Change<Size>) {}

  /// Called each time the pan gesture's state was set, unless the view is hidden or its interaction
  /// is disabled. An override must call super.
  open func scrollViewPanStateDidChange(_ change: Change<PanState>) {}

  // MARK: Reserving

  /// Reserves an inset at ``edge``, which replaces the one that was reserved before; 0 releases it.
  /// It takes effect at once, in addition to the app's inset and the reserved insets of other
  /// views.
  ///
  /// While the view is detached, and if the amount is not finite, nothing happens.
  ///
  /// - Parameter amount: The length of the inset, in points.
  public final func reserveInset(_ amount: Double) {
    guard amount != reservedInset, amount.isFinite, let scrollView else { return }
    scrollView.notifyObserver(of: "reserveInset(_:)")
    setReservedInset(amount, in: scrollView)
  }

  /// Reserves an inset for the kit, if the view is attached.
  final func setReservedInset(_ amount: Double) {
    if let scrollView { setReservedInset(amount, in: scrollView) }
  }

  /// Reserves an inset for the kit in the scroll view that the view is attached to. If an observer
  /// has put the view into another scroll view meanwhile, nothing happens.
  final func setReservedInset(_ amount: Double, in scrollView: ScrollView) {
    guard amount != reservedInset, amount.isFinite,
      host?.toOpaque() == Unmanaged.passUnretained(scrollView).toOpaque()
    else { return }
    _reservedInset = amount
    scrollView.reservedInsetsDidChange()
  }

  // MARK: For the kit

  /// Called when the offset was set, even if the view is hidden or its interaction is disabled.
  func receive(_ change: Change<Point>) {
    if isInteractive { scrollViewContentOffsetDidChange(change) }
  }

  /// Called when the content size was set, even if the view is hidden or its interaction is
  /// disabled.
  func receive(_ change: Change<Size>) {
    if isUserInteractionEnabled { scrollViewContentSizeDidChange(change) }
  }

  /// Called when the pan gesture's state was set.
  func receive(_ change: Change<PanState>) {
    if isInteractive { scrollViewPanStateDidChange(change) }
  }

  /// Called after each layout pass of a scroll view in a window, even while the view is hidden.
  func layoutPassDidEnd() {}

  /// Makes the scroll view read the quiet offsets again.
  final func quietOffsetsMayChange() { host?.use { $0.quietOffsetsMayChange() } }

  /// Sets the reserved inset of a view that has left its slot to 0.
  final func clearReservedInset() {
    _reservedInset = 0
  }

  #if !UIKIT
    override func enterSlot(in view: View) -> Bool {
      guard let list = view as? ScrollView, superview !== list else { return false }
      failWithoutSlot()
    }
  #endif

  /// Stops the program: the view was added to a scroll view.
  final func failWithoutSlot() -> Never {
    fatalError(
      "A \(typeName(of: self)) cannot be added to a scroll view, which has no slot for it; "
        + "subclass RefreshHeader, RefreshFooter, RefreshLeader or RefreshTrailer.")
  }
}

extension ScrollAccessory {
  /// The depth at which a view at an edge is drawn.
  nonisolated enum Depth {
    /// The content covers it.
    case behindContent
    /// It is drawn like other subviews.
    case amongContent
    /// It is in front of the content.
    case aboveContent
  }
}
