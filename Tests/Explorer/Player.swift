import RefreshKit
import RefreshReplay

/// A stage on which the inputs of a scene are played.
final class Player: ReplayObserver {
  let stage: Stage
  /// The refreshes of the attached components, according to their events.
  private(set) var watches: [Watch] = []
  /// The error that ended the play; nil if it can go on.
  private(set) var error: String?
  /// The events of the last input.
  private(set) var events: [(slot: Slot, event: ComponentEvent)] = []
  /// The number of timeline entries that ran in the last input.
  private(set) var runs = 0

  /// The lines of a script that do the same as the last input.
  private(set) var lines: [String] = []

  private let scene: Scene

  /// The highest number of entries of the main queue, and of due items, that one input may run.
  private static let limit = 1_000

  init(_ scene: Scene) {
    self.scene = scene
    stage = Stage(scene.stage)
    stage.observer = self
    for op in scene.setUp { perform(op) }
    scene.prepare(stage)
    watchSlots()
  }

  /// Plays inputs, given by their indices in the scene's inputs.
  convenience init(_ scene: Scene, _ way: [Int]) {
    self.init(scene)
    for input in way { perform(scene.inputs[input]) }
  }

  var list: ScrollView { stage.scrollView }

  var eventNames: [String] { events.map { $0.event.name(in: $0.slot) } }

  func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {
    events.append((slot, event))
  }

  /// Plays inputs, given by their indices in the scene's inputs, with the number of advances in
  /// each wait.
  func play(_ path: [(input: Int, advances: Int)]) {
    for step in path { perform(scene.inputs[step.input], in: step.advances) }
  }

  /// Performs an input. A wait consists of `advances` advances, or of as many as it takes until
  /// something changes.
  func perform(_ input: Input, in advances: Int? = nil) {
    events = []
    let runsBefore = list.timeline.runCount
    switch input.action {
    case .line(let op, let text):
      perform(op)
      lines = [text]
    case .wait:
      wait(advances)
    }
    runs = list.timeline.runCount - runsBefore
    watchSlots()
    for watch in watches { watch.record(events, at: list.timeline.now) }
  }

  /// Advances until something changes. Work of earlier refreshes changes nothing, so it does not
  /// matter whether there is any.
  private func wait(_ advances: Int?) {
    lines = []
    let key = advances == nil ? keyWithoutTimes : nil
    while error == nil, lines.count < advances ?? .max, let interval = list.nextWait {
      advance(by: interval)
      lines.append(#"{"op":"advance","by":\#(interval)}"#)
      if advances == nil, !events.isEmpty || keyWithoutTimes != key { return }
    }
  }

  /// The key of the present state, without its future.
  var key: StateKey { KeyWriter(list, without: scene.forgottenPart).key }

  private var keyWithoutTimes: StateKey {
    KeyWriter(list, hasTimes: false, without: scene.forgottenPart).key
  }

  private func perform(_ op: Op) {
    guard error == nil else { return }
    do {
      try stage.performInLine(op)
    } catch {
      self.error = error.message
    }
  }

  private func advance(by interval: Double) {
    guard error == nil else { return }
    do {
      try list.timeline.advance(by: interval, limit: Self.limit)
    } catch {
      self.error = "more than \(Self.limit) entries of the timeline ran at once"
    }
  }

  private func watchSlots() {
    var hasChanged = false
    for slot in Slot.allCases where list[slot] !== watch(in: slot)?.component { hasChanged = true }
    guard hasChanged else { return }
    watches = Slot.allCases.compactMap { slot in
      guard let component = list[slot] else { return nil }
      return watches.first { $0.component === component } ?? Watch(component, in: slot)
    }
  }

  private func watch(in slot: Slot) -> Watch? {
    for watch in watches where watch.slot == slot { return watch }
    return nil
  }
}

/// Two paths to states with equal keys. The check is that both have the same trace after any
/// further inputs, which fails if the key lacks a part of the state.
@MainActor struct Twins {
  let scene: Scene
  /// The paths, as indices in the scene's inputs.
  let one, other: [Int]

  /// The number of random inputs that follow.
  private static let length = 12

  /// Plays each possible input after both paths, and returns the first difference; nil if there is
  /// none.
  func differenceAfterOneStep() -> String? {
    for input in scene.inputs {
      let (first, second) = (Player(scene, one), Player(scene, other))
      guard trace(of: first) == trace(of: second) else {
        return "\(trace(of: first))\n\(trace(of: second))"
      }
      // Pending work of an earlier refresh may make an input possible in only one of two equal
      // states.
      guard isPossible(input, first), isPossible(input, second) else { continue }
      if let difference = difference(of: first, second, after: input, [input.name]) {
        return difference
      }
    }
    return nil
  }

  private func difference(
    of first: Player, _ second: Player, after input: Input, _ done: [String]
  ) -> String? {
    first.perform(input)
    second.perform(input)
    guard first.eventNames == second.eventNames else {
      return "after \(done.joined(separator: ", ")):\n\(first.eventNames)\n\(second.eventNames)"
    }
    guard trace(of: first) == trace(of: second) else {
      return "after \(done.joined(separator: ", ")):\n\(trace(of: first))\n\(trace(of: second))"
    }
    return nil
  }

  /// Plays the same random inputs after both paths, and returns the first difference; nil if there
  /// is none.
  func difference(seed: UInt64) -> String? {
    let (first, second) = (Player(scene, one), Player(scene, other))
    var number = seed
    var done: [String] = []
    for _ in 0..<Self.length {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let input = scene.inputs[Int(number >> 33) % scene.inputs.count]
      guard isPossible(input, first), isPossible(input, second) else { continue }
      done.append(input.name)
      if let difference = difference(of: first, second, after: input, done) { return difference }
    }
    return nil
  }

  private func isPossible(_ input: Input, _ player: Player) -> Bool {
    input.isPossible(on: player.list, waitingCalls: 0, limit: scene.waitingCalls)
  }

  /// A trace without the time, and without labels, arrows and images, which change in a layout.
  private func trace(of player: Player) -> String {
    player.stage.traceLine.state.without(Self.ignored.union(scene.drawnMembers)).description
  }

  private static let ignored: Set = [
    "now", "timeLabel", "stateLabel", "arrow", "loading", "gif",
  ]
}

@MainActor extension JSON {
  /// This value without the members that have one of these names, at any depth.
  fileprivate func without(_ names: Set<String>) -> JSON {
    guard let members else { return self }
    return .object(
      members.filter { !names.contains($0.key) }
        .map { Member($0.key, $0.value.without(names)) })
  }
}
