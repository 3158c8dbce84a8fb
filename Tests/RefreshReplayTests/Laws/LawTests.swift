import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

extension Cast: CustomTestStringConvertible {
  public var testDescription: String { lead }
}

/// Laws hold in every session, whatever the classes of its components.
///
/// The seeds are those of ``lawSeeds(few:all:)``. For a longer search, set `REFRESH_LAWS_OPS` to
/// the number of lines in a session (by default 120).
@MainActor @Suite struct LawTests {
  @Test(arguments: Cast.tested)
  func `laws hold in random sessions`(cast: Cast) throws {
    for seed in lawSeeds(few: 14, all: 60) {
      let session = SessionGenerator.session(
        seed: seed, cast: cast, length: environmentNumber("REFRESH_LAWS_OPS", default: 120))
      guard let breach = try session.breach(of: Law.ofClasses) else { continue }
      let short = Shrinker { (try? $0.breach(of: Law.ofClasses))??.law == breach.law }
        .shrink(session)
      let last = try short.breach(of: Law.ofClasses)
      Issue.record("\(cast.lead), seed \(seed): \(last ?? breach)\n\(short.script)")
      return
    }
  }

  // MARK: The random sessions

  @Test(arguments: Cast.all)
  func `sessions are valid scripts, and the same for the same seed`(cast: Cast) {
    let session = SessionGenerator.session(seed: 7, cast: cast, length: 200)
    // Some sessions end drags that have not begun.
    let outcome = play(session.script, isLenient: true)
    #expect(outcome.status == .done)
    #expect(outcome.reports == [])
    #expect(session.script.contains(cast.lead))
    let scripts = [7, 8].map { SessionGenerator.session(seed: $0, cast: cast, length: 200).script }
    #expect(scripts[0] == session.script && scripts[1] != session.script)
  }

  /// A few sessions together contain every op of scripts, and cause most events.
  @Test func `few sessions use every op and cause most events`() throws {
    var ops: Set<String> = []
    var events: Set<String> = []
    for cast in Cast.tested {
      for seed in 1...TestScope.pick(few: UInt64(6), all: 10) {
        let session = SessionGenerator.session(seed: seed, cast: cast, length: 120)
        for line in session.lines { ops.formUnion(Self.ops(in: line)) }
        for line in play(session.script, isLenient: true).trace {
          for event in try json(line)["events"]?.elements ?? [] { events.insert(event.description) }
        }
      }
    }
    // All ops but `expect`.
    #expect(ops.count == 26)
    // In each slot: the four callbacks, and fourteen of the twenty changes of state.
    #expect(events.count >= 3 * 18)
  }

  private static func ops(in line: JSON) -> Set<String> {
    let nested = (line["run"]?.elements ?? []).map(ops)
    guard case .string(let name)? = line["op"] else { return [] }
    return nested.reduce([name]) { $0.union($1) }
  }

  @Test func `a session that breaks a law is reduced to the lines that break it`() {
    let begin = JSON.op("call", ["slot": "header", "method": "beginRefreshing"])
    let lines: [JSON] = [
      .op("stage", ["width": 375.0, "height": 667.0, "paging": true]),
      .op("attach", ["slot": "header", "class": "RefreshHeader", "set": [["isHidden", true]]]),
      .op("advance", ["by": 1.0]), .op("wheel", ["dy": 5.0]),
      .op("after", ["by": 1.0, "run": [.op("decelerated"), begin, .op("decelerated")]]),
      .op("advance", ["by": 3.0]),
    ]
    let short = Shrinker { session in
      // Instead of a broken law: a component is attached and later begins, at top level or in a
      // list.
      let text = session.script
      guard let attach = text.firstRange(of: "\"attach\""), text.contains("667") else {
        return false
      }
      return text[attach.upperBound...].contains("beginRefreshing")
    }.shrink(Session(lines: lines))
    #expect(
      short.script == """
        {"op":"stage","height":667}
        {"op":"attach"}
        {"op":"call","method":"beginRefreshing"}
        """)
  }
}
