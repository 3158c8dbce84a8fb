/// A view that shows a part of something larger, without a screen: sizes, insets, an offset, drags
/// and decelerations, and the components at its edges.
///
/// Insets, sizes and offsets are in points. A number that is not finite is refused wherever it is
/// set: the old one stays.
public final class ScrollView: View {
  /// The time that this view lives in; its own unless it was given one.
  public override var timeline: Timeline { time }

  private let time: Timeline

  /// Where headers keep the time of the last update; in memory unless the app sets another store.
  /// Setting another one shows its times at once.
  public var lastUpdatedTimes: any LastUpdatedTimeStore = MemoryTimeStore() {
    didSet {
      guard lastUpdatedTimes !== oldValue else { return }
      for accessory in accessories.all { accessory.lastUpdatedTimesDidChange() }
    }
  }

  /// All that the view is at present.
  public var snapshot: ScrollSnapshot { _snapshot }

  /// Sizes and insets.
  public var geometry: ScrollGeometry { _snapshot.geometry }

  /// What ``snapshot`` gives away.
  var _snapshot: ScrollSnapshot

  /// ``ScrollGeometry/rest(at:)`` of each edge, for those who ask with each move.
  private(set) var rests: EdgeInsets

  #if hasFeature(Embedded)
    /// Hears of what the view does; nil by default. It must outlive the view, or be set to nil.
    public unowned(unsafe) var delegate: (any ScrollViewDelegate)?
  #else
    /// Hears of what the view does; held weakly, nil by default.
    public var delegate: (any ScrollViewDelegate)? {
      get { hasDelegate ? listener : nil }
      set {
        listener = newValue
        hasDelegate = newValue != nil
      }
    }

    private weak var listener: (any ScrollViewDelegate)?
    /// Whether there was one; asking a weak reference costs more than a move of the content.
    private var hasDelegate = false
  #endif

  /// Whether content gives way beyond its edges; true by default.
  public var bounces = true

  /// Whether content shorter than the view bounces vertically; false until a component needs it.
  public var alwaysBounceVertical = false

  /// Whether content narrower than the view bounces horizontally; false until a trailer needs it.
  public var alwaysBounceHorizontal = false

  /// Whether the content comes to rest on multiples of the view's size; false by default.
  public var isPagingEnabled = false

  /// Whether several components may refresh at the same time; true by default. Where it is false, no
  /// pull, arrival or tap starts one while another refreshes; calls still do.
  public var allowsSimultaneousRefreshing = true

  /// What the app said of this view about resetting its footer; nil is the default of all.
  var resetsNoMoreData: Bool?

  /// Whether a drag that begins along an axis stays on it; false by default.
  public var isDirectionalLockEnabled = false

  /// How fast content that was thrown comes to a stop; the normal rate by default.
  public var decelerationRate = DecelerationRate.normal

  /// How many frames of a motion are shown in a second, at most 1,000; 60 by default. What is not
  /// above 0 is refused.
  public var frameRate: Double = 60 {
    didSet {
      frameRate = frameRate > 0 && frameRate.isFinite ? min(frameRate, 1_000) : oldValue
      if frameRate != oldValue { scheduleFrame() }
    }
  }

  /// What the offsets that fingers and motions show are rounded to, in points; 0 (the default)
  /// rounds nothing. What is negative or not finite is refused.
  public var pixelLength: Double = 0 {
    didSet { pixelLength = pixelLength.notNegative(or: oldValue) }
  }

  /// The finger that is down.
  var finger: Finger?
  /// The number of the last drag that has ended, or is about to.
  var endedDragID = 0
  /// Whether the delegate has heard that a drag began, and not that it ended; and so for decelerations.
  var hasAnnouncedDrag = false
  var hasAnnouncedDeceleration = false
  /// Whether the app has put the content where it is, in the present range.
  var isPlacedByApp = false
  /// How many decelerations the delegate has heard of.
  var announcedDecelerations = 0
  /// The motion that is under way.
  var motion: Motion?
  /// Whose motion it is.
  var motionCause = ScrollCause.deceleration
  /// The time of the frame of a motion that was shown last, in seconds of the timeline.
  var shownTime: Double = 0
  /// The time of the frame that is planned, in seconds of the timeline.
  var scheduledFrame: Double?
  /// Shows what is due; made once, for all frames.
  private(set) lazy var frameWork = {
    let view = Weak(self)
    return Job { view.object?.frameIsDue() }
  }()

  /// The number of rows in each section; empty by default. It is kept for the app, as MJRefresh's
  /// counterpart is; the kit needs no count to keep new rows in view.
  public var rowCounts: [Int] = [] {
    didSet { totalDataCount = rowCounts.reduce(0) { $0.addingReportingOverflow($1).partialValue } }
  }

  /// The sum of ``rowCounts``.
  public private(set) var totalDataCount = 0

  /// How many notifications of an offset are under way inside each other.
  package var offsetChangeDepth: Int { movesUnderWay }

  /// The same; what only the kit can reach needs no check of who is reading it.
  var movesUnderWay = 0

  /// What stands at the edges, in the order in which it was attached.
  var accessories = Accessories()

  /// The edges at which a component holds pulls, so that moves of the content need not ask for it.
  var holdingEdges = EdgeSet()

  /// The ways of the offset and of the reserved insets to what they are.
  var offsetAnimation: PropertyAnimation<Point>?
  var reservedInsetAnimation: PropertyAnimation<EdgeInsets>?
  private var isPassScheduled = false

  /// Makes a scroll view in a window, with the offset at the origin.
  ///
  /// - Parameters:
  ///   - frame: The place and size, in points.
  ///   - timeline: The time to live in; a new one by default. Views that share a timeline move
  ///     together, and share nothing else.
  public init(frame: Rect, timeline: Timeline = Timeline()) {
    time = timeline
    let frame = frame.finite(or: .zero)
    let geometry = ScrollGeometry(
      size: frame.size, contentSize: .zero, inset: .zero, reserved: .zero)
    _snapshot = ScrollSnapshot(geometry: geometry, offset: .zero)
    rests = geometry.rests
    super.init(frame: frame)
  }

  #if hasFeature(Embedded)
    deinit { leaveAccessories() }
  #else
    isolated deinit { leaveAccessories() }
  #endif

  // MARK: Window

  /// Whether the view is in a window: laid out, and able to start a refresh. True by default.
  public override var isInWindow: Bool {
    get { _snapshot.isInWindow }
    set {
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

  /// The view takes its timeline along, wherever it goes.
  override func endAnimations() {}

  override func schedulePass() {
    guard !isPassScheduled else { return }
    isPassScheduled = true
    timeline.asyncLayout(layoutPass)
  }

  private lazy var layoutPass = {
    let view = Weak(self)
    return Job { view.object?.runLayoutPass() }
  }()

  /// Lays out the tree; then components that wait for a window start, from the back to the front.
  private func runLayoutPass() {
    isPassScheduled = false
    guard isInWindow else { return }
    layoutIfNeeded()
    for accessory in accessories.all.reversed() { accessory.startWaiting() }
  }

  // MARK: Insets and sizes

  /// The app's own inset; zero by default. No component ever writes it.
  public var contentInset: EdgeInsets = .zero {
    didSet {
      contentInset = contentInset.finite(or: oldValue)
      insetsDidChange()
    }
  }

  /// The inset that bars and notches impose; zero by default.
  public var safeAreaInsets: EdgeInsets = .zero {
    didSet {
      safeAreaInsets = safeAreaInsets.finite(or: oldValue)
      insetsDidChange()
    }
  }

  /// What components have borrowed, side by side.
  public var reservedInset: EdgeInsets { geometry.reserved }

  /// ``contentInset`` + ``safeAreaInsets`` + ``reservedInset``.
  public var adjustedContentInset: EdgeInsets { geometry.adjustedInset }

  /// The size of the content; zero by default. Setting it tells the components, also if equal.
  public var contentSize: Size {
    get { geometry.contentSize }
    set {
      let old = geometry.contentSize
      let new = newValue.finite(or: old)
      changeGeometry { $0.contentSize = new }
      notify(from: old, to: new) { $0.receive($1) }
      guard new != old else { return }
      clampOffset(by: .app)
      notifyOfGeometry()
    }
  }

  private func insetsDidChange() {
    let inset = contentInset + safeAreaInsets
    guard inset != geometry.inset else { return }
    changeGeometry { $0.inset = inset }
    placeAccessories()
    clampOffset(by: .app)
    notifyOfGeometry()
  }

  /// Adds up what the components at the edges have borrowed.
  func reservedInsetsDidChange() {
    var reserved = EdgeInsets.zero
    for accessory in accessories.all { reserved[accessory.edge] += accessory.reservedInset }
    let old = geometry
    guard reserved != old.reserved else { return }
    reservedInsetAnimation = PropertyAnimation(
      from: reservedInsetAnimation.presentationValue(of: old.reserved, on: timeline), on: timeline)
    changeGeometry { $0.reserved = reserved }
    clampOffset(by: .component, from: old)
  }

  override func frameDidChange(from old: Rect) {
    guard frame.size != old.size else { return }
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

  private func changeGeometry(_ change: (inout ScrollGeometry) -> Void) {
    var geometry = geometry
    change(&geometry)
    if geometry != _snapshot.geometry { isPlacedByApp = false }
    _snapshot.geometry = geometry
    rests = geometry.rests
  }
}
