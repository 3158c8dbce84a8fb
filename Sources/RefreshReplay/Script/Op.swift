/// One operation of a script, and its effect on a stage.
package protocol Op {
  /// Its name in scripts.
  var name: OpName { get }

  /// Performs the operation.
  ///
  /// - Throws: A mistake that depends on the stage, or a runaway.
  func perform(on stage: Stage) throws(ScriptError)
}

/// An operation that is no input, with fields of its own.
protocol TypedOp: Op {
  /// The name in scripts.
  static var name: OpName { get }

  /// Reads the fields.
  ///
  /// - Throws: A mistake where one is missing or means nothing.
  init(_ fields: Fields) throws(ScriptError)
}

extension TypedOp {
  var name: OpName { Self.name }
}
