import RefreshKit

/// Says in words why a component changes its state, and why it does not.
struct Explanation {
  /// The numbers of the component at the time of the change, or of the input that changed nothing.
  let facts: RefreshFacts

  func text(of cause: RefreshCause, _ change: Change<RefreshState>) -> String {
    switch cause {
    case .begin(let begin, waited: false): text(of: begin)
    case .begin(let begin, waited: true):
      "\(textAfterWaiting(of: begin)), after waiting behind another call"
    case .window: "the list is in a window"
    case .nextBegin: "another refresh begins while the result is shown"
    case .drag: "a drag begins while the failure is shown"
    case .pull(let mover): "pulled by \(pulled), beyond its threshold, \(words(for: mover))"
    case .pullBack(let mover): "pulled by \(pulled) only, \(words(for: mover))"
    case .move(let mover): "only a finger pulls it; moved outside of a drag, \(words(for: mover))"
    case .dragCancelled: "the drag was canceled"
    case .geometry: "a change of sizes or insets has ended the pull"
    case .obstacle(let obstacle): text(of: obstacle)
    case .secondLevel: "the second level opens"
    case .end where change.new == .noMoreData && !change.old.isRefreshing:
      "there is no more data"
    case .end where change.old == .pulling: "an end has ended the pull"
    case .end(let end): text(of: end)
    case .reset: "there may be more data again"
    case .headerRefresh: "there may be more data again, after a refresh of the header"
    case .app where change.new == .pulling: "the app has set the state, without a pull"
    case .app: "the app has set the state"
    case .restoration: "its state was restored"
    case .detaching: "it has left the list"
    }
  }

  // MARK: Begins

  private func text(of begin: RefreshCause.Begin) -> String {
    switch begin {
    case .call: "beginRefreshing()"
    case .tap: "a tap"
    case .expiration(let seconds): "refreshIfExpired(after: \(shortened(seconds)))"
    case .release: "the pull was let go at \(released)"
    case .threshold(let mover): "pulled by \(pulled), \(words(for: mover))"
    case .move(let mover):
      "pulled by \(pulled), and moved outside of a drag, \(words(for: mover))"
    case .arrival(let mover): "arrived at the end, \(offset), \(words(for: mover)), \(loadOfDrag)"
    case .arrivalDuringRefresh(let mover):
      "arrived at the end during another refresh or a reordering, \(words(for: mover)); "
        + "that is over, \(offset)"
    case .dragEnd: "a drag toward the end has ended there, \(offset)"
    case .filling: "the content does not fill the list"
    }
  }

  /// The text for a begin that has waited behind another call. During the wait, the content may
  /// have moved. So the cases with a text of their own leave out the present distance or offset.
  private func textAfterWaiting(of begin: RefreshCause.Begin) -> String {
    switch begin {
    case .move(let mover): "moved outside of a drag while pulled, \(words(for: mover))"
    case .arrival(let mover): "arrived at the end, \(words(for: mover))"
    case .dragEnd: "a drag toward the end has ended there"
    case .threshold(let mover): "pulled to the threshold, \(words(for: mover))"
    case .call, .tap, .expiration, .release, .filling, .arrivalDuringRefresh: text(of: begin)
    }
  }

  private var offset: String {
    guard let arrival = facts.arrival else { return "outside of a list" }
    return "offset \(shortened(arrival.position)) of \(shortened(arrival.threshold))"
  }

  /// Which load of the ongoing drag begins, such as `trigger 1 of 3`. Loads without a limit are not
  /// counted: each of them is `trigger 1 of any number`.
  private var loadOfDrag: String {
    guard let arrival = facts.arrival, arrival.isDragging else { return "outside of a drag" }
    let isLimited = arrival.timesPerDrag >= 0
    let time = isLimited ? arrival.timesPerDrag - arrival.timesLeft : 1
    return "trigger \(time) of \(isLimited ? "\(arrival.timesPerDrag)" : "any number")"
  }

  // MARK: Ends

  private func text(of end: RefreshCause.End) -> String {
    switch end {
    case .success: "ended in success"
    case .beforeLoading: "ended before it had loaded"
    case .failure: "ended in a failure"
    case .timeout: "it took longer than refreshingTimeout"
    case .noMoreData: "ended, there is no more data"
    case .cancellation: "ended as canceled"
    case .leavingNoMoreData: "ended by the app, which also ends an older noMoreData"
    }
  }

  // MARK: No change

  /// Why the state has stayed the same, or why a pull has ended without a refresh.
  func text(of obstacle: RefreshObstacle) -> String {
    switch obstacle {
    case .noMoreData: "there is no more data"
    case .interactionOff: "its interaction is off"
    case .hidden: "it is hidden"
    case .hidesItself: "it hides itself"
    case .waitingEnd: "an end without more data waits"
    case .secondLevel: "a second level is in sight"
    case .otherRefresh:
      "another component refreshes, and allowsSimultaneousRefreshing is false"
    case .noDrag: "no finger drags the content"
    case .touchOnly: "only a finger pulls it"
    case .oldDrag: "a refresh ended during this drag, which has not been back at the threshold"
    case .shortPull: "let go at \(pulled)"
    case .notAutomatic: "isAutomaticallyRefresh is false"
    case .shortContent: "the content is shorter than the view; only a drag that ends loads"
    case .timesUsedUp: "autoTriggerTimes used up in this drag"
    case .sameContent: "it has loaded here before, and the list has not grown since"
    case .failedLoad: "its load has failed here, and the content has not been back before its line"
    case .waitingArrival:
      "it loads once no other component refreshes, no rows are reordered, and the content rests"
    case .noRefresh: "an end found no refresh"
    case .newNoMoreData: "an end found no refresh, and noMoreData was not older than the call"
    }
  }

  // MARK: Words

  private func words(for mover: ScrollCause) -> String {
    switch mover {
    case .finger: "by a finger"
    case .wheel: "by a wheel"
    case .deceleration: "by deceleration"
    case .app: "by the app"
    case .component: "by a component"
    }
  }

  private var pulled: String { points(max(0, facts.pullDistance)) }

  private var released: String { points(facts.releaseDistance) }

  private func points(_ distance: Double) -> String {
    "\(shortened(distance)) of \(shortened(facts.pullThreshold)) points"
  }
}

/// A number with at most two decimals.
private func shortened(_ number: Double) -> String {
  number.isFinite ? JSON((number * 100).rounded() / 100).description : "\(number)"
}
