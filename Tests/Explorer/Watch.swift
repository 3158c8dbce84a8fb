import RefreshKit
import RefreshReplay

/// What is known of a component's refresh from its events alone: begun, called back, ended. The laws
/// compare it with what the component says of itself.
final class Watch {
  let component: RefreshComponent
  let slot: Slot

  /// Whether a refresh has begun and not ended.
  private(set) var isBegun: Bool
  /// Whether its callback has run.
  private(set) var hasCalledBack = false
  /// When it began to open, in seconds of the timeline; nil before that.
  private(set) var opened: Double?
  /// When the refresh ended whose blocks have not run; nil if none has.
  private(set) var ended: Double?
  /// What was wrong in the last input.
  private(set) var faults: [String] = []
  /// Whether a refresh began in the last input, and whether one ended.
  private(set) var (beganNow, endedNow) = (false, false)
  /// How the last refresh came out, before the last input and after it.
  private(set) var (resultBefore, result): (String?, String?)

  /// How exact times are, in seconds.
  private static let tolerance = 1e-6

  private let family: ComponentKind.Family?

  init(_ component: RefreshComponent, in slot: Slot) {
    (self.component, self.slot) = (component, slot)
    family = component.kind?.family
    isBegun = component.isRefreshing
    (resultBefore, result) = (component.lastResult?.name, component.lastResult?.name)
  }

  /// Whether the class loads at the end of the list, and is always shown there.
  var isAuto: Bool { family == .autoFooter || family == .autoHeader }
  /// Whether the class opens and closes; the bare footer does not.
  var opens: Bool { family != .footer }

  private var openingTime: Double { isAuto ? 0 : component.fastAnimationDuration }
  private var closingTime: Double {
    isAuto && component.scrollView?.isPagingEnabled != true ? 0 : component.slowAnimationDuration
  }

  /// Follows the events of an input, which were at one time.
  func record(_ events: [(slot: Slot, event: ComponentEvent)], at now: Double) {
    (faults, beganNow, endedNow) = ([], false, false)
    var delay: Double?
    for (slot, event) in events where slot == self.slot { record(event, at: now, &delay) }
    // A begin cuts a closing short.
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

  /// Records that the block of an end has run.
  ///
  /// - Returns: How long after the end, where that is not the time that closing takes.
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

nonisolated extension ComponentEvent {
  /// Whether it is a part of a refresh or of a pull.
  var isOfRefresh: Bool {
    switch self {
    case .state, .callback(.refreshing), .callback(.ended): true
    case .callback: false
    }
  }
}
