/// What was found in a scene.
struct Exploration {
  /// A step as a diagram shows it: only where the first component is, before and after.
  struct Change: Hashable {
    let from, to: Situation.Place
    let input: String
  }

  /// Two ways to the same state.
  struct Merge {
    let path: [Int]
    let node: Int
  }

  let scene: Scene
  var graph = Graph()
  /// Whether nothing new was left to find.
  var isComplete = true
  var breaches: [Breach] = []
  /// The most events, and entries of the timeline, of one step.
  private(set) var (mostChanges, mostRuns) = (0, 0)
  /// The steps for a diagram, and how many of each there are.
  private(set) var changes: [Change: Int] = [:]
  /// Some of the pairs of ways that lead to one state.
  private(set) var merges: [Merge] = []
  /// How many steps the state that is farthest from idle is away from it.
  private(set) var longestWayBack = 0

  private var mergeCount = 0

  /// How many pairs of ways are kept.
  private static let keptMerges = 400

  /// One in so many pairs is followed by each input, all of them by some.
  private static let comparedByAllInputs = 8

  init(scene: Scene) { self.scene = scene }

  mutating func record(_ step: Law.Step) {
    mostChanges = max(mostChanges, step.player.changes)
    mostRuns = max(mostRuns, step.player.runs)
    guard let from = step.before.places.first, let to = step.now.places.first,
      let input = step.input
    else { return }
    changes[Change(from: from, to: to, input: input.name), default: 0] += 1
  }

  /// Keeps a pair of ways: at first each one, later fewer and fewer.
  mutating func recordMerge(of path: [Int], with node: Int) {
    mergeCount += 1
    if merges.count < Self.keptMerges {
      merges.append(Merge(path: path, node: node))
    } else {
      // A multiplication by an odd number mixes the bits: the index is as good as random.
      let index = Int((UInt64(mergeCount) &* 0x9e37_79b9_7f4a_7c15) >> 32) % mergeCount
      if index < Self.keptMerges { merges[index] = Merge(path: path, node: node) }
    }
  }

  /// Looks for states without a way back to idle.
  ///
  /// - Parameter expanded: How many states were expanded; the others were only reached.
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

  /// Checks that equal keys are equal states, in the pairs of ways that were kept.
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
