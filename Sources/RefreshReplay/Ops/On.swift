import RefreshKit

/// Runs a list of ops that change the content in front of its visible part.
struct KeepPosition: TypedOp {
  static let name = OpName.keepPosition

  private let ops: [ListedOp]

  init(_ fields: Fields) throws(ScriptError) {
    ops = try fields.run()
  }

  func perform(on stage: Stage) {
    stage.platform.keepingPosition { stage.run(ops) }
  }
}

/// Runs a list of ops inside each event of one name, from now on, or inside the next ones.
struct On: TypedOp {
  static let name = OpName.on

  private let event: String
  private let times: Int?
  private let ops: [ListedOp]

  init(_ fields: Fields) throws(ScriptError) {
    event = try fields.value("event", EventName.trigger)
    times = try fields.optional("times", .positiveCount)
    ops = try fields.run()
  }

  func perform(on stage: Stage) {
    if stage.scrollView.driver == nil, DriverRequest.allCases.contains(where: { $0.name == event })
    {
      stage.warn("the stage has no driver; the op does nothing")
    }
    stage.setList(ops, for: event, times: times)
  }
}
