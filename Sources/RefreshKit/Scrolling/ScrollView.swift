/// A list that shows a part of larger content. It has sizes, insets, an offset, drags and
/// decelerations, and components at its edges, but no screen.
///
/// On UIKit a `UIScrollView` shows it, and the components are subviews of that scroll view.
/// Elsewhere the list is a ``View`` itself, which a host draws.
///
/// Insets, sizes and offsets are in points. A number that is not finite is refused wherever it is
/// set: the old one stays.
///
/// Release the list on the main thread. Another thread that releases the last reference waits for
/// the main queue, because components, and the timeline, have unretained references to the list.
public final class ScrollView: ListView {
  /// The timeline of this view: the one that was passed to the initializer, or a new one.
  public override var timeline: Timeline { _timeline }

  private let _timeline: Timeline

  /// The store of the times of last updates, which headers use; a ``MemoryTimeStore`` by default.
  /// If another store is set, headers show its times at once.
  public var lastUpdatedTimes: any LastUpdatedTimeStore = MemoryTimeStore() {
    didSet {
      guard lastUpdatedTimes !== oldValue else { return }
      input(.other) {
        for component in components { component.updateTime() }
      }
    }
  }

  /// Release builds do not check for overlapping access: see "The hot path" in Architecture.md.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var scrollState: ScrollSnapshot {
    didSet {
      #if UIKIT
        needsPlacing = true
      #endif
    }
  }

  /// The object that is notified of the view's changes; referenced weakly, nil by default.
  public weak var delegate: (any ScrollViewDelegate)? {
    didSet { hasDelegate = delegate != nil }
  }
  /// Whether a delegate was set; stays true after the delegate was deallocated. Each change of the
  /// offset reads it first, because reading a weak reference is slow: see "The hot path" in
  /// Architecture.md.
  private(set) var hasDelegate = false

  var platformScroller: DriverScroller?
  /// Nil until the kit itself scrolls the list.
  var ownScroller: KitScroller?

  var settings = ScrollSettings(
    failureDisplayDuration: RefreshConfig.default.failureDisplayDuration)
  /// The state of ``keepingPosition(_:)``; nil outside a call of it.
  var positionKeeping: PositionKeeping?

  /// Release builds do not check for overlapping access: see "The hot path" in Architecture.md.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var activity = ScrollActivity()
  private var wasIdle = true
  var frameClock = FrameClock()
  // Made once, because the jobs are scheduled often.
  private(set) lazy var frameJob = Job { [weak self] in self?.showDueFrame() }
  private lazy var layoutJob = Job { [weak self] in self?.runLayoutPass() }
  var announced = DelegateAnnouncements()

  /// The number of rows in each section; empty by default. It is stored for the app, as in
  /// MJRefresh; the kit does not use it.
  public var rowCounts: [Int] {
    get { settings.rowCounts }
    set {
      guard newValue != rowCounts else { return }
      input(.rowCounts(newValue)) { settings.rowCounts = newValue }
    }
  }

  /// The sum of ``rowCounts``.
  public var totalDataCount: Int {
    rowCounts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
  }

  /// In the order in which they were attached.
  var components: [RefreshComponent] {
    get { attached.all }
    set { attached = AttachedComponents(newValue) }
  }
  private(set) var attached = AttachedComponents([])
  var attachmentCount = 0
  /// The edges at which a component holds the content during a pull.
  var holdingEdges = EdgeSet()

  /// How many notifications of offset changes are in progress. They nest if an observer changes the
  /// offset again.
  var notificationDepth = 0

  /// Identifies the list. Unlike an object identifier, the number is never used again for another
  /// object.
  package let number = EventNumber.next()

  /// A hook of test lists that show rows, called before each layout in a window; otherwise nil.
  package var willLayOut: (() -> Void)?

  /// The recorder or inspector that observes the list; nil for most lists.
  package internal(set) var doorObserver: (any DoorObserver)?

  var scrollAnimations = ScrollAnimations()
  private var isLayoutScheduled = false

  /// Makes a scroll view in a window, with the offset at the origin.
  ///
  /// - Parameters:
  ///   - frame: The position and size, in points.
  ///   - timeline: The timeline; by default a new one that begins in 1970, in UTC. A host in real time
  ///     passes ``Timeline/current()``. Views can share a timeline.
  public init(frame: Rect, timeline: Timeline = Timeline()) {
    _timeline = timeline
    let frame = frame.finite(or: .zero)
    let geometry = ScrollGeometry(
      size: frame.size, contentSize: .zero, inset: .zero, reserved: .zero)
    scrollState = ScrollSnapshot(geometry: geometry, offset: .zero)
    super.init(frame: frame)
  }

  deinit {
    Ending.performAndWait {
      if platformScroller != nil { timeline.setAnimationWrapper(nil, for: self) }
      platformScroller = nil
      abandonComponents()
    }
  }

  /// The driver's last answer to ``ScrollDriver/isReordering``; false before the first one.
  final var isReorderingByDriver = false

  // MARK: Window

  /// Whether the view is in a window: laid out, and able to start a refresh. True by default.
  public override var isInWindow: Bool {
    get { scrollState.isInWindow }
    set {
      guard newValue != scrollState.isInWindow else { return }
      input(.window(newValue)) {
        scrollState.isInWindow = newValue
        if newValue {
          didEnterWindow()
        } else {
          for component in components { component.updateTimeInSight() }
        }
      }
    }
  }

  package override func didEnterWindow() {
    super.didEnterWindow()
    scheduleLayoutPass()
  }

  /// Does nothing: the list keeps its timeline when its superview changes, so animations continue.
  override func endAnimations() {}

  package override func interactionDidChange() {
    super.interactionDidChange()
    scroller.ask(.interaction)
  }

  func setInteractionDisabledByComponent(_ isDisabled: Bool) {
    guard isInteractionDisabledByComponent != isDisabled else { return }
    isInteractionDisabledByComponent = isDisabled
    scroller.ask(.interaction)
  }

  package override var observer: (any DoorObserver)? { doorObserver }
  package override var isMotionReduced: Bool { settings.reducesMotion }

  package override func scheduleLayoutPass() {
    guard !isLayoutScheduled else { return }
    isLayoutScheduled = true
    timeline.asyncLayout(layoutJob)
  }

  // MARK: Insets and sizes

  /// The app's own inset, in points; zero by default. Components never change it.
  public var contentInset: EdgeInsets {
    get { settings.contentInset }
    set {
      let inset = newValue.finite(or: contentInset)
      #if UIKIT
        if let insetWillChange { return insetWillChange(inset) }
      #endif
      takeContentInset(inset)
    }
  }

  package func takeContentInset(_ inset: EdgeInsets) {
    guard inset != contentInset else { return }
    input(.inset(inset)) {
      settings.contentInset = inset
      insetsDidChange()
    }
  }

  /// The inset that bars and notches require, in points; zero by default.
  public var safeAreaInsets: EdgeInsets {
    get { settings.safeAreaInsets }
    set {
      let inset = newValue.finite(or: safeAreaInsets)
      guard inset != safeAreaInsets else { return }
      input(.safeArea(inset)) {
        settings.safeAreaInsets = inset
        insetsDidChange()
      }
    }
  }

  package override func frameDidChange(from old: Rect) {
    guard frame.size != old.size else { return }
    changeGeometry { $0.size = frame.size }
    for component in components {
      if component.edge.axis == .vertical {
        component.frame.size.width += frame.size.width - old.size.width
      } else {
        component.frame.size.height = frame.size.height
      }
    }
    placeComponents()
    clampOffset(by: .app)
    notifyOfGeometry()
  }
}

extension ScrollView {
  /// Changes ``activity``, and updates the values that depend on it.
  func changeActivity(_ change: (inout ScrollActivity) -> Void) {
    change(&activity)
    scrollState.update(from: activity)
    idlenessMayHaveChanged()
  }

  func idlenessMayHaveChanged() {
    guard wasIdle != isIdle else { return }
    wasIdle = isIdle
    if wasIdle { waitingArrivalsMayLoad() }
  }
}

/// Values for recorders, and for tools that compare states. The last two functions are for headers:
/// they read and store the time of the last update.
extension ScrollView {
  package var attachedComponents: [RefreshComponent] { components }

  package var offsetChangeDepth: Int { notificationDepth }

  package var hasMotion: Bool { motion != nil }

  /// Whether the last drag has ended. True already while observers are told of the end.
  package var hasDragEnded: Bool { activity.endedDragID == scrollState.dragID }

  package func lastUpdatedTime(forKey key: String) -> WallTime? {
    var time: WallTime?
    client {
      time = lastUpdatedTimes.time(forKey: key)
      return .time(time, key: key)
    }
    return time
  }

  func storeLastUpdatedTime(forKey key: String) {
    let time = timeline.wallTime
    client(.view(self)) { lastUpdatedTimes.setTime(time, forKey: key) }
  }
}

/// The components of a list. This object retains them, and never changes: when a component is
/// attached or detached, the list makes a new object. So the components live at least as long as
/// this object.
@MainActor final class AttachedComponents {
  let all: [RefreshComponent]
  /// See "References that are not retained" in Architecture.md.
  let unretained: [Unmanaged<RefreshComponent>]
  /// Whether the components are notified when the pan gesture moves. False if all of them are of
  /// the kit's classes, because these ignore the moves: see "The hot path" in Architecture.md.
  let includesPanMoves: Bool

  init(_ components: [RefreshComponent]) {
    all = components
    unretained = components.map { .passUnretained($0) }
    includesPanMoves = components.contains { !$0.isOfKit }
  }
}

struct ScrollAnimations {
  var offset: PropertyAnimation<Point>?
  var reservedInset: PropertyAnimation<EdgeInsets>?
}

/// Animations that only the driver of this list shows. Drivers of other lists on the same timeline
/// do not show them.
extension ScrollView {
  /// Makes changes in an animation. The duration is in seconds.
  func animate(_ duration: Double, _ changes: () -> Void) {
    timeline.run(changes, lasting: duration, in: self)
  }

  /// Makes changes in an animation, and calls `completion` at its end, unless `owner` has been
  /// deallocated.
  func animate<Owner: AnyObject>(
    _ duration: Double, for owner: Owner, _ changes: () -> Void,
    completion: @escaping (Owner) -> Void
  ) {
    animate(duration, changes)
    timeline.after(duration, for: owner, completion)
  }
}

#if UIKIT
  extension Part {
    package var enclosingScrollView: ScrollView? { enclosingList as? ScrollView }
  }
#else
  extension View {
    final var enclosingScrollView: ScrollView? {
      parent?.use { $0 as? ScrollView ?? $0.enclosingScrollView }
    }
  }
#endif

extension ScrollView {
  /// Lays out the list. Components that wait for a window then begin their refreshes, the last
  /// attached one first.
  func runLayoutPass() {
    isLayoutScheduled = false
    guard isInWindow else { return }
    willLayOut?()
    layoutIfNeeded()
    for component in components.reversed() where isInWindow && has(component) {
      component.layoutPassDidEnd()
    }
  }
}
