import BenchC
import RefreshKit

/// The session in which an offset change is measured: a list is dragged down and up, pulled and
/// refreshed.
enum OffsetSession {
  /// The number of offset changes of a session, with the two that the header makes.
  static let changes = 263

  /// Plays the session once.
  ///
  /// - Parameters:
  ///   - begin: Begins the drag.
  ///   - drag: Moves the content to an offset.
  ///   - letGo: Ends the drag.
  ///   - decelerate: Moves the content to an offset.
  ///   - rest: Ends the deceleration.
  ///   - advance: Advances the time by a number of seconds.
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

extension Measure {
  static let offsetChange = Measure(
    name: "offset-change", per: "offset change", repetitions: 2_000
  ) { count in
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let timeline = list.timeline
    var callbacks = 0
    var ends = 0
    list.contentSize = Size(width: 375, height: 4_000)
    let header = RefreshNormalHeader { [unowned list] in
      callbacks += 1
      timeline.after(0.5) { [unowned list] in list.header?.endRefreshing() }
    }
    header.endRefreshingCompletionBlock = { ends += 1 }
    list.header = header
    list.footer = RefreshBackNormalFooter {}
    timeline.advance(by: 0)
    let cost = time(count) {
      OffsetSession.play(
        begin: { list.beginDragging() },
        drag: { list.drag(to: Point(x: 0, y: $0)) },
        letGo: { list.endDragging(decelerate: true) },
        decelerate: { list.decelerate(to: Point(x: 0, y: $0)) },
        rest: { list.endDecelerating() },
        advance: { timeline.advance(by: $0) })
    }
    precondition(callbacks == count + min(5, count) && ends == callbacks)
    precondition(header.state == .idle && list.contentOffset == .zero)
    precondition(list.adjustedContentInset == .zero)
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
}
