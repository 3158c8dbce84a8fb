/// One operation of a script, and its effect on a stage.
protocol Op {
  /// Its name in scripts.
  var name: String { get }

  /// Performs the operation.
  ///
  /// - Throws: A mistake that depends on the stage, or a runaway.
  func perform(on stage: Stage) throws(ScriptError)
}

/// An operation with a type of its own, which reads the fields of a line.
protocol TypedOp: Op {
  /// The name in scripts.
  static var name: String { get }

  /// Reads the fields.
  ///
  /// - Throws: A mistake where one is missing or means nothing.
  init(_ fields: Fields) throws(ScriptError)
}

extension TypedOp {
  var name: String { Self.name }
}

/// An entry of the vocabulary: the name of an operation, and how its fields are read.
struct OpKind {
  /// The name in scripts.
  let name: String
  /// Makes the operation of a line.
  let make: (Fields) throws(ScriptError) -> any Op

  /// Makes an entry for an operation without a type of its own.
  init(_ name: String, make: @escaping (Fields) throws(ScriptError) -> any Op) {
    self.name = name
    self.make = make
  }

  /// Makes an entry for the operations of a type.
  init<Kind: TypedOp>(_ type: Kind.Type) {
    self.init(type.name) { fields throws(ScriptError) in try type.init(fields) }
  }
}
