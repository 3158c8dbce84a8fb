/// A view that shows a part of larger content, without a screen: sizes, insets, an offset, drags and
/// decelerations, and the components at its edges.
///
/// Insets, sizes and offsets are in points. A number that is not finite is refused wherever it is
/// set: the old one stays.
public final class ScrollView: View {
  /// The timeline of this view; its own unless one was passed to the initializer.
  public override var timeline: Timeline { _timeline }

  private let _timeline: Timeline

  /// Where headers store the time of the last update; in memory unless the app sets another store.
  /// Setting another one shows its times at once.
  @exclusivity(unchecked)
  public var lastUpdatedTimes: any LastUpdatedTimeStore = MemoryTimeStore() {
    didSet {
      guard lastUpdatedTimes !== oldValue else { return }
      noteUnsupported("another store of the times of the last updates")
      for accessory in accessories.all { accessory.lastUpdatedTimesDidChange() }
    }
  }

  /// See HotPath.md.
  var _snapshot: ScrollSnapshot

  /// ``ScrollGeometry/rest(at:)`` of each edge, stored for each change of offset.
  var rests: EdgeInsets

  #if hasFeature(Embedded)
    /// What is notified of the view's changes; nil by default. It must outlive the view, or be set to
    /// nil.
    public unowned(unsafe) var delegate: (any ScrollViewDelegate)?
    var hasDelegate: Bool { delegate != nil }
  #else
    /// What is notified of the view's changes; held weakly, nil by default.
    public var delegate: (any ScrollViewDelegate)? {
      get { hasDelegate ? _delegate : nil }
      set {
        _delegate = newValue
        hasDelegate = newValue != nil
      }
    }

    private weak var _delegate: (any ScrollViewDelegate)?
    /// Whether one was set: to read a weak reference takes longer than a change of offset.
    private(set) var hasDelegate = false

    /// See ``driver``.
    var driverReference = DriverReference()
    /// Whether a driver was set.
    var hasDriver = false
  #endif

  /// Whether content can be dragged beyond its edges; true by default.
  public var bounces = true {
    didSet { bouncingDidChange("bounces", to: bounces, from: oldValue) }
  }

  /// Whether content shorter than the view bounces vertically; false until a component needs it.
  public var alwaysBounceVertical = false {
    didSet { bouncingDidChange("alwaysBounceVertical", to: alwaysBounceVertical, from: oldValue) }
  }

  /// Whether content narrower than the view bounces horizontally; false until a leader or a trailer needs it.
  public var alwaysBounceHorizontal = false {
    didSet {
      bouncingDidChange("alwaysBounceHorizontal", to: alwaysBounceHorizontal, from: oldValue)
    }
  }

  /// Whether the content rests on multiples of the view's size; false by default.
  public var isPagingEnabled = false {
    didSet { notePaging(from: oldValue) }
  }

  /// Whether several components may refresh at the same time; true by default. Where it is false, no
  /// pull, arrival or tap starts one while another refreshes; calls still do.
  @exclusivity(unchecked) public var allowsSimultaneousRefreshing = true {
    didSet { note("allowsSimultaneousRefreshing", .flag(allowsSimultaneousRefreshing)) }
  }

  /// Whether a refresh of the header resets the footer; nil is the default of all scroll views.
  var _resetsNoMoreDataAfterHeaderRefresh: Bool? {
    didSet { note("resetsNoMoreDataAfterHeaderRefresh", .flag(resetsNoMoreDataAfterHeaderRefresh)) }
  }

  /// Whether a drag that begins along an axis stays on it; false by default.
  public var isDirectionalLockEnabled = false {
    didSet { note("isDirectionalLockEnabled", .flag(isDirectionalLockEnabled)) }
  }

  /// How fast content slows down after a drag; the normal rate by default.
  public var decelerationRate = DecelerationRate.normal {
    didSet { note("decelerationRate", .number(decelerationRate.rawValue)) }
  }

  /// How many frames of a motion are shown in a second, at most 1,000; 60 by default. What is not
  /// above 0 is refused.
  @exclusivity(unchecked) public var frameRate: Double = 60 {
    didSet {
      frameRate = frameRate > 0 && frameRate.isFinite ? min(frameRate, 1_000) : oldValue
      note("frameRate", .number(frameRate))
      if frameRate != oldValue { scheduleFrame() }
    }
  }

  /// What the offsets that fingers and motions show are rounded to, in points; 0 (the default)
  /// rounds nothing. What is negative or not finite is refused.
  @exclusivity(unchecked) public var pixelLength: Double = 0 {
    didSet {
      pixelLength = pixelLength.notNegative(or: oldValue)
      note("pixel", .number(pixelLength))
    }
  }

  /// ``maximumOverscroll`` and ``rubberBandCoefficient``.
  var overscroll = Overscroll()
  /// What is noted while ``keepingPosition(_:)`` runs; nil outside.
  var keeping: PositionKeeping?
  /// What a scroll wheel pulls; nil where it does not.
  var wheel: WheelPull?

  /// What moves the content now, and the finger that is down. See HotPath.md.
  @exclusivity(unchecked) var activity = ScrollActivity() {
    didSet { _snapshot.update(from: activity) }
  }
  /// The time of the last touch, in seconds of the timeline, as ``touch(_:at:id:timestamp:)`` has used it;
  /// nil before the first one.
  public internal(set) var touchTime: Double?

  /// When frames of motions are shown.
  var frameClock = FrameClock()
  /// Shows the frame that is due; made once, for all frames.
  private(set) lazy var frameJob = {
    let view = Weak(self)
    return Job { view.object?.showDueFrame() }
  }()
  /// What the delegate was notified of.
  var announced = DelegateAnnouncements()
  /// Whether the app has put the content where it is, in the present range; not the frames of an animated
  /// move, which a touch may stop.
  var isPlacedByApp = false
  /// The offset that waits until the content reaches it; nil without one.
  var awaitedOffset: AwaitedOffset?

  /// The number of rows in each section; empty by default. It is stored for the app, as with
  /// MJRefresh; the kit does not need it.
  public var rowCounts: [Int] = [] {
    didSet {
      totalDataCount = rowCounts.reduce(0) { $0.addingReportingOverflow($1).partialValue }
      if InputObserver.isInUse { input(.rowCounts(rowCounts))?.end() }
    }
  }

  /// The sum of ``rowCounts``.
  public private(set) var totalDataCount = 0

  /// See HotPath.md.
  var _offsetChangeDepth = 0

  /// The views at the edges, in the order in which they were attached.
  var accessories = Accessories()

  /// The edges at which a component holds pulls, stored for each change of offset.
  var holdingEdges = EdgeSet()

  /// The offsets that mean nothing to the components, and whether these are to be asked again. See HotPath.md.
  var (quietOffsets, updatesQuietOffsets) = (QuietOffsets.all, false)
  /// Whether a component is to be notified of each move of the pan gesture.
  var notifiesOfPanMoves = false

  /// What observes the input of the view, which its users keep alive; nil by default. See HotPath.md.
  @exclusivity(unchecked) final var _inputObserver: Unmanaged<InputObserver>?

  /// The animations of the offset and of the reserved insets.
  @exclusivity(unchecked) var offsetAnimation: PropertyAnimation<Point>?
  @exclusivity(unchecked) var reservedInsetAnimation: PropertyAnimation<EdgeInsets>?
  /// Whether a layout pass waits.
  @exclusivity(unchecked) var isPassScheduled = false

  /// Makes a scroll view in a window, with the offset at the origin.
  ///
  /// - Parameters:
  ///   - frame: The place and size, in points.
  ///   - timeline: The timeline; a new one by default. Views that share a timeline move together, and
  ///     share nothing else.
  public init(frame: Rect, timeline: Timeline = Timeline()) {
    _timeline = timeline
    let frame = frame.finite(or: .zero)
    let geometry = ScrollGeometry(
      size: frame.size, contentSize: .zero, inset: .zero, reserved: .zero)
    _snapshot = ScrollSnapshot(geometry: geometry, offset: .zero)
    rests = geometry.rests
    super.init(frame: frame)
  }

  #if hasFeature(Embedded)
    deinit { abandonAccessories() }
  #else
    isolated deinit {
      if hasDriver { timeline.setAnimationWrapper(nil, for: self) }
      abandonAccessories()
    }
  #endif

  // MARK: Window

  /// Whether the view is in a window: laid out, and able to start a refresh. True by default.
  public override var isInWindow: Bool {
    get { _snapshot.isInWindow }
    set {
      let entry = reportableInput(.window(newValue), isChange: newValue != isInWindow)
      defer { entry?.end() }
      guard _snapshot.isInWindow != newValue else { return }
      _snapshot.isInWindow = newValue
      if newValue {
        didMoveToWindow()
      } else {
        for accessory in accessories.all { accessory.listDidLeaveWindow() }
      }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    schedulePass()
  }

  override func takesIntoSlot(_ view: View) -> Bool {
    (view as? ScrollAccessory).map(takeIntoSlot) ?? false
  }

  /// Nothing: the view has its own timeline in each superview.
  override func endAnimations() {}

  override func interactionDidChange() {
    super.interactionDidChange()
    notifyDriver(of: .interaction)
  }

  override func interactionHoldDidChange() {
    notifyDriver(of: .interaction)
  }

  override func schedulePass() {
    guard !isPassScheduled else { return }
    isPassScheduled = true
    timeline.asyncLayout(layoutPass)
  }

  private lazy var layoutPass = {
    let view = Weak(self)
    return Job { view.object?.runLayoutPass() }
  }()

  // MARK: Insets and sizes

  /// The app's own inset; zero by default. No component ever writes it.
  @exclusivity(unchecked) public var contentInset: EdgeInsets = .zero {
    didSet {
      contentInset = contentInset.finite(or: oldValue)
      let entry = reportableInput(.inset(contentInset), isChange: contentInset != oldValue)
      defer { entry?.end() }
      insetsDidChange()
    }
  }

  /// The inset that bars and notches impose; zero by default.
  @exclusivity(unchecked) public var safeAreaInsets: EdgeInsets = .zero {
    didSet {
      safeAreaInsets = safeAreaInsets.finite(or: oldValue)
      let entry = reportableInput(.safeArea(safeAreaInsets), isChange: safeAreaInsets != oldValue)
      defer { entry?.end() }
      insetsDidChange()
    }
  }

  override func frameDidChange(from old: Rect) {
    guard frame.size != old.size else { return }
    let entry = reportableInput(.size(frame.size))
    defer { entry?.end() }
    changeGeometry { $0.size = frame.size }
    for accessory in accessories.all {
      if accessory.edge.axis == .vertical {
        accessory.frame.size.width += frame.width - old.width
      } else {
        accessory.frame.size.height = frame.height
      }
    }
    placeAccessories()
    clampOffset(by: .app)
    notifyOfGeometry()
  }
}
