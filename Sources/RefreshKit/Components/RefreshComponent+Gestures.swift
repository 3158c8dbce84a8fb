/// Begins by gestures: by the release of a pull, by an arrival at the end, by a tap, or by an
/// activation of assistive technology.
extension RefreshComponent {
  /// The reason why no gesture may begin a refresh now; nil if one may. The reasons are an end with
  /// no more data that waits, a second level in sight, and another component that refreshes if the
  /// scroll view allows only one at a time.
  final var gestureObstacle: RefreshObstacle? {
    if machine.calls.endsWithNoMoreData { return .waitingEnd }
    return host?.use { $0.obstacle(to: self) }
  }

  /// Whether an obstacle prevents a begin by a gesture now.
  final var hasGestureObstacle: Bool { gestureObstacle != nil }

  /// Begins a refresh by a gesture, unless there is an obstacle. If an end is waiting, the refresh
  /// begins after it, and further gestures are ignored until then. An obstacle ends the pull.
  ///
  /// - Returns: Whether a refresh begins or waits to begin, or the second level opens in its place.
  @discardableResult
  final func begin(by gesture: RefreshCause.Begin) -> Bool {
    if let obstacle = gestureObstacle {
      if state == .pulling { transition(to: .idle, because: .obstacle(obstacle)) }
      return false
    }
    if secondLevel?.openByRelease() == true { return true }
    switch machine.begin(by: gesture) {
    case .now: beginNow(gesture)
    case .wait(let id): if let id { schedule(id) }
    case .ignore: return false
    }
    return true
  }

  /// Whether the visibility and the interaction of the component let an event begin a refresh.
  final func mayBegin(by begin: RefreshCause.Begin) -> Bool {
    switch begin {
    case .call: true
    case .filling: isFreeToFill
    default: isInteractive
    }
  }

  /// Begins a refresh of an auto header or auto footer if a move from `old` has reached the end.
  final func arrive(from old: Point) { loader?.offsetDidChange(from: old, self) }

  /// Whether a tap on the title begins a refresh now: in auto headers and auto footers while they
  /// are idle, and in other components after a refresh that failed.
  final var loadsByTap: Bool { state == .idle && (loader != nil || machine.showsFailure) }

  private func titleWasTapped() {
    input(.tap) {
      if isInteractive, loadsByTap { begin(by: .tap) }
    }
  }

  /// Makes a tap on `view` begin a refresh if ``loadsByTap`` is true.
  final func refreshByTap(on label: Label) {
    let component = Weak(self)
    label.tapAction = { component.object?.titleWasTapped() }
  }
}

extension ScrollView {
  /// The reason in the list why no gesture may begin a refresh of `component`: another component,
  /// or a second level.
  fileprivate func obstacle(to component: RefreshComponent) -> RefreshObstacle? {
    if accessories.all.contains(where: { $0.isBusy && $0.reservesLevel }) { return .secondLevel }
    guard !allowsSimultaneousRefreshing else { return nil }
    return hasBusyComponent(besides: component) ? .otherRefresh : nil
  }

  /// Whether a component other than `component` refreshes, waits for a window or shows a level.
  func hasBusyComponent(besides component: RefreshComponent) -> Bool {
    accessories.all.contains { $0.isBusy && $0 !== component }
  }
}
