/// Whether a gesture may begin a refresh, and its begin: the release of a pull, the arrival of an auto
/// footer in the visible area, a tap, or an activation by assistive technology.
extension RefreshComponent {
  /// Whether no pull, arrival or tap may begin a refresh now: an end waits after which there is no
  /// more data, a second level is in sight, or another component refreshes and the scroll view lets
  /// only one do so.
  final var isBarred: Bool {
    if machine.requests.endsWithNoMoreData { return true }
    return host?.use { $0.bars(self) } ?? false
  }

  /// Begins a refresh by a pull, an arrival or a tap, unless that is barred: behind an end that waits,
  /// and once for that end. A pull that is barred is over.
  ///
  /// - Returns: Whether a refresh begins, or waits to begin, or the second level opens in its place.
  @discardableResult
  final func beginByGesture() -> Bool {
    if isBarred {
      if state == .pulling { transition(to: .idle) }
      return false
    }
    if openSecondLevelByGesture() { return true }
    switch machine.gestureBegin {
    case .now: beginNow(completion: nil, byGesture: true)
    case .wait:
      // The turn of the release has nothing more to begin.
      machine.release.advance()
      enqueue(.beginByGesture)
    case .ignore: return false
    }
    return true
  }

  /// Begins where a component that belongs to the content has become visible.
  final func arrive(from old: Point) { loader?.offsetDidChange(from: old, self) }

  /// Whether a tap on the title begins a refresh now: of a component that belongs to the content while it is
  /// idle, of another after a refresh that failed.
  final var loadsByTap: Bool { state == .idle && (loader != nil || machine.showsFailure) }

  /// Begins when `view` is tapped, where the component's class does so or its last refresh failed.
  final func retryByTap(on view: View) {
    let component = Weak(self)
    view.tapAction = {
      guard let component = component.object, component.responds else { return }
      if component.loadsByTap { component.beginByGesture() }
    }
  }
}

extension ScrollView {
  /// Whether another component, or a second level, keeps a gesture from beginning a refresh of `component`.
  fileprivate func bars(_ component: RefreshComponent) -> Bool {
    for other in accessories.all {
      if other.reservesLevel { return true }
      if !allowsSimultaneousRefreshing, other !== component, other.isBusy { return true }
    }
    return false
  }
}
