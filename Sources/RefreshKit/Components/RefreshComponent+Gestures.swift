/// Whether a gesture may begin a refresh, and its begin: the release of a pull, the arrival of an auto
/// footer in the visible area, a tap, or an activation by assistive technology.
extension RefreshComponent {
  /// Why no pull, arrival or tap may begin a refresh now: an end waits after which there is no
  /// more data, a second level is in sight, or another component refreshes and the scroll view lets
  /// only one do so. nil if one may.
  final var obstacleOfGestures: RefreshObstacle? {
    if machine.requests.endsWithNoMoreData { return .waitingEnd }
    return host?.use { $0.obstacle(to: self) }
  }

  /// Whether no pull, arrival or tap may begin a refresh now.
  final var isBarred: Bool { obstacleOfGestures != nil }

  /// Begins a refresh by a pull, an arrival or a tap, unless that is barred: behind an end that waits,
  /// and once for that end. A pull that is barred is over.
  ///
  /// - Returns: Whether a refresh begins, or waits to begin, or the second level opens in its place.
  @discardableResult
  final func begin(by gesture: RefreshCause.Begin) -> Bool {
    if let obstacle = obstacleOfGestures {
      if state == .pulling { transition(to: .idle, because: .obstacle(obstacle)) }
      return false
    }
    if secondLevel?.opensByRelease() == true { return true }
    switch machine.begin(by: gesture) {
    case .now: beginNow(gesture)
    case .wait(let id): if let id { schedule(id) }
    case .ignore: return false
    }
    return true
  }

  /// Begins where a component that belongs to the content has become visible.
  final func arrive(from old: Point) { loader?.offsetDidChange(from: old, self) }

  /// Whether a tap on the title begins a refresh now: of a component that belongs to the content while it is
  /// idle, of another after a refresh that failed.
  final var loadsByTap: Bool { state == .idle && (loader != nil || machine.showsFailure) }

  private func titleWasTapped() {
    input(.tap) {
      if isInteractive, loadsByTap { begin(by: .tap) }
    }
  }

  /// Begins when `view` is tapped, where the component's class does so or its last refresh failed.
  final func retryByTap(on view: View) {
    let component = Weak(self)
    view.tapAction = { component.object?.titleWasTapped() }
  }
}

extension ScrollView {
  /// What keeps a gesture from beginning a refresh of `component`: another component, or a second level.
  fileprivate func obstacle(to component: RefreshComponent) -> RefreshObstacle? {
    for other in accessories.all where other.isBusy {
      if other.reservesLevel { return .secondLevel }
      if !allowsSimultaneousRefreshing, other !== component { return .otherRefresh }
    }
    return nil
  }
}
