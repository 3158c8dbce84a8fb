import Foundation
import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// A random session whose recording is replayed and judged by the command `refresh`, in a process
/// of its own.
@MainActor struct JudgedSession {
  /// Makes a stage on which a platform scrolls the list.
  typealias MakePlatform = (StageLine) -> any StagePlatform

  private let setting: JSON
  private var ops: [(text: String, op: Op)]
  /// The op at which the recording begins.
  private var start = 0
  private let makePlatform: MakePlatform?

  /// Whether the recording of the session with this seed begins in the middle.
  nonisolated static func beginsInTheMiddle(_ seed: UInt64) -> Bool { seed % 2 == 0 }

  /// Makes a session. Half of them play scripts. The other half call the public API, also in ways
  /// that no script can express. Half of the recordings begin in the middle, and half of these when
  /// nothing moves the list.
  ///
  /// - Parameters:
  ///   - cast: The components of the session.
  ///   - seed: The number of the session.
  ///   - makePlatform: Makes the stage; nil (the default) for a scroll view without a platform.
  init(_ cast: Cast, seed: UInt64, on makePlatform: MakePlatform? = nil) throws(ScriptError) {
    self.makePlatform = makePlatform
    let isOnDevice = makePlatform != nil
    let (before, after): ([(text: String, op: Op)], [(text: String, op: Op)])
    if seed % 4 < 2 {
      let drawn = SessionGenerator.session(seed: seed, cast: cast, length: 60)
      let session = isOnDevice ? drawn.onDevice : drawn.withNewComponents
      setting = session.lines[0]
      var ops: [(text: String, op: Op)] = []
      for json in session.lines.dropFirst() {
        ops.append((json.description, try Op(Fields(json))))
      }
      let middle = Self.beginsInTheMiddle(seed) ? ops.count / 2 : 0
      (before, after) = (Array(ops[..<middle]), Array(ops[middle...]))
    } else {
      setting = .op("stage", ["width": 375.0, "height": 667.0])
      let deeds = seed % 16 < 8 ? 4 : 20
      var generator = CallGenerator(seed: seed, cast: cast, isOnDevice: isOnDevice, deeds: deeds)
      before = Self.beginsInTheMiddle(seed) ? Self.ops(generator.session(20)) : []
      after = Self.ops(generator.session(25))
    }
    let calm = Self.beginsInTheMiddle(seed) && seed % 8 < 4 ? Self.ops(Call.calm) : []
    ops = before + calm + after
    start = before.count + calm.count
  }

  private static func ops(_ calls: [Call]) -> [(text: String, op: Op)] {
    calls.map { ("\($0)", $0.op) }
  }

  // MARK: Judging

  /// What the recording is worth.
  func worth() throws -> RecordedSession.Worth {
    let recorded = try recorded()
    return recorded.worth(by: try Self.trace(of: recorded.script))
  }

  /// The recording, up to the first op that no recording can contain.
  private func recorded() throws(ScriptError) -> RecordedSession {
    do throws(ScriptError) {
      let recorded = try RecordedSession(setting, from: start, on: makePlatform) { _ in ops }
      guard recorded.sayableCount < ops.count else { return recorded }
      return try with(Array(ops[..<recorded.sayableCount]), from: start).recorded()
    } catch {
      // Ops before the recording may repeat each other forever.
      guard error.kind == .runaway, start > 0 else { throw error }
      return try with(Array(ops[start...]), from: 0).recorded()
    }
  }

  private func with(_ ops: [(text: String, op: Op)], from start: Int) -> JudgedSession {
    var other = self
    (other.ops, other.start) = (ops, start)
    return other
  }

  /// The trace that the command prints for a script, as far as it plays the script.
  private static func trace(of script: String) throws -> [JSON] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(script.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let output = try Command("refresh", ["replay", file.path]).output
    return try output.utf8.split(separator: UInt8(ascii: "\n")).map { text in
      try JSONParser.parse(Array(text))
    }
  }

  // MARK: Reports

  /// The shortest session whose recording misses a difference, and its script.
  func report() -> String {
    func isSilent(_ before: [(text: String, op: Op)], _ after: [(text: String, op: Op)]) -> Bool {
      let worth = try? with(before + after, from: before.count).worth()
      return if case .silent? = worth { true } else { false }
    }
    let (before, after) = (Array(ops[..<start]), Array(ops[start...]))
    let later = Shrinker.dropChunks(of: after) { isSilent(before, $0) }
    let earlier = Shrinker.dropChunks(of: before) { isSilent($0, later) }
    let short = with(earlier + later, from: earlier.count)
    guard let recorded = try? short.recorded(), case .silent(let words)? = try? short.worth() else {
      return "no longer silent"
    }
    return """
      \(words)
      \(setting)
      \(earlier.map(\.text).joined(separator: "\n"))
      --
      \(later.map(\.text).joined(separator: "\n"))

      recorded:
      \(recorded.script)
      """
  }
}

/// The number of recordings with each verdict.
@MainActor struct JudgedCount: CustomStringConvertible {
  private var same = 0
  private var reported = 0
  private var silent = 0

  /// Whether no recording is silent, and most of them give the same trace.
  var isGood: Bool { silent == 0 && same > reported }

  var description: String {
    "\(same) recordings give the same trace, \(reported) report a difference, \(silent) are silent"
  }

  private mutating func add(_ worth: RecordedSession.Worth) {
    switch worth {
    case .same: same += 1
    case .reported: reported += 1
    case .silent: silent += 1
    }
  }

  /// Judges recordings of sessions of each class. The first silent recording of a class is an
  /// issue.
  ///
  /// - Returns: The counts for recordings of whole sessions, and for those that begin in the
  /// middle.
  static func ofSessions(
    _ seeds: [UInt64], _ makeSession: (Cast, UInt64) throws(ScriptError) -> JudgedSession
  ) throws -> (wholes: JudgedCount, rests: JudgedCount) {
    var (wholes, rests) = (JudgedCount(), JudgedCount())
    for cast in Cast.tested {
      var isReported = false
      for seed in seeds {
        let session = try makeSession(cast, seed)
        let worth = try session.worth()
        if JudgedSession.beginsInTheMiddle(seed) { rests.add(worth) } else { wholes.add(worth) }
        guard case .silent = worth, !isReported else { continue }
        isReported = true
        Issue.record("\(cast.lead), seed \(seed): \(session.report())")
      }
    }
    return (wholes, rests)
  }
}
