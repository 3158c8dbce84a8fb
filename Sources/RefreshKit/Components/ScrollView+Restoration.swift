// Not in Embedded Swift.

/// The restoration of a list's offset and components.
extension ScrollView {
  /// The content offset, and the state of each component: whether there is more data, the result of
  /// the last refresh, and whether a refresh is under way.
  ///
  /// The offset is clamped to its range, without an overshoot. If the list still waits for enough
  /// content to restore an earlier offset, that offset is saved. The error of a failure is not
  /// saved.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(list.restorationState)
  /// list.restore(try JSONDecoder().decode(ScrollRestorationState.self, from: data))
  /// ```
  public var restorationState: ScrollRestorationState {
    var components: [String: ScrollRestorationState.Component] = [:]
    var closed = geometry
    for case let component as RefreshComponent in accessories.all {
      components[component.edge.name] = component.restorationState
      if component.machine.traits.isPulled {
        closed.reserved[component.edge] -= component.reservedInset
      }
    }
    let offset = awaitedOffset?.target
    return ScrollRestorationState(
      contentOffset: offset ?? closed.clamp(contentOffset),
      withRefreshes: offset ?? geometry.clamp(contentOffset), components: components)
  }

  /// Restores the content offset and the states of the components. Nothing is animated, and no
  /// callback is called.
  ///
  /// Put the components into their slots before this call. If the content is too small for the
  /// offset, the offset is restored after the change of size that makes it possible, unless the
  /// user or the app moves the content before. A component that is pulling or refreshing now does
  /// not change.
  ///
  /// - Parameters:
  ///   - state: An earlier ``restorationState``.
  ///   - resuming: Whether refreshes that were under way begin again, as by
  ///     ``RefreshComponent/beginRefreshing()``. With false (the default) their components stay
  ///     idle.
  public func restore(_ state: ScrollRestorationState, resuming: Bool = false) {
    notifyObserver(of: "restore(_:)")
    var refreshes = state.components.values.count { $0.isRefreshing }
    for case let component as RefreshComponent in accessories.all {
      guard let saved = state.components[component.edge.name] else { continue }
      component.makeOwnChanges { component.restore(saved) }
      guard resuming, saved.isRefreshing else { continue }
      component.beginRefreshing()
      if component.isRefreshing { refreshes -= 1 }
    }
    let offset = refreshes == 0 ? state.offsetWithRefreshes : state.contentOffset
    moveWhenLongEnough(to: offset.finite(or: contentOffset))
  }
}

nonisolated extension Edge {
  /// The name of the edge in a stored state.
  fileprivate var name: String {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    case .right: "right"
    }
  }
}

extension RefreshComponent {
  fileprivate var restorationState: ScrollRestorationState.Component {
    ScrollRestorationState.Component(
      isRefreshing: isRefreshing && !isShowingResult, isWithoutMoreData: state == .noMoreData,
      showsFailure: machine.showsFailure,
      lastResult: lastResult?.kind)
  }

  /// Restores the state of the component, unless it is pulling or refreshing.
  fileprivate func restore(_ saved: ScrollRestorationState.Component) {
    guard isRestorable else { return }
    restoreNoMoreData(saved.isWithoutMoreData && machine.traits.hasNoMoreData)
    let lastResult = saved.lastResult.map { RefreshResult($0, failure: RestoredFailure()) }
    let result = event { $0.restore(lastResult, showsFailure: saved.showsFailure) }
    extendLifetime(result)
    resetTitles()
    stateTitles?.show(state, machine.showsFailure ? .failure : nil)
    setNeedsLayout()
  }
}
