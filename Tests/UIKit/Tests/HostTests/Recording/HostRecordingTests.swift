import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay
@testable import RefreshUIKit

/// The script of a session that was recorded on UIKit gives the trace that the session has had, without a
/// platform; what it does not say is reported.
///
/// The seeds are the same in every run. `UIKIT_SESSIONS` says how many there are for each class (6), and
/// `UIKIT_FIRST_SESSION` is the first one (1).
@Suite(.serialized) struct HostRecordingTests {
  /// What came of the recording of a session.
  private enum Outcome {
    case same
    /// The recorder has reported that the script does not say everything.
    case reported
    case breach(String)
  }

  private static func outcome(of session: Session) -> Outcome {
    do throws(ScriptError) {
      let recorded = try RecordedSession(session) { UIKitStage($0) }
      Label.defaultMeasure = Script.measure
      guard recorded.unsupported.isEmpty else { return .reported }
      return try recorded.difference().map { .breach($0) } ?? .same
    } catch {
      return error.kind == .runaway ? .reported : .breach("\(error.message)")
    }
  }

  private static func breach(in session: Session) -> String? {
    if case .breach(let words) = outcome(of: session.onDevice) { words } else { nil }
  }

  @Test func `the script of a random session gives the same trace, or says that it does not`()
    throws
  {
    let first = environmentNumber("UIKIT_FIRST_SESSION", default: 1)
    let seeds = first..<first + environmentNumber("UIKIT_SESSIONS", default: 6)
    var (whole, count) = (0, 0)
    for (cast, seed) in Cast.all.flatMap({ cast in seeds.map { (cast, $0) } }) {
      let session = SessionGenerator.session(seed: UInt64(seed), cast: cast, length: 160)
      count += 1
      switch Self.outcome(of: session.onDevice) {
      case .same: whole += 1
      case .reported: break
      case .breach:
        let short = Shrinker { Self.breach(in: $0)?.hasPrefix("after {") == true }.shrink(session)
        let script = try? RecordedSession(short.onDevice) { UIKitStage($0) }.script
        Issue.record(
          """
          \(cast.lead), seed \(seed): \(Self.breach(in: short) ?? "")
          \(short.script)

          recorded:
          \(script ?? "")
          """)
        return
      }
    }
    // Most sessions are recorded as a whole.
    #expect(whole * 3 > count * 2, "\(whole) of \(count)")
  }

  @Test func `what rests is no input`() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.contentSize = CGSize(width: 375, height: 2_000)
    let recorder = view.refresh.record()
    view.refresh.header = RefreshNormalHeader()
    view.contentOffset.y = 100
    for _ in 0..<20 { view.refresh.turn() }
    MainRunLoop.shared.run(for: 1)
    let ops = recorder.script.split(separator: "\n").dropFirst().filter { !$0.contains("advance") }
    #expect(ops.map { $0.prefix(20) } == [#"{"op":"attach","slot"#, #"{"op":"offset","x":0"#])
    #expect(recorder.unsupported == [])
  }
}

nonisolated extension Session {
  /// The session as a user's finger and an app can have it: without the phases of drags and the frames that
  /// only a host reports, without a finger that is put down twice, with new components, and without states
  /// that the app sets itself.
  fileprivate var onDevice: Session {
    var isDown = false
    return Session(
      lines: lines.map(\.withNewComponents).filter { line in
        guard case .string(let op)? = line["op"] else { return true }
        if op == "set", line["name"] == "state" { return false }
        guard op == "touch" else { return !["drag", "scroll", "decelerated"].contains(op) }
        let wasDown = isDown
        if line["phase"] != "moved" { isDown = line["phase"] == "down" }
        return wasDown != (line["phase"] == "down")
      })
  }
}
