// Not in Embedded Swift.

extension ScrollView {
  /// The number of turns of the main actor without a change after which all work counts as done.
  private static let quietTurns = 20

  /// Waits for the async work of the list's components, in tests. When it returns, async functions
  /// that refresh have returned, their refreshes have ended, and all available values of bound
  /// sequences are set.
  ///
  /// ```swift
  /// list.header?.beginRefreshing()
  /// list.timeline.advance(by: 1)  // the opening animation has finished, the function has started
  /// await list.settled()          // the function has returned, the refresh has ended
  /// ```
  ///
  /// It also performs turns of the timeline as long as they change a state, but does not advance
  /// its time. A closing animation does not finish, and an end that
  /// ``RefreshComponent/minimumRefreshingDuration`` postpones stays postponed. It does not wait for
  /// a function that was cancelled, nor for values that a sequence receives later. If the task that
  /// waits is cancelled, it returns at once.
  public func settled() async {
    var before: Int
    repeat {
      await waitUntilQuiet()
      before = deliveryCount
      timeline.advance(by: 0)
    } while deliveryCount != before && !Task.isCancelled
  }

  /// Waits until functions have returned, and nothing has changed for some turns of the main actor.
  private func waitUntilQuiet() async {
    var quiet = 0
    while quiet < Self.quietTurns, !Task.isCancelled {
      let before = deliveryCount
      for component in components {
        await (component.action as? AsyncAction)?.waitUntilNotRunning()
      }
      await MainExecutor.runPending()
      quiet = deliveryCount == before ? quiet + 1 : 0
    }
  }

  private var components: [RefreshComponent] {
    accessories.all.compactMap { $0 as? RefreshComponent }
  }

  /// A number that increases with each change of a component's state and with each value of a bound
  /// sequence.
  private var deliveryCount: Int {
    components.reduce(0) { $0 + $1.subscriptions.deliveryCount }
  }
}
