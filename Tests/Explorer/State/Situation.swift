import RefreshKit
import RefreshReplay

/// What the laws and the diagrams need of a state.
nonisolated struct Situation {
  /// A component's state and the phase of its refresh.
  struct Place: Hashable {
    let state: RefreshState
    let phase: String

    /// Whether nothing is under way.
    var isAtRest: Bool { phase == "rest" && (state == .idle || state == .noMoreData) }
  }

  /// Where each component is, in the order of ``Player/watches``.
  let places: [Place]
  /// How many calls wait.
  let waitingCalls: Int
  /// Whether a drag, a deceleration or a second level is under way.
  let isMoving: Bool
  /// Whether a component is about to load, because the content does not fill the list, or because an
  /// arrival waits.
  let isDueToLoad: Bool

  /// Whether nothing is under way, and nothing was asked for.
  var isAtRest: Bool {
    waitingCalls == 0 && !isMoving && !isDueToLoad && places.allSatisfy(\.isAtRest)
  }

  /// Whether it is at rest, and all components are idle.
  var isIdle: Bool { isAtRest && places.allSatisfy { $0.state == .idle } }

  @MainActor init(_ player: Player) {
    let list = player.stage.scrollView
    places = player.watches.map {
      Place(state: $0.component.state, phase: $0.component.refresh.phase.name)
    }
    waitingCalls = player.watches.reduce(0) {
      $0 + $1.component.refresh.calls.waiting.count
    }
    isDueToLoad = player.watches.contains {
      $0.component.isDueToFill || $0.component.loadMoreTrigger?.waitingArrival != nil
    }
    let hasLevel = player.watches.contains {
      $0.component.secondLevel.map { $0.phase != .closed } ?? false
    }
    isMoving = list.isDragging || list.isDecelerating || hasLevel
  }
}
