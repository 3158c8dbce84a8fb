import RefreshKit
import Testing

/// A row of a table of calls: what an app does on a new bench, and the state and log that follow.
struct CallRow: Sendable {
  let name: String
  let state: RefreshState
  /// The expected log of the bench. "closing" is expected only for components with a closing
  /// animation.
  let log: String
  let play: @MainActor @Sendable (Bench) -> Void

  init(
    _ name: String, _ state: RefreshState, _ log: String,
    play: @escaping @MainActor @Sendable (Bench) -> Void
  ) {
    (self.name, self.state, self.log, self.play) = (name, state, log, play)
  }
}

extension Bench {
  /// `log` without "closing", unless the component has a closing animation.
  func calls(_ log: String) -> String {
    let closes = !(component is any AutoLoading) || list.isPagingEnabled
    return closes ? log : log.replacing(" closing", with: "")
  }

  /// Plays each row on a bench of its own, waits for a second, and checks state and log.
  static func check(
    _ rows: [CallRow], _ kind: Kind, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for row in rows {
      let bench = Bench(kind)
      row.play(bench)
      bench.wait(1)
      let isBusy = row.state.isBusy && bench.list.isInWindow && bench.component.isShown
      let reserved: Reserved? = !bench.component.isShown ? nil : isBusy ? .open : .atRest
      let differences = bench.differences(
        from: row.state, percent: isBusy ? 1 : nil, reserved: reserved,
        log: bench.calls(row.log))
      #expect(differences == [], "\(row.name)", sourceLocation: sourceLocation)
    }
  }
}

@MainActor extension RefreshState {
  /// Whether a refresh is ongoing.
  nonisolated fileprivate var isBusy: Bool { self == .refreshing || self == .willRefresh }
}
