import RefreshKit
import RefreshReplay

/// A condition that holds in each state, and after each step.
@MainActor struct Law {
  /// A step, which a law checks.
  @MainActor struct Step {
    let player: Player
    /// The input; nil for the first state.
    let input: Input?
    /// The situation before the input, and the present one.
    let before, now: Situation
  }

  let name: String
  /// What is wrong; nil for nothing.
  let fault: (Step) -> String?

  static let all = [
    endsOnce, knowsItself, reservesNothing, restIsQuiet, isBounded, resultsBelongToEnds,
  ]

  /// The highest number of events, and of timeline entries, that one input may cause.
  static let (mostChanges, mostRuns) = (40, 60)

  /// Each refresh has one callback, one end and one end block, each at its time.
  static let endsOnce = Law(name: "each refresh ends in exactly one way") { step in
    for watch in step.player.watches {
      if let fault = watch.faults.first { return "\(watch.slot.rawValue): \(fault)" }
    }
    return nil
  }

  /// The phase of a component agrees with the events that it has sent.
  static let knowsItself = Law(name: "the phase is what the events have shown") { step in
    for (watch, place) in zip(step.player.watches, step.now.places) {
      let isBegun = ["waiting", "opening", "running", "showingResult"].contains(place.phase)
      let hasCalledBack = ["running", "showingResult"].contains(place.phase)
      let isClosing = place.phase == "closing"
      let isSame =
        isBegun == watch.isBegun && hasCalledBack == watch.hasCalledBack
        && isClosing == (watch.ended != nil) && place.state.isRefreshing == isBegun
      guard isSame || !watch.opens else {
        return "\(watch.slot.rawValue) is in \(place.state), \(place.phase); begun: "
          + "\(watch.isBegun), called back: \(watch.hasCalledBack), closing: \(watch.ended != nil)"
      }
    }
    return nil
  }

  /// An idle component reserves nothing, and an auto component that is shown reserves its height.
  static let reservesNothing = Law(name: "nothing is reserved in idle") { step in
    for (watch, place) in zip(step.player.watches, step.now.places) where place.phase == "rest" {
      let component = watch.component
      if let level = component.secondLevel, level.phase != .closed, level.phase != .armed {
        continue
      }
      let own = watch.isAuto && component.isShown ? component.frame.height : 0
      guard component.reservedInset == own else {
        return "\(watch.slot.rawValue) has reserved \(component.reservedInset) in \(place.state)"
      }
    }
    let list = step.player.list
    var inset = list.contentInset + list.safeAreaInsets
    for watch in step.player.watches {
      inset[watch.component.edge] += watch.component.reservedInset
    }
    return inset == list.adjustedContentInset
      ? nil : "the insets are \(list.adjustedContentInset), not \(inset)"
  }

  /// At rest, only work of earlier refreshes is pending, and it changes nothing.
  static let restIsQuiet = Law(name: "an earlier refresh has no effect") { step in
    guard let input = step.input, case .wait = input.action, step.before.isAtRest else {
      return nil
    }
    let event = step.player.events.first { $0.event.isOfRefresh }
    return event.map { "\($0.event.name(in: $0.slot)) without a cause" }
  }

  static let isBounded = Law(name: "a step needs a bounded number of changes") { step in
    if let error = step.player.error { return error }
    let (changes, runs) = (step.player.events.count, step.player.runs)
    return changes <= mostChanges && runs <= mostRuns
      ? nil : "\(changes) events, \(runs) entries of the timeline"
  }

  /// The result of the last refresh changes only when a refresh ends.
  static let resultsBelongToEnds = Law(name: "a result belongs to an end") { step in
    for (watch, place) in zip(step.player.watches, step.now.places) {
      let mayChange = watch.endedNow || place.phase == "showingResult"
      guard mayChange || watch.result == watch.resultBefore else {
        return "\(watch.slot.rawValue): \(watch.result ?? "none") without an end"
      }
    }
    return nil
  }
}

/// A broken law, and the shortest path to it.
@MainActor struct Breach {
  let law: String
  let fact: String
  /// The inputs, by their indices in the scene's inputs.
  let path: [Int]

  /// A script in which the law is broken.
  func script(in scene: Scene) -> String {
    let player = Player(scene)
    let steps = path.flatMap { input in
      player.perform(scene.inputs[input])
      return player.lines
    }
    let notes = ["# \(law): \(fact)"] + scene.notes.map { "# \($0)" }
    return (notes + scene.firstLines + steps).joined(separator: "\n")
  }
}

/// A series of inputs that must lead to a certain state from every other state.
@MainActor struct Way {
  /// One part of a way.
  @MainActor enum Part {
    /// An input, which is left out if it is not possible.
    case input(Input)
    /// Time passes until nothing is due any more.
    case settling
  }

  let name: String
  let parts: [Part]
  /// What is wrong at the end; nil for nothing. `before` contains how often each event had fired
  /// before.
  let fault: (_ before: [String: Int], Player) -> String?

  /// How many items may become due while a stage settles.
  private static let longestSettling = 200

  /// Plays the way, and returns what is wrong at the end; nil for nothing.
  func fault(after player: Player) -> String? {
    let before = player.stage.fired
    for part in parts {
      switch part {
      case .input(let input):
        if input.isPossible(on: player.list, waitingCalls: 0, limit: 1) { player.perform(input) }
      case .settling:
        var left = Self.longestSettling
        while player.list.nextWait != nil, left > 0 {
          player.perform(.wait, in: 1)
          left -= 1
        }
        if left == 0 { return "something is due again and again" }
      }
    }
    return fault(before, player)
  }

  /// Ends every gesture, and enters a window.
  static let letGo: [Part] = [
    .input(Input("", #"{"op":"drag","phase":"cancelled"}"#, if: \.isDragging)),
    .input(Input("", #"{"op":"decelerated"}"#, if: \.isDecelerating)),
    .input(Input("", #"{"op":"window","value":true}"#) { !$0.isInWindow }),
    .settling,
  ]

  /// The same few calls bring every component back to idle. If the app has set a header to
  /// noMoreData, which only the app's calls leave, they begin another refresh.
  static func back(of slots: [Slot]) -> Way {
    var parts: [Part] = []
    for slot in slots {
      let call = #"{"op":"call","slot":"\#(slot.rawValue)","method":"#
      parts += [
        .input(Input("", #"{"op":"on","event":"\#(slot.rawValue).ended","run":[]}"#)),
        .input(Input("", call + #""closeSecondLevel"}"#)), .settling,
        .input(
          Input("", call + #""beginRefreshing"}"#) {
            $0[slot]?.state == .noMoreData && !($0[slot] is any NoMoreDataEnding)
          }),
        .settling,
        .input(Input("", call + #""endRefreshing"}"#)), .settling,
        .input(Input("", call + #""resetNoMoreData"}"#)), .settling,
        // After the reset, a list that is not filled loads again.
        .input(Input("", call + #""endRefreshing"}"#)), .settling,
      ]
    }
    return Way(name: "an end and a reset lead back to idle", parts: letGo + parts) { _, player in
      let situation = Situation(player)
      return situation.isIdle ? nil : "it ends in \(situation.places)"
    }
  }
}
