/// A list that shows a part of larger content. It has sizes, insets, an offset, drags and
/// decelerations, and components at its edges, but no screen.
///
/// On UIKit a `UIScrollView` shows it, and the components are subviews of that. Elsewhere the list is
/// a ``View`` itself, which a host draws.
///
/// Insets, sizes and offsets are in points. A number that is not finite is refused wherever it is
/// set: the old one stays.
public final class ScrollView: ListView {
  /// The timeline of this view; its own unless one was passed to the initializer.
  public override var timeline: Timeline { _timeline }

  private let _timeline: Timeline

  /// The store of the times of last updates, which headers use; a ``MemoryTimeStore`` by default.
  /// If another store is set, headers show its times at once.
  public var lastUpdatedTimes: any LastUpdatedTimeStore = MemoryTimeStore() {
    didSet {
      guard lastUpdatedTimes !== oldValue else { return }
      notifyObserver(of: "another store of the times of the last updates")
      makeOwnChanges {
        for accessory in accessories.all { accessory.lastUpdatedTimesDidChange() }
      }
    }
  }

  /// The storage of ``snapshot``. See HotPath.md.
  var _snapshot: ScrollSnapshot

  /// The object that is notified of the view's changes; referenced weakly, nil by default. Embedded
  /// Swift has no weak references: there it must outlive the view, or be set to nil.
  public var delegate: (any ScrollViewDelegate)? {
    get { announced.hasDelegate ? _delegate : nil }
    set {
      _delegate = newValue
      announced.hasDelegate = newValue != nil
    }
  }

  #if hasFeature(Embedded)
    private unowned(unsafe) var _delegate: (any ScrollViewDelegate)?
  #else
    private weak var _delegate: (any ScrollViewDelegate)?
  #endif

  /// The scroller of a driver; nil without one. See ``scroller``.
  var platformScroller: (any ContentScroller)?

  /// The settings of the app.
  var settings = ScrollSettings()
  /// The state of ``keepingPosition(_:)`` while it runs; otherwise nil.
  var keeping: PositionKeeping?

  /// The pull of a scroll wheel; nil if ``allowsWheelPull`` is false.
  var wheel: WheelPull?

  /// The movement of the content, and the finger that is down. See HotPath.md.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var activity = ScrollActivity() {
    didSet {
      _snapshot.update(from: activity)
      guard wasIdle != activity.isIdle else { return }
      wasIdle = activity.isIdle
      if wasIdle { waitingArrivalsMayLoad() }
    }
  }
  /// Whether the activity was idle at its last change.
  private final var wasIdle = true
  /// The times at which frames of motions are shown.
  var frameClock = FrameClock()
  /// The job that shows the frame that is due, made once for all frames.
  private(set) lazy var frameJob = {
    let view = Weak(self)
    return Job { view.object?.showDueFrame() }
  }()
  /// The notifications that the delegate has received.
  var announced = DelegateAnnouncements()

  /// The number of rows in each section; empty by default. It is stored for the app, as in
  /// MJRefresh; the kit does not use it.
  public var rowCounts: [Int] {
    get { settings.rowCounts }
    set { input(.rowCounts(newValue)) { settings.rowCounts = newValue } }
  }

  /// The sum of ``rowCounts``.
  public var totalDataCount: Int {
    rowCounts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
  }

  /// The views at the edges, in the order in which they were attached.
  var accessories = Accessories()

  /// The notifications that the components need. See HotPath.md.
  var componentNotifications = ComponentNotifications()

  /// The observer of the list, unretained; nil by default. See HotPath.md.
  final var _observer: Unmanaged<ListObserver>?

  /// The animations of the offset and of the reserved insets.
  var scrollAnimations = ScrollAnimations()
  /// Whether a layout pass is scheduled, and the job that runs it.
  var layoutPass = LayoutPass()

  /// Makes a scroll view in a window, with the offset at the origin.
  ///
  /// - Parameters:
  ///   - frame: The position and size, in points.
  ///   - timeline: The timeline; a new one by default. Views can share a timeline.
  public init(frame: Rect, timeline: Timeline = Timeline()) {
    _timeline = timeline
    let frame = frame.finite(or: .zero)
    let geometry = ScrollGeometry(
      size: frame.size, contentSize: .zero, inset: .zero, reserved: .zero)
    _snapshot = ScrollSnapshot(geometry: geometry, offset: .zero)
    super.init(frame: frame)
  }

  #if hasFeature(Embedded)
    deinit { abandonAccessories() }
  #else
    isolated deinit {
      platformScroller?.end(in: self)
      abandonAccessories()
    }
  #endif

  // MARK: Window

  /// Whether the view is in a window: laid out, and able to start a refresh. True by default.
  public override var isInWindow: Bool {
    get { _snapshot.isInWindow }
    set {
      input(.window(newValue)) {
        guard _snapshot.isInWindow != newValue else { return }
        _snapshot.isInWindow = newValue
        if newValue {
          didEnterWindow()
        } else {
          for accessory in accessories.all { accessory.listDidLeaveWindow() }
        }
      }
    }
  }

  package override func didEnterWindow() {
    super.didEnterWindow()
    scheduleLayoutPass()
  }

  /// Does nothing, because a scroll view keeps its own timeline in every superview.
  override func endAnimations() {}

  package override func interactionDidChange() {
    super.interactionDidChange()
    scroller.notify(of: .interaction, in: self)
  }

  /// Disables the interaction for a component, or enables it again.
  func setInteractionDisabledByComponent(_ isDisabled: Bool) {
    guard isInteractionDisabledByComponent != isDisabled else { return }
    isInteractionDisabledByComponent = isDisabled
    scroller.notify(of: .interaction, in: self)
  }

  package override var observer: Unmanaged<ViewObserver>? {
    guard let _observer else { return nil }
    return .fromOpaque(UnsafeRawPointer(_observer.toOpaque()))
  }

  package override func inheritedDirectionDidChange() {
    notifyObserver(ofChangeOf: "effectiveLayoutDirection")
    super.inheritedDirectionDidChange()
  }

  package override func scheduleLayoutPass() {
    if let job = layoutPass.schedule(for: self) { timeline.asyncLayout(job) }
  }

  // MARK: Insets and sizes

  /// The app's own inset, in points; zero by default. Components never change it.
  public var contentInset: EdgeInsets {
    get { settings.contentInset }
    set {
      let inset = newValue.finite(or: contentInset)
      input(.inset(inset)) {
        settings.contentInset = inset
        insetsDidChange()
      }
    }
  }

  /// The inset that bars and notches require, in points; zero by default.
  public var safeAreaInsets: EdgeInsets {
    get { settings.safeAreaInsets }
    set {
      let inset = newValue.finite(or: safeAreaInsets)
      input(.safeArea(inset)) {
        settings.safeAreaInsets = inset
        insetsDidChange()
      }
    }
  }

  package override func frameDidChange(from old: Rect) {
    guard frame.size != old.size else { return }
    input(.size(frame.size)) {
      changeGeometry { $0.size = frame.size }
      for accessory in accessories.all {
        if accessory.edge.axis == .vertical {
          accessory.frame.size.width += frame.size.width - old.size.width
        } else {
          accessory.frame.size.height = frame.size.height
        }
      }
      placeAccessories()
      clampOffset(by: .app)
      notifyOfGeometry()
    }
  }
}

/// The facts that recorders, and tools that compare states, read from a list.
extension ScrollView {
  /// The accessories, in the order in which they were attached. Embedded Swift converts no array of
  /// existentials.
  package final var attachedAccessories: [ScrollAccessory] { accessories.all.map { $0 } }

  /// Whether a change is being made at present.
  package final var isChanging: Bool {
    timeline.isAdvancing || offsetChangeDepth > 0 || keeping != nil
  }

  /// Whether the timeline moves the content.
  package final var hasMotion: Bool { motion != nil }

  /// Whether the present drag, or the last one, has ended.
  package final var hasDragEnded: Bool { activity.endedDragID == _snapshot.dragID }
}

/// The times of last updates.
extension ScrollView {
  /// The time that is stored under a key, or nil.
  package final func lastUpdatedTime(forKey key: String) -> WallTime? {
    var time: WallTime?
    callClient("a store of times") { time = lastUpdatedTimes.time(forKey: key) }
    if TimelineObserver.isInUse { listObserver?.didReadTime(time, key) }
    return time
  }

  /// Stores the present time under a key.
  final func storeLastUpdatedTime(forKey key: String) {
    let time = timeline.wallTime
    callClient("a store of times") { lastUpdatedTimes.setTime(time, forKey: key) }
    if TimelineObserver.isInUse { listObserver?.didStoreTime(time, key) }
  }
}

/// The animations of the values that a scroll view shows.
struct ScrollAnimations {
  var offset: PropertyAnimation<Point>?
  var reservedInset: PropertyAnimation<EdgeInsets>?
}

/// The kit's own animations. The driver of the list shows them. The drivers of other lists on the
/// timeline do not.
extension ScrollView {
  /// Makes changes at once, and animates them for a duration, in seconds.
  final func animate(_ duration: Double, _ changes: () -> Void) {
    timeline.run(changes, lasting: duration, in: self)
  }

  /// Like ``animate(_:_:)``, and calls `completion` after the duration, unless `owner` is
  /// deallocated by then.
  final func animate<Owner: WeakReferenceable>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: @escaping (Owner) -> Void
  ) {
    animate(duration, changes)
    timeline.after(duration, for: owner, completion)
  }
}

#if UIKIT
  extension Part {
    /// The list that the view is in; nil if there is none.
    package var enclosingScrollView: ScrollView? { enclosingList as? ScrollView }
  }
#else
  extension View {
    /// The nearest scroll view that the view is in; nil if there is none.
    final var enclosingScrollView: ScrollView? {
      parent?.use { $0 as? ScrollView ?? $0.enclosingScrollView }
    }
  }
#endif

extension ScrollView {
  /// Moves the content by a finger or a wheel. An opening or a closing that is under way continues, shifted by
  /// the distance: the content moves on the screen as the user has moved it.
  package func shiftingAnimations(_ move: () -> Void) {
    let (old, animation) = (contentOffset, scrollAnimations.offset)
    move()
    guard let animation, scrollAnimations.offset == nil else { return }
    scrollAnimations.offset = animation.shifted(by: contentOffset - old)
  }
}

/// The layout passes of a scroll view.
struct LayoutPass {
  /// Whether a pass is scheduled.
  private(set) var isScheduled = false
  /// The job that runs a pass, made once for all passes.
  private var job: Job?

  /// Marks a pass as scheduled.
  ///
  /// - Returns: The job that runs it; nil if one waits already.
  mutating func schedule(for view: ScrollView) -> Job? {
    guard !isScheduled else { return nil }
    isScheduled = true
    if let job { return job }
    let view = Weak(view)
    let job = Job { view.object?.runLayoutPass() }
    self.job = job
    return job
  }

  /// Called before a pass runs.
  mutating func begin() {
    isScheduled = false
  }
}

/// The notifications of accessories.
extension ScrollView {
  /// Notifies the accessories, in the order in which they were attached. Those that are attached or
  /// detached meanwhile are not notified.
  ///
  /// The list of accessories keeps them alive. See HotPath.md.
  func notify<Value>(
    from old: Value, to new: Value, _ receive: (ScrollAccessory, Change<Value>) -> Void
  ) {
    let change = Change(old: old, new: new)
    accessories.beginNotification()
    for index in 0..<accessories.count { accessories[index]?.use { receive($0, change) } }
    accessories.endNotification()
    guard accessories.canRemoveEmptyEntries else { return }
    extendingLifetime(accessories) { accessories = accessories.removingEmptyEntries() }
  }

  /// Notifies the accessories that sizes or insets have changed. While the position is kept, this is
  /// done at the end.
  func notifyOfGeometry() {
    guard keeping == nil else { return }
    for accessory in accessories.all where accessory.isAttached {
      accessory.geometryDidChange()
    }
  }

  /// Lays out the tree. Then the components that wait for a window begin, in the reverse order of
  /// attaching.
  func runLayoutPass() {
    layoutPass.begin()
    guard isInWindow else { return }
    layoutIfNeeded()
    accessories.visit(fromLast: true) { if isInWindow, hosts($0) { $0.layoutPassDidEnd() } }
  }

  /// Called after a layout of the content that a component has requested.
  func contentWasLaidOut() {
    for accessory in accessories.all { accessory.contentWasLaidOut() }
  }

  /// Called when a component has ended its refresh, and when the content has come to rest: an
  /// arrival at an end that has waited for that may load.
  func waitingArrivalsMayLoad() {
    for accessory in accessories.all { accessory.waitingArrivalMayLoad() }
  }

  /// Places the accessories that a layout has placed before.
  func placeAccessories() {
    for accessory in accessories.all { accessory.placeAgain() }
  }

  /// Detaches the accessories, because the view is being deallocated. Accessories that are already
  /// in another scroll view do not change.
  func abandonAccessories() {
    abandonSubviews()
    for accessory in accessories.all where hosts(accessory) {
      accessory.host = nil
      accessory.didLoseScrollView()
      accessory.clearReservedInset()
    }
  }

  /// Whether an accessory is in this scroll view: an observer may have put it into another.
  private func hosts(_ accessory: ScrollAccessory) -> Bool {
    accessory.host?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
  }
}
