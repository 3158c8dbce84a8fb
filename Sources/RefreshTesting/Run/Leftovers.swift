import RefreshKit
import RefreshPaging

/// Checks that nothing is left at the end of a test.
extension TestRun {
  /// - Throws: A failure that names all that is left.
  func expectNothingLeft() async throws {
    try await untilQuiet()
    let all =
      components.flatMap { leftovers(of: $0) } + unansweredRequests.map { "\($0) has no answer." }
      + leftoversOfPagers + unreadFailures
    guard let first = all.first else { return }
    let others = all.dropFirst().map { "\n\($0)" }.joined()
    throw failure(
      "At the end of the test something is left, at \(timeline.now.seconds). \(first)\(others)")
  }

  private func leftovers(of component: RefreshComponent) -> [String] {
    let name = component.nameInTests.capitalizedFirst
    var leftovers: [String] = []
    if component.isRefreshing {
      leftovers.append("\(name) \(refreshing(component))")
    } else if component.machine.phase == nil, component.isPulledInTests,
      component.reservedInset != 0
    {
      leftovers.append(
        "\(name) is \(component.state.rawValue), and still reserves an inset of \(component.reservedInset.inTests) points."
      )
    }
    let calls = component.machine.calls.waiting.count
    if calls > 0 {
      leftovers.append(
        "\(name) has \(calls) \(calls == 1 ? "call that waits" : "calls that wait").")
    }
    return leftovers
  }

  /// Returns the words that follow the name of a component: the time since which it refreshes, and
  /// the reason why it still does.
  private func refreshing(_ component: RefreshComponent) -> String {
    guard let start = component.machine.attempt?.startTime else {
      return "waits for a window: beginRefreshing() was called, and the list is in none."
    }
    let since = "has refreshed since \(start.seconds); "
    if component.isShowingResult { return since + "it shows its result: call settle()." }
    if component.machine.calls.waiting.contains(where: { $0.kind.isEndInTests }) {
      return since + "its end waits for minimumRefreshingDuration."
    }
    guard component.hasAction else {
      return since
        + "its block has returned, and nothing has ended it. Call endRefreshing(), or use an async function."
    }
    if component.isActionAsleep { return since + "its pager waits before a retry." }
    guard component.isActionRunning else { return since + "its function has returned." }
    if !unansweredRequests.isEmpty { return since + "its function waits for the server." }
    if let deadline = sleeps.deadlines.first {
      return since + "its function sleeps until \(deadline.seconds)."
    }
    return since + "its function has not returned."
  }

  private var leftoversOfPagers: [String] {
    // If a component refreshes or a request has no answer, another message reports it. That message
    // also explains why the pager loads.
    guard !components.contains(where: \.isRefreshing), unansweredRequests.isEmpty else { return [] }
    return presentPagers.flatMap(\.presentLoads).map {
      let reason =
        $0.phase == .waitingForRetry ? "it waits before a retry" : "its request has not ended"
      return "The pager loads (\($0.type)); \(reason)."
    }
  }

  private var unreadFailures: [String] {
    failureLog.failures.filter { !$0.wasRead }.map { failure in
      let owner = (failure.owner as? RefreshComponent)?.nameInTests ?? "the pager"
      let time = failure.time.map { " at \($0.seconds)" } ?? ""
      return
        "A failure of \(owner)\(time) was read by nobody: \(failure.error). Read lastResult, a title, or the "
        + "pager's error or loadState(_:)."
    }
  }
}

extension WaitingCall.Kind {
  fileprivate var isEndInTests: Bool {
    if case .end = self { true } else { false }
  }
}

extension RefreshComponent {
  /// Whether the component reserves an inset only while it refreshes.
  fileprivate var isPulledInTests: Bool { loadMoreTrigger == nil && !showsSecondLevelInTests }

  private var showsSecondLevelInTests: Bool { secondLevel.map { $0.phase != .closed } ?? false }
}

extension Double {
  /// A number, as messages write it.
  var inTests: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Double {
  /// A time, as messages write it.
  var seconds: String { "\(inTests) s" }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
