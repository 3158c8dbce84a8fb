/// A view at an edge of a scroll view: it is notified of the scroll view's changes, follows its
/// geometry, and may reserve an inset at its edge.
///
/// ``RefreshComponent`` is the accessory that refreshes; this class is what a scroll view knows of it.
open class ScrollAccessory: View {
  /// The edge of the scroll view that this view is at, and reserves an inset at; the top by default.
  public var edge: Edge { .top }

  /// The scroll view that this view is attached to, or nil.
  public final var scrollView: ScrollView? { host?.object }

  /// The scroll view, unretained; it sets this to nil when it is deallocated. While one that was released
  /// on another thread waits for that, ``scrollView`` is nil already. See HotPath.md.
  final var host: Unmanaged<ScrollView>? {
    didSet { if host == nil { didLoseScrollView() } }
  }

  /// The timeline of the scroll view.
  final var listTimeline: Timeline? { host?.use { $0.timeline } }

  /// ``edge``, stored when a component is made and when the view is attached. See HotPath.md.
  final var _edge = Edge.top

  /// Whether the view is in a slot.
  final var isAttached = false

  /// The length that this view has reserved at its edge, in points; 0 by default.
  public final var reservedInset: Double { _reservedInset }

  /// See HotPath.md.
  private final var _reservedInset = 0.0

  /// The app's own inset with the safe area, without any reserved inset but those of other components'
  /// second levels; zero while detached.
  public final var scrollViewOriginalInset: EdgeInsets {
    host?.use { $0.geometry.withoutLevel(at: _edge).ownInset } ?? .zero
  }

  /// Whether the first layout has placed this view; from then on it follows the geometry at once.
  package private(set) final var isPlaced = false

  /// ``RefreshComponent/holdsContentWhilePulled``.
  final var _holdsContentWhilePulled = false {
    didSet { if _holdsContentWhilePulled != oldValue { holdingMayChange() } }
  }

  /// Whether a pull at the edge is held now: the content does not move with it.
  final var holdsContent: Bool { _holdsContentWhilePulled && canHold && responds }

  /// Whether the view is placed again when the offset changes.
  final var followsOffset = false
  /// Whether the content covers the view.
  final var isBehindContent = false

  // MARK: Override points

  /// Called each time the offset was set, also to an equal value, unless the view is hidden or has
  /// interaction off. An override must call super.
  open func scrollViewContentOffsetDidChange(_ change: Change<Point>) {}

  /// Called each time the content size was set, also to an equal value, unless the view has
  /// interaction off. An override must call super.
  open func scrollViewContentSizeDidChange(_ change: Change<Size>) {}

  /// Called each time the pan gesture's state was set, unless the view is hidden or has
  /// interaction off. An override must call super.
  open func scrollViewPanStateDidChange(_ change: Change<PanState>) {}

  // MARK: Reserving

  /// Reserves an inset at ``edge``, in place of the one that was reserved before; 0 releases it. It
  /// takes effect at once, beside the app's inset and other views' reserved insets.
  ///
  /// While detached, and for an amount that is not finite, nothing happens.
  ///
  /// - Parameter amount: The length of the inset, in points.
  public final func reserveInset(_ amount: Double) {
    guard amount != reservedInset, amount.isFinite, let scrollView else { return }
    scrollView.observe("reserveInset(_:)")
    _reservedInset = amount
    scrollView.reservedInsetsDidChange()
  }

  // MARK: For the kit

  /// Whether the view is shown in front of the content.
  package var floatsAboveContent: Bool { false }

  /// Whether the view is busy, so that others may have to wait.
  var isBusy: Bool { false }

  /// Whether the inset that the view has reserved is that of a second level.
  var reservesLevel: Bool { false }

  /// Whether a second level of the view opens at present.
  var opensLevel: Bool { false }

  /// Whether the view can be pulled, and so can hold the content meanwhile.
  var canHold: Bool { false }

  /// How far the view is pulled for all that it does, in points; 0 where it is not pulled.
  var longestPull: Double { 0 }

  /// Whether scroll views have a slot for this view; one without cannot be added to a scroll view.
  var hasSlot: Bool { false }

  /// The offsets of which the view need not be notified, as long as ``quietOffsetsMayChange()`` is not called;
  /// none by default, as an override of ``scrollViewContentOffsetDidChange(_:)`` is notified of each.
  func quietOffsets(in view: ScrollSnapshot) -> QuietOffsets { .none }

  /// Whether the view need not be notified that a finger that drags has moved; false by default, as an
  /// override of ``scrollViewPanStateDidChange(_:)`` is notified of each move.
  var ignoresPanMoves: Bool { false }

  /// Called after the view was put into its slot.
  func didAttach(to scrollView: ScrollView) {}

  /// Called when all of ``didAttach(to:)`` is done.
  func attachingIsDone() {}

  /// Called after each layout pass of a scroll view in a window, hidden or not.
  func startWaiting() {}

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow() {}

  /// Called after sizes or insets have changed, also without interaction and while hidden.
  func geometryDidChange() {}

  /// Called when the content size was set, also without interaction and while hidden.
  func contentSizeDidChange(from old: Size, to new: Size) {}

  /// Called when the content has grown in front by `distance`, in the middle of
  /// ``ScrollView/keepingPosition(_:)``: what has a place in the content moves by as much.
  func contentDidShift(by distance: Point) {}

  /// Called when the offset was set, also without interaction and while hidden.
  func offsetDidChange() {}

  /// Called after a scroll that is no drag.
  func contentDidScroll(_ notice: ScrollNotice) {}

  /// Called when the view is out of its slot, and just before ``scrollView`` becomes nil.
  func willDetach(from scrollView: ScrollView) {}

  /// Called when ``scrollView`` has become nil: the view was detached, or the scroll view deallocated.
  /// The inset is still reserved.
  func didLoseScrollView() {}

  /// Called when the view is out of its slot, ``scrollView`` is nil and nothing is reserved any more.
  func didDetach() {}

  /// Called when the scroll view is being deallocated, with its timeline.
  func scrollViewWillDeinitialize(on timeline: Timeline) {}

  /// Called when the scroll view has another store of times.
  func lastUpdatedTimesDidChange() {}

  /// Sets the frame that belongs to a geometry.
  func place(in geometry: ScrollGeometry) {}

  /// Places the view by the offset; called after ``place(in:)``, and where ``followsOffset`` after each
  /// change of offset.
  func placeByStyle() {}

  /// Places the view in the scroll view, if it is in one.
  final func place() {
    guard let geometry = host?.use({ $0.geometry.withoutLevel(at: _edge) }) else { return }
    place(in: geometry)
    if followsOffset { placeByStyle() }
  }

  /// Places the view again, if a layout has placed it before.
  final func placeAgain() {
    if isPlaced { place() }
  }

  /// Called by the first and by every later layout.
  final func placeByLayout() {
    isPlaced = true
    place()
  }

  /// Makes the scroll view ask for ``quietOffsets(in:)`` again.
  final func quietOffsetsMayChange() { host?.use { $0.quietOffsetsMayChange() } }

  /// Sets the reserved inset of a view that has left its slot to 0.
  final func forgetReservedInset() {
    _reservedInset = 0
  }

  override func frameDidChange(from old: Rect) {
    if frame.size != old.size { placeAgain() }
  }

  override func visibilityDidChange() {
    holdingMayChange()
  }

  override func interactionDidChange() {
    holdingMayChange()
  }

  private func holdingMayChange() {
    host?.use { $0.holdingDidChange() }
  }

  override func leaveSlot() -> Bool {
    guard isAttached, let scrollView else { return false }
    scrollView.replaceAsInput(self, with: nil) { scrollView.detach(self) }
    return true
  }
}

/// Which changes the overrides are notified of: without interaction of none, while hidden of the content
/// size alone.
extension ScrollAccessory {
  /// The offset was set.
  final func receive(_ change: Change<Point>) {
    offsetDidChange()
    if responds {
      scrollViewContentOffsetDidChange(change)
    } else if followsOffset {
      placeByStyle()
    }
  }

  /// The pan gesture's state was set.
  final func receive(_ change: Change<PanState>) {
    if responds { scrollViewPanStateDidChange(change) }
  }

  /// The content size was set.
  final func receive(_ change: Change<Size>) {
    place()
    contentSizeDidChange(from: change.old, to: change.new)
    if isUserInteractionEnabled { scrollViewContentSizeDidChange(change) }
  }
}
