import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// In random sessions an inspector says the same alone, beside a recorder, and in a replay of the recorder's
/// script.
@Suite struct WatcherLawTests {
  private static func observe(
    _ session: Session, by watchers: Watchers
  ) throws(ScriptError) -> CauseObservation {
    let language = RefreshConfig.default.languageCode
    defer { RefreshConfig.default.languageCode = language }
    let stage = Stage(try StageLine(Fields(session.lines[0])))
    var error: ScriptError?
    let seen = CauseObservation(of: stage.scrollView, by: watchers) {
      do throws(ScriptError) {
        for line in session.lines.dropFirst() {
          _ = try stage.perform(try Op(Fields(line)))
        }
      } catch let mistake {
        error = mistake
      }
    }
    if let error { throw error }
    return seen
  }

  /// What is wrong with a session; nil where nothing is.
  private static func breach(in session: Session) -> String? {
    do throws(ScriptError) {
      let alone = try observe(session, by: .inspectorAlone)
      for watchers in [Watchers.recorderFirst, .inspectorFirst] {
        let seen = try observe(session, by: watchers)
        if seen.texts != alone.texts { return "\(watchers): \(seen.texts), \(alone.texts)" }
        guard seen.unsupported.isEmpty else { continue }
        let replayed = explanation(of: seen.script)
        if replayed != seen.texts { return "replay: \(replayed), \(seen.texts)\n\(seen.script)" }
      }
      return nil
    } catch {
      return error.kind == .runaway ? nil : "\(error.message)"
    }
  }

  @Test(arguments: Cast.tested)
  func `an inspector says the same of a random session`(cast: Cast) {
    for seed in lawSeeds(few: 2, all: 30) {
      let session = SessionGenerator.session(
        seed: seed, cast: cast, length: environmentNumber("REFRESH_LAWS_OPS", default: 120))
      let attached = Session(lines: session.lines.map(\.withNewComponents))
      guard Self.breach(in: attached) != nil else { continue }
      let short = Shrinker { Self.breach(in: $0) != nil }.shrink(attached)
      Issue.record(
        "\(cast.lead), seed \(seed): \(Self.breach(in: short) ?? "")\n\(short.script)")
      return
    }
  }
}
