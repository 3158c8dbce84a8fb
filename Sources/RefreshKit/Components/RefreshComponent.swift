/// The base of all headers, footers and trailers: the state, the order of changes, the callbacks.
///
/// Subclass it, or better one of its subclasses, to draw a refresh of your own. The override points
/// are ``prepare()``, ``placeSubviews()``, ``state``, ``pullingPercent``, ``i18nDidChange()``,
/// ``executeRefreshingCallback()`` and the three `scrollView...DidChange` calls of
/// ``ScrollAccessory``. An observer of ``state`` sees the component as it is after the change; a
/// change that was made in answer to another replaces it.
open class RefreshComponent: ScrollAccessory {
  // MARK: State

  /// Where the component stands in the story of a refresh; idle at first.
  ///
  /// Override it with a `didSet` that returns where `state == oldValue`. The kit's own levels have
  /// done their part by then. An override sees the first state once, after ``prepare()``: idle, with
  /// pulling as `oldValue`, unless `prepare()` has set a state. Setting it takes effect at once and
  /// drops the calls that wait; from refreshing to idle, pulling or noMoreData it ends the refresh.
  /// While the component is being detached, a set from an override is refused.
  open var state: RefreshState {
    get { _state }
    set {
      let old = _state
      _state = newValue
      stateWasSet(from: old)
    }
  }

  /// Whether a refresh has been asked for and not been ended: refreshing or willRefresh.
  public final var isRefreshing: Bool { _state.isRefreshing }

  /// How far the component is pulled out, as a fraction of its length: 0 inside the content, 1 at the
  /// threshold, more beyond; 0 at first, and 1 when a refresh begins.
  ///
  /// Set with each change of offset. An override must call super, as a `didSet` does by itself. What
  /// is not finite is refused.
  open var pullingPercent: Double {
    get { _pullingPercent }
    set {
      guard newValue.isFinite else { return }
      _pullingPercent = newValue
      if !isRefreshing, fadesWithPull { alpha = shownPercent }
    }
  }

  /// How the last refresh came out; nil before the first end.
  public internal(set) final var lastResult: RefreshResult?

  // MARK: Callbacks

  /// Runs when the component refreshes: load here, and call ``endRefreshing()`` afterwards.
  public final var refreshingBlock: (() -> Void)?

  /// Runs after ``refreshingBlock`` and the action, unless these have ended the refresh.
  public final var beginRefreshingCompletionBlock: (() -> Void)?

  /// Runs inside the closing animation, after the borrowed room is returned.
  public final var endRefreshingAnimationBeginAction: (() -> Void)?

  /// Runs once for each end: after the closing animation, or right before the next refresh begins.
  public final var endRefreshingCompletionBlock: (() -> Void)?

  /// The action of ``setRefreshingTarget(_:refreshingAction:)``.
  final var refreshingAction: (() -> Void)?

  // MARK: What the kit keeps

  /// What ``state`` is.
  final var _state = RefreshState.idle
  /// What ``pullingPercent`` is.
  final var _pullingPercent: Double = 0
  /// What ``isAutomaticallyChangeAlpha`` is.
  final var _isAutomaticallyChangeAlpha = false
  final var times = RefreshTimes()
  final var cycle = RefreshCycle()
  final var pullRule = PullRule()
  final var requests: [RefreshRequest] = []
  final var requestCount = 0
  final var beginCompletions: [Job] = []
  final var endCompletions: [Job] = []
  final var nextTurn: [Job] = []
  final var stateObservers = Observers<Change<RefreshState>>()

  #if !hasFeature(Embedded)
    /// Those who follow the state from outside, for as long as the component lives.
    final let followers = StateFollowers()
  #endif

  /// What starts with a refresh and stops with it.
  final var action: (any RefreshAction)?
  /// When the present refresh began, in seconds of the timeline.
  final var refreshingSince: Double = 0
  /// Whether the component tells the user that the last refresh failed.
  final var showsFailure = false
  /// How often the component was told that there is no more data.
  final var noMoreDataCount = 0

  final var stateChanges = ChangesUnderWay()
  /// The number of the present attachment.
  final var attachmentCount = 0
  /// Whether the present refresh may borrow room and move the content.
  final var opensView = false

  /// Whether a refresh was announced whose end is still to be announced.
  final var owesEndAnnouncement = false
  final var feedbackObservers = Observers<Feedback>()
  /// Keeps ``i18nDidChange()`` coming.
  final var languageObservation: ObservationToken?

  private var isPrepared = false

  // MARK: Direction of layout

  /// Whether the component mirrors its views where the layout runs from right to left; true by
  /// default. It does so after ``placeSubviews()``, which always places from left to right.
  public final var flipsHorizontallyInOppositeLayoutDirection = true {
    didSet { if flipsHorizontallyInOppositeLayoutDirection != oldValue { setNeedsLayout() } }
  }

  /// Views of the app's own in the component that mirror as the component's do; none by default.
  public final var additionalFlippedViews: [View] = [] {
    didSet { if !additionalFlippedViews.elementsEqual(oldValue, by: ===) { setNeedsLayout() } }
  }

  /// The kit's own views.
  final var ownViews: [View] = []
  /// What shows the views mirrored at present, if anything does.
  final var mirror: Mirror?

  // MARK: Making

  /// Makes a component without a callback.
  public required init() {
    super.init(frame: .zero)
    followLanguage()
    prepare()
    guard isPrepared else {
      fatalError(
        "\(typeName(of: self)).prepare() did not call super.prepare(); "
          + "call it first in the override.")
    }
    showFirstState()
  }

  // MARK: Override points

  /// Called once, when the component is made: set sizes and titles, add subviews. An override must
  /// call super first.
  open func prepare() {
    isPrepared = true
  }

  /// Called by layout: place the subviews. An override must call super first.
  open func placeSubviews() {
    placeByLayout()
  }

  /// Called when ``RefreshConfig``'s language or direction of layout has changed: take up texts that
  /// the app did not set. An override must call super. It asks for layout.
  open func i18nDidChange() {
    stateTitles?.i18nDidChange()
    setNeedsLayout()
  }

  /// Called when the component refreshes: runs ``refreshingBlock``, the target's action and
  /// ``beginRefreshingCompletionBlock``, in this order, as long as the refresh is not ended
  /// meanwhile. An override that wants these must call super.
  open func executeRefreshingCallback() {
    runCallbacks()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    placeInDirection()
  }

  // MARK: What the kit's own levels do

  /// A refresh begins in a window: show it, and see that the callback runs. The base does nothing.
  func open() {}

  /// A refresh ends: undo ``open()``, and see that the end is told. The base has nothing to undo
  /// and tells nobody.
  func close() {
    turnCycle { $0.rest() }
    runEndCompletions()
  }

  /// The state has changed: take up its looks. The base asks for layout, and drops what is left of a
  /// pull.
  func stateDidChange(from old: RefreshState) {
    setNeedsLayout()
    if old == .pulling { settlePull() }
    showStateInTitles(from: old)
  }

  /// A refresh has ended in success: marks the list as up to date. The base does nothing.
  func listIsUpToDate(_ result: RefreshResult) {}

  /// Shows the looks of the present state at once; what an animation was to do is dropped.
  func resetLooks() { resetTitles() }

  /// Takes up the scroll view's width, and a first place.
  func placeAtAttach(in scrollView: ScrollView) {
    frame.size.width = scrollView.frame.width
    scrollView.alwaysBounceVertical = true
    place()
  }

  /// The closing animation is over, and the end is about to be told.
  func closingWillEnd() {}

  /// Which texts the component speaks in; the base in a header's.
  var texts: ComponentTexts { .header }

  /// The titles of a component that shows them.
  var stateTitles: StateTitles? { nil }

  override final var accessibilityText: AccessibilityText { spokenByItself }

  /// Whether the component is pulled out from behind its edge; the base is not.
  var followsPull: Bool { false }

  /// Whether a tap on the title begins a refresh now: by default only after one that failed.
  var loadsByTap: Bool { state == .idle && showsFailure }

  /// Whether the component leaves itself out of what is seen at present.
  var isOutOfPlace: Bool { false }

  /// Whether only a finger may pull the component out.
  var pullsByFingerOnly: Bool { false }

  /// Whether a refresh borrows room and moves the content for it.
  var reservesInset: Bool { true }

  /// Whether the component has a state for the end of the data; the base has none.
  var knowsNoMoreData: Bool { false }

  /// Whether a pull, even one that is not let go, counts as the user's answer to a failure.
  var forgetsFailureWhenPulled: Bool { false }

  /// Whether the alpha can follow the percent.
  var canFade: Bool { true }

  /// The length that counts as a whole pull, in points.
  var pullLength: Double { max(0, frame.size[edge.axis]) }

  override func startWaiting() {
    if state == .willRefresh, isInWindow { transition(to: .refreshing) }
  }

  override func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
  }

  override func attachingIsDone() {
    takeUpAttachment()
  }

  override func geometryDidChange() {
    settlePull()
  }

  override func contentSizeDidChange(from old: Size, to new: Size) {
    updateIsShown()
  }

  override func didDetach() {
    endSilently()
  }

  override func didLoseScrollView() {
    action?.cancel()
    updateIsShown()
  }

  override var isBusy: Bool { isRefreshing }
  override var canHold: Bool { followsPull }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    if !isShown { cancelPull() }
  }

  override func interactionDidChange() {
    super.interactionDidChange()
    if !isUserInteractionEnabled { cancelPull() }
  }
}
