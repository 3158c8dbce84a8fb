import TestSupport
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay
@testable import RefreshUIKit

/// The script of a session that was recorded on UIKit is played without a platform and gives the
/// same trace: the driver of the replay reports what UIKit reported.
///
/// Every run has the same seeds. `UIKIT_SESSIONS` is the number of sessions for each class (6), and
/// `UIKIT_FIRST_SESSION` is the first seed (1). A representative run tests one class of each
/// family.
@MainActor @Suite(.serialized) struct HostRecordingTests {
  /// Plays and records a session.
  private static func recorded(
    _ session: Session, under manners: ScrollViewManners
  ) throws(ScriptError) -> RecordedSession {
    defer { Label.defaultMeasure = Script.measure }
    return try RecordedSession(session.onDevice) { UIKitStage($0, manners: manners) }
  }

  /// The first problem in the recording of a session; nil if there is none.
  private static func breach(in session: Session, under manners: ScrollViewManners) -> String? {
    do throws(ScriptError) {
      let recorded = try recorded(session, under: manners)
      let count = recorded.sayableCount
      if count < recorded.count {
        return breach(in: Session(lines: Array(session.onDevice.lines[...count])), under: manners)
      }
      guard recorded.unsupported.isEmpty else { return "reported: \(recorded.unsupported)" }
      return try recorded.difference()
    } catch {
      return error.message
    }
  }

  /// The problem, with the session shortened as far as possible.
  private static func report(on session: Session, under manners: ScrollViewManners) -> String {
    let kind = breach(in: session, under: manners)?.prefix(5)
    let short = Shrinker { breach(in: $0, under: manners)?.prefix(5) == kind }.shrink(session)
    return """
      \(breach(in: short, under: manners) ?? "")
      \(manners)
      \(short.script)

      recorded:
      \((try? recorded(short, under: manners).script) ?? "")
      """
  }

  /// UIKit sets the insets and offsets of this class, so the recording reports that a replay
  /// without a platform differs.
  private static let systemHeader = "RefreshSystemHeader"

  private static var seeds: Range<Int> {
    let first = environmentNumber("UIKIT_FIRST_SESSION", default: 1)
    return first..<first + environmentNumber("UIKIT_SESSIONS", default: 6)
  }

  /// Plays sessions of each class until a recording has a problem.
  private static func check(
    _ play: (Session, _ number: Int) -> (Session, ScrollViewManners)
  ) {
    var playedCount = 0
    for (index, cast) in Cast.tested.enumerated() {
      for seed in seeds {
        let drawn = SessionGenerator.session(seed: UInt64(seed), cast: cast, length: 160)
        // This comes before `play` nests lines. `recorded` adapts the nested lines to a device
        // again.
        let (session, manners) = play(drawn.onDevice, seed * Cast.tested.count + index)
        if session.script.contains(Self.systemHeader) { continue }
        playedCount += 1
        guard breach(in: session, under: manners) != nil else { continue }
        Issue.record("\(cast.lead), seed \(seed): \(report(on: session, under: manners))")
        return
      }
    }
    #expect(playedCount > 0)
  }

  @Test func `the script of a random session gives the same trace`() {
    Self.check { session, _ in (session, ScrollViewManners()) }
  }

  /// UIKit may round offsets, clamp late and leave out notifications.
  @Test func `the trace is the same with random behavior of UIKit and kept positions`() {
    Self.check { session, number in
      var random = SeededRandom(seed: UInt64(number))
      let manners = ScrollViewManners(random: &random)
      return (session.keepingMore(&random), manners)
    }
  }

  /// The first problem in the recording of a session of calls; nil if there is none.
  private static func breach(in calls: [Call], under manners: ScrollViewManners) -> String? {
    defer { Label.defaultMeasure = Script.measure }
    do throws(ScriptError) {
      let stage = JSON.op("stage", ["width": 375.0, "height": 667.0])
      let recorded = try RecordedSession(
        stage, on: { UIKitStage($0, manners: manners) }, { _ in calls.map { ("\($0)", $0.op) } })
      let count = recorded.sayableCount
      if count < calls.count { return breach(in: Array(calls.prefix(count)), under: manners) }
      guard recorded.unsupported.isEmpty else { return "reported: \(recorded.unsupported)" }
      return try recorded.difference().map { "\($0)\n\(recorded.script)" }
    } catch {
      return error.message
    }
  }

  @Test func `the script of random calls of the public API gives the same trace`() {
    for cast in Cast.tested {
      for seed in Self.seeds {
        var random = SeededRandom(seed: UInt64(seed))
        let manners = random.chance(50) ? ScrollViewManners() : ScrollViewManners(random: &random)
        var generator = CallGenerator(seed: UInt64(seed), cast: cast, isOnDevice: true)
        let calls = generator.session(120)
        if calls.contains(where: { "\($0)".contains(Self.systemHeader) }) { continue }
        guard let breach = Self.breach(in: calls, under: manners) else { continue }
        let short = Shrinker.dropChunks(of: calls) {
          Self.breach(in: $0, under: manners)?.prefix(5) == breach.prefix(5)
        }
        Issue.record(
          """
          \(cast.lead), seed \(seed): \(Self.breach(in: short, under: manners) ?? breach)
          \(manners)
          \(short.map { "\($0)" }.joined(separator: "\n"))
          """)
        return
      }
    }
  }

  @Test func `an unchanged offset is recorded only once`() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.contentSize = CGSize(width: 375, height: 2_000)
    let recorder = SessionRecorder(view.refresh.list)
    view.refresh.header = RefreshNormalHeader()
    view.contentOffset.y = 100
    for _ in 0..<20 { view.refresh.turn() }
    MainRunLoop.shared.run(for: 1)
    let ops = recorder.script.split(separator: "\n").dropFirst().filter { !$0.contains("advance") }
    #expect(ops.map { $0.prefix(20) } == [#"{"op":"attach","slot"#, #"{"op":"report","x":0"#])
    #expect(recorder.unsupported == [])
  }

  @Test func `an offset that differs by the rounding of summed insets is not recorded again`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    view.contentSize = CGSize(width: 375, height: 2_000)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    view.setSafeAreaInsets(UIEdgeInsets(top: 0.7, left: 0, bottom: 0, right: 0))
    view.refresh.contentInset.top = 0.1
    view.refresh.header = RefreshNormalHeader()
    view.refresh.beginHeaderRefreshing()
    MainRunLoop.shared.run(for: 1)
    view.contentOffset.y = -200
    let recorder = SessionRecorder(view.refresh.list)
    view.contentSize.height = 1_500
    for _ in 0..<20 { view.refresh.turn() }
    let list = view.refresh.list
    #expect(Double(list.contentOffset.y) == list.geometry.range(along: .vertical).lowerBound)
    #expect(view.contentOffset.y != list.contentOffset.y)
    let ops = recorder.script.split(separator: "\n").suffix(20)
    #expect(ops.allSatisfy { $0.contains("advance") })
  }
}

extension Session {
  /// The session with some changes before the visible content made position-keeping, each together
  /// with the next line.
  fileprivate func keepingMore(_ random: inout SeededRandom) -> Session {
    let others = ["offset", "scrollTo", "inset", "safeArea", "resize", "set", "call"]
    var changed: [JSON] = []
    for line in lines {
      let isOther = others.contains { line["op"] == .string($0) }
      if isOther, let run = changed.last?.runInFront, random.chance(60) {
        let inside = random.chance(50) ? run + [line] : [line] + run
        changed[changed.count - 1] = .op("keepPosition", ["run": .array(inside)])
      } else {
        changed.append(line)
      }
    }
    return Session(lines: changed)
  }
}

extension JSON {
  /// The ops of a line that changes the content before the visible part, or may change it; nil for
  /// other lines.
  fileprivate var runInFront: [JSON]? {
    switch self["op"] {
    case "keepPosition": self["run"]?.elements
    case "contentSize": [self]
    default: nil
    }
  }
}
