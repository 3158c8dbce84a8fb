import TestSupport
import Testing

@testable import RefreshReplay

/// Sessions are valid scripts, the same for the same seed, and use every op.
@Suite struct SessionGeneratorTests {
  @Test func `the same seed writes the same script`() {
    func script(_ seed: UInt64) -> String {
      SessionGenerator.session(seed: seed, cast: Cast.all[0], length: 50).script
    }
    #expect(script(1) == script(1))
    #expect(script(1) != script(2))
  }

  @Test(arguments: Cast.all)
  func `sessions are valid scripts`(cast: Cast) {
    let session = SessionGenerator.session(seed: 7, cast: cast, length: 200)
    let outcome = play(session.script)
    #expect(outcome.status == .done)
    #expect(outcome.reports == [])
    #expect(session.script.contains(cast.lead))
  }

  /// Together, few sessions have every op of scripts, and most of the events.
  @Test func `few sessions use every op and cause most events`() throws {
    var ops: Set<String> = []
    var events: Set<String> = []
    for cast in Cast.tested {
      for seed in 1...TestScope.pick(few: UInt64(6), all: 10) {
        let session = SessionGenerator.session(seed: seed, cast: cast, length: 120)
        for line in session.lines { ops.formUnion(Self.ops(in: line)) }
        for line in play(session.script).trace {
          for event in try json(line)["events"]?.elements ?? [] { events.insert(event.description) }
        }
      }
    }
    // All but `expect`.
    #expect(ops.count == 26)
    // In each slot: the four callbacks, and fourteen of the twenty changes of state.
    #expect(events.count >= 3 * 18)
  }

  private static func ops(in line: JSON) -> Set<String> {
    let nested = (line["run"]?.elements ?? []).map(ops)
    guard case .string(let name)? = line["op"] else { return [] }
    return nested.reduce([name]) { $0.union($1) }
  }
}
