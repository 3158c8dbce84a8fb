import RefreshKit
import Testing

/// Rule C over every callback and all that an app may do in it.
struct AnswersInCallbacksTests {
  private let moments = [
    "idle>refreshing", "refreshing", "began", "refreshing>idle", "closing", "ended",
  ]

  private func checkRest(_ bench: Bench, _ moment: String, reportsEnd: Bool = true) {
    let component = bench.component
    let comment = Comment(rawValue: "answered in \(moment): \(bench.log)")
    let ends = bench.log.count { entry in
      ["idle", "pulling", "noMoreData"].contains {
        entry == "refreshing>\($0)" || entry == "willRefresh>\($0)"
      }
    }
    let isDetached = component.scrollView == nil
    #expect(component.misfits == [], comment)
    #expect(bench.list.isUserInteractionEnabled, comment)
    #expect(!reportsEnd || isDetached || bench.count("ended") == ends, comment)
    #expect(bench.count("refreshing") <= bench.log.count { $0.hasSuffix(">refreshing") }, comment)
    let isReserving = !isDetached && !component.isHidden && component is any AutoLoading
    let reserved = isReserving ? bench.length : 0
    #expect(component.reservedInset == reserved, comment)
    #expect(bench.list.reservedInset[component.edge] == component.reservedInset, comment)
  }

  /// Refreshes with `answer` in each of the moments in turn, and checks what is left.
  private func refresh(
    _ kind: Kind, answering answer: Answer, prepare: (Bench) -> Void = { _ in }
  ) {
    for moment in moments where !(answer == .attachAgain && moment.contains(">")) {
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
      checkRest(bench, moment, reportsEnd: answer != .attachAgain)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Answer.allCases)
  func `whatever a callback does, everything ends at rest`(kind: Kind, answer: Answer) {
    refresh(kind, answering: answer)
  }

  @Test(arguments: Kind.autos, Answer.allCases)
  func `whatever a callback does, a closing page ends at rest`(kind: Kind, answer: Answer) {
    refresh(kind, answering: answer) { $0.list.isPagingEnabled = true }
  }

  @Test(arguments: Kind.opening, Answer.allCases)
  func `whatever a callback does while nothing takes time, everything ends at rest`(
    kind: Kind, answer: Answer
  ) {
    refresh(kind, answering: answer) { $0.component.setAnimationDisabled() }
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
      checkRest(bench, moment, reportsEnd: answer != .attachAgain)
    }
  }

  @Test(arguments: Kind.opening)
  func `begun inside the begin action, the end is reported before the new refresh`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.clearLog()
    bench.answer("closing") { bench.component.beginRefreshing() }
    bench.end()

    #expect(
      bench.log == [
        "refreshing>idle", "closing", "ended", "idle>refreshing", "refreshing", "began",
      ])
    #expect(bench.component.reservedInset == bench.length)
  }

  @Test(arguments: Kind.all)
  func `begun inside the end callback, the new refresh has its looks`(kind: Kind) {
    let bench = Bench(kind)
    bench.refresh()
    bench.answer("ended") { bench.component.beginRefreshing() }
    bench.end()

    #expect(bench.component.state == .refreshing)
    #expect(bench.component.misfits == [])
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `detached inside a state event, nothing more is reported`(kind: Kind) {
    for moment in ["idle>refreshing", "refreshing>idle"] {
      let bench = Bench(kind)
      bench.answer(moment) { bench.detach() }
      bench.refresh()
      bench.end()
      bench.wait(1)

      #expect(bench.log.last == moment)
      #expect(bench.component.state == .idle)
      #expect(bench.list.reservedInset == .zero)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `detached and attached again inside a state event, nothing more is reported`(kind: Kind) {
    for moment in ["idle>refreshing", "refreshing>idle"] {
      let bench = Bench(kind)
      bench.answer(moment) { bench.give(.attachAgain) }
      bench.refresh()
      bench.end()
      bench.wait(1)

      #expect(bench.log.last == moment)
      #expect(bench.component.state == .idle)
      #expect(bench.list.isUserInteractionEnabled)
    }
  }

  @Test(arguments: Kind.all)
  func `detached inside the end callback of a begin, nothing begins`(kind: Kind) {
    let bench = Bench(kind)
    bench.list.isPagingEnabled = true
    bench.refresh()
    bench.component.endRefreshing()
    bench.wait(0.1)
    bench.answer("ended") { bench.detach() }
    bench.component.beginRefreshing()

    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.log.last == "ended")
  }

  @Test func `what is dropped with a component that is taken out may begin it anew`() {
    let bench = Bench(RefreshHeader())
    func begin() {
      let will = LastWill { [component = bench.component] in component.beginRefreshing() }
      bench.component.beginRefreshing { withExtendedLifetime(will) {} }
    }
    begin()
    bench.clearLog()
    bench.detach()
    #expect(bench.component.state == .willRefresh)
    bench.attach()
    bench.wait(1)
    #expect(bench.component.state == .refreshing)
    #expect(bench.count("refreshing") == 1)
  }
}
