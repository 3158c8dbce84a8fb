/// The rule by which a move of the content begins a load.
///
/// Outside a drag, a component loads once. It loads again only after the list has grown, a drag has
/// begun, or the content has moved back from the end. After a failure, growth since the begin of
/// the failed load does not count. Otherwise rows that measure themselves, or a row that shows the
/// error, would let one fling load again and again.
///
/// Positions are vertical, and increase toward the end. For a footer, the position is the offset;
/// for a header, it is the negated offset.
package struct LoadMoreTrigger {
  package struct EndGeometry {
    package let snapshot: ScrollSnapshot
    var edge = Edge.bottom
    let reservedInset: Double
    /// How much of the component must be visible, in points; negative if a load begins before the
    /// component is visible.
    let triggerDistance: Double
    /// Whether a gesture in an empty list loads.
    var allowsEmpty = false

    private var geometry: ScrollGeometry { snapshot.geometry }

    func position(of y: Double) -> Double { edge == .bottom ? y : 0 - y }

    package var position: Double { position(of: snapshot.offset.y) }

    /// The position at which the whole component is visible.
    var end: Double {
      edge == .bottom
        ? geometry.contentSize.height + geometry.inset.bottom + reservedInset - geometry.size.height
        : geometry.inset.top + reservedInset
    }

    /// The smallest position at which the end counts as reached.
    package var threshold: Double { end - reservedInset + triggerDistance }

    package var contentExceedsView: Bool {
      geometry.inset[oppositeEdge] + geometry.contentSize.height > geometry.size.height
    }

    var start: Double { position(of: geometry.rest(at: oppositeEdge)) }

    private var oppositeEdge: Edge { edge == .bottom ? .top : .bottom }

    var isInsideContent: Bool {
      (geometry.contentSize.height > 0 || allowsEmpty) && position >= start
    }

    /// Whether a drag that ends at this position loads.
    var isAtEnd: Bool { isInsideContent && (!contentExceedsView || !position.isBefore(end)) }
  }

  /// The number of loads in one drag; -1 for no limit. Any other negative number counts as 0.
  package var timesPerDrag = 1 {
    didSet { timesLeft = timesPerDrag }
  }

  /// How many loads the drag ``dragID`` has left; -1 for no limit.
  package private(set) var timesLeft = 1
  /// The drag for which ``timesLeft`` counts.
  package private(set) var dragID = 0
  package private(set) var canLoadOutsideDrag = true

  /// A load, from its begin to its end. A load that has failed is kept until the failure is
  /// forgotten.
  package struct Load: Hashable {
    package fileprivate(set) var threshold: Double
    package fileprivate(set) var canLoadOutsideDragAfterFailure: Bool
    package fileprivate(set) var hasFailed = false
  }

  package private(set) var load: Load?

  /// An arrival at the end, or the end of a drag there, while another component refreshed or rows
  /// were being reordered. The load waits until that is over.
  package struct WaitingArrival: Hashable {
    package fileprivate(set) var cause: ScrollCause
    package fileprivate(set) var isAtThreshold = false
    /// Whether a drag has ended while the content was at the end, and the content has stayed there
    /// since.
    package fileprivate(set) var isAtDragEnd = false
  }

  package private(set) var waitingArrival: WaitingArrival?

  mutating func contentDidGrow() {
    if load?.hasFailed != true { canLoadOutsideDrag = true }
  }

  /// `distance` is positive toward the end.
  mutating func contentDidShift(by distance: Double) {
    load?.threshold += distance
  }

  // MARK: Loads

  /// Called when any load begins. In contrast, ``willLoad(in:)`` is called only before a load by an
  /// arrival at the end, or by the end of a drag.
  mutating func loadDidBegin(at threshold: Double) {
    load = Load(threshold: threshold, canLoadOutsideDragAfterFailure: canLoadOutsideDrag)
    waitingArrival = nil
  }

  mutating func loadDidEnd(inFailure hasFailed: Bool) {
    guard hasFailed, let load else {
      self.load = nil
      return
    }
    self.load?.hasFailed = true
    canLoadOutsideDrag = load.canLoadOutsideDragAfterFailure
  }

  mutating func forgetFailure() {
    if load?.hasFailed == true { load = nil }
  }

  // MARK: Arriving

  /// Returns whether a change of the offset from `old` may begin a load. A caller that begins the
  /// load calls ``willLoad(in:)`` first. A load does not begin if the content only returns from a
  /// pull at the opposite edge. It does not begin either if a component has moved the content, for
  /// example to keep the visible rows in place.
  mutating func offsetDidChange(from old: Double, _ geometry: EndGeometry) -> Bool {
    updateDrag(geometry.snapshot)
    let (old, new) = (geometry.position(of: old), geometry.position)
    if min(old, new).isBefore(geometry.threshold) { didMoveBack(to: min(old, new)) }
    if waitingArrival != nil { updateWaitingArrival(geometry) }
    return !new.isBefore(geometry.threshold) && geometry.isInsideContent
      && geometry.contentExceedsView && new > max(old, geometry.start)
      && geometry.snapshot.cause != .component
      && mayLoad(geometry.snapshot)
  }

  /// Whether the component loads without a move of the content, because the content is already at
  /// the end.
  func loadsWithoutMove(_ geometry: EndGeometry) -> Bool {
    !geometry.position.isBefore(geometry.threshold) && geometry.isInsideContent
      && geometry.contentExceedsView && geometry.position > geometry.start && canLoadOutsideDrag
  }

  /// Returns whether the end of a drag may begin a load: the drag has moved the content toward the
  /// end, the content is at the end, and the drag has loads left.
  mutating func dragDidEnd(_ geometry: EndGeometry) -> Bool {
    updateDrag(geometry.snapshot)
    let isTowardsEnd =
      geometry.snapshot.isDragging
      && geometry.position > geometry.position(of: geometry.snapshot.dragStart.y)
    return isTowardsEnd && geometry.isAtEnd && hasTimesLeft
  }

  /// Called before a load by an arrival at the end or by the end of a drag.
  mutating func willLoad(in snapshot: ScrollSnapshot) {
    canLoadOutsideDrag = false
    if snapshot.isDragging, timesLeft > 0 { timesLeft -= 1 }
  }

  private mutating func didMoveBack(to position: Double) {
    if let load, !position.isBefore(load.threshold) {
      if !load.hasFailed { canLoadOutsideDrag = true }
    } else {
      canLoadOutsideDrag = true
      load?.canLoadOutsideDragAfterFailure = true
    }
  }

  // MARK: Waiting for another component

  mutating func wait(atDragEnd: Bool, in snapshot: ScrollSnapshot) {
    var arrival = waitingArrival ?? WaitingArrival(cause: snapshot.cause)
    if atDragEnd { arrival.isAtDragEnd = true } else { arrival.isAtThreshold = true }
    waitingArrival = arrival
  }

  mutating func stopWaiting() {
    waitingArrival = nil
  }

  mutating func updateWaitingArrival(_ geometry: EndGeometry) {
    guard var arrival = waitingArrival else { return }
    if geometry.position.isBefore(geometry.threshold) { arrival.isAtThreshold = false }
    if !geometry.isAtEnd { arrival.isAtDragEnd = false }
    waitingArrival = arrival.isAtThreshold || arrival.isAtDragEnd ? arrival : nil
  }

  /// Ends the waiting. Returns the arrival if its load may begin now, because the content is still
  /// at the end; otherwise nil.
  mutating func endWaiting(_ geometry: EndGeometry, isAutomatic: Bool) -> WaitingArrival? {
    updateWaitingArrival(geometry)
    guard let arrival = waitingArrival else { return nil }
    waitingArrival = nil
    let isArrival =
      arrival.isAtThreshold && isAutomatic && geometry.contentExceedsView
      && geometry.isInsideContent && geometry.position > geometry.start
    return isArrival || arrival.isAtDragEnd ? arrival : nil
  }

  private func mayLoad(_ snapshot: ScrollSnapshot) -> Bool {
    snapshot.isDragging ? hasTimesLeft : canLoadOutsideDrag
  }

  var allowsLoads: Bool { timesPerDrag > 0 || timesPerDrag == -1 }

  private var hasTimesLeft: Bool { timesLeft > 0 || timesLeft == -1 }

  private mutating func updateDrag(_ snapshot: ScrollSnapshot) {
    guard dragID != snapshot.dragID else { return }
    dragID = snapshot.dragID
    timesLeft = timesPerDrag
    canLoadOutsideDrag = true
    load?.canLoadOutsideDragAfterFailure = true
    forgetFailure()
  }
}
