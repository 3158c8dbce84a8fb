import TestSupport
import Testing

@testable import RefreshReplay

/// The script of a recorded session gives the trace that the session has had, whatever classes its
/// components have.
///
/// The seeds are those of ``LawTests``, with the same variables of the environment.
@Suite struct RecordingLawTests {
  /// What is wrong with the recording of a session; nil where nothing is.
  private static func breach(in session: Session) -> String? {
    do throws(ScriptError) {
      let recorded = try RecordedSession(session)
      let length = recorded.sayableCount + 1
      if length < session.lines.count {
        return breach(in: Session(lines: Array(session.lines.prefix(length))))
      }
      if let difference = try recorded.difference() { return difference }
      guard recorded.unsupported.isEmpty else { return "unsupported: \(recorded.unsupported)" }
      return nil
    } catch {
      return "\(error.message)"
    }
  }

  @Test(arguments: Cast.tested)
  func `the script of a random session gives the same trace`(cast: Cast) throws {
    for seed in lawSeeds(few: 2, all: 30) {
      let session = SessionGenerator.session(
        seed: seed, cast: cast, length: environmentNumber("REFRESH_LAWS_OPS", default: 120)
      ).withNewComponents
      guard Self.breach(in: session) != nil else { continue }
      let short = Shrinker { Self.breach(in: $0)?.hasPrefix("after {") == true }.shrink(session)
      let shown = Self.breach(in: short) ?? Self.breach(in: session) ?? ""
      let script = (try? RecordedSession(short).script) ?? ""
      Issue.record("\(cast.lead), seed \(seed): \(shown)\n\(short.script)\n\nrecorded:\n\(script)")
      return
    }
  }
}
