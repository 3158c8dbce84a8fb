import RefreshReplay

/// Finds all states of a scene, in the order of the shortest ways to them, and asks the laws in each state
/// and on each step.
struct Explorer {
  private let scene: Scene
  private let laws: [Law]
  private let limit: Int
  private var result: Exploration

  /// Explores a scene.
  ///
  /// - Parameters:
  ///   - scene: What is explored.
  ///   - laws: The laws; all by default.
  ///   - limit: How many states are entered at most.
  static func explore(_ scene: Scene, laws: [Law] = Law.all, limit: Int) -> Exploration {
    var explorer = Explorer(scene, laws, limit)
    explorer.run()
    return explorer.result
  }

  private init(_ scene: Scene, _ laws: [Law], _ limit: Int) {
    (self.scene, self.laws, self.limit) = (scene, laws, limit)
    result = Exploration(scene: scene)
  }

  private mutating func run() {
    enterFirst()
    var number = 0
    while number < result.graph.nodes.count {
      guard result.breaches.isEmpty else { return }
      guard number < limit else {
        result.isComplete = false
        break
      }
      expand(number)
      number += 1
    }
    result.finish(number)
  }

  private mutating func enterFirst() {
    let player = Player(scene)
    let key = player.key
    let situation = Situation(player)
    _ = result.graph.add(
      Future(of: player, after: key).key,
      Graph.Node(
        parent: 0, input: 0, advances: 0, length: 0,
        possible: possible(in: Player(scene), situation),
        situation: situation))
  }

  /// Performs each input that is possible in a state.
  private mutating func expand(_ number: Int) {
    let node = result.graph.nodes[number]
    let path = result.graph.path(to: number)
    for input in scene.inputs.indices where node.possible & 1 << UInt64(input) != 0 {
      step(from: number, path, input)
    }
  }

  private mutating func step(from number: Int, _ path: [(input: Int, advances: Int)], _ input: Int)
  {
    let player = Player(scene)
    player.play(path)
    let before = result.graph.nodes[number].situation
    player.perform(scene.inputs[input])
    let advances = player.lines.count
    let present = player.key
    let now = Situation(player)
    let step = Law.Step(player: player, input: scene.inputs[input], before: before, now: now)
    result.record(step)
    for law in laws {
      guard let fact = law.fault(step) else { continue }
      result.breaches.append(Breach(law: law.name, fact: fact, path: path.map(\.input) + [input]))
      return
    }
    let possible = possible(in: player, now)
    let key = Future(of: player, after: present).key
    if let known = result.graph.number(of: key) {
      result.graph.connect(number, known)
      result.recordMerge(of: path.map(\.input) + [input], with: known)
      return
    }
    let node = Graph.Node(
      parent: number, input: input, advances: advances, length: path.count + 1,
      possible: possible, situation: now)
    let new = result.graph.add(key, node)
    result.graph.connect(number, new)
    walk(from: new)
  }

  /// Asks where the scene's ways lead from a state.
  private mutating func walk(from number: Int) {
    let path = result.graph.path(to: number)
    for way in scene.ways {
      let player = Player(scene)
      player.play(path)
      guard let fact = way.fault(after: player) else { continue }
      result.breaches.append(Breach(law: way.name, fact: fact, path: path.map(\.input)))
    }
  }

  private func possible(in player: Player, _ situation: Situation) -> UInt64 {
    var possible: UInt64 = 0
    for (index, input) in scene.inputs.enumerated()
    where input.isPossible(
      on: player.stage, waitingCalls: situation.waitingCalls, limit: scene.waitingCalls)
    {
      possible |= 1 << UInt64(index)
    }
    return possible
  }
}
