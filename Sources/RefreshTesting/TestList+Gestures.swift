import RefreshKit
import RefreshReplay

// The gestures of a user. They move a finger on the list, and never set an offset.

extension TestList {
  /// When a pull stops.
  public enum PullEnd: Sendable, Hashable {
    /// When all that it has caused is over.
    case settled
    /// When the component shows the result of its refresh. If it shows none, the pull throws: a success
    /// is shown only if `resultDisplayDuration` is above 0.
    case resultShown
  }

  /// An end of the content.
  public enum ContentEnd: Sendable, Hashable {
    /// The first rows.
    case start
    /// The last rows.
    case end
  }

  /// Pulls at an edge: scrolls to it, pulls the content beyond it, and lets go.
  ///
  /// - Parameters:
  ///   - edge: The edge; the top by default.
  ///   - lengths: How far, in lengths of the component, or of its `pullTriggerDistance`; 1.5 by default,
  ///     beyond the threshold.
  ///   - end: When the call returns; settled by default.
  /// - Throws: A ``TestFailure`` if there is no component, if the finger does not move the content, or
  ///   if the pull is to stop at a result and the component shows none.
  public func pull(
    _ edge: Edge = .top, by lengths: Double = 1.5, until end: PullEnd = .settled
  ) async throws {
    guard let component = component(at: edge) else {
      let hint =
        run.presentPagers.isEmpty
        ? "" : " A pager that was made without a list needs attach(to: list.view)."
      throw run.failure(
        "The list has no component at the edge .\(edge), which the test pulls.\(hint)")
    }
    try await scroll(to: edge)
    let outwards = edge == .top || edge == .left ? 1.0 : -1.0
    let length = component.facts.pullThreshold > 0 ? component.facts.pullThreshold : 44
    let distance = lengths * length
    // Because of the rubber band, the content moves less and less, so the finger may need many
    // moves.
    let isThere = try await stroke(edge.axis, towards: outwards, upTo: 200) {
      distance - self.overshoot(at: edge)
    }
    if !isThere, lengths > 0 {
      try await lift()
      throw run.failure(
        "The finger does not pull the content to \(distance.inTests) points beyond the edge .\(edge), but to "
          + "\(overshoot(at: edge).inTests). Does the list take touches, and bounce?")
    }
    guard !isHolding else { return try await settle() }
    try await lift()
    guard end == .resultShown else { return try await settle() }
    try await run.settle { component.isShowingResult }
    if !component.isShowingResult {
      throw run.failure(
        "The pull was to stop when \(component.nameInTests) shows a result, and it shows none. A failure "
          + "is shown for failureDisplayDuration, and a success only if resultDisplayDuration is above 0."
      )
    }
  }

  /// Drags the list by a distance, slowly, and lets go.
  ///
  /// - Parameters:
  ///   - distance: The distance by which the finger moves, in points: positive down or to the right. The
  ///     first ten points of a finger move nothing, as on iOS.
  ///   - axis: The axis; vertical by default.
  public func drag(by distance: Double, along axis: Axis = .vertical) async throws {
    touchDown()
    var rest = distance
    while rest != 0 {
      let step = min(max(rest, -20), 20)
      rest -= step
      try await move(by: step, along: axis)
    }
    if isHolding { return try await settle() }
    try await lift()
    try await settle()
  }

  /// Flings the content to one of its ends, again and again.
  ///
  /// - Parameters:
  ///   - end: The end.
  ///   - isDone: Whether to stop; asked before each fling. By default, whether the content is at its end
  ///     when all is settled.
  /// - Throws: A ``TestFailure`` after 100 flings.
  public func fling(to end: ContentEnd, until isDone: (() -> Bool)? = nil) async throws {
    let edge = end == .start ? Edge.top : .bottom
    var count = 0
    while !(isDone?() ?? (overshoot(at: edge) > -1)) {
      if count == 100 {
        throw run.failure(
          "100 flings to the \(end) of the content do not lead to what the test waits for.")
      }
      count += 1
      let height = view.frame.height
      let step = height * (end == .end ? -0.09 : 0.09)
      touchDown(at: Point(x: view.frame.width / 2, y: height * (end == .end ? 0.8 : 0.2)))
      for _ in 0..<6 { try await move(by: step, along: .vertical) }
      try await lift(atOnce: true)
      try await settle()
    }
  }

  /// Drags the content until a row is at the top, or as near to it as the end of the content allows.
  ///
  /// In a list that loads older rows at its top, an index belongs to another row after each page:
  /// `scroll(toRow: 0)` loads them all. To load one page, use ``fling(to:until:)``.
  ///
  /// - Parameter row: The index of the row.
  /// - Throws: A ``TestFailure`` if there is no such row.
  public func scroll(toRow row: Int) async throws {
    for _ in 0..<1_000 {
      guard let rowCount else {
        throw run.failure("The list shows no rows: call shows(_:) before scroll(toRow:).")
      }
      // If the list does not have the row yet, scroll to the end of the content: a page that has
      // the row may arrive there.
      let isThere = row >= 0 && row < rowCount
      let target = isThere ? place(ofRow: row) : .infinity
      let offset = view.contentOffset.y
      let distance = { [self] in
        min(target - view.adjustedContentInset.top, max(0, lastOffset)) - view.contentOffset.y
      }
      if abs(distance()) < 1 {
        if isThere { return }
        throw run.failure("The list has no row \(row), but \(rowCount) rows.")
      }
      try await stroke(.vertical, towards: distance() > 0 ? -1 : 1) { abs(distance()) }
      try await lift()
      try await settle()
      guard
        rowCount != self.rowCount || abs(view.contentOffset.y - offset) > 0.5 || abs(distance()) < 1
      else { break }
    }
    throw run.failure(
      "The finger does not move the list to row \(row). Does the list take touches?")
  }

  /// Taps a component, such as a footer that says that loading has failed.
  ///
  /// - Throws: A ``TestFailure`` if the component is missing, hidden, or out of sight, or if a tap on it
  ///   does nothing.
  public func tap(_ slot: Slot) async throws {
    guard let component = component(at: slot.edge) else {
      throw run.failure("The list has no \(slot), which the test taps.")
    }
    let frame = component.frame
    let isInSight =
      frame.maxY > view.contentOffset.y && frame.y < view.contentOffset.y + view.frame.height
      && frame.maxX > view.contentOffset.x && frame.x < view.contentOffset.x + view.frame.width
    guard component.isShown, component.isUserInteractionEnabled, component.alpha > 0.01 else {
      throw run.failure("The \(slot) is hidden, or takes no touches: a tap does not reach it.")
    }
    guard isInSight else {
      throw run.failure("The \(slot) is out of sight: scroll to it before the tap.")
    }
    guard (component as? any StateTitled)?.stateLabel.isUserInteractionEnabled == true,
      component.apply(.tap)
    else { throw run.failure("A tap on \(component.nameInTests) does nothing.") }
    try await settle()
  }

  /// Puts a finger on the list. ``pull(_:by:until:)`` and ``drag(by:along:)`` move this finger, and do
  /// not lift it until ``release()``. To look at a pull before its release, call this method first.
  public func hold() async throws {
    isHolding = true
    touchDown()
    try await settle()
  }

  /// Lifts the finger of ``hold()``.
  public func release() async throws {
    isHolding = false
    try await lift()
    try await settle()
  }

  /// Taps the status bar.
  public func scrollToTop() async throws {
    let top = -view.adjustedContentInset.top
    view.setContentOffset(Point(x: view.contentOffset.x, y: top), animated: true)
    try await settle()
  }

  /// Puts the app into the background: time passes while nothing runs, and then all due work runs.
  ///
  /// - Parameter interval: How long, in seconds.
  public func background(for interval: Double) async throws {
    try await run.untilQuiet()
    view.timeline.advanceTime(by: interval)
    try await settle()
  }

  /// Gives the list another size, as a rotation does.
  ///
  /// - Parameter size: The size, in points.
  public func rotate(to size: Size) async throws {
    view.frame.size = size
    view.contentSize.width = size.width
    try await settle()
  }

  // MARK: The finger

  /// By how much the content is beyond an edge, in points; negative inside.
  private func overshoot(at edge: Edge) -> Double {
    let (inset, offset) = (view.adjustedContentInset, view.pulledOffset)
    switch edge {
    case .top: return -inset.top - offset.y
    case .left: return -inset.left - offset.x
    case .bottom: return offset.y - lastOffset
    case .right:
      let end = view.contentSize.width + inset.right - view.frame.width
      return offset.x - max(end, -inset.left)
    }
  }

  /// The offset at the end of the content.
  private var lastOffset: Double {
    let inset = view.adjustedContentInset
    return max(-inset.top, view.contentSize.height + inset.bottom - view.frame.height)
  }

  private func touchDown(at point: Point? = nil) {
    guard finger == nil else { return }
    let point = point ?? Point(x: view.frame.width / 2, y: view.frame.height / 2)
    finger = point
    view.touch(.began, at: point)
  }

  private func move(by distance: Double, along axis: Axis) async throws {
    guard var point = finger else { return }
    if axis == .vertical { point.y += distance } else { point.x += distance }
    finger = point
    try await run.advance(by: 1.0 / 60)
    view.touch(.moved, at: point)
  }

  /// - Parameter atOnce: Whether the finger is lifted in motion; otherwise it has come to rest.
  private func lift(atOnce: Bool = false) async throws {
    guard let point = finger else { return }
    if !atOnce { try await run.advance(by: 0.2) }
    finger = nil
    view.touch(.ended, at: point)
  }

  private func scroll(to edge: Edge) async throws {
    let outwards = edge == .top || edge == .left ? 1.0 : -1.0
    var count = 0
    while overshoot(at: edge) < -0.5, finger == nil || count < 1 {
      let before = overshoot(at: edge)
      try await stroke(edge.axis, towards: outwards) { -self.overshoot(at: edge) }
      count += 1
      guard !isHolding else { return }
      try await lift()
      try await settle()
      if overshoot(at: edge) == before || count > 1_000 { return }
    }
  }

  /// Moves the finger in steps until `distance` returns 0; without a `moveLimit`, by at most about
  /// six tenths of the length of the view.
  ///
  /// - Parameters:
  ///   - direction: 1 down or to the right, -1 up or to the left.
  ///   - moveLimit: The greatest number of moves; nil for as many as fit in the view.
  ///   - distance: The distance of the content from its target, in points.
  /// - Returns: Whether the content has reached its target.
  @discardableResult
  private func stroke(
    _ axis: Axis, towards direction: Double, upTo moveLimit: Int? = nil,
    _ distance: () -> Double
  ) async throws -> Bool {
    let length = axis == .vertical ? view.frame.height : view.frame.width
    var start = Point(x: view.frame.width / 2, y: view.frame.height / 2)
    if axis == .vertical {
      start.y -= direction * 0.3 * length
    } else {
      start.x -= direction * 0.3 * length
    }
    touchDown(at: start)
    var moved = 0.0
    for _ in 0..<(moveLimit ?? 100) where distance() > 0.5 {
      if moveLimit == nil, moved > 0.6 * length { break }
      let step = min(20, max(1, distance()))
      moved += step
      try await move(by: step * direction, along: axis)
    }
    return distance() <= 0.5
  }
}
