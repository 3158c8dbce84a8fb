import RefreshKit
import Testing

/// Rules C and A18: every callback, with everything that an app may do in it.
@MainActor struct AnswersInCallbacksTests {
  private let moments = [
    "idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended",
  ]

  private func checkRest(_ bench: Bench, _ moment: String, _ answer: Answer) {
    let component = bench.component
    let comment = Comment(rawValue: "answered in \(moment): \(bench.log)")
    let ends = bench.log.count { entry in
      ["idle", "pulling", "noMoreData"].contains {
        entry == "refreshing>\($0)" || entry == "willRefresh>\($0)"
      }
    }
    #expect(component.misfits == [], comment)
    #expect(bench.list.isUserInteractionEnabled, comment)
    let detaches = answer == .detach || answer == .attachAgain
    if detaches {
      #expect(bench.count("ended") <= ends, comment)
    } else {
      #expect(bench.count("ended") == ends, comment)
    }
    #expect(bench.count("refreshing") <= bench.log.count { $0.hasSuffix(">refreshing") }, comment)
    if answer == .detach, bench.log.contains(moment) {
      #expect(component.scrollView == nil, comment)
    }
    if detaches, moment.contains(">"), bench.log.contains(moment) {
      #expect(bench.log.last == moment, "it reports nothing more: \(comment)")
    }
    let isReserving = component.scrollView != nil && !component.isHidden
    let reserved = isReserving ? bench.restingInset[bench.edge] : 0
    #expect(component.reservedInset == reserved, comment)
    #expect(bench.list.reservedInset[component.edge] == component.reservedInset, comment)
  }

  /// Plays a refresh once for each moment, gives `answer` at that moment, and checks what is left.
  private func refresh(
    _ kind: Kind, answering answer: Answer, prepare: (Bench) -> Void = { _ in }
  ) {
    for moment in moments {
      let bench = Bench(kind)
      prepare(bench)
      bench.answer(moment) { bench.give(answer) }
      bench.refresh()
      bench.end()
      bench.list.isInWindow = true
      let takesTime = bench.component.fastAnimationDuration > 0
      bench.wait(takesTime ? 1 : 0)
      bench.end()
      if takesTime { bench.wait(1) }
      checkRest(bench, moment, answer)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Answer.allCases)
  func `whatever a callback does, everything ends at rest, with paging or without durations too`(
    kind: Kind, answer: Answer
  ) {
    refresh(kind, answering: answer)
    if kind.isAuto {
      refresh(kind, answering: answer) { $0.list.isPagingEnabled = true }
    } else {
      refresh(kind, answering: answer) { $0.component.setAnimationDisabled() }
    }
  }

  @Test(arguments: Kind.opening, Answer.allCases)
  func `whatever a callback of a pull does, everything ends at rest`(kind: Kind, answer: Answer) {
    let moments = ["idle>pulling", "pulling>refreshing", "pulling>idle"]
    for moment in moments where !(answer == .attachAgain && moment.contains("refreshing")) {
      let bench = Bench(kind)
      bench.answer(moment) { bench.give(answer) }
      bench.pull(by: 1.5)
      if moment == "pulling>idle" { bench.drag(by: 0.5) }
      bench.list.endDragging(decelerate: true)
      bench.list.decelerate(to: bench.offset(pulledBy: 0.2))
      bench.wait(1)
      bench.list.endDecelerating()
      bench.end()
      bench.list.isInWindow = true
      bench.wait(1)
      bench.end()
      checkRest(bench, moment, answer)
    }
  }

  @Test(arguments: Kind.all)
  func `a component that is detached in the end callback which a begin causes does not begin`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = true
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.answer("ended") { bench.detach() }
    bench.component.beginRefreshing()
    #expect(bench.log.last == "ended")
    bench.expect(.idle, percent: 0, reserved: .points(0))
  }

  // MARK: A18. A drag that begins while observers are told that another has ended

  /// A footer that begins a drag when it is told that the first one has ended.
  private final class Grabber: RefreshAutoFooter {
    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      guard change.new == .ended || change.new == .cancelled else { return }
      if scrollView?.snapshot.dragID == 1 { scrollView?.beginDragging() }
    }
  }

  @MainActor private enum End: CaseIterable {
    case lift, throwing, cancel, fingerLift, fingerCancel
  }

  @Test(arguments: Kind.pulled.filter { !$0.name.contains("Footer") }, End.allCases)
  private func `a drag begun while observers are told of another drag's end continues`(
    kind: Kind, end: End
  ) {
    let bench = Bench(kind)
    bench.list.footer = Grabber()
    let isFinger = end == .fingerLift || end == .fingerCancel
    if isFinger {
      bench.finger(.began)
      bench.finger(.moved, 30)
      bench.finger(.moved, 60)
    } else {
      bench.pull(by: 0.5)
    }
    switch end {
    case .lift: bench.list.endDragging()
    case .throwing: bench.list.endDragging(decelerate: true)
    case .cancel: bench.list.cancelDragging()
    case .fingerLift: bench.finger(.ended, 60)
    case .fingerCancel: bench.finger(.cancelled, 60)
    }
    #expect(bench.list.isDragging && !bench.list.isDecelerating)
    #expect(bench.list.snapshot.dragID == 2)
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
    bench.list.endDragging()
    #expect(!bench.list.isDragging)
  }
}
