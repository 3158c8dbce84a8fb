import BenchC
import RefreshKit
import RefreshReplay

/// The session for measuring offset changes: a list is dragged down and up, pulled and refreshed.
@MainActor enum OffsetSession {
  /// The number of offset changes in a session, including the two that the header makes.
  static let changes = 263
  /// The number of calls in a session.
  static let inputs = 525

  /// Plays the session once through functions that make its calls. Offsets are in points, times in
  /// seconds.
  @inline(__always)
  static func play(
    begin: () -> Void, drag: (Double) -> Void, letGo: () -> Void, decelerate: (Double) -> Void,
    rest: () -> Void, advance: (Double) -> Void
  ) {
    begin()
    for step in 1...200 {
      drag(Double(step <= 100 ? 10 * step : 10 * (200 - step)))
      advance(1.0 / 128)
    }
    for step in 1...60 {
      drag(-1.5 * Double(step))
      advance(1.0 / 128)
    }
    letGo()
    decelerate(-80)
    rest()
    advance(2)
  }
}

/// A list for the session, with a header that ends each refresh after half a second.
@MainActor struct OffsetList {
  let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private let header: RefreshNormalHeader
  private let counts = Counts()

  /// How many refreshes the header has begun and ended.
  @MainActor private final class Counts {
    var (callbacks, ends) = (0, 0)
  }

  init() {
    list.contentSize = Size(width: 375, height: 4_000)
    header = RefreshNormalHeader { [unowned list, counts] in
      counts.callbacks += 1
      list.timeline.after(0.5) { [unowned list] in list.header?.endRefreshing() }
    }
    header.endRefreshingCompletionBlock = { [counts] in counts.ends += 1 }
    list.header = header
    list.footer = RefreshBackNormalFooter {}
    list.timeline.advance(by: 0)
  }

  @inline(__always)
  func play() {
    let timeline = list.timeline
    OffsetSession.play(
      begin: { list.beginDragging() },
      drag: { list.drag(to: Point(x: 0, y: $0)) },
      letGo: { list.endDragging(decelerate: true) },
      decelerate: { list.decelerate(to: Point(x: 0, y: $0)) },
      rest: { list.endDecelerating() },
      advance: { timeline.advance(by: $0) })
  }

  /// Checks that the session was played `sessions` times, and that the list is at rest.
  func check(_ sessions: Int) {
    precondition(counts.callbacks == sessions && counts.ends == sessions)
    precondition(header.state == .idle && list.contentOffset == .zero)
    precondition(list.adjustedContentInset == .zero)
  }
}

extension Measure {
  static let offsetChange = Measure(
    name: "offset-change", per: "offset change", budget: 25, repetitions: 2_000
  ) { count in
    let list = OffsetList()
    let cost = time(count) { list.play() }
    list.check(count + min(5, count))
    return cost / Double(OffsetSession.changes)
  }

  /// The same session on a state machine in C, for comparison.
  static let stateMachine = Measure(
    name: "state-machine", per: "offset change of a state machine in C", repetitions: 20_000
  ) { count in
    var list = machine()
    machine_init(&list, 667, 4_000)
    let cost = time(count) {
      OffsetSession.play(
        begin: { machine_begin_dragging(&list) },
        drag: { machine_drag(&list, $0) },
        letGo: { machine_end_dragging(&list, true) },
        decelerate: { machine_decelerate(&list, $0) },
        rest: { machine_end_decelerating(&list) },
        advance: { machine_advance(&list, $0) })
    }
    precondition(list.header.callbacks == count + min(5, count) && machine_is_at_rest(&list))
    return cost / Double(OffsetSession.changes)
  }

  /// A drag without a pull, which allocates nothing.
  static let drag = Measure(name: "drag", per: "offset change of a drag", repetitions: 2_000) {
    count in
    let list = usualList()
    return time(count) {
      list.beginDragging()
      for step in 1...200 {
        list.drag(to: Point(x: 0, y: Double(10 * step)))
        list.timeline.advance(by: 1.0 / 128)
      }
      list.endDragging()
    } / 200
  }

  /// The time that a recorder adds to an offset change and to the advance after it. The session is
  /// played alternately on a list with a recorder and on one without. The result compares the
  /// medians.
  static let recording = Measure(
    name: "recording", per: "offset change that is recorded, besides", budget: 1_500,
    repetitions: 500
  ) { count in
    let (plain, recorded) = (OffsetList(), OffsetList())
    let recorder = SessionRecorder(recorded.list)
    var costs: [(plain: Double, recorded: Double)] = []
    for _ in 0..<count {
      costs.append((plain: time { plain.play() }, recorded: time { recorded.play() }))
    }
    plain.check(count)
    recorded.check(count)
    precondition(recorder.inputCount == OffsetSession.inputs * count)
    func median(_ costs: [Double]) -> Double { costs.sorted()[count / 2] }
    let difference = median(costs.map(\.recorded)) - median(costs.map(\.plain))
    return difference / Double(OffsetSession.changes)
  }
}
