import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// In a script and in a recording, a drag, a touch or a turn of a wheel begins before it goes on or
/// ends.
@MainActor @Suite struct DragBeginningTests {
  private nonisolated static let stage =
    #"{"op":"stage","width":375,"height":667,"contentHeight":2000}"#

  private nonisolated static func drag(_ phase: String) -> String {
    #"{"op":"drag","phase":"\#(phase)"}"#
  }

  private nonisolated static func touch(_ phase: String, id: Int = 0) -> String {
    #"{"op":"touch","phase":"\#(phase)","x":100,"y":300,"id":\#(id)}"#
  }

  private nonisolated static func answer(_ op: String) -> String {
    #"{"op":"on","event":"header.refreshing","run":[\#(op)]}"#
  }

  private nonisolated static let wheel = #"{"op":"wheel","dy":10}"#
  private nonisolated static let wheelEnd = #"{"op":"wheel","phase":"ended"}"#
  private nonisolated static let decelerated = #"{"op":"decelerated"}"#

  // MARK: Scripts

  /// Lines of which the last one has a mistake, and the message about it.
  private nonisolated static let mistakes: [([String], String)] =
    ["moved", "ended", "cancelled"].map {
      ([drag($0)], "drag: no drag has begun before this \"\($0)\"; a \"began\" must come first")
    }
    + ["moved", "up", "cancelled"].map {
      ([touch($0)], "touch: no finger 0 is down before this \"\($0)\"; a \"down\" must come first")
    } + [
      ([touch("down"), touch("up", id: 2)], "touch: no finger 2 is down before this \"up\""),
      ([wheelEnd], "wheel: no wheel has moved before this \"ended\""),
      (
        [#"{"op":"wheel","phase":"cancelled"}"#],
        "wheel: no wheel has moved before this \"cancelled\""
      ),
      ([decelerated], "decelerated: nothing has moved that could decelerate"),
      ([#"{"op":"track","value":true}"#, touch("moved")], "touch: no finger 0 is down"),
      ([answer(drag("cancelled"))], "on: run[0]: drag: no drag has begun"),
      (
        [#"{"op":"after","by":1,"run":[{"op":"keepPosition","run":[\#(decelerated)]}]}"#],
        "after: run[0]: keepPosition: run[0]: decelerated: "
      ),
      // The list ends a drag before it begins one, whenever the list runs.
      ([answer(drag("ended") + "," + drag("began"))], "on: run[0]: drag: no drag has begun"),
    ]

  @Test(arguments: mistakes)
  func `a drag, touch or wheel that has not begun cannot go on or end`(
    lines: [String], message: String
  ) {
    let script = ([Self.stage] + lines).joined(separator: "\n")
    let outcome = play(script)
    #expect(outcome.status == .bad)
    #expect(outcome.trace.count == lines.count)
    #expect(outcome.reports.count == 1)
    #expect(outcome.reports[0].hasPrefix("script:\(lines.count + 1): \(message)"))
    let lenient = play(script, isLenient: true)
    #expect(lenient.status == .done && lenient.reports == [])
    #expect(lenient.warnings == outcome.reports)
  }

  @Test(arguments: [
    [drag("began"), drag("began"), drag("moved"), drag("ended")],
    [touch("down"), touch("down"), touch("moved"), touch("up")],
    // The drag of a finger can be ended by a host, and the other way round.
    [touch("down"), touch("moved"), drag("ended"), touch("up")],
    [drag("began"), touch("moved"), touch("cancelled"), drag("cancelled")],
    [wheel, drag("ended"), wheelEnd],
    [#"{"op":"wheel","dy":10,"phase":"ended"}"#, wheelEnd],
    // Whether there is a deceleration is known only when the script runs.
    [touch("down"), touch("up"), decelerated],
    [drag("began"), drag("ended"), decelerated, decelerated],
    [#"{"op":"scroll","y":10}"#, decelerated],
    [#"{"op":"scrollTo","y":100}"#, decelerated],
    // The order of the lines counts, even if a list runs later.
    [answer(drag("began")), drag("moved")],
    [drag("began"), answer(drag("cancelled"))],
    [answer(drag("began") + "," + drag("ended"))],
    // Ops that are not about drags.
    [#"{"op":"scroll","y":10}"#], [#"{"op":"pull","value":[10,0,0,0]}"#],
    [#"{"op":"track","value":false}"#],
  ])
  func `a drag, touch or wheel that began before is no mistake`(lines: [String]) {
    let outcome = play(([Self.stage] + lines).joined(separator: "\n"))
    #expect(outcome.reports == [] && outcome.warnings == [])
    #expect(outcome.status == .done)
  }

  // MARK: Recordings

  /// What happens before a recording begins, and what is recorded.
  struct Move: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var before: @MainActor @Sendable (ScrollView) -> Void = { _ in }
    let recorded: @MainActor @Sendable (ScrollView) -> Void
  }

  private nonisolated static let moves = [
    Move(
      testDescription: "a finger that is down",
      before: { $0.touch(.began, at: Point(x: 100, y: 300), id: 3) },
      recorded: { list in
        list.touch(.moved, at: Point(x: 100, y: 200), id: 3)
        list.timeline.advance(by: 0.5)
        list.touch(.ended, at: Point(x: 100, y: 200), id: 3)
      }),
    Move(
      testDescription: "a finger that has moved a little",
      before: { list in
        list.touch(.began, at: Point(x: 100, y: 300))
        list.touch(.moved, at: Point(x: 100, y: 305))
      },
      recorded: { list in
        list.touch(.moved, at: Point(x: 100, y: 400))
        list.touch(.cancelled, at: Point(x: 100, y: 400))
      }),
    Move(
      testDescription: "a finger that drags",
      before: { list in
        list.touch(.began, at: Point(x: 100, y: 300.1))
        list.touch(.moved, at: Point(x: 100, y: 340.3))
      },
      recorded: { list in
        list.timeline.advance(by: 0.2)
        list.touch(.moved, at: Point(x: 100, y: 500))
        list.timeline.advance(by: 0.5)
        list.touch(.ended, at: Point(x: 100, y: 500))
        list.timeline.advance(by: 1)
      }),
    Move(
      testDescription: "a host that drags",
      before: { list in
        list.beginDragging()
        list.drag(to: Point(x: 0, y: -20))
      },
      recorded: { list in
        list.drag(to: Point(x: 0, y: -80))
        list.endDragging(decelerate: true)
        list.decelerate(to: Point(x: 0, y: -70))
        list.endDecelerating()
      }),
    Move(
      testDescription: "a host that shows a deceleration",
      before: { list in
        list.beginDragging()
        list.drag(to: Point(x: 0, y: 300))
        list.endDragging(decelerate: true)
      },
      recorded: { list in
        list.decelerate(to: Point(x: 0, y: 400))
        list.endDecelerating()
      }),
    Move(
      testDescription: "a wheel that pulls",
      before: { list in
        list.allowsWheelPull = true
        list.scrollWheel(dy: -60)
      },
      recorded: { list in
        list.scrollWheel(dy: -200)
        list.scrollWheel(phase: .ended)
        list.timeline.advance(by: 1)
      }),
    Move(
      testDescription: "an app that ends what has not begun",
      recorded: { list in
        list.endDragging()
        list.cancelDragging()
        list.endDecelerating()
        list.scrollWheel(phase: .ended)
      }),
    Move(
      testDescription: "an app that ends in an event what begins then",
      before: { list in
        list.header?.refreshingBlock = { [unowned list] in list.cancelDragging() }
      },
      recorded: { list in
        list.header?.state = .refreshing
        list.timeline.advance(by: 1)
      }),
  ]

  @Test(arguments: moves)
  func `a recording begins with the ongoing drag, touch, wheel or deceleration`(move: Move) throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = RefreshNormalHeader()
    list.timeline.advance(by: 1)
    move.before(list)
    let recorder = SessionRecorder(list)
    move.recorded(list)
    let outcome = play(recorder.script)
    #expect(outcome.reports == [] && outcome.warnings == [])
    #expect(outcome.status == .done)
    #expect(recorder.unsupported == [])
    let last = try json(outcome.trace.last ?? "")
    #expect(last["header"]?["state"] == .string(list.header?.state.rawValue ?? ""))
  }
}
