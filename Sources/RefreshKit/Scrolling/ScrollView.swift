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
