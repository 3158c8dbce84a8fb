#if UIKIT
  import UIKit
#endif

/// The base class of all headers, footers, leaders and trailers. It has the state, the order of
/// changes, and the callbacks.
///
/// Subclass it, or preferably one of its subclasses, to show a refresh in your own way. The
/// override points are ``prepare()``, ``placeSubviews()``, ``state``, ``pullingPercent``,
/// ``i18nDidChange()``, ``shownResultDidChange(_:)``, ``executeRefreshingCallback()`` and the three
/// `scrollView...DidChange` functions. When the `didSet` of an override of ``state`` runs, the
/// kit's own work for the change is done. If an observer or override makes another change, that
/// change replaces the ongoing one.
open class RefreshComponent: ComponentView {
  // MARK: State

  /// The state of the refresh; idle at first.
  ///
  /// Override it with a `didSet` that returns if `state == oldValue`. The kit's own classes have
  /// done their work by then. The `didSet` is called for the first state once, after ``prepare()``:
  /// the state is idle, and `oldValue` is pulling, unless `prepare()` has set a state.
  ///
  /// A set takes effect at once and drops the waiting calls. A set from refreshing or willRefresh
  /// to idle, pulling or noMoreData ends the refresh. While a failure is shown before the closing, a
  /// set to refreshing begins another refresh in the next turn of the main queue, like
  /// `beginRefreshing()`. While the component is being detached, sets by overrides are
  /// refused.
  open var state: RefreshState {
    get {
      #if UIKIT
        tracking.didRead(.state)
      #endif
      return presentState
    }
    set {
      input(setting: "state", to: newValue) { _ in
        if newValue == .refreshing, machine.isShowingFailure { return retry() }
        let (moment, number) = (moment, EventNumber.next())
        send { $0.set(newValue, at: moment, number) }
      }
    }
  }

  /// The ``state``, for the kit's own use. A read of this property does not count as a read by the
  /// app.
  package final var presentState: RefreshState {
    machine.showsFirstState ? .pulling : machine.state
  }

  /// The distance of the pull as a fraction of the threshold: 0 inside the content, 1 at the
  /// threshold, and more beyond it; 0 at first, and 1 when a refresh begins.
  ///
  /// The kit sets it with each change of the offset during a pull. An override must call super; an
  /// override with a `didSet` does so by itself. A number that is not finite is refused, and so is
  /// any number except 0 while the component is being detached. To follow the percent without a
  /// subclass, use ``RefreshComponent/observePull(_:)``.
  open var pullingPercent: Double {
    get {
      #if UIKIT
        tracking.didRead(.percent)
      #endif
      return machine.percent
    }
    set {
      guard newValue == 0 || newValue.isFinite && !machine.isDetaching else { return }
      input(setting: "pullingPercent", to: newValue) {
        let old = machine.percent
        machine.percent = $0
        percentDidChange(from: old)
      }
    }
  }

  // MARK: The list

  /// The edge of the scroll view at which the component is placed and reserves an inset;
  /// ``Edge/top`` by default.
  public final var edge: Edge { machine.traits.edge }

  /// The scroll view that the component is attached to, or nil.
  public final var scrollView: ScrollView? { unretainedList?.object }

  /// The list, which is not retained. The list sets this property to nil when it is deallocated. If
  /// another thread has just released the list, ``scrollView`` is nil even before that. See
  /// "References that are not retained" in Architecture.md.
  final var unretainedList: Unmanaged<ScrollView>?

  package final var listTimeline: Timeline? { unretainedList?.use { $0.timeline } }

  /// True from attaching until detaching, even if the list is deallocated meanwhile.
  final var isAttached = false
  /// The number of this attachment among all attachments to the list, in order. A list notifies its
  /// components of a change only if they were attached before the change began.
  final var attachmentNumber = 0

  /// The length of the inset that the component has reserved at its edge, in points; 0 by default.
  public final var reservedInset: Double { _reservedInset }

  /// The storage of ``reservedInset``: see "The hot path" in Architecture.md.
  final var _reservedInset = 0.0

  /// The app's own inset with the safe area. Of the reserved insets, it includes only those of
  /// other components' second levels. It is zero while detached.
  public final var scrollViewOriginalInset: EdgeInsets {
    unretainedList?.use { $0.geometry.withoutLevel(at: edge).insetAtRest } ?? .zero
  }

  // MARK: Parts

  /// Accesses to ``machine``, ``settings`` and ``placement`` never overlap: the functions of the
  /// machine do not call app code, and do not release an app's object. So release builds do not
  /// check for overlaps. See "Copy, change, assign; release last" in Architecture.md.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final internal(set) var machine = RefreshMachine()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final var settings = ComponentSettings()
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  package final var placement = ComponentPlacement()
  /// Whether the time of the last update is in the visible area; nil if the component shows no
  /// time.
  final var isTimeInSight: Bool?
  /// The storage of ``secondLevel``.
  final var _secondLevel: SecondLevel?

  /// The loader of an auto header or auto footer; nil in other components.
  final var loader: AutoLoader?
  /// Nil in a class without a title.
  final var stateTitles: StateTitles?

  final var callbacks = ComponentCallbacks()
  /// The completions of the app's calls, and work that waits until a change has ended.
  final var blocks = WaitingBlocks()
  final var action: AsyncAction?
  final var subscriptions = ComponentSubscriptions()
  /// The views that are mirrored if the layout direction is right to left.
  final var mirroring = Mirroring()

  /// How the component asks its pager; nil without a pager.
  package final var source: ComponentSource?
  /// Called when the component begins to show the result of a refresh. The state is still
  /// refreshing, but the pager's load is over. A pager sets this as soon as a refresh of the
  /// component shows one of its loads, also in a component without ``source``, such as the header of
  /// a pager that adds pages only at the bottom. Nil until then.
  package final var resultDidShowForPager: (() -> Void)?
  /// Whether a gesture may load while the list is empty. A pager sets this if there is more to load,
  /// but the pager does not load by itself.
  package final var loadsInEmptyList = false
  /// The offset at which the list ended when the component opened, without reserved insets; nil if
  /// the component is at a leading edge.
  final var endAtOpening: Double?
  /// Whether the header waits to open until the content is at the top: its refresh must not move
  /// the content.
  final var waitsForTop = false
  /// Whether the content was scrolled to the top while the header waited to open, and is still
  /// there.
  final var hasReachedTop = false
  /// Work that runs after the next layout. The component has requested that layout.
  final var layoutWork: [Job] = []
  /// Whether noMoreData has ended because the component was hidden, and the state has not changed
  /// since.
  final var wasAtEndWhenHidden = false
  /// Whether noMoreData stays while ``setHidden(_:keepingNoMoreData:)`` hides the component.
  final var keepsNoMoreDataIfHidden = false

  private var isPrepared = false
  /// The number of the result for which ``shownResultDidChange(_:)`` was last called; nil if no
  /// result is shown.
  final var shownResultNumber: Generation?

  /// The number of the load whose failure was the last result; nil after another result.
  package internal(set) final var failureNumber: EventNumber?

  /// Whether the class is one of the kit's. Then no app overrides its functions.
  package private(set) final var isOfKit = false

  #if UIKIT
    // `init(frame:)` is not marked `required`. So a class with an initializer of its own needs to
    // add only `init(coder:)`, as with MJRefresh.

    /// Makes a component without a callback.
    public convenience init() {
      self.init(frame: .zero)
    }

    /// Makes a component without a callback; ``init()`` calls this initializer. The component
    /// determines its frame itself.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    /// Makes a component from a storyboard or nib, without a callback.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }
  #else
    /// Makes a component without a callback.
    public required init() {
      super.init(frame: .zero)
      setUp()
    }
  #endif

  // The initializers below are in the body of the class, not in an extension, so that a subclass
  // can declare initializers with the same names.

  /// Makes a component that calls `refreshingBlock` when it refreshes.
  ///
  /// **The block does not end the refresh**: the app calls ``endRefreshing()``. The refresh of
  /// `RefreshNormalHeader { load() }` never ends by itself. That of
  /// `RefreshNormalHeader { await load() }` does, because the closure is an async function: see
  /// `init(refreshing:)`.
  public convenience init(refreshingBlock: @escaping () -> Void) {
    self.init()
    self.refreshingBlock = refreshingBlock
  }

  /// Makes a component that calls an action of a target, held weakly, when it refreshes:
  /// `RefreshNormalHeader(refreshingTarget: feed, refreshingAction: Feed.reload)`.
  public convenience init<Target: AnyObject>(
    refreshingTarget: Target, refreshingAction: @escaping (Target) -> () -> Void
  ) {
    self.init()
    setRefreshingTarget(refreshingTarget, refreshingAction: refreshingAction)
  }

  #if UIKIT
    /// Makes a component that calls a method of a target, held weakly, when it refreshes:
    /// `RefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(load))`.
    public convenience init(refreshingTarget target: Any, refreshingAction action: Selector) {
      self.init()
      setRefreshingTarget(target, refreshingAction: action)
    }
  #endif

  private func setUp() {
    let traits = traits
    machine = RefreshMachine(traits: traits)
    placement = ComponentPlacement(traits)
    if traits.loadsAtEnd { loader = AutoLoader(of: self) }
    stateTitles = traits.titleInset.map { StateTitles(traits.texts, leftInset: $0) }
    isOfKit = type(of: self).isClassOfKit
    ComponentRegistry.current.add(self)
    prepare()
    if !isPrepared { failUnprepared() }
    showFirstState()
  }

  #if UIKIT
    // MARK: Overrides of MJRefresh that the kit does not call

    @available(*, unavailable, message: "Do it in the didSet of an override of state.")
    open func beginRefreshing() { fatalError() }

    @available(*, unavailable, message: "Do it in the didSet of an override of state.")
    open func endRefreshing() { fatalError() }
  #endif

  // MARK: Override points

  /// Called once, when the component is made. Override it to set sizes and titles and to add
  /// subviews. An override must call super first.
  open func prepare() {
    isPrepared = true
    setLengthOfKit(machine.traits.length)
    addTitle()
  }

  /// Called by each layout. Override it to place the subviews, from left to right. An override must
  /// call super first.
  open func placeSubviews() {
    placeByLayout()
    placeTitles()
  }

  /// Called when the language or the layout direction of ``RefreshConfig`` has changed. Override it
  /// to show the texts of the new language. The base class updates its own texts and requests a
  /// layout. An override must call super.
  open func i18nDidChange() {
    stateTitles?.update()
    secondLevel?.showTitle()
    setNeedsLayout()
    updateTime()
  }

  /// Called when the component refreshes, after its opening. Calls ``refreshingBlock``, the action
  /// of the target and ``beginRefreshingCompletionBlock``, in this order, until one of them ends
  /// the refresh. An override need not call super; without it, none of them is called.
  #if canImport(ObjectiveC)
    @objc
  #endif
  open func executeRefreshingCallback() { runCallbacks() }

  /// Called when the component begins to show a result, and when it shows none any more. The base
  /// class does nothing, and an override need not call super.
  ///
  /// A success is shown for the ``resultDisplayDuration``, and a failure of a pulled component for
  /// the ``failureDisplayDuration`` and while it closes; a subclass that shows failures sets that
  /// duration in ``prepare()``. An auto header or auto footer shows a failure in idle, until another
  /// refresh begins or the whole list is refreshed. While a component shows none, `result` is nil.
  ///
  /// - Parameter result: The success or the failure, with the error of the app or a
  ///   ``RefreshTimeout``; nil for none.
  open func shownResultDidChange(_ result: RefreshResult?) {}

  /// Called each time the offset was set, even to an equal value, unless the component is hidden or
  /// its interaction is disabled. An override must call super.
  open func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
    guard machine.traits.isPulled else {
      loader?.arrive(from: change.old)
      return
    }
    guard machine.state == .refreshing else { return followPull() }
    contentDidMoveWhileRefreshing()
    if waitsForTop { contentDidMoveWhileWaiting(from: change.old) }
  }

  /// Called each time the content size was set, even to an equal value, unless the component's
  /// interaction is disabled. An override must call super.
  open func scrollViewContentSizeDidChange(_ change: Change<Size>) {}

  /// Called each time the pan gesture's state was set, unless the component is hidden or its
  /// interaction is disabled. An override must call super.
  open func scrollViewPanStateDidChange(_ change: Change<PanState>) {
    if machine.traits.isPulled { followPan(change) }
    loader?.panStateDidChange(to: change.new)
  }

  #if UIKIT
    package override final var drawsItself: Bool { !isOfKit }

    override final func appDidMove() { fillSlotInNextTurn() }
  #endif

  /// Calls ``placeSubviews()``. Put an app's layout code there, and not here: on iOS, UIKit calls
  /// this method at other times, too. An override must call super.
  open override func layoutSubviews() {
    // The frames are set before the call of super, because UIKit applies constraints in that call,
    // starting from these frames.
    if placesSubviewsNow {
      input(.other) {
        #if UIKIT
          fitLines()
        #endif
        placeInDirection()
      }
    }
    super.layoutSubviews()
  }

  #if UIKIT
    /// The identifier for tests of the user interface; by default `refresh.header`,
    /// `refresh.footer`, `refresh.trailer` or `refresh.leader`.
    open override var accessibilityIdentifier: String? {
      get { super.accessibilityIdentifier ?? defaultIdentifier }
      set { super.accessibilityIdentifier = newValue }
    }

    /// Performs the component's action: begins a refresh, or tries again after a failure.
    public override final func accessibilityActivate() -> Bool { activate() }
  #else
    /// Performs the component's action: begins a refresh, or tries again after a failure.
    ///
    /// Called when assistive technology activates the component. Like a tap, it has an effect only
    /// while the component is idle, in a window, visible, and enabled for interaction. If an end is
    /// waiting, the refresh begins after it.
    ///
    /// - Returns: Whether a refresh begins, now or after the end that is waiting.
    public final func accessibilityActivate() -> Bool { activate() }
  #endif

  // MARK: Hooks of the kit's own classes

  var traits: Traits { Traits() }

  /// Called to open the component. The returned ``Timing`` says when the refreshing callback runs.
  func open(in scrollView: ScrollView) -> Timing {
    if let loader { return loader.open(in: scrollView) }
    return machine.traits.isPulled ? openAnimated(in: scrollView) : .never
  }

  /// Called before the refreshing callback runs.
  func didOpen() {}

  /// Called to close the component. The returned ``Timing`` says when the blocks of the end run. It
  /// is `never` if ``open(in:)`` has returned `never`.
  func close(in scrollView: ScrollView) -> Timing {
    if let loader { return loader.close(in: scrollView) }
    return machine.traits.isPulled ? closeAnimated(in: scrollView) : .never
  }

  /// Called when the closing has finished or was cut short, before the blocks of the end run.
  func didClose() {}

  /// Whether the component has an indicator that shows failures by itself:
  /// ``RefreshIndicator/showsResults``.
  var hasIndicatorOfResults: Bool { false }

  /// Called when the state has changed, to show it. An override must call super.
  func stateDidChange(from old: RefreshState) {
    setNeedsLayout()
    if old == .pulling { pullDidEnd() }
    showStateInTitles(from: old)
    updateTime()
  }

  /// Called when the offset has changed while the state is refreshing, in headers, back footers,
  /// leaders and trailers. An override must call super.
  func contentDidMoveWhileRefreshing() { followOffset() }

  /// Called when a result begins to be shown. Overrides stop activity indicators and animations,
  /// and must call super.
  func resultDidShow() {
    setNeedsLayout()
    showResultInTitles()
    updateTime()
  }

  /// Called when a refresh has ended in success.
  func listDidUpdate(_ refresh: RefreshSuccess) { loader?.didLoad(refresh.result) }

  func place(in geometry: ScrollGeometry) {}

  func followOffset(in list: ScrollView) { placeInStyle(in: list) }

  func willDetach(from scrollView: ScrollView) { loader?.reset() }

  /// Called when the text of the last update may have changed.
  func updateTime() {}

  // MARK: Overrides

  override final var accessibilityText: AccessibilityText { ownAccessibilityText }
  package override final var observer: (any DoorObserver)? {
    unretainedList?.use { $0.doorObserver }
  }

  #if !UIKIT
    override final func enterSlot(in view: View) -> Bool {
      guard let list = view as? ScrollView else { return false }
      if machine.traits.hasSlot { return list.takeIntoSlot(self) }
      if superview !== list { failWithoutSlot() }
      return false
    }
  #endif

  override final func leaveSlot() -> Bool {
    guard isAttached, let scrollView else { return false }
    scrollView.setComponent(nil, at: edge)
    return true
  }

  package override final func frameDidChange(from old: Rect) {
    lengthDidChange(from: old)
    if frame.size != old.size { placeAgain() }
    if frame.size.height != old.size.height { loader?.reserveHeight() }
  }

  package override func visibilityDidChange() {
    holdingMayChange()
    if let obstacleOfHiding { cancelPull(because: obstacleOfHiding) }
    if isShown { restoreEndOfData() }
    loader?.visibilityDidChange()
    updateTimeInSight()
  }

  package override final func didHide() { leaveNoMoreDataByHiding() }

  package override func interactionDidChange() {
    holdingMayChange()
    if !isUserInteractionEnabled { cancelPull(because: .interactionOff) }
    loader?.fillingMayContinue()
  }

  package override final func didEnterWindow() {
    super.didEnterWindow()
    source?.didEnterWindow()
    loader?.didEnterWindow()
    updateTimeInSight()
  }
}

/// The functions by which the list notifies the component. The list calls them even if the
/// component is hidden or its interaction is disabled.
extension RefreshComponent {
  /// Called after each layout pass of a list in a window.
  final func layoutPassDidEnd() {
    continueInWindow()
    loader?.fillingMayContinue()
  }

  final func contentOffsetDidChange(_ change: Change<Point>) {
    updateTimeInSight()
    if isInteractive { return callBack(change) }
    loader?.ignoredOffsetDidChange()
    followOffset()
  }

  final func contentSizeDidChange(_ change: Change<Size>) {
    place()
    contentMayHaveBecomeEmpty(from: change.old)
    updateIsShown()
    loader?.contentDidGrow(from: change.old, to: change.new)
    if isUserInteractionEnabled { callBack(change) }
  }

  /// Called when the content has moved by `distance` and the same rows stay visible, because rows
  /// before them were added or removed.
  final func contentDidShift(by distance: Point) {
    if let end = endAtOpening { endAtOpening = end + distance[edge.axis] }
    loader?.contentDidShift(by: distance.y)
  }

  final func panStateDidChange(_ change: Change<PanState>) {
    if isInteractive { callBack(change) }
  }

  #if !UIKIT
    private func callBack(_ change: Change<Point>) { scrollViewContentOffsetDidChange(change) }
    private func callBack(_ change: Change<Size>) { scrollViewContentSizeDidChange(change) }
    private func callBack(_ change: Change<PanState>) { scrollViewPanStateDidChange(change) }
  #endif

  /// Stores whether the component is in the visible area. When the component becomes visible,
  /// updates the text of the last update.
  final func updateTimeInSight() {
    guard let isTimeInSight, let unretainedList else { return }
    let isVisible = unretainedList.use {
      $0.scrollState.pulledOffset.y < $0.scrollState.restOffsets.top && isShown
        && $0.scrollState.isInWindow
    }
    guard isVisible != isTimeInSight else { return }
    self.isTimeInSight = isVisible
    if isVisible { updateTime() }
  }
}

extension RefreshComponent {
  final func failUnprepared() -> Never {
    fatalError(
      "\(typeName(of: self)).prepare() did not call super.prepare(); "
        + "call it first in the override.")
  }

  final func failWithoutSlot() -> Never {
    fatalError(
      "A \(typeName(of: self)) cannot be added to a scroll view, which has no slot for it; "
        + "subclass RefreshHeader, RefreshFooter, RefreshLeader or RefreshTrailer.")
  }
}
