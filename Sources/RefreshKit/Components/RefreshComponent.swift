/// The base of all headers, footers, leaders and trailers: the state, the order of changes, the callbacks.
///
/// Subclass it, or better one of its subclasses, to draw a refresh of your own. The override points
/// are ``prepare()``, ``placeSubviews()``, ``state``, ``pullingPercent``, ``i18nDidChange()``,
/// ``executeRefreshingCallback()`` and the three `scrollView...DidChange` calls of
/// ``ScrollAccessory``. An observer of ``state`` sees the component as it is after the change; a
/// change that was made in answer to another replaces it.
open class RefreshComponent: ScrollAccessory {
  // MARK: State

  /// The state of the refresh; idle at first.
  ///
  /// Override it with a `didSet` that returns where `state == oldValue`. The kit's own levels have
  /// done their part by then. An override sees the first state once, after ``prepare()``: idle, with
  /// pulling as `oldValue`, unless `prepare()` has set a state. Setting it takes effect at once and
  /// drops the calls that wait; from refreshing to idle, pulling or noMoreData it ends the refresh.
  /// While the component is being detached, a set from an override is refused.
  open var state: RefreshState {
    get { _state }
    set {
      set("state", to: newValue) { _ in
        let surroundings = surroundings
        perform(event { $0.set(newValue, in: surroundings) })
      }
    }
  }

  /// How far the component is pulled out, as a fraction of its length: 0 inside the content, 1 at the
  /// threshold, more beyond; 0 at first, and 1 when a refresh begins.
  ///
  /// Set with each change of offset. An override must call super, as a `didSet` does by itself. A number
  /// that is not finite is refused.
  open var pullingPercent: Double {
    get { machine.percent }
    set {
      guard newValue.isFinite else { return }
      set("pullingPercent", to: newValue) {
        setPercent($0)
        showAlphaOfPull()
      }
    }
  }

  // MARK: Callbacks

  /// Runs when the component refreshes: load here, and call ``endRefreshing()`` afterwards.
  public final var refreshingBlock: (() -> Void)?

  /// Runs after ``refreshingBlock`` and the action, unless these have ended the refresh.
  public final var beginRefreshingCompletionBlock: (() -> Void)?

  /// Runs inside the closing animation, after the reserved inset is released.
  public final var endRefreshingAnimationBeginAction: (() -> Void)?

  /// Runs once for each end: after the closing animation, or right before the next refresh begins.
  public final var endRefreshingCompletionBlock: (() -> Void)?

  /// The action of ``setRefreshingTarget(_:refreshingAction:)``.
  final var refreshingAction: (() -> Void)?

  // MARK: What is under way

  /// What the refresh is doing. No access to it overlaps another, as its functions call no client and
  /// release nothing of a client's: see <doc:HotPath>.
  @exclusivity(unchecked) final var machine = RefreshMachine()
  /// The machine's state, and whether it ignores moves of content that covers the component: twins for the hot path, see <doc:HotPath>. ``event(_:)`` sets them.
  final var (_state, ignoresCoveredMoves) = (RefreshState.idle, true)
  /// The client's blocks that wait for a part of the refresh.
  @exclusivity(unchecked) final var blocks = WaitingBlocks()
  /// What starts with a refresh and stops with it.
  @exclusivity(unchecked) final var action: (any RefreshAction)?
  /// The observers of the state and of announcements.
  final var stateObservers = Observers<Change<RefreshState>>()
  final var feedbackObservers = Observers<Feedback>()
  #if !hasFeature(Embedded)
    /// See ``followers``; and the stamp of the present state, while there are none.
    final var (_followers, stateStamp) = (StateFollowers?.none, 0)
  #endif

  // MARK: Settings

  /// What the app has set.
  @exclusivity(unchecked) final var settings = ComponentSettings()
  /// The second level and the callbacks for it; nil where the app has set none of them.
  final var secondLevelParts: SecondLevelCallbacks?
  /// Whether the second level is in sight: it opens, is open, or closes. See HotPath.md.
  final var showsSecondLevel = false
  /// The own length of a stretched component.
  final var unstretchedLength: Double?

  private var isPrepared = false

  /// Whether the class is one of the kit's, which knows its quiet offsets.
  package final var isOfKit = false

  /// Whether the component mirrors its views where the layout runs from right to left; true by
  /// default. It does so after ``placeSubviews()``, which always places from left to right.
  @exclusivity(unchecked) public final var flipsHorizontallyInOppositeLayoutDirection = true {
    didSet {
      guard flipsHorizontallyInOppositeLayoutDirection != oldValue else { return }
      observeChange(of: "flipsHorizontallyInOppositeLayoutDirection")
      setNeedsLayout()
    }
  }

  /// Views of the app's own in the component that mirror as the component's do; none by default.
  @exclusivity(unchecked) public final var additionalFlippedViews: [View] = [] {
    didSet { if !additionalFlippedViews.elementsEqual(oldValue, by: ===) { setNeedsLayout() } }
  }

  /// The kit's own views.
  final var ownViews: [View] = []
  /// What shows the views mirrored at present, if anything does.
  @exclusivity(unchecked) final var mirror: Mirror?

  /// Makes a component without a callback.
  public required init() {
    super.init(frame: .zero)
    (_edge, machine) = (edge, RefreshMachine(traits: traits))
    isOfKit = Self.isOfKit(self)
    LivingComponents.add(self)
    prepare()
    if !isPrepared { failUnprepared() }
    showFirstState()
  }

  // MARK: Override points

  /// Called once, when the component is made: set sizes and titles, add subviews. An override must
  /// call super first.
  open func prepare() {
    isPrepared = true
    frame.size[edge.axis] = defaultLength
    addTitle()
  }

  /// Called by layout: place the subviews. An override must call super first.
  open func placeSubviews() {
    placeByLayout()
    placeTitles()
  }

  /// Called when ``RefreshConfig``'s language or direction of layout has changed: take up texts that
  /// the app did not set. An override must call super. It asks for layout.
  open func i18nDidChange() {
    stateTitles?.i18nDidChange()
    if isArmed { showStateInTitles(from: state) }
    setNeedsLayout()
  }

  /// Called when the component refreshes: runs ``refreshingBlock``, the target's action and
  /// ``beginRefreshingCompletionBlock``, in this order, as long as the refresh is not ended
  /// meanwhile. An override that wants these must call super.
  open func executeRefreshingCallback() { runCallbacks() }

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    guard machine.traits.isPulled else { return arrive(from: change.old) }
    if _state == .refreshing { contentDidMoveWhileRefreshing() } else { followPull() }
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    if machine.traits.isPulled { followPan(change) }
    loader?.panStateDidChange(to: change.new, self)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    makeOwnChanges(placeInDirection)
  }

  // MARK: Hooks of the kit's own levels

  /// How the class refreshes.
  var traits: Traits { Traits() }

  /// What loads at the end of the list, in a component that belongs to the content.
  var loader: AutoLoader? { nil }

  /// The length when the component is made, in points.
  var defaultLength: Double { 0 }

  /// Called when a refresh begins in a window: show it.
  ///
  /// - Returns: When the refreshing callback runs; never in a component without a pull and a loader.
  func open() -> Opening {
    loader?.open(self) ?? (machine.traits.isPulled ? openAnimated() : .none)
  }

  /// Called when the opening is over, before the refreshing callback runs.
  func didOpen() {}

  /// Called when a refresh ends: release what ``open()`` has reserved.
  ///
  /// - Returns: When the blocks of the end run; those of the calls alone, at once, where ``open()`` opens
  ///   nothing.
  func close() -> Closing {
    loader?.close(self) ?? (machine.traits.isPulled ? closeAnimated() : .none)
  }

  /// Called when the closing is over, or cut short by another begin, before the blocks of the end run.
  func didClose() {}

  /// Called when the state has changed: show it. The base asks for layout, and drops what is left of a
  /// pull.
  func stateDidChange(from old: RefreshState) {
    setNeedsLayout()
    if old == .pulling { pullIsOver() }
    showStateInTitles(from: old)
  }

  /// Called when the offset was set while a component that is pulled refreshes; call super.
  func contentDidMoveWhileRefreshing() { if followsOffset { placeByStyle() } }

  /// Called when the result of a refresh begins to be shown: stop what spins.
  func resultDidShow() {
    setNeedsLayout()
    showResultInTitles()
  }

  /// Called when a refresh has ended in success: mark the list as up to date.
  func listIsUpToDate(_ result: RefreshResult) {}

  /// The texts of the component; the base has a header's.
  var texts: ComponentTexts { .header }

  /// The titles of a component that shows them.
  var stateTitles: StateTitles? { nil }

  /// The width of the text in the middle, in points; nil where no text is visible.
  var titleWidth: Double? { stateTitles?.width }

  /// Called by layout: place the label of a title. The base fills the component with it, or makes a column
  /// of it in a component beside the content.
  func placeTitle(_ label: Label) { label.frame = titleFrame(of: label) }

  override final var accessibilityText: AccessibilityText { spokenByItself }
  /// The length that counts as a whole pull, in points.
  var pullLength: Double { max(0, unstretchedLength ?? frame.size[_edge.axis]) }

  package override final var floatsAboveContent: Bool { machine.traits.isPulled && style == .front }
  override final func placeByStyle() { host?.use { placeByStyle(in: $0) } }
  override func frameDidChange(from old: Rect) {
    lengthDidChange(from: old)
    super.frameDidChange(from: old)
    if frame.height != old.height { loader?.heightDidChange(of: self) }
  }

  override func startWaiting() { continueInWindow() }
  override func didAttach(to scrollView: ScrollView) {
    updateIsShown()
    placeAtAttach(in: scrollView)
    loader?.reserveHeight(of: self)
  }

  override func attachingIsDone() { continueAfterAttaching() }
  override func geometryDidChange() {
    updateIsShown()
    dropPullAtEdge()
    fitSecondLevel()
  }

  override func contentSizeDidChange(from old: Size, to new: Size) {
    updateIsShown()
    loader?.contentSizeDidChange(from: old, to: new, self)
  }

  override func contentDidShift(by distance: Point) { loader?.contentDidShift(by: distance.y) }
  override func willDetach(from scrollView: ScrollView) { loader?.willDetach() }
  override func didDetach() { endWithoutCallbacks() }

  override func didLoseScrollView() {
    action?.cancel()
    endStretching()
    leaveSecondLevel()
    updateIsShown()
  }

  override func quietOffsets(in view: ScrollSnapshot) -> QuietOffsets { ownQuietOffsets(in: view) }
  override final var ignoresPanMoves: Bool { isOfKit }
  override var isBusy: Bool { isRefreshing }
  override final var reservesLevel: Bool { showsSecondLevel }
  override final var opensLevel: Bool { secondLevel?.phase == .opening }
  override func contentDidScroll(_ notice: ScrollNotice) { follow(notice) }
  override var canHold: Bool { machine.traits.isPulled }
  override var longestPull: Double { canHold ? pullLength * (secondLevel?.threshold ?? 1) : 0 }
  package override final var observer: ViewObserver? { host?.use { $0.listObserver } }

  override func visibilityDidChange() {
    super.visibilityDidChange()
    if let obstacleOfHiding { cancelPull(because: obstacleOfHiding) }
    loader?.visibilityDidChange(of: self)
  }

  override func interactionDidChange() {
    super.interactionDidChange()
    if !isUserInteractionEnabled { cancelPull(because: .interactionOff) }
  }
}
