import RefreshKit
import RefreshReplay

/// What is explored: a scroll view with components, and what may happen to it.
struct Scene {
  /// What reports call it.
  let name: String
  /// The first line of its scripts.
  let stage: PreparedStage
  /// The lines after it, which attach the components.
  let setUp: [PreparedLine]
  /// What may happen, in any order.
  let inputs: [Input]
  /// How many calls may wait at a time.
  var waitingCalls = 3
  /// What leads somewhere in every state.
  var ways: [Way] = []
  /// The members of a trace that ``Twins`` does not compare: they are only drawn, and left out of the key.
  var drawnMembers: Set<String> = []
  /// What no line of a script can set.
  var prepare: (Stage) -> Void = { _ in }
  /// A part of the state that is left out of the key; nil for none. Tests set it.
  var forgottenPart: KeyPart?
  /// Comments for the scripts, about what ``prepare`` does.
  var notes: [String] = []

  init(_ name: String, stage: String, setUp: [String], inputs: [Input]) {
    self.name = name
    self.inputs = inputs
    do {
      self.stage = try PreparedStage(stage)
      self.setUp = try setUp.map { line throws(ScriptError) in try PreparedLine(line) }
    } catch {
      fatalError("\(name): \(error.message)")
    }
  }
}
