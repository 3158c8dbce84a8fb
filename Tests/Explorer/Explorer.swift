import RefreshReplay

/// Finds all states of a scene by their shortest paths, and checks the laws in each state and at
/// each step.
@MainActor struct Explorer {
  private let scene: Scene
  private let laws: [Law]
  private let limit: Int
  private var result: Exploration

  /// Explores a scene, and expands at most `limit` states.
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

  /// Plays the scene's ways from a new state, and checks where they end.
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
      on: player.list, waitingCalls: situation.waitingCalls, limit: scene.waitingCalls)
    {
      possible |= 1 << UInt64(index)
    }
    return possible
  }
}

@MainActor struct Exploration {
  /// A step in a diagram: the input, and the first component's state and phase before and after it.
  @MainActor struct Change: Hashable {
    let from, to: Situation.Place
    let input: String
  }

  @MainActor struct Merge {
    let path: [Int]
    let node: Int
  }

  let scene: Scene
  var graph = Graph()
  /// Whether all states were found within the limit.
  var isComplete = true
  var breaches: [Breach] = []
  /// The highest number of events, and of timeline entries, in one step.
  private(set) var (mostChanges, mostRuns) = (0, 0)
  /// The steps for a diagram, and the number of times that each was found.
  private(set) var changes: [Change: Int] = [:]
  /// Some of the cases in which a second path leads to a known state.
  private(set) var merges: [Merge] = []
  /// The highest number of steps that a state is away from idle.
  private(set) var longestWayBack = 0

  private var mergeCount = 0

  /// A line about the exploration, for printing.
  var summary: String {
    "\(scene.name): \(graph.nodes.count) states, \(graph.stepCount) steps"
      + (isComplete ? "" : ", and more that were not entered")
      + "; the longest way has \(graph.depth) steps, the longest way back to idle "
      + "\(longestWayBack); a step has at most \(mostChanges) events"
  }

  /// The number of merges that are kept.
  private static let keptMerges = 400

  /// One of this many merges is checked with each possible input, all of them with some inputs.
  private static let comparedByAllInputs = 8

  init(scene: Scene) { self.scene = scene }

  mutating func record(_ step: Law.Step) {
    mostChanges = max(mostChanges, step.player.events.count)
    mostRuns = max(mostRuns, step.player.runs)
    guard let from = step.before.places.first, let to = step.now.places.first,
      let input = step.input
    else { return }
    changes[Change(from: from, to: to, input: input.name), default: 0] += 1
  }

  /// Keeps a sample of the merges: the first ones, later ones less and less often.
  mutating func recordMerge(of path: [Int], with node: Int) {
    mergeCount += 1
    if merges.count < Self.keptMerges {
      merges.append(Merge(path: path, node: node))
    } else {
      // Multiplying by an odd number mixes the bits, so that the index is as good as random.
      let index = Int((UInt64(mergeCount) &* 0x9e37_79b9_7f4a_7c15) >> 32) % mergeCount
      if index < Self.keptMerges { merges[index] = Merge(path: path, node: node) }
    }
  }

  /// Checks that each expanded state has a way back to idle; the others were reached but not
  /// expanded.
  mutating func finish(_ expanded: Int) {
    compareTwins()
    let steps = graph.stepsToIdle()
    longestWayBack = steps[..<expanded].reduce(0) { max($0, $1 ?? 0) }
    guard isComplete, let lost = steps.firstIndex(of: nil) else { return }
    breaches.append(
      Breach(
        law: "each state has a way back to idle", fact: "none",
        path: graph.path(to: lost).map(\.input)))
  }

  /// Checks for the kept merges that states with equal keys behave alike.
  private mutating func compareTwins() {
    for (seed, merge) in merges.enumerated() {
      let twins = Twins(
        scene: scene, one: graph.path(to: merge.node).map(\.input), other: merge.path)
      let isFollowedByAll = seed % Self.comparedByAllInputs == 0
      guard
        let difference = (isFollowedByAll ? twins.differenceAfterOneStep() : nil)
          ?? twins.difference(seed: UInt64(seed))
      else { continue }
      let other = Breach(law: "", fact: "", path: twins.one).script(in: scene)
      let fact = "\(difference)\nthe other way:\n\(other)".replacing("\n", with: "\n# ")
      breaches.append(Breach(law: "equal states behave alike", fact: fact, path: merge.path))
      return
    }
  }
}

/// The states that were found, and the steps between them.
struct Graph {
  /// A state, and the shortest path to it.
  struct Node {
    /// The number of the previous state on the path; for the first state its own.
    let parent: Int
    /// The index of the last input in the scene's inputs.
    let input: Int
    /// If the last input is a wait, the number of advances in it.
    let advances: Int
    /// The number of inputs in the shortest path.
    let length: Int
    /// The inputs that are possible in this state, one bit each.
    let possible: UInt64
    /// The states and phases of its components.
    let situation: Situation
  }

  private(set) var nodes: [Node] = []
  /// For each state, the states from which a step leads to it.
  private var sources: [[UInt32]] = []
  private var numbers: [StateKey: Int] = [:]
  private(set) var stepCount = 0

  /// The length of the longest of the shortest paths.
  var depth: Int { nodes.last?.length ?? 0 }

  /// The number of the state with this key; nil if it is new.
  func number(of key: StateKey) -> Int? { numbers[key] }

  mutating func add(_ key: StateKey, _ node: Node) -> Int {
    numbers[key] = nodes.count
    nodes.append(node)
    sources.append([])
    return nodes.count - 1
  }

  mutating func connect(_ source: Int, _ target: Int) {
    sources[target].append(UInt32(source))
    stepCount += 1
  }

  /// The inputs of the shortest path to a state, by their indices in the scene's inputs.
  func path(to node: Int) -> [(input: Int, advances: Int)] {
    var path: [(input: Int, advances: Int)] = []
    var node = node
    while nodes[node].length > 0 {
      path.append((nodes[node].input, nodes[node].advances))
      node = nodes[node].parent
    }
    return path.reversed()
  }

  /// For each state, the number of steps to the nearest idle state; nil if no path leads to one.
  func stepsToIdle() -> [Int?] {
    var steps = [Int?](repeating: nil, count: nodes.count)
    var queue = nodes.indices.filter { nodes[$0].situation.isIdle }
    for node in queue { steps[node] = 0 }
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for source in sources[node] where steps[Int(source)] == nil {
        steps[Int(source)] = (steps[node] ?? 0) + 1
        queue.append(Int(source))
      }
    }
    return steps
  }
}
