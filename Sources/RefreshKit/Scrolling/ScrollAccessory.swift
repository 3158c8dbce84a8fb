/// A view at an edge of a scroll view: it is told of the scroll view's changes, follows its
/// geometry, and may borrow room from its insets.
///
/// ``RefreshComponent`` is the one that refreshes; what stands here is what a scroll view knows.
open class ScrollAccessory: View {
  /// The edge that this view stands at, and borrows room from; the top by default.
  public var edge: Edge { .top }

  /// The scroll view that this view is attached to, or nil.
  public final var scrollView: ScrollView? {
    #if hasFeature(Embedded)
      host?.takeUnretainedValue()
    #else
      list
    #endif
  }

  #if !hasFeature(Embedded)
    private weak var list: ScrollView?
  #endif

  /// The same for those who ask with each move: not kept alive, a scroll view that goes takes itself
  /// out. While one that was released elsewhere waits to go, ``scrollView`` is nil already.
  final var host: Unmanaged<ScrollView>? {
    didSet {
      #if !hasFeature(Embedded)
        list = host?.takeUnretainedValue()
      #endif
      if host == nil { didLoseScrollView() }
    }
  }

  /// The time that the scroll view lives in.
  final var listTimeline: Timeline? { host?.use { $0.timeline } }

  /// ``edge``, for those who ask with each move; kept while the view is attached.
  final var side = Edge.top

  /// Whether the view is in a slot.
  final var isAttached = false

  /// The room that this view has borrowed at its edge, in points; 0 by default.
  public private(set) final var reservedInset: Double = 0

  /// The app's own inset with the safe area, without any component's reserved inset; zero while detached.
  public final var scrollViewOriginalInset: EdgeInsets { host?.use { $0.geometry.inset } ?? .zero }

  /// Whether the first layout has placed this view; from then on it follows the geometry at once.
  private(set) final var isPlaced = false

  /// What ``RefreshComponent/holdsContentWhilePulled`` is.
  final var _holdsContentWhilePulled = false {
    didSet { if _holdsContentWhilePulled != oldValue { holdingMayChange() } }
  }

  /// Whether a pull at the edge is held now: the content does not move for it.
  final var holdsContent: Bool { _holdsContentWhilePulled && canHold && responds }

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

  // MARK: Borrowing

  /// Borrows `amount` points of room at ``edge``, instead of what was borrowed before; 0 gives it
  /// back. It takes effect at once, beside the app's inset and other views' reserved insets.
  ///
  /// While detached, and for an amount that is not finite, nothing happens.
  public final func reserveInset(_ amount: Double) {
    guard amount != reservedInset, amount.isFinite, let scrollView else { return }
    reservedInset = amount
    scrollView.reservedInsetsDidChange()
  }

  // MARK: For the kit

  /// Whether the view is seen in front of the content, wherever that is.
  var floatsAboveContent: Bool { false }

  /// Whether the view is in the middle of something that others may have to wait for.
  var isBusy: Bool { false }

  /// Whether the view is one that is pulled, and so can hold the content meanwhile.
  var canHold: Bool { false }

  /// Whether scroll views have a slot for this view; one without cannot be added to a scroll view.
  var hasSlot: Bool { false }

  /// Called after the view was put into its slot.
  func didAttach(to scrollView: ScrollView) {}

  /// Called when all of ``didAttach(to:)`` is done.
  func attachingIsDone() {}

  /// Called after each layout pass of a scroll view in a window, hidden or not.
  func startWaiting() {}

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow() {}

  /// Called after sizes or insets have changed, whatever the view is told of otherwise.
  func geometryDidChange() {}

  /// Called when the content size was set, whatever the view is told of otherwise.
  func contentSizeDidChange(from old: Size, to new: Size) {}

  /// Called when the offset was set, whatever the view is told of otherwise.
  func offsetDidChange() {}

  /// Called when the view is out of its slot, and just before ``scrollView`` becomes nil.
  func willDetach(from scrollView: ScrollView) {}

  /// Called when ``scrollView`` has become nil: the view was taken out of it, or it was deallocated. The
  /// reserved inset is still to be released.
  func didLoseScrollView() {}

  /// Called when the view is out of its slot, ``scrollView`` is nil and nothing is reserved any more.
  func didDetach() {}

  /// Called when the scroll view is being deallocated, with its timeline.
  func scrollViewWillDeinitialize(on timeline: Timeline) {}

  /// Called when the scroll view has another store of times.
  func lastUpdatedTimesDidChange() {}

  /// Puts the frame where the geometry wants it.
  func place(in geometry: ScrollGeometry) {}

  /// Places the view in the scroll view, if it is in one.
  final func place() {
    if let geometry = host?.use({ $0.geometry }) { place(in: geometry) }
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

  /// Gives up the reserved inset of a view that has left its slot.
  final func forgetReservedInset() {
    reservedInset = 0
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
    scrollView.detach(self)
    return true
  }
}

/// Who hears of what is decided here, once: without interaction, of nothing but where to stand;
/// hidden, of the content size alone.
extension ScrollAccessory {
  /// The offset was set.
  final func receive(_ change: Change<Point>) {
    offsetDidChange()
    if responds { scrollViewContentOffsetDidChange(change) }
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
