/// The common part of auto headers and auto footers: it begins their loads, reserves their inset,
/// and scrolls a page back after a load.
final class AutoLoader {
  /// Decides when the end is reached.
  var trigger = LoadMoreTrigger()
  /// Decides when the content does not fill the list.
  var fill = FillTrigger()
  /// Whether another comparison for ``fill`` is scheduled for the next frame.
  var isFillScheduled = false

  /// The edge of the component.
  private let edge: Edge
  /// The y coordinates of the inset at the edge when the refresh began, both the component's and
  /// the app's; nil if no refresh is under way.
  private(set) var insetsAtBegin: ClosedRange<Double>?

  /// Makes the loader of a component at the top or the bottom.
  init(at edge: Edge) {
    self.edge = edge
  }

  // MARK: Arriving

  /// Called when the offset was set; begins a refresh if the change reaches the end.
  func offsetDidChange(from old: Point, _ component: RefreshComponent) {
    guard let host = component.host else { return }
    let couldTrigger = trigger.canTrigger
    let arrives = host.use { list in
      trigger.offsetDidChange(from: old.y, endGeometry(of: component, in: list._snapshot))
    }
    if trigger.canTrigger != couldTrigger { component.quietOffsetsMayChange() }
    guard arrives, isReady(component) else { return }
    let cause = host.use { $0._snapshot.cause }
    loadOrWait(component, by: .arrival(by: cause), atDragEnd: false)
  }

  /// Loads, or waits if only the refresh of another component prevents that.
  private func loadOrWait(
    _ component: RefreshComponent, by gesture: RefreshCause.Begin, atDragEnd: Bool
  ) {
    switch component.gestureObstacle {
    case nil: load(component, by: gesture)
    case .otherRefresh?:
      component.host?.use { trigger.wait(atDragEnd: atDragEnd, in: $0._snapshot) }
      component.quietOffsetsMayChange()
    case _?: break
    }
  }

  /// Called when another component has ended its refresh, and when the content has come to rest.
  /// Loads in the next turn if an arrival waits.
  func waitingArrivalMayLoad(in component: RefreshComponent) {
    guard trigger.waitingArrival != nil else { return }
    component.listTimeline?.async(for: component) { $0.loader?.loadAfterWaiting($0) }
  }

  private func loadAfterWaiting(_ component: RefreshComponent) {
    guard trigger.waitingArrival != nil, let list = component.scrollView, list.isAtRest,
      !list.hasBusyComponent(besides: component)
    else { return }
    let snapshot = list._snapshot
    let arrival = trigger.endWaiting(
      endGeometry(of: component, in: snapshot),
      isAutomatic: component.settings.isAutomaticallyRefresh)
    component.quietOffsetsMayChange()
    guard let arrival, component.state == .idle, component.isInteractive,
      !component.hasGestureObstacle
    else { return }
    load(component, by: .arrivalDuringRefresh(by: arrival.cause))
  }

  /// Called when the offset was set while the component ignores offsets.
  func offsetDidChangeUnnoticed(_ component: RefreshComponent) {
    guard trigger.waitingArrival != nil, let host = component.host else { return }
    host.use { trigger.updateWaitingArrival(endGeometry(of: component, in: $0._snapshot)) }
  }

  /// The offsets before the end, which have no effect. After a load there are none, because a move
  /// back from the end lets the loader load again; nor are there any while an arrival waits.
  func quietOffsets(of component: RefreshComponent, in snapshot: ScrollSnapshot) -> QuietOffsets {
    guard trigger.canTrigger, trigger.load?.canTriggerAfterFailure != false,
      trigger.waitingArrival == nil
    else { return .none }
    let geometry = endGeometry(of: component, in: snapshot)
    var offsets = QuietOffsets.all
    if edge == .bottom {
      offsets.upper.y = geometry.lastPositionBeforeEnd
    } else {
      offsets.lower.y = 0 - geometry.lastPositionBeforeEnd
    }
    return offsets
  }

  /// Called when the pan gesture's state was set; begins a refresh if a drag has ended at the end
  /// of the list.
  func panStateDidChange(to panState: PanState, _ component: RefreshComponent) {
    if panState == .ended || panState == .cancelled { fillingMayContinue(in: component) }
    guard panState == .ended, component.state == .idle, let host = component.host else { return }
    let arrives = host.use { list in
      trigger.dragDidEnd(endGeometry(of: component, in: list._snapshot))
    }
    component.quietOffsetsMayChange()
    if arrives { loadOrWait(component, by: .dragEnd, atDragEnd: true) }
  }

  func endGeometry(
    of component: RefreshComponent, in snapshot: ScrollSnapshot
  ) -> LoadMoreTrigger.EndGeometry {
    let settings = component.settings
    return LoadMoreTrigger.EndGeometry(
      snapshot: snapshot, edge: edge, reservedInset: component.reservedInset,
      triggerDistance: component.frame.size.height * settings.triggerAutomaticallyRefreshPercent
        - settings.preloadDistance)
  }

  /// Whether the settings and the state of the component let an arrival begin a refresh.
  private func isReady(_ component: RefreshComponent) -> Bool {
    component.settings.isAutomaticallyRefresh && component.state == .idle
  }

  private func load(_ component: RefreshComponent, by gesture: RefreshCause.Begin) {
    if let snapshot = component.host?.use({ $0._snapshot }) { trigger.didLoad(in: snapshot) }
    component.quietOffsetsMayChange()
    component.begin(by: gesture)
  }

  // MARK: The list

  /// Called when the content size was set. Content that is inserted above the visible rows does not
  /// let a footer load again.
  func contentSizeDidChange(from old: Size, to new: Size, _ component: RefreshComponent) {
    fillingMayContinue(in: component)
    let keepsPosition = component.host?.use { $0.keepsPosition(along: .vertical) } == true
    guard new.height > old.height, edge == .top || !keepsPosition else { return }
    trigger.contentDidGrow()
    component.quietOffsetsMayChange()
  }

  /// Called when the offset has changed by `distance` to keep the visible rows in place, because
  /// content was inserted or removed above them.
  func contentDidShift(by distance: Double) {
    insetsAtBegin = insetsAtBegin.map { $0.lowerBound + distance...$0.upperBound + distance }
    trigger.contentDidShift(by: edge == .bottom ? distance : -distance)
  }

  /// Called when the component leaves its list.
  func willDetach() {
    trigger.reset()
    fill = FillTrigger()
    insetsAtBegin = nil
  }

  /// Called when the component's height has changed.
  func heightDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
    component.quietOffsetsMayChange()
  }

  /// Called when the component was shown or hidden.
  func visibilityDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
    if component.isShown { component.place() } else { trigger.stopWaiting() }
    component.quietOffsetsMayChange()
    fillingMayContinue(in: component)
  }

  /// Reserves the height of a component that is shown, and releases the inset of a hidden one.
  func reserveHeight(of component: RefreshComponent) {
    component.setReservedInset(component.isShown ? max(0, component.frame.size.height) : 0)
  }

  // MARK: Loading

  /// Called when a refresh has begun, before it opens, and when it continues in another list.
  func loadDidBegin(_ component: RefreshComponent) {
    guard let host = component.host else { return }
    host.use { trigger.loadDidBegin(at: endGeometry(of: component, in: $0._snapshot).threshold) }
    component.quietOffsetsMayChange()
  }

  /// Called when a refresh begins.
  func open(_ component: RefreshComponent) -> Opening {
    component.host?.use { fill.willLoad($0.contentSize.height) }
    insetsAtBegin = component.host?.use { list in
      let inset = max(0, list.adjustedContentInset[edge])
      let end = edge == .bottom ? list.contentSize.height : 0 - inset
      return end...end + inset
    }
    return .atOnce
  }

  /// Called when a refresh ends.
  func close(_ component: RefreshComponent, in scrollView: ScrollView) -> Closing {
    let insets = insetsAtBegin
    insetsAtBegin = nil
    loadDidEnd(component)
    guard scrollView.isPagingEnabled else { return .atOnce }
    if let insets { scrollBack(by: insets, in: scrollView) }
    return .animated
  }

  /// Called when the result of a load begins to be shown, and when the load closes.
  func loadDidEnd(_ component: RefreshComponent) {
    let hasFailed = component.lastResult?.isFailure == true
    if hasFailed { fill.didFail() }
    trigger.loadDidEnd(inFailure: hasFailed)
    component.quietOffsetsMayChange()
  }

  /// Scrolls away from the insets that were at the edge when the refresh began, so that a page
  /// comes to rest at its end. It does not scroll towards the edge, or while a finger or a motion
  /// moves the content.
  private func scrollBack(by insets: ClosedRange<Double>, in scrollView: ScrollView) {
    let y = scrollView.contentOffset.y
    let bottom = y + scrollView.frame.height
    let visibleLength = min(bottom, insets.upperBound) - max(y, insets.lowerBound)
    guard scrollView.isAtRest, visibleLength > 0 else { return }
    let target = scrollView.geometry.clamp(
      edge == .bottom ? y - visibleLength : y + visibleLength, along: .vertical)
    let isBack = edge == .bottom ? target < y : target > y
    if isBack { scrollView.setOffset(target, along: .vertical) }
  }
}
