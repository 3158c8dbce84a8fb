/// One operation of a script: its fields, and its effect on a stage.
protocol Op {
  /// Its name in scripts.
  static var name: String { get }

  /// Reads the fields.
  ///
  /// - Throws: A mistake where one is missing or means nothing.
  init(_ fields: Fields) throws(ScriptError)

  /// Performs the operation.
  ///
  /// - Throws: A mistake that depends on the stage, or a runaway.
  func perform(on stage: Stage) throws(ScriptError)
}
