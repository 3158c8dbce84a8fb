/// A component that loads when the list is scrolled to its end at the component's edge: an auto
/// footer at the bottom, an auto header at the top. The kit implements this protocol.
///
/// Such a component belongs to the content: it always reserves its height at its edge. Only
/// scrolling to the end counts as an arrival. A list that starts at the end, attaching the
/// component, the first content, and a move that keeps the visible rows in place do not.
public protocol AutoLoading: NoMoreDataEnding {
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
  /// the first load is the app's. A page that brings nothing, no more data, and a failure end the
  /// loads, the first of them until the list changes.
  ///
  /// The load waits while a finger is down, while another component refreshes, and while the
  /// component is hidden or its interaction is disabled. ``SelfHiding/hidesWhileContentFits`` does
  /// not keep it from loading. Such a load is not one of ``autoTriggerTimes``, but if these forbid
  /// loads, there is none.
  var loadsUntilFilled: Bool { get set }
}

extension AutoLoading {
  public var loadsUntilFilled: Bool {
    get { settings.loadsUntilFilled }
    set {
      let old = loadsUntilFilled
      input(setting: "loadsUntilFilled", to: newValue) {
        settings.loadsUntilFilled = $0
        if $0 != old { loader?.fillingMayContinue(in: self) }
      }
    }
  }
}

protocol AutoLoaderOwning: AutoLoading {
  var autoLoader: AutoLoader { get }
}

extension AutoLoaderOwning {
  public var isAutomaticallyRefresh: Bool {
    get { settings.isAutomaticallyRefresh }
    set {
      input(setting: "isAutomaticallyRefresh", to: newValue) {
        settings.isAutomaticallyRefresh = $0
      }
    }
  }

  public var triggerAutomaticallyRefreshPercent: Double {
    get { settings.triggerAutomaticallyRefreshPercent }
    set {
      let percent = newValue.finite(or: triggerAutomaticallyRefreshPercent)
      input(setting: "triggerAutomaticallyRefreshPercent", to: percent) {
        settings.triggerAutomaticallyRefreshPercent = $0
      }
    }
  }

  public var preloadDistance: Double {
    get { settings.preloadDistance }
    set {
      input(setting: "preloadDistance", to: newValue.notNegative(or: preloadDistance)) {
        settings.preloadDistance = $0
      }
    }
  }

  public var autoTriggerTimes: Int {
    get { autoLoader.trigger.timesPerDrag }
    set {
      guard newValue != autoTriggerTimes else { return }
      input(setting: "autoTriggerTimes", to: newValue) {
        autoLoader.trigger.timesPerDrag = $0
        autoLoader.fillingMayContinue(in: self)
      }
    }
  }
}

/// The common part of auto headers and auto footers.
final class AutoLoader {
  var trigger = LoadMoreTrigger()
  var fill = FillTrigger()
  var isFillScheduled = false
  /// When a wheel or a key last moved on at the end, in seconds of the timeline.
  private var lastPush = -Double.infinity

  private let edge: Edge
  /// The y coordinates of the component's and the app's inset at the edge; nil without a refresh.
  private(set) var insetsAtBegin: ClosedRange<Double>?

  init(at edge: Edge) {
    self.edge = edge
  }

  // MARK: Arriving

  func offsetDidChange(from old: Point, _ component: RefreshComponent) {
    guard let unretainedList = component.unretainedList else { return }
    let arrives = unretainedList.use { list in
      trigger.offsetDidChange(from: old.y, endGeometry(of: component, in: list.scrollState))
    }
    guard arrives, isReady(component) else { return }
    let cause = unretainedList.use { $0.scrollState.cause }
    loadOrWait(component, by: .arrival(by: cause), atDragEnd: false)
  }

  private func loadOrWait(
    _ component: RefreshComponent, by gesture: RefreshCause.Begin, atDragEnd: Bool
  ) {
    switch component.gestureObstacle {
    case nil: load(component, by: gesture)
    case .otherRefresh?:
      component.unretainedList?.use { trigger.wait(atDragEnd: atDragEnd, in: $0.scrollState) }
    case _?: break
    }
  }

  func waitingArrivalMayLoad(in component: RefreshComponent) {
    guard trigger.waitingArrival != nil else { return }
    component.listTimeline?.async(for: component) { $0.loader?.loadAfterWaiting($0) }
  }

  private func loadAfterWaiting(_ component: RefreshComponent) {
    guard trigger.waitingArrival != nil, let list = component.scrollView, list.isAtRest,
      !list.hasBusyComponent(besides: component)
    else { return }
    let snapshot = list.scrollState
    let arrival = trigger.endWaiting(
      endGeometry(of: component, in: snapshot),
      isAutomatic: component.settings.isAutomaticallyRefresh)
    guard let arrival, component.state == .idle, component.isInteractive,
      !component.hasGestureObstacle
    else { return }
    load(component, by: .arrivalDuringRefresh(by: arrival.cause))
  }

  /// Called when the offset was set while the component ignores offsets.
  func ignoredOffsetDidChange(_ component: RefreshComponent) {
    guard trigger.waitingArrival != nil, let unretainedList = component.unretainedList else {
      return
    }
    unretainedList.use {
      trigger.updateWaitingArrival(endGeometry(of: component, in: $0.scrollState))
    }
  }

  func panStateDidChange(to panState: PanState, _ component: RefreshComponent) {
    if panState == .ended || panState == .cancelled { fillingMayContinue(in: component) }
    guard panState == .ended, component.state == .idle,
      let unretainedList = component.unretainedList
    else { return }
    let arrives = unretainedList.use { list in
      trigger.dragDidEnd(endGeometry(of: component, in: list.scrollState))
    }
    if arrives { loadOrWait(component, by: .dragEnd, atDragEnd: true) }
  }

  /// A wheel or a key that moves on at the end of a list that cannot move loads, once in each run of
  /// events: only a finger could drag such a list.
  func wasPushed(_ component: RefreshComponent) {
    guard let list = component.scrollView else { return }
    let isNewRun = list.timeline.now - lastPush >= WheelPull.pause
    lastPush = list.timeline.now
    let end = endGeometry(of: component, in: list.scrollState)
    guard isNewRun, isReady(component), component.isInteractive, !end.isLong, end.isInsideContent,
      trigger.allowsLoads
    else { return }
    loadOrWait(component, by: .arrival(by: .wheel), atDragEnd: true)
  }

  func endGeometry(
    of component: RefreshComponent, in snapshot: ScrollSnapshot
  ) -> LoadMoreTrigger.EndGeometry {
    let settings = component.settings
    return LoadMoreTrigger.EndGeometry(
      snapshot: snapshot, edge: edge, reservedInset: component.reservedInset,
      triggerDistance: component.frame.size.height * settings.triggerAutomaticallyRefreshPercent
        - settings.preloadDistance,
      allowsEmpty: component.loadsInEmptyList)
  }

  private func isReady(_ component: RefreshComponent) -> Bool {
    component.settings.isAutomaticallyRefresh && component.state == .idle
  }

  private func load(_ component: RefreshComponent, by gesture: RefreshCause.Begin) {
    if let snapshot = component.unretainedList?.use({ $0.scrollState }) {
      trigger.willLoad(in: snapshot)
    }
    component.begin(by: gesture)
  }

  // MARK: The list

  /// Content that is inserted above the visible rows does not let a footer load again.
  func contentSizeDidChange(from old: Size, to new: Size, _ component: RefreshComponent) {
    fitMayHaveChanged(component)
    fillingMayContinue(in: component)
    let keepsPosition = component.unretainedList?.use { $0.keepsPosition(along: .vertical) } == true
    guard new.height > old.height, edge == .top || !keepsPosition else { return }
    trigger.contentDidGrow()
  }

  func contentDidShift(by distance: Double) {
    insetsAtBegin = insetsAtBegin.map { $0.lowerBound + distance...$0.upperBound + distance }
    trigger.contentDidShift(by: edge == .bottom ? distance : -distance)
  }

  func willDetach() {
    trigger.reset()
    fill = FillTrigger()
    insetsAtBegin = nil
  }

  func heightDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
  }

  func visibilityDidChange(of component: RefreshComponent) {
    reserveHeight(of: component)
    if component.isShown { component.place() } else { trigger.stopWaiting() }
    fillingMayContinue(in: component)
  }

  func reserveHeight(of component: RefreshComponent) {
    component.setReservedInset(component.isShown ? max(0, component.frame.size.height) : 0)
  }

  // MARK: Loading

  /// Also called when a refresh continues in another list.
  func loadDidBegin(_ component: RefreshComponent) {
    guard let unretainedList = component.unretainedList else { return }
    unretainedList.use {
      trigger.loadDidBegin(at: endGeometry(of: component, in: $0.scrollState).threshold)
    }
  }

  func open(_ component: RefreshComponent) -> Timing {
    component.unretainedList?.use { fill.willLoad($0.contentSize.height) }
    insetsAtBegin = component.unretainedList?.use { list in
      let inset = max(0, list.adjustedContentInset[edge])
      let end = edge == .bottom ? list.contentSize.height : 0 - inset
      return end...end + inset
    }
    return .atOnce
  }

  func close(_ component: RefreshComponent, in scrollView: ScrollView) -> Timing {
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
  }

  /// Lets a page come to rest at its end. It does not scroll toward the edge, nor while a finger or
  /// a motion moves the content.
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

extension AutoLoader {
  /// Compares the content with the list in the next turn.
  func contentWasLaidOut(_ component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, fill.isDue else { return }
    fill.contentWasLaidOut()
    component.listTimeline?.async(for: component) { $0.loader?.loadIfNotFilled($0) }
  }

  /// With no more data there is nothing to compare.
  func didLoad(_ result: RefreshResult) {
    if case .success = result { fill.didLoad() }
  }

  func listDidRefresh(_ component: RefreshComponent) {
    fill.listDidRefresh()
    fillingMayContinue(in: component)
  }

  /// Called after each layout pass of the kit, and when an obstacle to a load may have ended.
  func fillingMayContinue(in component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, fill.isDue, let list = component.scrollView else {
      return
    }
    list.scroller.requestLayout(in: list)
  }

  /// If something prevents the load now, the comparison stays due.
  private func loadIfNotFilled(_ component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, component.isFreeToFill, trigger.allowsLoads,
      component.sourceFilling?() != .never, let list = component.scrollView
    else { return }
    let fit = fit(of: component, in: list)
    let hasGrown = fill.hasGrown(fit.length)
    guard
      fill.compare(fit, goesOn: component.sourceFilling?() == .always)
        || (hasGrown && isInsidePreloadDistance(component, in: list))
    else { return }
    if list.isTracking || list.isDragging { return compareInNextFrame(component, in: list) }
    component.begin(by: .filling)
  }

  /// Whether a list at rest shows what a source has to load ahead of: a page that is shorter than the
  /// distance would let the loads fall behind.
  private func isInsidePreloadDistance(_ component: RefreshComponent, in list: ScrollView) -> Bool {
    guard component.sourceFilling != nil, component.settings.preloadDistance > 0, list.isAtRest
    else { return false }
    let end = endGeometry(of: component, in: list.scrollState)
    return !end.position.isBefore(end.threshold)
  }

  /// Compares the list again if it fits in another way, without a load.
  func fitMayHaveChanged(_ component: RefreshComponent) {
    guard component.settings.loadsUntilFilled, let list = component.scrollView,
      fill.fitDidChange(
        to: fit(of: component, in: list),
        inRefresh: list.components.contains { $0.isBusy })
    else { return }
    fillingMayContinue(in: component)
  }

  /// The overflow is 0 or negative if the content, the component and the app's insets fit into the
  /// view.
  private func fit(of component: RefreshComponent, in list: ScrollView) -> FillTrigger.Fit {
    let geometry = list.geometry.withoutLevel(at: component.edge)
    return FillTrigger.Fit(
      length: list.contentSize.height,
      overflow: geometry.overflow(along: .vertical) + max(0, component.frame.size.height))
  }

  func isDueToFill(_ component: RefreshComponent) -> Bool {
    guard component.settings.loadsUntilFilled, trigger.allowsLoads,
      component.sourceFilling?() != .never, let list = component.scrollView
    else { return false }
    return fill.loads(fit(of: component, in: list), goesOn: component.sourceFilling?() == .always)
  }

  /// Whether a new component in the list would fill it at other times than this component, whose
  /// loads have brought nothing or failed.
  func fillsUnlikeNew(_ component: RefreshComponent) -> Bool {
    guard component.settings.loadsUntilFilled, let list = component.scrollView else { return false }
    let mayCompare = component.isFreeToFill && trigger.allowsLoads
    let isDueAsNew = !mayCompare || fit(of: component, in: list).overflow <= 0
    return fill.isDue != isDueAsNew || (fill.isDue && fill.lengthBefore != 0)
      || (fill.isStopped && component.state == .idle)
  }

  /// No event reports the end of a touch that has not dragged.
  private func compareInNextFrame(_ component: RefreshComponent, in list: ScrollView) {
    guard !isFillScheduled else { return }
    isFillScheduled = true
    list.timeline.after(1 / list.frameRate, for: component) {
      guard let loader = $0.loader else { return }
      loader.isFillScheduled = false
      loader.loadIfNotFilled($0)
    }
  }
}

extension RefreshComponent {
  /// Does not check fingers. A component that hides itself because the content fits may load.
  final var isFreeToFill: Bool {
    guard isInWindow, state == .idle, !isHidden, isUserInteractionEnabled, !hasGestureObstacle,
      let scrollView
    else { return false }
    return !scrollView.components.contains { $0.isBusy }
  }
}
