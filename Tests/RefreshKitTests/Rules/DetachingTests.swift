import RefreshKit
import Testing

/// Rules A10 and N2: a detached component looks like a new one and has given everything back,
/// whatever its phase was, however it was detached and whatever its overrides do.
@MainActor struct DetachingTests {
  private let images = (0..<3).map { Image.scripted("\($0)", size: Size(width: 10, height: 10)) }

  private func make(_ kind: Kind, fades: Bool) -> RefreshComponent {
    let component = kind.make()
    component.isAutomaticallyChangeAlpha = fades
    if let gif = component as? any GifShowing {
      for state in RefreshState.allCases { gif.setImages(images, duration: 1, for: state) }
    }
    return component
  }

  /// Checks that the list of `bench` is as it was before the component was attached.
  private func checkList(_ bench: Bench, _ comment: Comment) {
    let list = bench.list
    #expect(list.reservedInset == .zero, comment)
    #expect(list.adjustedContentInset == list.contentInset, comment)
    #expect(list.isUserInteractionEnabled, comment)
    list.endDragging()
    list.endDecelerating()
    bench.wait(60)
    #expect(list.contentOffset == list.geometry.clamp(list.contentOffset), comment)
  }

  /// Checks that the component of `bench` looks like `fresh`.
  private func checkComponent(_ bench: Bench, like fresh: RefreshComponent, _ comment: Comment) {
    #expect(bench.component.looks == fresh.looks, comment)
    #expect(bench.component.scrollViewOriginalInset == .zero, comment)
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `a detached component looks like a new one, and the list has everything back`(
    kind: Kind, phase: Phase
  ) {
    for (leaving, fades) in Bench.Leaving.allCases.flatMap({ [($0, true), ($0, false)] }) {
      let bench = Bench(make(kind, fades: fades))
      bench.bring(to: phase)
      let log = bench.log
      bench.leave(by: leaving)
      let comment = Comment(rawValue: "\(leaving), fades \(fades)")
      checkComponent(bench, like: make(kind, fades: fades), comment)
      #expect(bench.log == log, comment)
      checkList(bench, comment)
      #expect(bench.log == log, comment)
      checkComponent(bench, like: make(kind, fades: fades), comment)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders, Phase.allCases)
  func `a detached component works in another list like a new one`(
    kind: Kind, phase: Phase
  ) {
    let bench = Bench(make(kind, fades: false))
    bench.bring(to: phase)
    bench.leave(by: .removed)
    let next = Bench(bench.component)
    next.wait(1)
    let fresh = Bench(make(kind, fades: false))
    #expect(next.component.looks == fresh.component.looks)

    next.refresh()
    #expect(next.log == ["idle>refreshing", "refreshing", "began"])
    #expect(next.component.misfits == [])
    next.end()
    fresh.refresh()
    fresh.end()
    #expect(next.log == fresh.log)
    #expect(next.component.looks == fresh.component.looks)
    bench.wait(60)
    #expect(next.component.looks == fresh.component.looks)
  }

  @Test(arguments: Kind.ending, [0, 0.1, 1])
  func `a component that is detached in noMoreData keeps that state and its looks`(
    kind: Kind, time: Double
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .noMoreData)
    bench.wait(time)
    bench.leave(by: .removed)
    let fresh = kind.make()
    fresh.state = .noMoreData
    checkComponent(bench, like: fresh, "\(time)")
    checkList(bench, "\(time)")
  }

  @Test(arguments: Kind.titled)
  func `a detached component no longer shows that its last refresh failed`(kind: Kind) throws {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.endRefreshing(with: .failure(RefreshTimeout(limit: 1)))
    bench.wait(1)
    bench.leave(by: .removed)
    checkComponent(bench, like: kind.make(), "failed")
    #expect(bench.component.lastResult?.isFailure == true)
  }

  @Test(arguments: Kind.arrowed)
  func `an arrow that the app has hidden stays hidden after detaching`(kind: Kind) throws {
    for hasRefreshed in [false, true] {
      let bench = Bench(kind)
      let arrow = try #require(bench.component as? any ArrowShowing).arrowView
      if hasRefreshed {
        bench.refresh()
        bench.end()
      }
      bench.wait(1)
      arrow.isHidden = true
      bench.leave(by: .removed)
      #expect(arrow.isHidden, "has refreshed: \(hasRefreshed)")
    }
  }

  @Test(arguments: Kind.all)
  func `detaching during a refresh makes every component opaque but auto headers and footers`(
    kind: Kind
  ) {
    let bench = Bench(kind)
    bench.refresh()
    bench.component.alpha = 0.5
    bench.leave(by: .removed)
    #expect(bench.component.alpha == (bench.component is any AutoLoading ? 0.5 : 1))
  }

  // MARK: Whatever an override does

  private typealias Deed = (name: String, act: (Bench) -> Void)

  /// What an override may do.
  private static let deeds: [Deed] =
    [Answer.refreshing, .willRefresh, .pulling, .end, .setNoMoreData, .begin, .reset].map {
      answer in ("\(answer)", { $0.give(answer) })
    } + ownDeeds
  private static let ownDeeds: [Deed] = [
    ("a begin with a block", { $0.begin("block") }), ("an end with a block", { $0.end("block") }),
    ("a percent", { $0.component.pullingPercent = 0.5 }),
    ("automatic alpha", { $0.component.isAutomaticallyChangeAlpha = true }),
  ]

  @Test(arguments: Kind.meddlers, Phase.allCases)
  func `whatever an override of the state or percent does, detaching gives everything back`(
    kind: Kind, phase: Phase
  ) throws {
    for (deed, ofState) in Self.deeds.flatMap({ [($0, true), ($0, false)] }) {
      if deed.name == "a percent", !ofState { continue }
      let bench = Bench(kind)
      bench.bring(to: phase)
      let meddling = try #require(bench.component as? any Meddler).meddling
      if ofState {
        meddling.state = { [unowned bench] _ in
          #expect(bench.component.scrollView == nil)
          deed.act(bench)
        }
      } else {
        meddling.percent = { [unowned bench] in deed.act(bench) }
      }
      let log = bench.log
      bench.leave(by: ofState ? .setToNil : .removed)
      let comment = Comment(rawValue: "\(deed.name), \(ofState)")
      let fresh = kind.make()
      fresh.isAutomaticallyChangeAlpha = bench.component.isAutomaticallyChangeAlpha
      checkComponent(bench, like: fresh, comment)
      checkList(bench, comment)
      #expect(!ofState || bench.log == log, comment)

      (meddling.state, meddling.percent) = (nil, nil)
      bench.list.isInWindow = true
      bench.clearLog()
      bench.attach()
      bench.wait(1)
      #expect(
        bench.differences(from: .idle, reserved: .atRest, log: "") == [],
        "what was called meanwhile is refused: \(comment)")
    }
  }

  @Test(arguments: Kind.meddlers, Phase.allCases)
  func `an override may attach the component again, and the list stays consistent`(
    kind: Kind, phase: Phase
  ) throws {
    let bench = Bench(kind)
    bench.bring(to: phase)
    let meddling = try #require(bench.component as? any Meddler).meddling
    meddling.state = { [unowned bench] _ in
      meddling.state = nil
      bench.attach()
    }
    bench.leave(by: .setToNil)
    meddling.state = nil
    if bench.component.scrollView == nil { bench.attach() }
    bench.list.endDragging()
    bench.list.isInWindow = true
    bench.wait(1)
    #expect(bench.component.scrollView === bench.list)
    #expect(bench.component.state == .idle)
    #expect(bench.list.reservedInset == bench.restingInset)
    bench.clearLog()
    bench.refresh()
    bench.expect(
      .refreshing, percent: 1, reserved: .open, log: "idle>refreshing refreshing began")
  }
}
