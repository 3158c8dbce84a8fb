import RefreshKit

extension ScrollView {
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
  /// its time. A closing animation does not finish, and an end that `minimumRefreshingDuration`
  /// postpones stays postponed. It does not wait for a function that was canceled, nor for values
  /// that a sequence receives later. If the task that waits is canceled, it returns at once.
  public func settled() async {
    var before: Int
    repeat {
      await waitUntilQuiet()
      before = deliveryCount
      timeline.advance(by: 0)
    } while deliveryCount != before && !Task.isCancelled
  }

  /// Waits until all async functions that refresh have returned. Then waits for 20 turns of the
  /// main actor in which no state changes, and no bound sequence gives a value.
  private func waitUntilQuiet() async {
    let enoughTurns = 20
    var (quietTurns, turnsOfFunction) = (0, 0)
    while quietTurns < enoughTurns, !Task.isCancelled {
      let before = deliveryCount
      await MainExecutor.run { await Task.yield() }
      let isRunning = components.contains(where: \.isActionRunning)
      quietTurns = isRunning || deliveryCount != before ? 0 : quietTurns + 1
      guard isRunning else {
        turnsOfFunction = 0
        continue
      }
      turnsOfFunction += 1
      // A function that takes so many turns waits for another thread or for real time. Sleep a
      // millisecond, so that the other thread can run.
      if turnsOfFunction > enoughTurns { try? await Task.sleep(nanoseconds: 1_000_000) }
    }
  }

  private var components: [RefreshComponent] { Slot.allCases.compactMap { self[$0] } }

  private var deliveryCount: Int { components.reduce(0) { $0 + $1.deliveryCount } }
}
