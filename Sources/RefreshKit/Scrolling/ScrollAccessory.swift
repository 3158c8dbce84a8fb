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

/// The questions and notifications of a scroll view to a component at one of its edges.
///
/// ``RefreshComponent`` conforms to it. A scroll view knows components only by this protocol.
protocol EdgeComponent: ScrollAccessory {
  // MARK: Questions

  /// Whether the component refreshes, or its second level is in sight. Other components may have to
  /// wait.
  var isBusy: Bool { get }

  /// Whether the second level of the component is opening.
  var isOpeningLevel: Bool { get }

  /// Whether a pull at the edge is held now: the content does not move with it.
  var holdsContent: Bool { get }

  /// Whether the component holds pulls whenever it is shown and its interaction is enabled.
  var mayHoldContent: Bool { get }

  /// The length of the longest pull to which the component reacts, in points; 0 if it is not
  /// pulled.
  var longestPull: Double { get }

  /// Whether the component need not be notified of the moves of a drag.
  var ignoresPanMoves: Bool { get }

  /// The offsets of which the component need not be notified, as long as
  /// ``ScrollAccessory/quietOffsetsMayChange()`` is not called.
  func quietOffsets(in snapshot: ScrollSnapshot) -> QuietOffsets

  // MARK: Attaching

  /// Called after the component was put into its slot.
  func didAttach(to scrollView: ScrollView)

  /// Called after ``didAttach(to:)`` has returned.
  func didFinishAttaching()

  /// Called when the component has left its slot, just before its scroll view becomes nil.
  func willDetach(from scrollView: ScrollView)

  /// Called when the scroll view has become nil, because the component was detached or the scroll
  /// view is being deallocated. The inset is still reserved.
  func didLoseScrollView()

  /// Called when the component has left its slot, its scroll view is nil, and its inset is
  /// released.
  func didDetach(from scrollView: ScrollView)

  // MARK: Changes

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow()

  /// Called after sizes or insets have changed, even if the component is hidden or its interaction
  /// is disabled.
  func geometryDidChange()

  /// Called when the content has grown by `distance` at its beginning, inside
  /// ``ScrollView/keepingPosition(_:)``. All positions in the content move by that distance.
  func contentDidShift(by distance: Point)

  /// Called after the content was laid out, at the request of a component.
  func contentWasLaidOut()

  /// Called when another component has ended its refresh, and when the content has come to rest.
  func waitingArrivalMayLoad()

  /// Called after a scroll that is not a drag.
  func contentDidScroll(_ notice: ScrollNotice)

  /// Called when another store of times was set.
  func lastUpdatedTimesDidChange()

  /// Places the component again, if a layout has placed it before.
  func placeAgain()
}

/// The accessories of a scroll view, in the order in which they were attached.
///
/// Observers may attach and detach accessories during a notification. The indices of the entries
/// stay valid until it ends: the entry of a detached accessory becomes empty, and the accessory
/// stays alive; the entry of an attached one is added at the end.
struct Accessories {
  /// All attached accessories.
  private(set) var all: [any EdgeComponent] = []

  /// The edges at which an accessory holds pulls. They are stored because each change of the offset
  /// reads them.
  var holdingEdges = EdgeSet()

  /// The accessories, unretained; nil in an empty entry. See HotPath.md.
  private var entries: [Unmanaged<ScrollAccessory>?] = []
  /// The accessories that were detached since the empty entries were removed.
  private var detached: [ScrollAccessory] = []
  /// The number of nested notifications that are under way.
  private var notificationDepth = 0

  /// The number of entries, including the empty ones.
  var count: Int { entries.count }

  /// The accessory at an index, unretained; nil if the entry is empty.
  subscript(index: Int) -> Unmanaged<ScrollAccessory>? { entries[index] }

  /// The accessory at an edge, or nil.
  subscript(edge: Edge) -> (any EdgeComponent)? {
    for index in all.indices where all[index].edge == edge { return all[index] }
    return nil
  }

  /// A copy with another accessory at the end.
  func adding(_ accessory: any EdgeComponent) -> Accessories {
    var result = self
    result.all.append(accessory)
    result.entries.append(.passUnretained(accessory))
    return result
  }

  /// A copy without an accessory.
  func removing(_ accessory: ScrollAccessory) -> Accessories {
    var result = self
    for index in all.indices where all[index] === accessory { result.all.remove(at: index) }
    guard notificationDepth > 0 else { return result.removingEmptyEntries() }
    for index in entries.indices where entries[index]?.toOpaque() == Self.address(accessory) {
      result.entries[index] = nil
      result.detached.append(accessory)
    }
    return result
  }

  private static func address(_ accessory: ScrollAccessory) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(accessory).toOpaque()
  }

  /// Calls `body` with each accessory, in order or in reverse order. This value keeps them alive
  /// meanwhile. See HotPath.md.
  @inline(__always)
  func visit(fromLast: Bool = false, _ body: (ScrollAccessory) -> Void) {
    for index in entries.indices {
      entries[fromLast ? entries.count - 1 - index : index]?.use(body)
    }
    extendLifetime(self)
  }

  // MARK: Notifying

  /// Begins a notification. Indices stay valid until ``endNotification()``.
  mutating func beginNotification() {
    notificationDepth += 1
  }

  /// Ends a notification.
  mutating func endNotification() {
    notificationDepth -= 1
  }

  /// Whether there are empty entries that no notification needs.
  var canRemoveEmptyEntries: Bool { notificationDepth == 0 && !detached.isEmpty }

  /// A copy without empty entries.
  func removingEmptyEntries() -> Accessories {
    var result = self
    result.entries = all.map { .passUnretained($0) }
    result.detached = []
    return result
  }
}

/// Attaching and detaching of components. The slots are properties that call these functions.
extension ScrollView {
  #if !UIKIT
    /// Puts a component that is added as a subview into its slot. A component that is already in its
    /// slot only moves among the subviews.
    ///
    /// - Returns: Whether the component was put into its slot now.
    func takeIntoSlot(_ accessory: any EdgeComponent) -> Bool {
      guard accessory.superview !== self else { return false }
      if let other = accessories[accessory.edge] {
        fatalError(
          "A \(typeName(of: accessory)) cannot be added to a scroll view with a "
            + "\(typeName(of: other)) in the same slot; set the slot to replace that one.")
      }
      accessory.removeFromSuperview()
      replace(nil, with: accessory)
      return true
    }
  #endif

  /// Replaces `old` by `new`, which is attached at the back of the subviews. If an observer puts
  /// another component into the slot while `old` is detached, that one is replaced, too.
  func replace(_ old: (any EdgeComponent)?, with new: (any EdgeComponent)?) {
    guard old !== new else { return }
    replaceAsInput(old, with: new) { exchange(old, for: new) }
  }

  /// Replaces a component as an input of the app.
  func replaceAsInput(
    _ old: ScrollAccessory?, with new: ScrollAccessory?, _ change: () -> Void
  ) {
    let entry = _observer == nil ? nil : listObserver?.willReplace(old, new, self)
    change()
    entry?.end()
  }

  private func exchange(_ old: (any EdgeComponent)?, for new: (any EdgeComponent)?) {
    if let old { detach(old) }
    guard let new, accessories[new.edge] !== new else { return }
    guard new.scrollView == nil else {
      fatalError(
        "A \(typeName(of: new)) is in a scroll view already; "
          + "set that slot to nil before you put it into another.")
    }
    if new.isAttached { finishDetaching(new) }
    if let successor = accessories[new.edge] { detach(successor) }
    if let other = accessories[new.edge] {
      fatalError(
        "A \(typeName(of: other)) was put into a slot that is being set, and again when that one was "
          + "taken out; do not fill a slot when a component leaves it.")
    }
    attach(new)
  }

  private func attach(_ accessory: any EdgeComponent) {
    accessories = accessories.adding(accessory)
    accessory.host = Unmanaged.passUnretained(self)
    accessory.isAttached = true
    componentsDidChange()
    insert(accessory, atBack: true)
    holdingDidChange()
    accessory.didAttach(to: self)
    accessory.didFinishAttaching()
  }

  /// Removes an accessory from its slot. Its refresh ends after its inset is released and its
  /// scroll view is nil, so that an override cannot access the scroll view.
  func detach(_ accessory: any EdgeComponent) {
    accessories = accessories.removing(accessory)
    componentsDidChange()
    remove(accessory)
    finishDetaching(accessory)
    holdingDidChange()
    reservedInsetsDidChange()
  }

  /// Ends the work of an accessory that was detached from this scroll view, or whose last scroll
  /// view was deallocated.
  private func finishDetaching(_ accessory: any EdgeComponent) {
    accessory.isAttached = false
    accessory.willDetach(from: self)
    accessory.host = nil
    accessory.didLoseScrollView()
    accessory.clearReservedInset()
    accessory.didDetach(from: self)
  }
}
