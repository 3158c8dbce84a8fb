import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// An inspector sees the same with and without a recorder on the same list, whichever began and
/// whichever stopped first, and also in a replay of the recorder's script.
@MainActor @Suite struct WatcherTests {
  @MainActor private struct Visit {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))

    init() { list.contentSize = Size(width: 375, height: 2_000) }

    func drag(to y: Double) {
      list.beginDragging()
      list.drag(to: Point(x: 0, y: y))
      list.endDragging()
    }

    /// Attaches the components, and pulls the header, whose refresh work on the timeline ends.
    func start() {
      list.header = RefreshNormalHeader { [unowned list] in
        list.timeline.after(1) { [unowned list] in list.header?.endRefreshing() }
      }
      list.footer = RefreshAutoFooter { [unowned list] in
        list.footer?.endRefreshing()
        list.contentOffset.y -= 100
      }
      list.timeline.advance(by: 0)
      drag(to: -80)
    }

    /// The work runs, the footer loads in an event, and calls wait.
    func goOn() {
      list.timeline.advance(by: 4)
      drag(to: 1_400)
      list.timeline.advance(by: 1)
      list.timeline.after(0.5) { [unowned list] in
        list.header?.beginRefreshing()
        list.contentOffset.y = 300
      }
      list.timeline.advance(by: 1)
      list.header?.endRefreshing()
      list.header?.beginRefreshing()
      list.timeline.advance(by: 3)
      list.header?.endRefreshing()
      list.timeline.advance(by: 3)
    }
  }

  private static let expected = [
    "header idle > pulling: pulled by 80 of 54 points, beyond its threshold, by a finger",
    "header pulling > refreshing: the pull was let go at 80 of 54 points",
    "header refreshing > idle: ended in success",
    "footer idle > refreshing: arrived at the end, offset 1400 of 1377, by a finger, trigger 1 of 1",
    "footer refreshing > idle: ended in success",
    "header idle > refreshing: beginRefreshing()",
    "header refreshing > idle: ended in success",
    "header idle > refreshing: beginRefreshing(), after waiting behind another call",
    "header refreshing > idle: ended in success",
    "header stays idle: an end found no refresh",
    "header stays idle: an end found no refresh",
  ]

  @Test(arguments: [false, true])
  func `an inspector sees the same after a recorder has stopped`(isRecorderFirst: Bool) {
    let session = Visit()
    let first = isRecorderFirst ? SessionRecorder(session.list) : nil
    let inspector = RefreshInspector(session.list)
    let recorder = first ?? SessionRecorder(session.list)
    session.start()
    recorder.stop()
    session.goOn()
    #expect(inspector.entries.map(\.text) == Self.expected)
  }

  @Test(arguments: [false, true])
  func `a recorder records the same after an inspector has stopped`(isRecorderFirst: Bool) {
    func script(_ isInspected: Bool) -> String {
      let session = Visit()
      let first = isRecorderFirst ? SessionRecorder(session.list) : nil
      let inspector = isInspected ? RefreshInspector(session.list) : nil
      let recorder = first ?? SessionRecorder(session.list)
      session.start()
      inspector?.stop()
      session.goOn()
      #expect(inspector.map { $0.entries.map(\.text) == Array(Self.expected.prefix(1)) } != false)
      #expect(recorder.unsupported == [])
      return recorder.script
    }
    #expect(script(true) == script(false))
  }

  @Test func `an inspector that begins in the middle sees the rest`() {
    let session = Visit()
    let recorder = SessionRecorder(session.list)
    session.start()
    let inspector = RefreshInspector(session.list)
    session.goOn()
    #expect(inspector.entries.map(\.text) == Array(Self.expected.dropFirst()))
    withExtendedLifetime(recorder) {}
  }

  // MARK: Random sessions

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

  /// What is wrong with a session; nil for nothing.
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
  func `an inspector sees the same of a random session, with a recorder and in its replay`(
    cast: Cast
  ) {
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
