/// Decides when an auto header or auto footer loads: when the end of the list at its edge is
/// reached.
///
/// In a drag, a component may load ``timesPerDrag`` times. Outside a drag it loads once, and again
/// only after the list has grown, a drag has begun or the content has moved back from the end.
/// After a load that failed, growth since it began does not count: rows that measure themselves or
/// show the error would let one fling load again and again.
///
/// Positions are vertical offsets that increase towards the end. The position of a footer is the
/// offset, and that of a header is the negated offset.
package nonisolated struct LoadMoreTrigger {
  /// The position of the content in relation to the end of the list, with the drag that is under
  /// way.
  struct EndGeometry {
    let snapshot: ScrollSnapshot
    /// The edge of the component, where the list ends: the bottom or the top.
    var edge = Edge.bottom
    /// The inset that the component reserves at its edge, in points.
    let reservedInset: Double
    /// The part of the component that must be visible for the end to count as reached, in points;
    /// negative for an earlier load.
    let triggerDistance: Double

    private var geometry: ScrollGeometry { snapshot.geometry }

    /// Returns the position for an offset.
    func position(of y: Double) -> Double { edge == .bottom ? y : 0 - y }

    /// The present position.
    var position: Double { position(of: snapshot.offset.y) }

    /// The position at which the whole component is visible.
    var end: Double {
      edge == .bottom
        ? geometry.contentSize.height + geometry.inset.bottom + reservedInset - geometry.size.height
        : geometry.inset.top + reservedInset
    }

    /// The smallest position at which the end counts as reached.
    var threshold: Double { end - reservedInset + triggerDistance }

    /// A position just before the threshold. Up to it the end does not count as reached, in spite
    /// of tolerance and rounding.
    var lastPositionBeforeEnd: Double { min(threshold - 2e-6, threshold.nextDown) }

    /// Whether the content, with the inset at the opposite edge, is higher than the view.
    var isLong: Bool {
      geometry.inset[oppositeEdge] + geometry.contentSize.height > geometry.size.height
    }

    /// The position at which the list rests at the opposite edge.
    var start: Double { position(of: geometry.rest(at: oppositeEdge)) }

    private var oppositeEdge: Edge { edge == .bottom ? .top : .bottom }

    /// Whether there is content, and it is not pulled away from the opposite edge.
    var isInsideContent: Bool { geometry.contentSize.height > 0 && position >= start }

    /// Whether the content is where the end of a drag loads: anywhere if it is short.
    var isAtEnd: Bool { isInsideContent && (!isLong || !position.isBefore(end)) }
  }

  /// The number of loads in one drag; -1 for no limit. Another negative number is the same as 0.
  var timesPerDrag = 1 {
    didSet { timesLeft = timesPerDrag }
  }

  /// The number of loads that are left for the present drag; -1 for no limit.
  package private(set) var timesLeft = 1
  /// The number of the drag for which ``timesLeft`` counts.
  package private(set) var dragID = 0
  /// Whether reaching the end without a drag loads.
  package private(set) var canTrigger = true

  /// A load, from its begin until it succeeds; after a failure, until the failure is forgotten.
  package struct Load: Hashable {
    /// The threshold when the load began.
    package fileprivate(set) var threshold: Double
    /// Whether reaching the end without a drag loads if the load fails.
    package fileprivate(set) var canTriggerAfterFailure: Bool
    /// Whether the load has failed.
    package fileprivate(set) var hasFailed = false
  }

  /// The load that is under way or has failed; nil if there is none.
  package private(set) var load: Load?

  /// An arrival, or the end of a drag, that waits until no other component refreshes.
  package struct WaitingArrival: Hashable {
    /// What has moved the content.
    package fileprivate(set) var cause: ScrollCause
    /// Whether the content has arrived, and has stayed at the threshold since.
    package fileprivate(set) var isAtThreshold = false
    /// Whether a drag has ended at the end of the list, and the content has stayed there since.
    package fileprivate(set) var isAtDragEnd = false
  }

  /// The arrival that waits; nil if there is none.
  package private(set) var waitingArrival: WaitingArrival?

  /// Called when the content has grown.
  mutating func contentDidGrow() {
    if load?.hasFailed != true { canTrigger = true }
  }

  /// Called when the content has moved by a distance, in points of a position, because content was
  /// inserted or removed above the visible rows, which stay in place.
  mutating func contentDidShift(by distance: Double) {
    load?.threshold += distance
  }

  /// Called when the component leaves its list; resets the trigger.
  mutating func reset() {
    (dragID, timesLeft, canTrigger) = (0, timesPerDrag, true)
    (load, waitingArrival) = (nil, nil)
  }

  // MARK: Loads

  /// Called when a load has begun, for whatever reason.
  mutating func loadDidBegin(at threshold: Double) {
    load = Load(threshold: threshold, canTriggerAfterFailure: canTrigger)
    waitingArrival = nil
  }

  /// Called when a load has ended.
  mutating func loadDidEnd(inFailure hasFailed: Bool) {
    guard hasFailed, let load else {
      self.load = nil
      return
    }
    self.load?.hasFailed = true
    canTrigger = load.canTriggerAfterFailure
  }

  /// Called when the whole list was refreshed.
  mutating func forgetFailure() {
    if load?.hasFailed == true { load = nil }
  }

  // MARK: Arriving

  /// Called when the offset has changed. Call ``didLoad(in:)`` if the component loads.
  ///
  /// - Returns: Whether the change reaches the end of the list, so that the component may load. A
  ///   return from a pull at the opposite edge, a move by a component, and a move that keeps the
  ///   visible rows in place do not count.
  mutating func offsetDidChange(from old: Double, _ geometry: EndGeometry) -> Bool {
    updateDrag(geometry.snapshot)
    let (old, new) = (geometry.position(of: old), geometry.position)
    if min(old, new).isBefore(geometry.threshold) { didMoveBack(to: min(old, new)) }
    if waitingArrival != nil { updateWaitingArrival(geometry) }
    return !new.isBefore(geometry.threshold) && geometry.isInsideContent && geometry.isLong
      && new > max(old, geometry.start)
      && geometry.snapshot.cause != .component
      && mayLoad(geometry.snapshot)
  }

  /// Called when a drag has ended.
  ///
  /// - Returns: Whether it was a drag towards the end, and the content is at the end of the list.
  mutating func dragDidEnd(_ geometry: EndGeometry) -> Bool {
    updateDrag(geometry.snapshot)
    let isTowardsEnd =
      geometry.snapshot.isDragging
      && geometry.position > geometry.position(of: geometry.snapshot.dragStart.y)
    return isTowardsEnd && geometry.isAtEnd && hasTimesLeft
  }

  /// Called when the component begins to load by a change of offset or by the end of a drag.
  mutating func didLoad(in snapshot: ScrollSnapshot) {
    canTrigger = false
    if snapshot.isDragging, timesLeft > 0 { timesLeft -= 1 }
  }

  /// The content was before the threshold.
  private mutating func didMoveBack(to position: Double) {
    if let load, !position.isBefore(load.threshold) {
      if !load.hasFailed { canTrigger = true }
    } else {
      canTrigger = true
      load?.canTriggerAfterFailure = true
    }
  }

  // MARK: Waiting for another component

  /// Remembers an arrival that only the refresh of another component keeps from loading.
  mutating func wait(atDragEnd: Bool, in snapshot: ScrollSnapshot) {
    var arrival = waitingArrival ?? WaitingArrival(cause: snapshot.cause)
    if atDragEnd { arrival.isAtDragEnd = true } else { arrival.isAtThreshold = true }
    waitingArrival = arrival
  }

  /// Forgets the arrival that waits, because the component was hidden.
  mutating func stopWaiting() {
    waitingArrival = nil
  }

  /// Forgets the arrival that waits, if the content is before the line at which it has arrived.
  mutating func updateWaitingArrival(_ geometry: EndGeometry) {
    guard var arrival = waitingArrival else { return }
    if geometry.position.isBefore(geometry.threshold) { arrival.isAtThreshold = false }
    if !geometry.isAtEnd { arrival.isAtDragEnd = false }
    waitingArrival = arrival.isAtThreshold || arrival.isAtDragEnd ? arrival : nil
  }

  /// Ends the wait for other components.
  ///
  /// - Parameters:
  ///   - geometry: The present position.
  ///   - isAutomatic: Whether the component loads automatically.
  /// - Returns: The arrival, if it still loads; otherwise nil.
  mutating func endWaiting(_ geometry: EndGeometry, isAutomatic: Bool) -> WaitingArrival? {
    updateWaitingArrival(geometry)
    guard let arrival = waitingArrival else { return nil }
    waitingArrival = nil
    let isArrival =
      arrival.isAtThreshold && isAutomatic && geometry.isLong && geometry.isInsideContent
      && geometry.position > geometry.start
    return isArrival || arrival.isAtDragEnd ? arrival : nil
  }

  private func mayLoad(_ snapshot: ScrollSnapshot) -> Bool {
    snapshot.isDragging ? hasTimesLeft : canTrigger
  }

  /// Whether a drag may load at all.
  var allowsLoads: Bool { timesPerDrag > 0 || timesPerDrag == -1 }

  private var hasTimesLeft: Bool { timesLeft > 0 || timesLeft == -1 }

  /// Resets the number of loads if a new drag has begun.
  private mutating func updateDrag(_ snapshot: ScrollSnapshot) {
    guard dragID != snapshot.dragID else { return }
    dragID = snapshot.dragID
    timesLeft = timesPerDrag
    canTrigger = true
    load?.canTriggerAfterFailure = true
    forgetFailure()
  }
}

/// Decides when an auto header or auto footer loads because the content does not fill the list. See
/// ``AutoLoading/loadsUntilFilled``.
package nonisolated struct FillTrigger: Hashable {
  /// The layout of the content.
  package enum Layout: Hashable {
    /// It was not laid out since the component was attached.
    case none
    /// It was not laid out since the last load.
    case outdated
    /// It is up to date.
    case current
  }

  /// Whether the content is to be compared with the list: at first, and after each load that has
  /// succeeded. It stays true while the content has not grown, and while something prevents a load.
  package private(set) var isDue = true
  /// The layout of the content.
  package private(set) var layout = Layout.none
  /// The length of the content when the last load began; 0 before the first load, and after a
  /// refresh of the list.
  package private(set) var lengthBefore = 0.0

  /// Called when the component begins to load, with the length of the content.
  mutating func willLoad(_ length: Double) {
    isDue = false
    if layout != .outdated { lengthBefore = length }
  }

  /// Called when a load of the component has succeeded.
  mutating func didLoad() {
    (isDue, layout) = (true, .outdated)
  }

  /// Called when a load of the component has failed.
  mutating func didFail() {
    isDue = false
  }

  /// Called when a refresh of the whole list has succeeded.
  mutating func listDidRefresh() {
    (isDue, layout, lengthBefore) = (true, .outdated, 0)
  }

  /// Called after a layout of the content.
  mutating func contentWasLaidOut() {
    layout = .current
  }

  /// Whether the component loads to fill the list, once the content is laid out; see
  /// ``compare(_:overflow:)``.
  func loads(_ length: Double, overflow: Double) -> Bool {
    isDue && length > lengthBefore && overflow <= 0
  }

  /// Compares the content with the list, if it is laid out.
  ///
  /// - Parameters:
  ///   - length: The length of the content.
  ///   - overflow: The distance by which the content, the component and the app's insets are longer
  ///     than the view; 0 or negative if they fit.
  /// - Returns: Whether the component loads.
  mutating func compare(_ length: Double, overflow: Double) -> Bool {
    guard layout == .current else { return false }
    let loads = loads(length, overflow: overflow)
    if overflow > 0 { isDue = false }
    return loads
  }
}
