import RefreshKit
import RefreshReplay

/// What the laws and the diagrams need of a state.
nonisolated struct Situation {
  /// A component's state and the phase of its refresh.
  struct Place: Hashable {
    let state: RefreshState
    let phase: String

    var isAtRest: Bool { phase == "rest" && (state == .idle || state == .noMoreData) }
  }

  /// Where each component is, in the order of ``Player/watches``.
  let places: [Place]
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
    let list = player.list
    places = player.watches.map {
      Place(state: $0.component.state, phase: $0.component.machine.attempt.phaseName)
    }
    waitingCalls = player.watches.reduce(0) {
      $0 + $1.component.machine.calls.waiting.count
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

/// What happens if nothing more is done: the effects of the work that waits on the timeline, whose closures
/// cannot be read. Work of an earlier refresh has none, and so makes no difference. The events that
/// the app answers are a part of it.
struct Future {
  /// The key of the state and of its future.
  private(set) var key: StateKey

  /// How many times something may be due.
  private static let limit = 200

  /// Plays a stage on until nothing more is due; it is not to be used afterwards.
  init(of player: Player, after key: StateKey) {
    self.key = key
    for event in player.stage.answeredEvents { self.key.add(event) }
    let start = player.list.timeline.now
    var last = Future.view(of: player)
    for _ in 0..<Self.limit {
      guard player.list.nextWait != nil, player.error == nil else { return }
      player.perform(.wait, in: 1)
      let present = Future.view(of: player)
      guard present != last || !player.events.isEmpty else { continue }
      last = present
      self.key.add(player.list.timeline.now - start)
      for event in player.eventNames { self.key.add(event) }
      for number in present { self.key.add(number) }
    }
  }

  /// What can be seen of a stage from outside.
  private static func view(of player: Player) -> [Double] {
    let list = player.list
    var view = [
      list.contentOffset.x, list.contentOffset.y, list.heldOverscroll.top,
      list.isDragging ? 1 : 0, list.isDecelerating ? 1 : 0,
      list.isUserInteractionEnabled ? 1 : 0,
    ]
    for watch in player.watches {
      let component = watch.component
      let level = component.secondLevel.map { SecondLevel.Phase.allCases.firstIndex(of: $0.phase) }
      view += [
        component.pullingPercent, component.reservedInset, component.isShowingResult ? 1 : 0,
        Double(level.flatMap { $0 } ?? -1),
      ]
    }
    return view
  }
}
