import RefreshKit
import Testing

/// A row of a table of calls: what an app does on a fresh bench, and what it leaves.
struct CallRow: Sendable {
  let name: String
  let state: RefreshState
  /// The log of the bench; "closing" is expected only of components that close by an animation.
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
  /// `log` without "closing", unless the component closes by an animation.
  func calls(_ log: String) -> String {
    let closes = !(component is any AutoLoading) || list.isPagingEnabled
    return closes ? log : log.replacing(" closing", with: "")
  }

  /// Plays each row on a bench of its own, lets a second pass, and checks what is left.
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
  /// Whether a refresh is under way.
  nonisolated fileprivate var isBusy: Bool { self == .refreshing || self == .willRefresh }
}
