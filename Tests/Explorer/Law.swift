import RefreshKit
import RefreshReplay

/// A condition that holds in each state, and on each step.
@MainActor struct Law {
  /// What a law looks at.
  @MainActor struct Step {
    let player: Player
    /// What was done; nil in the first state.
    let input: Input?
    /// The state before, and the present one.
    let before, now: Situation
  }

  let name: String
  /// What is wrong, or nil.
  let fault: (Step) -> String?

  static let all = [
    endsOnce, knowsItself, reservesNothing, restIsQuiet, isBounded, resultsBelongToEnds,
  ]

  /// The most that one input may change: events, and entries of the timeline.
  static let (mostChanges, mostRuns) = (40, 60)

  /// Each refresh has one callback at its time, one end and one block of its end at its time.
  static let endsOnce = Law(name: "each refresh ends in exactly one way") { step in
    for watch in step.player.watches {
      if let fault = watch.faults.first { return "\(watch.slot.rawValue): \(fault)" }
    }
    return nil
  }

  /// What the events have shown is what the component is in.
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

  /// A component that is idle has reserved nothing; one that is always shown has reserved its height.
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

  /// At rest, what is due later is left from earlier refreshes, and changes nothing.
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

  /// The result of the last refresh changes with an end alone.
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

/// A law that is broken, and the shortest way to it.
@MainActor struct Breach {
  let law: String
  let fact: String
  /// The inputs, by their places in the scene.
  let path: [Int]

  /// A script that shows it.
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

/// What the app and the user can do in every state, and what it leads to.
@MainActor struct Way {
  /// One part of a way.
  @MainActor enum Part {
    /// An input, if it is possible.
    case input(Input)
    /// Time passes until nothing more is due.
    case settling
  }

  let name: String
  let parts: [Part]
  /// What is wrong at its end, or nil. The first number is how often each event had fired before it.
  let fault: (_ before: [String: Int], Player) -> String?

  /// How many times something may be due while a stage settles.
  private static let longestSettling = 200

  /// Performs the parts, and returns what is wrong at the end, or nil.
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

  /// What ends every gesture, and puts the list into a window.
  static let letGo: [Part] = [
    .input(Input("", #"{"op":"drag","phase":"cancelled"}"#, if: \.isDragging)),
    .input(Input("", #"{"op":"decelerated"}"#, if: \.isDecelerating)),
    .input(Input("", #"{"op":"window","value":true}"#) { !$0.isInWindow }),
    .settling,
  ]

  /// Every component is brought back to idle by the same few calls. Where the app has set a header to
  /// noMoreData, which only its own calls leave, these begin another refresh.
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
