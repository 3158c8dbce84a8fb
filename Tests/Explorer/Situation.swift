import RefreshKit
import RefreshReplay

/// The parts of a state that laws and diagrams read.
struct Situation {
  /// A component's state and the phase of its refresh.
  struct Place: Hashable {
    let state: RefreshState
    let phase: String

    var isAtRest: Bool { phase == "rest" && (state == .idle || state == .noMoreData) }
  }

  /// The state and phase of each component, in the order of ``Player/watches``.
  let places: [Place]
  let waitingCalls: Int
  /// Whether the content is dragged or decelerates, or a second level is not closed.
  let isMoving: Bool
  /// Whether a component will load, because the content does not fill the list, or because an
  /// arrival waits.
  let isDueToLoad: Bool

  /// Whether nothing is ongoing or pending.
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
      $0.component.autoLoader?.isDueToFill == true
        || $0.component.loadMoreTrigger?.waitingArrival != nil
    }
    let hasLevel = player.watches.contains {
      $0.component.secondLevel.map { $0.phase != .closed } ?? false
    }
    isMoving = list.isDragging || list.isDecelerating || hasLevel
  }
}

/// What will happen without further inputs. The closures of pending work cannot be read, so this is
/// found by playing on. Pending work of an earlier refresh has no effect, so it makes no
/// difference. The events that the app answers are part of the future.
@MainActor struct Future {
  /// The key of the state together with its future.
  private(set) var key: StateKey

  /// The highest number of waits.
  private static let limit = 200

  /// Plays on until nothing is due. The player cannot be used afterward.
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

  /// The visible values of a stage.
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

/// What the events of a component say about its refresh: begun, called back, ended. The laws
/// compare this with the component's own phase.
@MainActor final class Watch {
  let component: RefreshComponent
  let slot: Slot

  /// Whether a refresh has begun and not ended.
  private(set) var isBegun: Bool
  /// Whether its callback has run.
  private(set) var hasCalledBack = false
  /// When it began to open, in seconds of the timeline; nil before that.
  private(set) var opened: Double?
  /// When a refresh ended whose end block has not run yet; nil if there is none.
  private(set) var ended: Double?
  /// The mistakes in the last input.
  private(set) var faults: [String] = []
  /// Whether a refresh began in the last input, and whether one ended.
  private(set) var (beganNow, endedNow) = (false, false)
  /// The result of the last refresh, before and after the last input.
  private(set) var (resultBefore, result): (String?, String?)

  /// The tolerance for times, in seconds.
  private static let tolerance = 1e-6

  private let family: ComponentKind.Family?

  init(_ component: RefreshComponent, in slot: Slot) {
    (self.component, self.slot) = (component, slot)
    family = component.kind?.family
    isBegun = component.isRefreshing
    (resultBefore, result) = (component.lastResult?.name, component.lastResult?.name)
  }

  /// Whether the class loads when the content arrives at its edge, and is always shown there.
  var isAuto: Bool { family == .autoFooter || family == .autoHeader }
  /// Whether the class opens and closes; the bare footer does not.
  var opens: Bool { family != .footer }

  private var openingTime: Double { isAuto ? 0 : component.fastAnimationDuration }
  private var closingTime: Double {
    isAuto && component.scrollView?.isPagingEnabled != true ? 0 : component.slowAnimationDuration
  }

  /// Records the events of an input, which all have the same time.
  func record(_ events: [(slot: Slot, event: ComponentEvent)], at now: Double) {
    (faults, beganNow, endedNow) = ([], false, false)
    var delay: Double?
    for (slot, event) in events where slot == self.slot { record(event, at: now, &delay) }
    // A begin ends a closing early.
    if let delay, !beganNow { faults.append("the block of an end runs \(delay) s after the end") }
    (resultBefore, result) = (result, component.lastResult?.name)
  }

  private func record(_ event: ComponentEvent, at now: Double, _ delay: inout Double?) {
    switch event {
    case .state(let change):
      if !change.old.isRefreshing, change.new.isRefreshing { begin() }
      if change.new == .refreshing, opened == nil { opened = now }
      if change.old.isRefreshing, !change.new.isRefreshing { end(at: now) }
    case .callback(.refreshing):
      if !isBegun { faults.append("the callback runs without a refresh") }
      if hasCalledBack { faults.append("the callback runs twice for one refresh") }
      if let opened, abs(now - opened - openingTime) > Self.tolerance {
        faults.append("the callback runs \(now - opened) s after the begin of its refresh")
      }
      hasCalledBack = true
    case .callback(.ended):
      delay = recordEndBlock(at: now) ?? delay
    case .callback:
      break
    }
  }

  private func begin() {
    (isBegun, hasCalledBack, opened, beganNow) = (true, false, nil, true)
  }

  private func end(at now: Double) {
    if ended != nil, opens { faults.append("a refresh ends before the blocks of the last end ran") }
    (isBegun, hasCalledBack, opened, endedNow) = (false, false, nil, true)
    ended = opens ? now : nil
  }

  /// Records that the end block has run.
  ///
  /// - Returns: The time since the end; nil if it is the duration of the closing.
  private func recordEndBlock(at now: Double) -> Double? {
    guard let ended else {
      faults.append("the block of an end runs without an end")
      return nil
    }
    self.ended = nil
    let delay = now - ended
    return abs(delay - closingTime) > Self.tolerance ? delay : nil
  }
}

extension ComponentEvent {
  /// Whether the event belongs to a refresh or to a pull.
  var isOfRefresh: Bool {
    switch self {
    case .state, .callback(.refreshing), .callback(.ended): true
    case .callback: false
    }
  }
}
