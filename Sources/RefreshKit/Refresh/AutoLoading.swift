/// A component that loads when the list is scrolled to its end at the component's edge: an auto
/// footer at the bottom, an auto header at the top. The kit implements this protocol.
///
/// Such a component belongs to the content: it always reserves its height at its edge. Only
/// scrolling to the end counts as an arrival. A list that starts at the end, attaching the
/// component, the first content, and a move that keeps the visible rows in place do not.
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
  /// The component compares the content with the list after the first layout with content, after
  /// each load of its own or refresh of the header that has succeeded, and when the list has become
  /// too short in another way: a larger view, rows that were deleted. If the content and the
  /// component fit into the view, a load begins without a finger. In an empty list no load begins:
  /// the app begins the first one.
  ///
  /// Loading stops after a page that brings nothing, with no more data, and after a failure. After
  /// a page that brings nothing, it continues when the list changes.
  ///
  /// The load waits while a finger is down, while another component refreshes, and while the
  /// component is hidden or its interaction is disabled. ``SelfHiding/hidesWhileContentFits`` does
  /// not keep it from loading. Such a load does not count for ``autoTriggerTimes``, but none begins
  /// if that property forbids loads.
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

/// What an auto header or auto footer stores about its end of the list.
struct AutoLoader {
  var trigger = LoadMoreTrigger()
  var fill = FillTrigger()
  fileprivate var isFillScheduled = false
  /// Whether work is scheduled that asks the driver again whether rows are being reordered.
  fileprivate var isReorderingWatched = false
  /// When a wheel or a key last tried to scroll beyond the end, in seconds of the timeline.
  fileprivate var lastPush = -Double.infinity
  /// The range of y that the inset at the edge covered when the load began; nil without a refresh.
  fileprivate(set) var insetsAtBegin: ClosedRange<Double>?
}

/// Without a loader, these functions do nothing.
extension RefreshComponent {
  // MARK: Arriving

  /// Loads if the content has reached the end by moving from `old`.
  final func arrive(from old: Point) {
    guard let snapshot = snapshotToLoad,
      loader?.trigger.offsetDidChange(from: old.y, endGeometry(in: snapshot)) == true,
      settings.isAutomaticallyRefresh
    else { return }
    loadOrWait(by: .arrival(by: snapshot.cause))
  }

  /// Nil if the component has no loader or no list.
  private var snapshotToLoad: ScrollSnapshot? {
    loader == nil ? nil : unretainedList?.use { $0.scrollState }
  }

  private func loadOrWait(by gesture: RefreshCause.Begin) {
    guard state == .idle, let snapshot = snapshotToLoad else { return }
    if let obstacle = gestureObstacle {
      meet(obstacle, by: gesture)
    } else if isReordered() {
      waitForOtherRefresh(by: gesture)
    } else {
      load(by: gesture, in: snapshot)
    }
  }

  /// If the list is too short to scroll, the component waits as if a drag had ended at the end.
  final func waitForOtherRefresh(by gesture: RefreshCause.Begin) {
    guard let snapshot = snapshotToLoad else { return }
    let isAtDragEnd = gesture == .dragEnd || !endGeometry(in: snapshot).isLong
    loader?.trigger.wait(atDragEnd: isAtDragEnd, in: snapshot)
  }

  private func load(by gesture: RefreshCause.Begin, in snapshot: ScrollSnapshot) {
    loader?.trigger.willLoad(in: snapshot)
    beginWithoutObstacle(by: gesture)
  }

  /// Whether rows are being reordered. If the driver says so, it is asked again in each frame. When
  /// it says that the reordering is over, loads may continue.
  private func isReordered() -> Bool {
    guard let scrollView, scrollView.isBeingReordered() else { return false }
    guard scrollView.reorderingAnswer, loader?.isReorderingWatched == false else { return true }
    loader?.isReorderingWatched = true
    scrollView.timeline.after(1 / scrollView.frameRate, for: self) {
      $0.loader?.isReorderingWatched = false
      if let list = $0.scrollView, !$0.isReordered() { list.loadsMayContinue() }
    }
    return true
  }

  final func waitingArrivalMayLoad() {
    guard loader?.trigger.waitingArrival != nil else { return }
    listTimeline?.async(for: self) { $0.loadAfterWaiting() }
  }

  private func loadAfterWaiting() {
    guard loader?.trigger.waitingArrival != nil, let list = scrollView, list.isAtRest,
      !list.hasBusyComponent(besides: self), !isReordered()
    else { return }
    let arrival = loader?.trigger.endWaiting(
      endGeometry(in: list.scrollState), isAutomatic: settings.isAutomaticallyRefresh)
    guard let arrival, state == .idle, isInteractive, gestureObstacle == nil else { return }
    load(by: .arrivalDuringRefresh(by: arrival.cause), in: list.scrollState)
  }

  /// Called when the offset has changed while the component is hidden or its interaction is
  /// disabled.
  final func ignoredOffsetDidChange() {
    guard loader?.trigger.waitingArrival != nil, let snapshot = snapshotToLoad else { return }
    loader?.trigger.updateWaitingArrival(endGeometry(in: snapshot))
  }

  /// Called when the app turns automatic loading on or off. The content may be at the end already.
  final func automaticLoadingDidChange() {
    guard settings.isAutomaticallyRefresh, let snapshot = snapshotToLoad,
      loader?.trigger.loadsWithoutMove(endGeometry(in: snapshot)) == true
    else { return }
    loadOrWait(by: .arrival(by: .app))
  }

  final func loadAtDragEnd(_ panState: PanState) {
    if panState == .ended || panState == .cancelled { fillingMayContinue() }
    guard panState == .ended, state == .idle, let snapshot = snapshotToLoad,
      loader?.trigger.dragDidEnd(endGeometry(in: snapshot)) == true
    else { return }
    loadOrWait(by: .dragEnd)
  }

  /// Called when a wheel or a key tries to scroll beyond the end. If the list is too short to
  /// scroll, this begins a load, once in each run of events. Without this, only a finger could load
  /// in such a list.
  final func wasPushed() {
    guard let last = loader?.lastPush, let list = scrollView else { return }
    loader?.lastPush = list.timeline.now
    let end = endGeometry(in: list.scrollState)
    guard list.timeline.now - last >= WheelRun.pause, settings.isAutomaticallyRefresh,
      isInteractive, !end.isLong, end.isInsideContent, loader?.trigger.allowsLoads == true
    else { return }
    loadOrWait(by: .arrival(by: .wheel))
  }

  final func endGeometry(in snapshot: ScrollSnapshot) -> LoadMoreTrigger.EndGeometry {
    LoadMoreTrigger.EndGeometry(
      snapshot: snapshot, edge: edge, reservedInset: reservedInset,
      triggerDistance: frame.size.height * settings.triggerAutomaticallyRefreshPercent
        - settings.preloadDistance,
      allowsEmpty: loadsInEmptyList)
  }

  // MARK: The list

  /// If the list keeps the position of its visible rows, the new content is above them, and a
  /// footer does not load again.
  final func contentDidGrow(from old: Size, to new: Size) {
    fitMayHaveChanged()
    fillingMayContinue()
    let keepsPosition = unretainedList?.use { $0.keepsPosition(along: .vertical) } == true
    guard new.height > old.height, edge == .top || !keepsPosition else { return }
    loader?.trigger.contentDidGrow()
  }

  final func contentDidShift(by point: Point) {
    if let end = endAtOpening { endAtOpening = end + point[edge.axis] }
    let distance = point.y
    if let insets = loader?.insetsAtBegin {
      loader?.insetsAtBegin = insets.lowerBound + distance...insets.upperBound + distance
    }
    loader?.trigger.contentDidShift(by: edge == .bottom ? distance : -distance)
  }

  final func resetLoader() {
    guard let times = loader?.trigger.timesPerDrag else { return }
    loader = AutoLoader()
    loader?.trigger.timesPerDrag = times
  }

  final func visibilityOfLoaderDidChange() {
    guard loader != nil else { return }
    reserveHeight()
    if isShown { place() } else { loader?.trigger.stopWaiting() }
    fillingMayContinue()
  }

  final func reserveHeight() {
    if loader != nil { reserveInset(isShown ? max(0, frame.size.height) : 0) }
  }

  // MARK: Loading

  /// Also called when a refresh that began elsewhere continues in this list.
  final func loadDidBegin() {
    guard let snapshot = snapshotToLoad else { return }
    loader?.trigger.loadDidBegin(at: endGeometry(in: snapshot).threshold)
  }

  final func openLoader(in list: ScrollView) -> Timing {
    loader?.fill.willLoad(list.contentSize.height)
    let inset = max(0, list.adjustedContentInset[edge])
    let end = edge == .bottom ? list.contentSize.height : 0 - inset
    loader?.insetsAtBegin = end...end + inset
    return .atOnce
  }

  final func closeLoader(in list: ScrollView) -> Timing {
    let insets = loader?.insetsAtBegin
    loader?.insetsAtBegin = nil
    loadDidEnd()
    guard list.isPagingEnabled else { return .atOnce }
    if let insets { list.animate(slowAnimationDuration) { scrollBack(by: insets, in: list) } }
    return .animated
  }

  /// Called when the result of a load is shown, and again when the component closes.
  final func loadDidEnd() {
    guard loader != nil else { return }
    let hasFailed = storedResult?.isFailure == true
    if hasFailed { loader?.fill.didFail() }
    loader?.trigger.loadDidEnd(inFailure: hasFailed)
  }

  /// Scrolls back by the visible part of the component, so that a list with pages rests at the end
  /// of a page. Does nothing while a finger or a motion moves the content, or if the content would
  /// move toward the component.
  private func scrollBack(by insets: ClosedRange<Double>, in list: ScrollView) {
    let y = list.contentOffset.y
    let bottom = y + list.frame.height
    let visibleLength = min(bottom, insets.upperBound) - max(y, insets.lowerBound)
    guard list.isAtRest, visibleLength > 0 else { return }
    let target = list.geometry.clamp(
      edge == .bottom ? y - visibleLength : y + visibleLength, along: .vertical)
    let isBack = edge == .bottom ? target < y : target > y
    if isBack { list.setOffset(target, along: .vertical) }
  }

  // MARK: Filling

  /// Compares the length of the content with that of the list in the next turn.
  final func compareAfterLayout() {
    guard settings.loadsUntilFilled, loader?.fill.isDue == true else { return }
    loader?.fill.contentWasLaidOut()
    listTimeline?.async(for: self) { $0.loadIfNotFilled() }
  }

  /// After the last page there is nothing to compare.
  final func didLoad(_ result: RefreshResult) {
    if case .success = result { loader?.fill.didLoad() }
  }

  final func restartFilling() {
    loader?.fill.listDidRefresh()
    fillingMayContinue()
  }

  /// If a load was interrupted when the list left its window, the list is compared again.
  final func mayFillInWindow() {
    sourceDidEnterWindow?()
    guard state == .idle else { return }
    loader?.fill.didEnterWindow()
    fillingMayContinue()
  }

  /// Called after each layout pass of the kit, and when something that prevented a load may have
  /// ended.
  final func fillingMayContinue() {
    guard settings.loadsUntilFilled, loader?.fill.isDue == true, let list = scrollView else {
      return
    }
    list.scroller.requestLayout()
  }

  /// Begins a load if the content does not fill the view. If something prevents it now, the
  /// comparison stays due, and is made again later.
  private func loadIfNotFilled() {
    guard settings.loadsUntilFilled, isFreeToFill, loader?.trigger.allowsLoads == true,
      sourceFilling?() != .never, let list = scrollView, !isReordered()
    else { return }
    let fit = fit(in: list)
    let hasGrown = loader?.fill.hasGrown(fit.length) == true
    let goesOn = sourceFilling?() == .always
    guard
      loader?.fill.compare(fit, goesOn: goesOn) == true
        || (hasGrown && isInsidePreloadDistance(in: list))
    else { return }
    if list.isTracking || list.isDragging { return compareInNextFrame(in: list) }
    beginWithoutObstacle(by: .filling)
  }

  /// Whether the content rests within ``AutoLoading/preloadDistance`` of its end, in a component
  /// with a source. Then a page that has made the content longer is followed by the next one at
  /// once: otherwise pages that are shorter than that distance would come too late.
  private func isInsidePreloadDistance(in list: ScrollView) -> Bool {
    guard sourceFilling != nil, settings.preloadDistance > 0, list.isAtRest else { return false }
    let end = endGeometry(in: list.scrollState)
    return !end.position.isBefore(end.threshold)
  }

  /// Compares the list again if the content fits differently, although nothing was loaded.
  final func fitMayHaveChanged() {
    guard settings.loadsUntilFilled, loader != nil, let list = scrollView else { return }
    let changes = loader?.fill.fitDidChange(to: fit(in: list), inRefresh: list.hasBusyComponent())
    if changes == true { fillingMayContinue() }
  }

  /// Returns the length of the content, and its overflow: the length by which the content, the
  /// component and the app's insets together are longer than the view. The overflow is 0 or
  /// negative if they fit.
  private func fit(in list: ScrollView) -> FillTrigger.Fit {
    let geometry = list.geometry.withoutLevel(at: edge)
    return FillTrigger.Fit(
      length: list.contentSize.height,
      overflow: geometry.overflow(along: .vertical) + max(0, frame.size.height))
  }

  /// Compares again in the next frame, because a finger is down. The end of a touch that has not
  /// dragged is no event that could be waited for.
  private func compareInNextFrame(in list: ScrollView) {
    guard loader?.isFillScheduled == false else { return }
    loader?.isFillScheduled = true
    list.timeline.after(1 / list.frameRate, for: self) {
      $0.loader?.isFillScheduled = false
      $0.loadIfNotFilled()
    }
  }

  /// Whether nothing but a finger prevents a load. A component that hides itself because the
  /// content fits is free to load.
  final var isFreeToFill: Bool {
    guard isInWindow, state == .idle, !isHidden, isUserInteractionEnabled, gestureObstacle == nil,
      let scrollView
    else { return false }
    return !scrollView.hasBusyComponent()
  }

  // MARK: For tools that compare states

  /// Whether the component loads to fill the list as soon as nothing prevents it.
  package final var isDueToFill: Bool {
    guard settings.loadsUntilFilled, let loader, loader.trigger.allowsLoads,
      sourceFilling?() != .never, let list = scrollView
    else { return false }
    return loader.fill.loads(fit(in: list), goesOn: sourceFilling?() == .always)
  }
}
