/// One thing that a script does: what its fields must be, and what it does to a stage.
protocol Op {
  /// What scripts call it.
  static var name: String { get }

  /// Reads the fields.
  ///
  /// - Throws: A mistake where one is missing or means nothing.
  init(_ fields: Fields) throws(ScriptError)

  /// Does it.
  ///
  /// - Throws: A mistake that only the stage can tell, or a runaway.
  func perform(on stage: Stage) throws(ScriptError)
}
