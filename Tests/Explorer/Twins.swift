import RefreshReplay

/// Two ways to what counts as one state, which is checked: whatever happens next, both have the same trace.
/// A part of the state that a key forgets makes a difference here.
struct Twins {
  let scene: Scene
  /// The ways, as the inputs' places in the scene.
  let one, other: [Int]

  /// How many inputs follow.
  private static let length = 12

  /// Plays both ways on by one more input, for each that is possible, and returns what is different; nil if nothing is.
  func differenceAfterOneStep() -> String? {
    for input in scene.inputs {
      let (first, second) = (Player(scene, one), Player(scene, other))
      guard trace(of: first) == trace(of: second) else {
        return "\(trace(of: first))\n\(trace(of: second))"
      }
      // Of two equal states one may have work of an earlier refresh that waits.
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

  /// Plays both ways on by the same inputs, which a seed chooses, and returns what is different; nil if nothing is.
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

  /// What a trace has, but for the time and for labels, arrows and pictures, which wait for a layout.
  private func trace(of player: Player) -> String {
    player.stage.traceLine.state.without(Self.ignored.union(scene.drawnMembers)).description
  }

  private static let ignored: Set = [
    "now", "timeLabel", "stateLabel", "arrow", "loading", "gif",
  ]
}

extension JSON {
  /// The value without the members that have one of these names, at any depth.
  fileprivate func without(_ names: Set<String>) -> JSON {
    guard let members else { return self }
    return .object(
      members.filter { !names.contains($0.key) }
        .map { Member($0.key, $0.value.without(names)) })
  }
}
