// Not in Embedded Swift.

/// Saving where a list is, and bringing it back.
extension ScrollView {
  /// Where the content is, and for each component whether there is more data, how the last refresh came
  /// out and whether one is under way.
  ///
  /// An overshoot is not saved: the offset is inside the content's range. Of a failure the error is not
  /// saved. An offset that still waits for content is the offset.
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

  /// Brings the list back to where it was, without a callback, an animation or a trigger.
  ///
  /// Put the components into their slots before. The offset waits until the content reaches it, however
  /// many changes of size that takes; a move by the user or the app ends the wait. A component that is
  /// pulled or refreshes now stays as it is.
  ///
  /// - Parameters:
  ///   - state: What ``restorationState`` was.
  ///   - resuming: Whether a refresh that was under way begins again, as by
  ///     ``RefreshComponent/beginRefreshing()``; false by default, which leaves the component idle.
  public func restore(_ state: ScrollRestorationState, resuming: Bool = false) {
    observe("restore(_:)")
    var refreshes = state.components.values.count { $0.isRefreshing }
    for case let component as RefreshComponent in accessories.all {
      guard let saved = state.components[component.edge.name] else { continue }
      component.makeOwnChanges { component.restore(saved) }
      guard resuming, saved.isRefreshing else { continue }
      component.beginRefreshing()
      if component.isRefreshing { refreshes -= 1 }
    }
    let offset = refreshes == 0 ? state.offsetWithRefreshes : state.contentOffset
    moveWhenReached(offset.finite(or: contentOffset))
  }
}

nonisolated extension Edge {
  /// The name in a state that is stored.
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

  /// Takes over how the component was; not while it is pulled or refreshes.
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

  /// Takes over whether there is no more data; not while the component is pulled or refreshes.
  final func restoreNoMoreData(_ isOver: Bool) {
    guard isRestorable, isOver != (state == .noMoreData) else { return }
    observe("a state that was restored")
    makeOwnChanges {
      transition(to: isOver ? .noMoreData : .idle, because: .restoration)
      resetTitles()
    }
  }

  private var isRestorable: Bool { state == .idle || state == .noMoreData }
}
