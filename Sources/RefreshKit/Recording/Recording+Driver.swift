/// The inputs of a scroll view that a driver scrolls: what it reports, but for what the list of a script does by
/// itself.
extension ScrollView {
  #if hasFeature(Embedded)
    func noteClamp(by cause: ScrollCause) {}
    func noteOwnClamp(insteadOf place: Point) {}
  #else
    /// Notes that a driver reports an offset; the caller ends the entry.
    ///
    /// - Parameter isClamp: Whether the driver has moved content at rest into its range while its position is
    ///   kept: so does `keepingPosition(_:)` in a script.
    final func reportInput(
      _ offset: Point, by cause: ScrollCause, isClamp: Bool
    ) -> ObservedEntry? {
      guard TimelineObserver.isInUse, let inputObserver else { return nil }
      let isAwaited =
        inputObserver.awaitedClamp.map { cause == .app && geometry.isSame(offset, $0) } ?? false
      if isAwaited { inputObserver.awaitedClamp = nil } else { inputObserver.missClamp() }
      if inputObserver.place == InputObserver.kit, !isAwaited, !isClamp { noteOwnMove(to: offset) }
      let isHeld = heldOverscroll != .zero
      if isAwaited || isClamp {
        let outer = inputObserver.enterList(InputObserver.kit)
        return ObservedEntry(observer: inputObserver, outer: outer)
      }
      if isHeld, cause == .deceleration {
        inputObserver.addUnsupported(Self.throwBesidePull)
      }
      if isHeld, keeping?.isAsking == true { noteMoveOfHeld() }
      // What the app has requested counts, as in a script.
      if keeping?.isAsking == false, driverReference.requestCause != .app {
        inputObserver.addUnsupported(
          "an offset of the platform or of a component while the position is kept")
      }
      if isHeld, cause == .component { noteReturn() }
      return inputObserver.entry(
        .list(
          .reported(
            isHeld && cause == .finger ? offset + heldAfterSetting(offset) : offset, by: cause)))
    }

    /// Notes that a fling ends beyond the range: its end in a script moves the content into it.
    final func noteEndOfThrow() {
      guard TimelineObserver.isInUse, contentOffset != geometry.clamp(contentOffset) else { return }
      inputObserver?.addUnsupported("a fling that ended beyond the range")
    }

    /// Notes that a finger was lifted that does not drag, where a list without a driver would let the content
    /// bounce back by itself.
    final func noteLift() {
      guard TimelineObserver.isInUse, let inputObserver, activity.isIdle || self.motion != nil
      else {
        return
      }
      let motion = physics.release(with: .zero, at: timeline.now)
      for axis in Axis.allCases where _snapshot.held[axis] == 0 {
        let isOver = motion[axis].end <= timeline.now
        if isOver, motion[axis].destination == contentOffset[axis] { continue }
        inputObserver.addUnsupported(
          self.motion == nil
            ? "a finger that was lifted, without a drag, where content bounces back"
            : Self.throwBesidePull)
      }
    }

    /// Notes where a report of a finger or a deceleration leaves the content: a script splits the offset and what
    /// is held anew.
    final func notePlace(_ place: HeldOffset, by cause: ScrollCause) {
      guard TimelineObserver.isInUse, cause == .finger || cause == .deceleration else { return }
      if !geometry.isSame(split(place.pulled).offset, place.offset) { noteMoveOfHeld() }
    }

    /// Notes that the platform moves the content by itself in the middle of a change of the kit, or notifies of it
    /// again, where a list without a driver would not: that moves content at rest into its range, once.
    private func noteOwnMove(to offset: Point) {
      guard driverReference.requestCause == nil, keeping?.isAsking != true else { return }
      let inside = geometry.clamp(contentOffset)
      let isClamp = isAtRest && !geometry.isSame(contentOffset, inside)
      if isClamp, geometry.isSame(offset, inside) { return }
      inputObserver?.addUnsupported(Self.ownMove)
    }

    /// Notes where the platform has brought content into its range by itself while its position was kept: a
    /// script does so at the end where the range has changed, and exactly.
    ///
    /// - Parameter place: Where a script has the content.
    final func noteOwnClamp(insteadOf place: Point) {
      guard TimelineObserver.isInUse, !geometry.isSame(contentOffset, place) else { return }
      inputObserver?.addUnsupported(Self.ownMove)
    }

    private static var ownMove: String { "where the platform has moved content by itself" }

    private static var throwBesidePull: String {
      "a fling along one axis while a pull is let go along the other"
    }

    /// Called by a host that has reported all that its platform has done at once.
    package final func reportsDidEnd() {
      if TimelineObserver.isInUse { inputObserver?.missClamp() }
    }

    /// Notes that the list of a script brings its content into the range now; a platform does so by itself.
    ///
    /// - Parameter cause: What has changed the range: after a change by a component the platform has moved the
    ///   content already, after one by the app it reports it next.
    final func noteClamp(by cause: ScrollCause) {
      guard TimelineObserver.isInUse, let inputObserver else { return }
      if cause == .component, _snapshot.held != .zero {
        let edges = Edge.allCases.filter { heldOverscroll[$0] > 0 }
        if edges.contains(where: { geometry.limit(at: $0) != contentOffset[$0.axis] }) {
          noteMoveOfHeld()
        }
      }
      guard isAtRest else { return }
      let clamped = geometry.clamp(contentOffset)
      if cause != .app { return noteRefusal(of: clamped) }
      if clamped != contentOffset { inputObserver.awaitClamp(to: clamped) }
    }
  #endif

  /// Notes that something else happens while what is held returns by a motion of the list: a list without a
  /// driver continues that.
  final func noteReturn() {
    if TimelineObserver.isInUse, isDriven, motion != nil { noteMoveOfHeld() }
  }

  /// Notes that a pull that is held, or let go, has gone on otherwise than in a list without a driver.
  private func noteMoveOfHeld() {
    inputObserver?.addUnsupported("a change of the range, or a move, while a pull is held")
  }

  /// Notes that content under a driver is not where a component would put it without one: a script has the
  /// calls of components, and puts it there.
  final func noteRefusal(of target: Point) {
    guard TimelineObserver.isInUse, !geometry.isSame(contentOffset, target) else { return }
    inputObserver?.addUnsupported("where the platform has left content that a component moves")
  }
}

nonisolated extension ListInput {
  /// What a driver reports by the input, in words.
  fileprivate var subject: String {
    switch self {
    case .touch, .drag, .decelerated: "a finger or a fling"
    case .setting: "paging"
    default: "a size, an inset or a window"
    }
  }

  /// The number of the finger that touches the scroll view of a driver.
  static let driverFinger = 0

  /// An offset that a driver has reported.
  static func reported(_ offset: Point, by cause: ScrollCause) -> ListInput {
    switch cause {
    case .finger: .drag(.moved(offset))
    case .deceleration: .scroll(offset)
    case .app, .component, .wheel: .offset(offset)
    }
  }
}

nonisolated extension Point {
  /// The distance from an edge of what a finger pulls beyond edges.
  init(beyond overshoot: EdgeInsets) {
    self.init(
      x: overshoot.right > 0 ? overshoot.right : 0 - overshoot.left,
      y: overshoot.bottom > 0 ? overshoot.bottom : 0 - overshoot.top)
  }
}

extension InputObserver {
  /// Notes that a script has brought content into its range, which a platform reports next.
  fileprivate func awaitClamp(to offset: Point) {
    guard isRecording else { return }
    missClamp()
    awaitedClamp = offset
  }

  /// Notes that something else was done before content was reported in its range.
  func missClamp() {
    guard awaitedClamp != nil else { return }
    awaitedClamp = nil
    addUnsupported(Self.missedClamp)
  }

  /// What a script cannot say that ends now.
  package var unsupportedSoFar: [String] {
    guard awaitedClamp != nil, !unsupported.contains(Self.missedClamp) else { return unsupported }
    return unsupported + [Self.missedClamp]
  }

  /// What a script cannot say where content that it has brought into its range was not reported there.
  private static var missedClamp: String { "where the platform has left content beyond its range" }
}

extension InputObserver {
  /// Whether an input of a list is one: if a driver scrolls it, what moves the content is its report. A driver may
  /// report another change in the middle of one of the kit, for which a script has no place.
  func isInput(_ input: ListInput, of list: ScrollView) -> Bool {
    guard list.isDriven else { return true }
    switch input {
    case .wheel, .scrollStep, .scrollTo, .offset: return false
    default: break
    }
    if place == Self.kit, input.isReported(of: list) {
      addUnsupported("\(input.subject) that changed in the middle of a change")
    }
    return true
  }
}

extension ListInput {
  /// Whether a driver may report the input, and it changes something.
  fileprivate func isReported(of list: ScrollView) -> Bool {
    switch self {
    case .touch, .drag, .size: true
    case .contentSize(let size): size != list.contentSize
    case .inset(let inset): inset != list.contentInset
    case .safeArea(let inset): inset != list.safeAreaInsets
    case .window(let isInWindow): isInWindow != list.isInWindow
    case .setting("isPagingEnabled", let value): value != .flag(list.isPagingEnabled)
    default: false
    }
  }
}
