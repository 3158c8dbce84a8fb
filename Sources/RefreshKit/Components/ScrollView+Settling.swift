// Not in Embedded Swift.

extension ScrollView {
  /// How many turns of the main actor nothing may happen in before everything counts as arrived.
  private static let quietTurns = 20

  /// Waits until everything that was started in the list's components has arrived: async functions
  /// that refresh have returned and their refreshes are ended, and the values that bound sequences
  /// have ready are set.
  ///
  /// ```swift
  /// list.header?.beginRefreshing()
  /// list.timeline.advance(by: 1)  // the opening animation is over, the function has started
  /// await list.settled()          // it has returned, the refresh is ended
  /// ```
  ///
  /// Then the timeline takes turns for as long as these change a state. Its time does
  /// not move: a closing animation, or an end that is held by
  /// ``RefreshComponent/minimumRefreshingDuration``, still lies ahead. It does not wait for a
  /// function that was cancelled, nor for what a sequence has yet to bring from elsewhere. When the
  /// task that waits is cancelled, it returns at once.
  public func settled() async {
    var before: Int
    repeat {
      await arrivals()
      before = deliveryCount
      timeline.advance(by: 0)
    } while deliveryCount != before && !Task.isCancelled
  }

  /// Waits until functions have returned, and no value has arrived for some turns of the main actor.
  private func arrivals() async {
    var quiet = 0
    while quiet < Self.quietTurns, !Task.isCancelled {
      let before = deliveryCount
      for component in components { await (component.action as? AsyncAction)?.finish() }
      await MainQueue.runPending()
      quiet = deliveryCount == before ? quiet + 1 : 0
    }
  }

  private var components: [RefreshComponent] {
    accessories.all.compactMap { $0 as? RefreshComponent }
  }

  /// A number that each change of a component's state, and each value of a bound sequence, makes greater.
  private var deliveryCount: Int {
    components.reduce(0) { $0 + $1.readers.stamp + ($1.readers.followers?.deliveryCount ?? 0) }
  }
}
