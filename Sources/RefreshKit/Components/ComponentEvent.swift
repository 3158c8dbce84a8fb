/// An event of a component: a change of its state, or one of the app's callbacks.
package nonisolated enum ComponentEvent: Sendable {
  /// The callbacks, with their names in scripts.
  package enum Callback: String, Sendable, CaseIterable {
    /// ``RefreshComponent/refreshingBlock``: the app loads.
    case refreshing
    /// ``RefreshComponent/beginRefreshingCompletionBlock``.
    case began
    /// ``RefreshComponent/endRefreshingAnimationBeginAction``.
    case endAnimationBegan
    /// ``RefreshComponent/endRefreshingCompletionBlock``.
    case ended
    /// ``RefreshComponent/secondLevelDidOpen``.
    case secondLevelOpened
    /// ``RefreshComponent/secondLevelDidClose``.
    case secondLevelClosed
  }

  /// A change of state that has taken effect.
  case state(Change<RefreshState>)
  /// A callback.
  case callback(Callback)
}

extension RefreshComponent {
  /// Calls `report` with every event from now on, in place of the app's callbacks.
  package final func reportEvents(to report: @escaping (ComponentEvent) -> Void) {
    let token = observeState { report(.state($0)) }
    // The component's own blocks retain the token, so that the observation ends with the component.
    func reporting(_ callback: ComponentEvent.Callback) -> () -> Void {
      { withExtendedLifetime(token) { report(.callback(callback)) } }
    }
    refreshingBlock = reporting(.refreshing)
    beginRefreshingCompletionBlock = reporting(.began)
    endRefreshingAnimationBeginAction = reporting(.endAnimationBegan)
    endRefreshingCompletionBlock = reporting(.ended)
    secondLevelDidOpen = reporting(.secondLevelOpened)
    secondLevelDidClose = reporting(.secondLevelClosed)
  }
}
