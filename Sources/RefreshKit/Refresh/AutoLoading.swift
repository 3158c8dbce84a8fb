/// A component that loads when the list is scrolled to its end at the component's edge: an auto
/// footer at the bottom, an auto header at the top. The kit implements this protocol.
///
/// Such a component belongs to the content: it always reserves its height at its edge. Only
/// scrolling to the end counts as an arrival. These do not: a list that starts at the end, the
/// attaching of the component, the first content, and a move that keeps the visible rows in place.
@preconcurrency @MainActor public protocol AutoLoading: NoMoreDataEnding {
  /// Whether the component loads when the list arrives at the end; true by default. If it is false,
  /// a drag toward the end that is released there still loads.
  var isAutomaticallyRefresh: Bool { get set }

  /// The fraction of the component that must be visible for the end to count as reached. 1 (the
  /// default) is the whole component, and 0 is no part of it. With a negative fraction, loading
  /// begins that many heights earlier. A number that is not finite is refused.
  var triggerAutomaticallyRefreshPercent: Double { get set }

  /// The distance before the end at which loading begins, in points, in addition to
  /// ``triggerAutomaticallyRefreshPercent``; 0 by default. Pulling the list away from its other
  /// edge never loads. A number that is negative or not finite is refused.
  var preloadDistance: Double { get set }

  /// The number of loads in one drag; 1 by default. With -1 there is no limit. With 0 or another
  /// negative number, a drag never loads.
  var autoTriggerTimes: Int { get set }

  /// Whether the component loads again by itself until the content fills the list; false by
  /// default.
  ///
  /// The component compares the content with the list after the first layout with content, and
  /// after each successful load of its own or refresh of the header. It also compares them when the
  /// content has become too short for another reason, such as a larger view or deleted rows. If the
  /// content and the component fit into the view, a load begins without a finger. In an empty list
  /// no load begins: the app begins the first one.
  ///
  /// Loading stops after a page that brings nothing, with no more data, and after a failure. After
  /// a page that brings nothing, it continues when the list changes.
  ///
  /// The load waits while a finger is down, while another component refreshes, and while the
  /// component is hidden or its interaction is disabled. ``SelfHiding/hidesWhileContentFits`` does
  /// not keep it from loading. Such a load does not count for ``autoTriggerTimes``. If that
  /// property allows no loads, no such load begins.
  var loadsUntilFilled: Bool { get set }
}

extension AutoLoading {
  public var isAutomaticallyRefresh: Bool {
    get { settings.isAutomaticallyRefresh }
    set { set(.isAutomaticallyRefresh, to: newValue) }
  }

  public var triggerAutomaticallyRefreshPercent: Double {
    get { settings.triggerAutomaticallyRefreshPercent }
    set { set(.triggerAutomaticallyRefreshPercent, to: newValue) }
  }

  public var preloadDistance: Double {
    get { settings.preloadDistance }
    set { set(.preloadDistance, to: newValue) }
  }

  public var autoTriggerTimes: Int {
    get { loader?.trigger.timesPerDrag ?? 1 }
    set { set(.autoTriggerTimes, to: newValue) }
  }

  public var loadsUntilFilled: Bool {
    get { settings.loadsUntilFilled }
    set { set(.loadsUntilFilled, to: newValue) }
  }
}

/// Begins the loads of an auto header or auto footer, and opens and closes the component. The
/// component owns this object.
@MainActor package final class AutoLoader {
  private unowned let component: RefreshComponent

  var trigger = LoadMoreTrigger()
  private(set) var fillTrigger = FillTrigger()
  /// Whether a comparison of the content with the view is scheduled for the next frame.
  private var isComparisonScheduled = false
  /// Whether ``mustAwaitReordering()`` has scheduled its next question to the driver.
  private var isReorderingCheckScheduled = false
  /// When a wheel or a key last tried to scroll beyond the end, in seconds of the timeline.
  private var lastPushTime = -Double.infinity
  /// From which to which y coordinate of the content the list's inset at the component's edge
  /// reached when the component opened; nil while there is no load.
  private(set) var insetRangeAtOpening: ClosedRange<Double>?

  init(of component: RefreshComponent) { self.component = component }

  private var list: ScrollView? { component.scrollView }

  /// The state of the list; nil without a list.
  private var snapshot: ScrollSnapshot? { component.unretainedList?.use { $0.scrollState } }

  // MARK: Arriving

  /// Called when the offset has changed from `old`. Loads if this move has brought the content to
  /// the end.
  func arrive(from old: Point) {
    guard let snapshot, trigger.offsetDidChange(from: old.y, endGeometry(in: snapshot)),
      component.settings.isAutomaticallyRefresh
    else { return }
    loadOrWait(by: .arrival(by: snapshot.cause))
  }

  private func loadOrWait(by gesture: RefreshCause.Begin) {
    guard component.machine.state == .idle, let snapshot else { return }
    if let obstacle = component.gestureObstacle {
      component.meet(obstacle, by: gesture)
    } else if mustAwaitReordering() {
      postponeLoad(by: gesture)
    } else {
      load(by: gesture, in: snapshot)
    }
  }

  /// Makes a load wait, because another component refreshes or rows are being reordered. In a list
  /// that is too short to scroll, the content cannot arrive at the end. There, the load waits as if
  /// the end of a drag had begun it.
  func postponeLoad(by gesture: RefreshCause.Begin) {
    guard let snapshot else { return }
    let isAtDragEnd = gesture == .dragEnd || !endGeometry(in: snapshot).contentExceedsView
    trigger.wait(atDragEnd: isAtDragEnd, in: snapshot)
  }

  private func load(by gesture: RefreshCause.Begin, in snapshot: ScrollSnapshot) {
    trigger.willLoad(in: snapshot)
    component.beginWithoutObstacle(by: gesture)
  }

  /// Returns whether a load must wait, because rows are being reordered. If the driver says so, the
  /// driver is asked again in each frame, until the reordering is over. Then loads may continue.
  private func mustAwaitReordering() -> Bool {
    guard let list, list.isBeingReordered() else { return false }
    guard list.isReorderingByDriver, !isReorderingCheckScheduled else { return true }
    isReorderingCheckScheduled = true
    later(by: 1 / list.frameRate, in: list) {
      $0.isReorderingCheckScheduled = false
      if let list = $0.list, !$0.mustAwaitReordering() { list.loadsMayContinue() }
    }
    return true
  }

  private func later(
    by delay: Double, in list: ScrollView, _ work: @escaping (AutoLoader) -> Void
  ) {
    list.timeline.after(delay, for: component) { if let loader = $0.loader { work(loader) } }
  }

  private func inNextTurn(_ work: @escaping (AutoLoader) -> Void) {
    component.listTimeline?.async(for: component) { if let loader = $0.loader { work(loader) } }
  }

  func waitingArrivalMayLoad() {
    if trigger.waitingArrival != nil { inNextTurn { $0.loadAfterWaiting() } }
  }

  private func loadAfterWaiting() {
    guard trigger.waitingArrival != nil, let list, list.isAtRest,
      !list.hasBusyComponent(besides: component), !mustAwaitReordering()
    else { return }
    let arrival = trigger.endWaiting(
      endGeometry(in: list.scrollState), isAutomatic: component.settings.isAutomaticallyRefresh)
    guard let arrival, component.machine.state == .idle, component.isInteractive,
      component.gestureObstacle == nil
    else { return }
    load(by: .arrivalDuringRefresh(by: arrival.cause), in: list.scrollState)
  }

  /// Called when the offset has changed while the component is hidden or its interaction is
  /// disabled.
  func ignoredOffsetDidChange() {
    guard trigger.waitingArrival != nil, let snapshot else { return }
    trigger.updateWaitingArrival(endGeometry(in: snapshot))
  }

  /// Called when the app has set ``AutoLoading/isAutomaticallyRefresh``. If the property is true,
  /// and the content is already at the end, a load begins.
  func automaticLoadingDidChange() {
    guard component.settings.isAutomaticallyRefresh, let snapshot,
      trigger.loadsWithoutMove(endGeometry(in: snapshot))
    else { return }
    loadOrWait(by: .arrival(by: .app))
  }

  func panStateDidChange(to panState: PanState) {
    if panState == .ended || panState == .cancelled { fillingMayContinue() }
    guard panState == .ended, component.machine.state == .idle, let snapshot,
      trigger.dragDidEnd(endGeometry(in: snapshot))
    else { return }
    loadOrWait(by: .dragEnd)
  }

  /// Called when a wheel or a key tries to scroll beyond the end. This begins a load in a list that
  /// is too short to scroll, once for each run of events. Without it, only a finger could load
  /// there.
  func wasPushed() {
    guard let list else { return }
    let previousPushTime = exchange(&lastPushTime, with: list.timeline.now)
    let end = endGeometry(in: list.scrollState)
    guard lastPushTime - previousPushTime >= WheelRun.pause,
      component.settings.isAutomaticallyRefresh, component.isInteractive, !end.contentExceedsView,
      end.isInsideContent, trigger.allowsLoads
    else { return }
    loadOrWait(by: .arrival(by: .wheel))
  }

  package func endGeometry(in snapshot: ScrollSnapshot) -> LoadMoreTrigger.EndGeometry {
    LoadMoreTrigger.EndGeometry(
      snapshot: snapshot, edge: component.edge, reservedInset: component.reservedInset,
      triggerDistance: component.frame.size.height
        * component.settings.triggerAutomaticallyRefreshPercent
        - component.settings.preloadDistance,
      allowsEmpty: component.loadsInEmptyList)
  }

  // MARK: The list

  /// Called when the content size was set. If the content has grown, a move may load again. The
  /// exception is a footer of a list that keeps the position of its visible rows: there, the new
  /// content is above the rows.
  func contentDidGrow(from old: Size, to new: Size) {
    fitMayHaveChanged()
    fillingMayContinue()
    let keepsPosition =
      component.unretainedList?.use { $0.keepsPosition(along: .vertical) } == true
    guard new.height > old.height, component.edge == .top || !keepsPosition else { return }
    trigger.contentDidGrow()
  }

  func contentDidShift(by distance: Double) {
    if let range = insetRangeAtOpening {
      insetRangeAtOpening = range.lowerBound + distance...range.upperBound + distance
    }
    trigger.contentDidShift(by: component.edge == .bottom ? distance : -distance)
  }

  /// Forgets everything except ``AutoLoading/autoTriggerTimes``. Called before the component is
  /// detached.
  func reset() {
    let times = trigger.timesPerDrag
    (trigger, fillTrigger) = (LoadMoreTrigger(), FillTrigger())
    trigger.timesPerDrag = times
    (isComparisonScheduled, isReorderingCheckScheduled) = (false, false)
    (lastPushTime, insetRangeAtOpening) = (-.infinity, nil)
  }

  func visibilityDidChange() {
    reserveHeight()
    if component.isShown { component.place() } else { trigger.stopWaiting() }
    fillingMayContinue()
  }

  func reserveHeight() {
    component.reserveInset(component.isShown ? max(0, component.frame.size.height) : 0)
  }

  // MARK: Loading

  /// Called when a refresh begins. Also called when a component is attached during a refresh that
  /// began outside a list.
  func loadDidBegin() {
    guard let snapshot else { return }
    trigger.loadDidBegin(at: endGeometry(in: snapshot).threshold)
  }

  func open(in list: ScrollView) -> Timing {
    fillTrigger.loadDidOpen(at: list.contentSize.height)
    let inset = max(0, list.adjustedContentInset[component.edge])
    let end = component.edge == .bottom ? list.contentSize.height : 0 - inset
    insetRangeAtOpening = end...end + inset
    return .atOnce
  }

  func close(in list: ScrollView) -> Timing {
    let insetRange = exchange(&insetRangeAtOpening, with: nil)
    loadDidEnd()
    guard list.isPagingEnabled else { return .atOnce }
    if let insetRange {
      list.animate(component.settings.slowAnimationDuration) {
        scrollBack(outOf: insetRange, in: list)
      }
    }
    return .animated
  }

  /// Called when the component begins to show the result of a load, and again when the component
  /// closes.
  func loadDidEnd() {
    let hasFailed = component.storedResult?.isFailure == true
    if hasFailed { fillTrigger.didFail() }
    trigger.loadDidEnd(inFailure: hasFailed)
  }

  /// Scrolls back by the visible part of the component, so that a list with pages rests at the end
  /// of a page. Does nothing while a finger or a motion moves the content, or if the content would
  /// move toward the component.
  private func scrollBack(outOf insetRange: ClosedRange<Double>, in list: ScrollView) {
    let isFooter = component.edge == .bottom
    let y = list.scrollState.offset.y
    let bottom = y + list.frame.height
    let visibleLength = min(bottom, insetRange.upperBound) - max(y, insetRange.lowerBound)
    guard list.isAtRest, visibleLength > 0 else { return }
    let target = list.geometry.clamp(
      isFooter ? y - visibleLength : y + visibleLength, along: .vertical)
    if isFooter ? target < y : target > y { list.setOffset(target, along: .vertical) }
  }

  // MARK: Filling

  /// Called after a layout. If a comparison of the content with the view is due, it is made in the
  /// next turn, and may begin a load.
  func contentWasLaidOut() {
    guard isDueToCompare else { return }
    fillTrigger.contentWasLaidOut()
    inNextTurn { $0.loadIfNotFilled() }
  }

  private var isDueToCompare: Bool { component.settings.loadsUntilFilled && fillTrigger.isDue }

  /// Called when a load has succeeded. The content is then compared with the view again, unless the
  /// load has brought the last page.
  func didLoad(_ result: RefreshResult) {
    if case .success = result { fillTrigger.didLoad() }
  }

  func listDidRefresh() {
    fillTrigger.listDidRefresh()
    fillingMayContinue()
  }

  /// Called when the component enters a window. If a load was interrupted before, the content is
  /// compared with the view again.
  func didEnterWindow() {
    guard component.machine.state == .idle else { return }
    fillTrigger.didEnterWindow()
    fillingMayContinue()
  }

  /// Requests a layout if a comparison of the content with the view is due. Called after each
  /// layout pass of the kit, and when something that prevented a load may have ended.
  func fillingMayContinue() {
    if isDueToCompare { list?.scroller.requestLayout() }
  }

  /// Begins a load if the content does not fill the view. If something prevents the load now, the
  /// comparison stays due, and is made again later.
  private func loadIfNotFilled() {
    guard component.settings.loadsUntilFilled, isFreeToFill, trigger.allowsLoads,
      case let filling = component.source?.filling(), filling != .never, let list,
      !mustAwaitReordering()
    else { return }
    let isNearEnd = isInsidePreloadDistance(in: list)
    guard
      fillTrigger.compare(
        fit(in: list), loadsWithoutGrowth: filling == .always, isNearEnd: isNearEnd)
    else { return }
    if list.isTracking || list.isDragging { return compareInNextFrame(in: list) }
    component.beginWithoutObstacle(by: .filling)
  }

  /// Whether the content rests within ``AutoLoading/preloadDistance`` of its end, in a component
  /// that loads for a pager or another source. If so, the component requests the next page as soon
  /// as a page has made the content longer. Without this request, a user who scrolls through short
  /// pages would reach the end of the content before the next page arrives.
  private func isInsidePreloadDistance(in list: ScrollView) -> Bool {
    guard component.source != nil, component.settings.preloadDistance > 0, list.isAtRest
    else { return false }
    let end = endGeometry(in: list.scrollState)
    return !end.position.isBefore(end.threshold)
  }

  /// Called when a size or an inset may have changed. If the fit has changed, and neither a load of
  /// this component nor a refresh of the list is in progress, the content is compared with the view
  /// again.
  func fitMayHaveChanged() {
    guard component.settings.loadsUntilFilled, let list else { return }
    // While this component loads or the header refreshes the list, a change of the fit causes no
    // comparison. A success causes one itself, and a failed load ends the filling. The inset of a
    // second level also changes the fit, but only for a time. A load at the other edge has no
    // effect on the filling, so it does not count here.
    let isInRefresh =
      component.isBusy
      || list.header.map { $0.isBusy && ($0.refreshesList || $0.showsSecondLevel) } == true
    if fillTrigger.fitDidChange(to: fit(in: list), inRefresh: isInRefresh) { fillingMayContinue() }
  }

  /// Returns the length of the content, and its overflow: the length by which the content, the
  /// component and the app's insets together are longer than the view. The overflow is 0 or
  /// negative if they fit.
  private func fit(in list: ScrollView) -> FillTrigger.Fit {
    let geometry = list.geometry.withoutLevel(at: component.edge)
    return FillTrigger.Fit(
      length: list.contentSize.height,
      overflow: geometry.overflow(along: .vertical) + max(0, component.frame.size.height))
  }

  /// Compares again in the next frame, because a finger is down. The loader is not notified of the
  /// end of a touch without a drag, so it cannot wait for that.
  private func compareInNextFrame(in list: ScrollView) {
    guard !isComparisonScheduled else { return }
    isComparisonScheduled = true
    later(by: 1 / list.frameRate, in: list) {
      $0.isComparisonScheduled = false
      $0.loadIfNotFilled()
    }
  }

  /// Whether the component may load to fill the list now. A finger that is down is not considered
  /// here. A component that hides itself because the content fits may load.
  var isFreeToFill: Bool {
    guard component.isInWindow, component.machine.state == .idle, !component.isHidden,
      component.isUserInteractionEnabled, component.gestureObstacle == nil, let list
    else { return false }
    return !list.hasBusyComponent()
  }

  // MARK: For tools that compare states

  /// Whether the component loads to fill the list as soon as nothing prevents it.
  package var isDueToFill: Bool {
    guard component.settings.loadsUntilFilled, trigger.allowsLoads,
      case let filling = component.source?.filling(), filling != .never, let list
    else { return false }
    return fillTrigger.mustLoad(for: fit(in: list), loadsWithoutGrowth: filling == .always)
  }
}
