/// What is printed about explorations.
enum Report {
  /// The line of an exploration.
  static func line(_ exploration: Exploration) -> String {
    let graph = exploration.graph
    return "\(exploration.scene.name): \(graph.nodes.count) states, \(graph.stepCount) steps"
      + (exploration.isComplete ? "" : ", and more that were not entered")
      + "; the longest way has \(graph.depth) steps, the longest way back to idle "
      + "\(exploration.longestWayBack); a step has at most \(exploration.mostChanges) events"
  }
}
