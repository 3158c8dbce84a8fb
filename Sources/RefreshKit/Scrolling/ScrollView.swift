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
  public var lastUpdatedTimes: any LastUpdatedTimeStore = MemoryTimeStore() {
    didSet {
      guard lastUpdatedTimes !== oldValue else { return }
      observe("another store of the times of the last updates")
      makeOwnChanges {
        for accessory in accessories.all { accessory.lastUpdatedTimesDidChange() }
      }
    }
  }

  /// See HotPath.md.
  var _snapshot: ScrollSnapshot

  #if hasFeature(Embedded)
    /// What is notified of the view's changes; nil by default. It must outlive the view, or be set to
    /// nil.
    public unowned(unsafe) var delegate: (any ScrollViewDelegate)?
  #else
    /// What is notified of the view's changes; held weakly, nil by default.
    public var delegate: (any ScrollViewDelegate)? {
      get { _delegate }
      set { _delegate = newValue }
    }

    /// See HotPath.md.
    private weak var _delegate: (any ScrollViewDelegate)?
  #endif

  /// What scrolls the content in place of the kit: ``scroller``.
  var platformScroller: (any ContentScroller)?

  /// What the app has set.
  var settings = ScrollSettings()
  /// What is noted while ``keepingPosition(_:)`` runs; nil outside.
  var keeping: PositionKeeping?
  /// What a scroll wheel pulls; nil if it does not.
  var wheel: WheelPull?

  /// What moves the content now, and the finger that is down. See HotPath.md.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  var activity = ScrollActivity() {
    didSet { _snapshot.update(from: activity) }
  }
  /// When frames of motions are shown.
  var frameClock = FrameClock()
  /// Shows the frame that is due; made once, for all frames.
  private(set) lazy var frameJob = {
    let view = Weak(self)
    return Job { view.object?.showDueFrame() }
  }()
  /// What the delegate was notified of.
  var announced = DelegateAnnouncements()
  /// The offset that waits until the content reaches it; nil without one.
  var awaitedOffset: AwaitedOffset?

  /// The number of rows in each section; empty by default. It is stored for the app, as with
  /// MJRefresh; the kit does not need it.
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

  /// What the components are notified of. See HotPath.md.
  var notices = ComponentNotices()

  /// What observes what is done to the list, which its users keep alive; nil by default. See HotPath.md.
  final var _observer: Unmanaged<ListObserver>?

  /// The animations of the offset and of the reserved insets.
  var scrollAnimations = ScrollAnimations()
  /// The layout pass that waits, if one does.
  lazy var layoutPass = LayoutPass(of: self)

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
          didMoveToWindow()
        } else {
          for accessory in accessories.all { accessory.listDidLeaveWindow() }
        }
      }
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    schedulePass()
  }

  /// Nothing: the view has its own timeline in each superview.
  override func endAnimations() {}

  override func interactionDidChange() {
    super.interactionDidChange()
    scroller.notify(of: .interaction, in: self)
  }

  /// Disables the interaction for a component, or enables it again.
  func holdInteraction(_ isHeld: Bool) {
    guard isInteractionHeld != isHeld else { return }
    isInteractionHeld = isHeld
    scroller.notify(of: .interaction, in: self)
  }

  package override var observer: ViewObserver? { listObserver }

  override func schedulePass() {
    guard !layoutPass.isScheduled else { return }
    layoutPass.isScheduled = true
    timeline.asyncLayout(layoutPass.passJob)
  }

  // MARK: Insets and sizes

  /// The app's own inset; zero by default. No component ever writes it.
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

  /// The inset that bars and notches impose; zero by default.
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

  override func frameDidChange(from old: Rect) {
    guard frame.size != old.size else { return }
    input(.size(frame.size)) {
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
}
