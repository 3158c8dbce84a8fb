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
    get { machine.state }
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

  // MARK: What is under way

  /// What the refresh is doing. No access to it overlaps another, as its functions call no client and
  /// release nothing of a client's: see <doc:HotPath>.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var machine = RefreshMachine()
  /// What the app has set.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var settings = ComponentSettings()
  /// How the offset places the component.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var placement = ComponentPlacement()
  /// Whether the component ignores moves of content that covers it: the machine's answer, stored for each
  /// change of offset by ``event(_:)``.
  final var ignoresCoveredMoves = true
  /// Whether the time of the last update is in the visible area, stored for each change of offset; nil in a
  /// component that shows none.
  final var isTimeInSight: Bool?
  /// What follows each change of the offset beside the pull.
  final var offsetFollowers = OffsetFollowers()
  /// The second level and the callbacks for it; nil if the app has set none of them.
  final var secondLevelParts: SecondLevelCallbacks?

  /// The app's blocks.
  final var callbacks = ComponentCallbacks()
  /// The client's blocks that wait for a part of the refresh.
  final var blocks = WaitingBlocks()
  /// What starts with a refresh and stops with it.
  final var action: (any RefreshAction)?
  /// What follows the changes of the state, and the announcements.
  final var readers = ComponentReaders()
  /// The kit's own views, and those that mirror.
  final var mirroring = Mirroring()

  private var isPrepared = false

  /// Whether the class is one of the kit's, which knows its quiet offsets.
  package final var isOfKit = false

  /// Makes a component without a callback.
  public required init() {
    super.init(frame: .zero)
    let traits = traits
    (_edge, machine) = (edge, RefreshMachine(traits: traits))
    placement = ComponentPlacement(traits)
    depth = placement.depth
    updateOffsetFollowers()
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
    frame.size[edge.axis] = form.length
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
    secondLevel?.showTitle()
    setNeedsLayout()
  }

  /// Called when the component refreshes: runs ``refreshingBlock``, the target's action and
  /// ``beginRefreshingCompletionBlock``, in this order, as long as the refresh is not ended
  /// meanwhile. An override that wants these must call super.
  open func executeRefreshingCallback() { runCallbacks() }

  open override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    super.scrollViewContentOffsetDidChange(change)
    guard machine.traits.isPulled else { return arrive(from: change.old) }
    if machine.state == .refreshing { contentDidMoveWhileRefreshing() } else { followPull() }
  }

  open override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    super.scrollViewPanStateDidChange(change)
    observe("scrollViewPanStateDidChange(_:)")
    if machine.traits.isPulled { followPan(change) }
    loader?.panStateDidChange(to: change.new, self)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    observe("layoutSubviews()")
    makeOwnChanges(placeInDirection)
  }

  // MARK: Hooks of the kit's own levels

  /// How the class refreshes.
  var traits: Traits { Traits() }

  /// What else is fixed for the class.
  var form: ComponentForm { ComponentForm() }

  /// What loads at the end of the list, in a component that belongs to the content.
  var loader: AutoLoader? { nil }

  /// The titles of a component that shows them.
  var stateTitles: StateTitles? { nil }

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
  func contentDidMoveWhileRefreshing() { placeByOffset() }

  /// Called when the result of a refresh begins to be shown: stop what spins.
  func resultDidShow() {
    setNeedsLayout()
    showResultInTitles()
  }

  /// Called when a refresh has ended in success: mark the list as up to date.
  func listIsUpToDate(_ result: RefreshResult) {}

  /// Sets the frame that belongs to a geometry.
  func place(in geometry: ScrollGeometry) {}

  /// Sets the frame that belongs to the offset, in a component that follows it: that of its style.
  func placeByOffset(in list: ScrollView) { placeByStyle(in: list) }

  /// Called just before the component leaves its scroll view.
  func willDetach(from scrollView: ScrollView) { loader?.willDetach() }

  /// Called when the scroll view has left its window.
  func listDidLeaveWindow() { updateTimeInSight() }

  // MARK: Overrides

  override final var accessibilityText: AccessibilityText { spokenByItself }
  package override final var observer: ViewObserver? { host?.use { $0.listObserver } }

  override final func entersSlot(in view: View) -> Bool {
    guard let list = view as? ScrollView else { return false }
    return form.hasSlot ? list.takeIntoSlot(self) : super.entersSlot(in: view)
  }

  override final func leaveSlot() -> Bool {
    guard isAttached, let scrollView else { return false }
    scrollView.replaceAsInput(self, with: nil) { scrollView.detach(self) }
    return true
  }

  override func layoutPassDidEnd() { continueInWindow() }

  override final func receive(_ change: Change<Point>) {
    updateTimeInSight()
    guard isInteractive else { return placeByOffset() }
    super.receive(change)
  }

  override final func receive(_ change: Change<Size>) {
    place()
    updateIsShown()
    loader?.contentSizeDidChange(from: change.old, to: change.new, self)
    super.receive(change)
  }

  override final func frameDidChange(from old: Rect) {
    lengthDidChange(from: old)
    if frame.size != old.size { placeAgain() }
    if frame.height != old.height { loader?.heightDidChange(of: self) }
  }

  override func visibilityDidChange() {
    holdingMayChange()
    if let obstacleOfHiding { cancelPull(because: obstacleOfHiding) }
    loader?.visibilityDidChange(of: self)
    updateTimeInSight()
  }

  override final func visibilityDidChange(of subview: View) {
    stateTitles?.lastUpdate?.visibilityDidChange(of: subview)
  }

  override final func interactionDidChange() {
    holdingMayChange()
    if !isUserInteractionEnabled { cancelPull(because: .interactionOff) }
  }

  override final func didMoveToWindow() {
    super.didMoveToWindow()
    updateTimeInSight()
  }
}
