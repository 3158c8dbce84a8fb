import Foundation
import RefreshKit
import Testing

/// A list that is as it was in an earlier run of the app.
struct ScrollViewRestorationTests {
  struct Offline: Error {}

  /// What is read of what was written.
  private func stored<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  /// What a component shows.
  private func look(_ bench: Bench) -> [String] {
    let component = bench.component
    let titled = component as? any StateTitled
    let result = component.lastResult.map { String("\($0)".prefix { $0 != "(" }) }
    return [
      "\(component.state)", "\(component.alpha)",
      "\(component.frame)", "\(bench.list.contentOffset)", "\(bench.list.reservedInset)",
      result ?? "-", titled?.stateLabel.text ?? "-",
    ]
  }

  // MARK: The offset

  @Test(arguments: Kind.all)
  func `the offset is restored at once where there is content`(kind: Kind) throws {
    let old = Bench(kind)
    old.list.contentOffset = Point(x: 120, y: 700)
    let new = Bench(kind)
    new.list.restore(try stored(old.list.restorationState))
    #expect(new.list.contentOffset == Point(x: 120, y: 700))
    #expect(look(new) == look(old))
    #expect(new.log.isEmpty)
  }

  @Test(arguments: Kind.all)
  func `the offset waits until the content reaches it`(kind: Kind) throws {
    let old = Bench(kind)
    old.list.contentOffset = Point(x: 120, y: 700)
    let new = Bench(kind, contentSize: .zero)
    let start = new.list.contentOffset
    new.list.restore(try stored(old.list.restorationState))
    for height in [100.0, 1_000] {
      new.list.contentSize = Size(width: 1_000, height: height)
      new.wait(1)
      #expect(new.list.contentOffset == start)
    }
    new.list.contentInset.top = 20
    new.list.contentSize.height = 2_000
    #expect(new.list.contentOffset == Point(x: 120, y: 700))
    new.list.contentOffset = .zero
    new.list.contentSize.height = 3_000
    #expect(new.list.contentOffset == .zero, "it is restored once")
  }

  @Test func `an offset that waits is saved as well`() throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let old = Bench(RefreshNormalHeader())
    old.list.contentOffset.y = 700
    list.restore(old.list.restorationState)
    #expect(list.restorationState.contentOffset.y == 700)
  }

  nonisolated enum Move: Sendable, CaseIterable {
    case app, animation, finger, wheel
  }

  @Test(arguments: Move.allCases)
  func `a move by the user or the app ends the wait`(move: Move) throws {
    let old = Bench(RefreshNormalHeader())
    old.list.contentOffset.y = 1_200
    let new = Bench(RefreshNormalHeader(), contentSize: Size(width: 375, height: 1_000))
    new.list.restore(old.list.restorationState)
    switch move {
    case .app: new.list.contentOffset.y = 50
    case .animation: new.list.setContentOffset(Point(x: 0, y: 50), animated: true)
    case .finger:
      new.list.beginDragging()
      new.list.drag(to: Point(x: 0, y: 50))
      new.list.endDragging()
    case .wheel: new.list.scrollWheel(dy: 50)
    }
    new.wait(1)
    new.list.contentSize.height = 2_000
    #expect(new.list.contentOffset.y == 50)
  }

  @Test func `while a finger is down the content is not moved away`() {
    let old = Bench(RefreshNormalHeader())
    old.list.contentOffset.y = 1_200
    let new = Bench(RefreshNormalHeader(), contentSize: Size(width: 375, height: 1_000))
    new.list.restore(old.list.restorationState)
    new.list.touch(.began, at: Point(x: 5, y: 5))
    new.list.contentSize.height = 2_000
    #expect(new.list.contentOffset.y == 0)
  }

  @Test(arguments: Kind.opening)
  func `an overshoot is not saved`(kind: Kind) throws {
    let old = Bench(kind)
    old.rest()
    let rest = old.list.contentOffset
    old.pull(by: 0.7)
    #expect(old.list.restorationState.contentOffset == rest)
  }

  @Test(arguments: Kind.autos)
  func `at the end of the list nothing is triggered`(kind: Kind) throws {
    for isThere in [true, false] {
      let old = Bench(kind)
      let end = old.offset(pulledBy: 0)
      old.list.contentOffset = end
      old.wait(1)
      old.component.state = .idle
      old.wait(1)
      #expect(old.list.contentOffset == end)
      let new = Bench(kind, contentSize: isThere ? Size(width: 1_000, height: 2_000) : .zero)
      (new.component as? any AutoLoading)?.preloadDistance = 300
      new.list.restore(old.list.restorationState)
      if !isThere { new.list.contentSize = Size(width: 1_000, height: 2_000) }
      new.wait(1)
      #expect(new.list.contentOffset == end)
      #expect(new.log.isEmpty)
      #expect(new.component.state == .idle)
    }
  }

  // MARK: Components

  @Test(arguments: Kind.ending)
  func `a component without more data is so again, without a callback`(kind: Kind) throws {
    let old = Bench(kind)
    old.refresh()
    old.component.endRefreshing(with: .noMoreData)
    old.wait(1)
    let new = Bench(kind)
    var words: [Feedback] = []
    let observation = new.component.observeFeedback { words.append($0) }
    new.list.restore(try stored(old.list.restorationState))
    new.wait(1)
    #expect(new.component.state == .noMoreData)
    #expect(look(new) == look(old))
    #expect(new.log == ["idle>noMoreData"], "its observers are notified")
    #expect(words.isEmpty)
    observation.cancel()

    let other = Bench(kind)
    new.list.restore(try stored(other.list.restorationState))
    #expect(new.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `the last result is restored, a failure without its error`(kind: Kind) throws {
    for result in [RefreshResult.success, .failure(Offline()), .noMoreData, .cancelled] {
      let old = Bench(kind)
      old.refresh()
      old.component.endRefreshing(with: result)
      old.wait(1)
      let new = Bench(kind)
      new.list.restore(try stored(old.list.restorationState))
      #expect(look(new) == look(old))
      if case .failure(let error)? = new.component.lastResult { #expect(error is RestoredFailure) }
    }
  }

  @Test(arguments: Kind.all)
  func `a component that has not refreshed has no result`(kind: Kind) throws {
    let new = Bench(kind)
    new.refresh()
    new.end()
    new.list.restore(try stored(Bench(kind).list.restorationState))
    #expect(new.component.lastResult == nil)
  }

  @Test(arguments: Kind.all)
  func `a refresh that was under way is idle`(kind: Kind) throws {
    let old = Bench(kind)
    old.rest()
    let rest = old.list.contentOffset
    old.refresh()
    let new = Bench(kind)
    new.list.restore(try stored(old.list.restorationState))
    new.wait(1)
    #expect(new.component.state == .idle)
    #expect(new.log.isEmpty)
    #expect(new.list.contentOffset == new.list.geometry.clamp(rest))
  }

  @Test(arguments: Kind.all)
  func `or begins again, where the app wants it`(kind: Kind) throws {
    let old = Bench(kind)
    old.rest()
    old.refresh()
    let new = Bench(kind)
    new.list.restore(try stored(old.list.restorationState), resuming: true)
    #expect(new.component.state == .refreshing)
    new.wait(1)
    #expect(look(new) == look(old))
    #expect(new.count("refreshing") == 1)

    let idle = Bench(kind)
    idle.list.restore(try stored(Bench(kind).list.restorationState), resuming: true)
    idle.wait(1)
    #expect(idle.component.state == .idle)
  }

  @Test(arguments: Kind.all)
  func `a refresh whose result is shown is not resumed`(kind: Kind) throws {
    let old = Bench(kind)
    old.component.resultDisplayDuration = 5
    old.refresh()
    old.end()
    #expect(old.component.isShowingResult)
    let new = Bench(kind)
    new.list.restore(try stored(old.list.restorationState), resuming: true)
    #expect(new.component.state == .idle)
    #expect(new.component.lastResult?.isSuccess == true)
  }

  @Test(arguments: Kind.all)
  func `a component that refreshes already stays as it is`(kind: Kind) throws {
    let state = Bench(kind).list.restorationState
    let new = Bench(kind)
    new.refresh()
    new.clearLog()
    new.list.restore(state)
    new.wait(1)
    #expect(new.component.state == .refreshing)
    #expect(new.log.isEmpty)
  }

  @Test func `components that the list has not any more, or not yet, are left out`() throws {
    let old = Bench(RefreshNormalHeader())
    let new = Bench(RefreshAutoNormalFooter())
    new.component.state = .noMoreData
    new.list.restore(try stored(old.list.restorationState))
    #expect(new.component.state == .noMoreData)
  }
}
