import RefreshKit

/// Moves virtual time on.
struct Advance: TypedOp {
  static let name = OpName.advance

  /// How many entries of the main queue, and how many due items, one advance may run.
  private static let limit = 200_000

  private let interval: Double
  /// Whether due work runs.
  private let runs: Bool

  init(_ fields: Fields) throws(ScriptError) {
    interval = try fields.value("by", .length)
    runs = try fields.value("runs", .flag, default: true)
    guard !runs || !fields.isNested else {
      throw .mistake("time moves only between the lines of a script; write it outside of \"run\"")
    }
  }

  func perform(on stage: Stage) throws(ScriptError) {
    guard (stage.platform.now + interval).isFinite else {
      throw .mistake("\"by\" leads beyond the end of time; it must be smaller")
    }
    guard runs else { return stage.platform.advanceTime(by: interval) }
    let before = stage.timeline.runCount
    do {
      try stage.platform.advance(by: interval, limit: Self.limit)
    } catch {
      throw .runaway(
        "something feeds itself: more than \(Self.limit) entries of the main queue, "
          + "or due items, ran in this advance")
    }
    try stage.charge(stage.timeline.runCount - before)
  }
}

/// Runs a list of ops later.
struct After: TypedOp {
  static let name = OpName.after

  private let interval: Double
  private let ops: [ListedOp]

  init(_ fields: Fields) throws(ScriptError) {
    interval = try fields.value("by", .length)
    ops = try fields.run()
  }

  func perform(on stage: Stage) {
    stage.timeline.schedule(after: interval) { [weak stage, ops] in stage?.run(ops) }
  }
}
