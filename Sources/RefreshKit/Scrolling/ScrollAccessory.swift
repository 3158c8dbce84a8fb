/// A view at an edge of a scroll view: it is notified of the scroll view's changes, follows its
/// geometry, and may reserve an inset at its edge.
///
/// ``RefreshComponent`` is the accessory that refreshes.
open class ScrollAccessory: ComponentView {
  /// The edge of the scroll view at which this view is placed and reserves an inset; ``Edge/top``
  /// by default.
  public var edge: Edge { .top }

  /// The scroll view that this view is attached to, or nil.
  public final var scrollView: ScrollView? { unretainedList?.object }

  /// Unretained; the scroll view sets this to nil when it is deallocated. ``scrollView`` is nil
  /// earlier if another thread has released the scroll view. See HotPath.md.
  final var unretainedList: Unmanaged<ScrollView>?

  final var listTimeline: Timeline? { unretainedList?.use { $0.timeline } }

  /// Stays true after the scroll view was deallocated.
  final var isAttached = false

  /// The length of the inset that this view has reserved at its edge, in points; 0 by default.
  public final var reservedInset: Double { _reservedInset }

  /// See HotPath.md.
  private final var _reservedInset = 0.0

  /// The app's own inset with the safe area. Of the reserved insets, it includes only those of
  /// other components' second levels. It is zero while detached.
  public final var scrollViewOriginalInset: EdgeInsets {
    unretainedList?.use { $0.geometry.withoutLevel(at: edge).insetAtRest } ?? .zero
  }

  /// Whether ``reservedInset`` is that of a second level.
  var reservesLevel: Bool { false }

  final var depth = Depth.amongContent

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
    scrollView.reportUnrecordable("reserveInset(_:)")
    setReservedInset(amount, in: scrollView)
  }

  final func setReservedInset(_ amount: Double) {
    if let scrollView { setReservedInset(amount, in: scrollView) }
  }

  /// If an observer has put the view into another scroll view meanwhile, nothing happens.
  final func setReservedInset(_ amount: Double, in scrollView: ScrollView) {
    guard amount != reservedInset, amount.isFinite,
      unretainedList?.toOpaque() == Unmanaged.passUnretained(scrollView).toOpaque()
    else { return }
    _reservedInset = amount
    scrollView.reservedInsetsDidChange()
  }

  // MARK: For the kit

  /// Like the next two, called even if the view is hidden or its interaction is disabled.
  func contentOffsetDidChange(_ change: Change<Point>) {
    if isInteractive { scrollViewContentOffsetDidChange(change) }
  }

  func contentSizeDidChange(_ change: Change<Size>) {
    if isUserInteractionEnabled { scrollViewContentSizeDidChange(change) }
  }

  func panStateDidChange(_ change: Change<PanState>) {
    if isInteractive { scrollViewPanStateDidChange(change) }
  }

  /// Called only in a window, even while the view is hidden.
  func layoutPassDidEnd() {}

  final func clearReservedInset() {
    _reservedInset = 0
  }

  #if !UIKIT
    override func enterSlot(in view: View) -> Bool {
      guard let list = view as? ScrollView, superview !== list else { return false }
      failWithoutSlot()
    }
  #endif

  final func failWithoutSlot() -> Never {
    fatalError(
      "A \(typeName(of: self)) cannot be added to a scroll view, which has no slot for it; "
        + "subclass RefreshHeader, RefreshFooter, RefreshLeader or RefreshTrailer.")
  }
}

extension ScrollAccessory {
  nonisolated enum Depth {
    case behindContent
    case amongContent
    case aboveContent
  }
}

/// A scroll view knows ``RefreshComponent`` only by this protocol.
protocol EdgeComponent: ScrollAccessory {
  // MARK: Questions

  /// True in a refresh, and while a second level is in sight. Other components may have to wait.
  var isBusy: Bool { get }

  var isOpeningLevel: Bool { get }

  /// Whether a pull is held now: the content does not move with it.
  var holdsContent: Bool { get }

  /// Whether the component holds pulls whenever it is shown and its interaction is enabled.
  var mayHoldContent: Bool { get }

  /// The longest pull to which the component reacts, in points; 0 if it is not pulled.
  var longestPull: Double { get }

  // MARK: Attaching

  func didAttach(to scrollView: ScrollView)

  func didFinishAttaching()

  /// Called after the component has left its slot, just before its scroll view becomes nil.
  func willDetach(from scrollView: ScrollView)

  /// Also called when the scroll view is being deallocated. The inset is still reserved.
  func didLoseScrollView()

  /// Called when the scroll view is nil and the inset is released.
  func didDetach(from scrollView: ScrollView)

  // MARK: Changes

  func listDidLeaveWindow()

  /// Called even if the component is hidden or its interaction is disabled.
  func geometryDidChange()

  /// Inside ``ScrollView/keepingPosition(_:)``: all positions in the content move by `distance`.
  func contentDidShift(by distance: Point)

  /// Called if a wheel or a key moves on at an end of the content.
  func contentCannotMove(toward edge: Edge)

  /// Called after a layout that a component has requested.
  func contentWasLaidOut()

  /// Called when another component has ended its refresh, and when the content has come to rest.
  func waitingArrivalMayLoad()

  func contentDidScroll(_ notice: ScrollNotice)

  func timeStoreDidChange()

  /// Does nothing before the first layout.
  func placeAgain()
}

/// Observers may attach and detach accessories during a notification. Indices stay valid until it
/// ends: the entry of a detached accessory becomes empty, and the accessory stays alive; the entry
/// of an attached accessory is added at the end.
struct Accessories {
  /// In the order in which they were attached.
  private(set) var all: [any EdgeComponent] = []

  /// Stored because each change of the offset reads it.
  var holdingEdges = EdgeSet()

  /// Unretained; nil in an empty entry. See HotPath.md.
  private var entries: [Unmanaged<ScrollAccessory>?] = []
  /// Kept alive until the empty entries are removed.
  private var detached: [ScrollAccessory] = []
  private var notificationDepth = 0

  /// Includes the empty entries.
  var count: Int { entries.count }

  subscript(index: Int) -> Unmanaged<ScrollAccessory>? { entries[index] }

  subscript(edge: Edge) -> (any EdgeComponent)? {
    for index in all.indices where all[index].edge == edge { return all[index] }
    return nil
  }

  func adding(_ accessory: any EdgeComponent) -> Accessories {
    var result = self
    result.all.append(accessory)
    result.entries.append(.passUnretained(accessory))
    return result
  }

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

  /// This value keeps the accessories alive meanwhile. See HotPath.md.
  @inline(__always)
  func visit(fromLast: Bool = false, _ body: (ScrollAccessory) -> Void) {
    for index in entries.indices {
      entries[fromLast ? entries.count - 1 - index : index]?.use(body)
    }
    extendLifetime(self)
  }

  // MARK: Notifying

  mutating func beginNotification() {
    notificationDepth += 1
  }

  mutating func endNotification() {
    notificationDepth -= 1
  }

  var canRemoveEmptyEntries: Bool { notificationDepth == 0 && !detached.isEmpty }

  func removingEmptyEntries() -> Accessories {
    var result = self
    result.entries = all.map { .passUnretained($0) }
    result.detached = []
    return result
  }
}

extension ScrollView {
  #if !UIKIT
    /// Returns false for a component already in its slot, which only moves among the subviews.
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

  /// If an observer puts another component into the slot meanwhile, that one is replaced, too.
  func replace(_ old: (any EdgeComponent)?, with new: (any EdgeComponent)?) {
    guard old !== new else { return }
    replaceAsInput(old, with: new) { exchange(old, for: new) }
  }

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
    accessory.unretainedList = Unmanaged.passUnretained(self)
    accessory.isAttached = true
    insert(accessory, atBack: true)
    holdingDidChange()
    accessory.didAttach(to: self)
    accessory.didFinishAttaching()
  }

  /// The refresh ends after the inset is released and the scroll view is nil, so that an override
  /// cannot access the scroll view.
  func detach(_ accessory: any EdgeComponent) {
    accessories = accessories.removing(accessory)
    remove(accessory)
    finishDetaching(accessory)
    holdingDidChange()
    reservedInsetsDidChange()
  }

  /// Also for an accessory whose last scroll view was deallocated.
  private func finishDetaching(_ accessory: any EdgeComponent) {
    accessory.isAttached = false
    accessory.willDetach(from: self)
    accessory.unretainedList = nil
    accessory.didLoseScrollView()
    accessory.clearReservedInset()
    accessory.didDetach(from: self)
  }
}
