/// The states that were found, and the steps between them.
nonisolated struct Graph {
  /// A state, by the shortest way to it.
  struct Node {
    /// The state before it; itself for the first one.
    let parent: Int
    /// The input that led to it, by its place in the scene.
    let input: Int
    /// In how many parts time passes, where that is the input.
    let advances: Int
    /// How many inputs the shortest way has.
    let length: Int
    /// The inputs that are possible in it, a bit each.
    let possible: UInt64
    /// Where its components are.
    let situation: Situation
  }

  private(set) var nodes: [Node] = []
  /// The states from which steps lead to each state.
  private var sources: [[UInt32]] = []
  private var numbers: [StateKey: Int] = [:]
  private(set) var stepCount = 0

  /// The longest of the shortest ways.
  var depth: Int { nodes.last?.length ?? 0 }

  /// The number of a state; nil if it is new.
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

  /// The inputs of the shortest way to a state, by their places in the scene.
  func path(to node: Int) -> [(input: Int, advances: Int)] {
    var path: [(input: Int, advances: Int)] = []
    var node = node
    while nodes[node].length > 0 {
      path.append((nodes[node].input, nodes[node].advances))
      node = nodes[node].parent
    }
    return path.reversed()
  }

  /// How many steps each state is from the nearest one that is idle; nil for a state from which no way
  /// leads to one.
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
