import RefreshKit
import TestSupport
import Testing

/// Rule D3, any sequence of calls ends; and it leaves order behind.
struct SequencesTests {
  private let fractions: [Double] = [0.1, 1.0 / 3, 0.7, 10.3, 63.999, 1e-9]

  /// Drags, turns and calls, at random.
  private func play(_ bench: Bench, using random: inout SeededRandom) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: bench.list.beginDragging()
    case 1: bench.list.endDragging(decelerate: Bool.random(using: &random))
    case 2: bench.list.cancelDragging()
    case 3, 4:
      if !bench.list.isDragging { bench.list.beginDragging() }
      bench.drag(by: Double.random(in: -1...2, using: &random))
    case 5: bench.list.decelerate(to: bench.offset(pulledBy: .random(in: -1...2, using: &random)))
    case 6: bench.list.endDecelerating()
    case 7, 8: bench.wait([0, 0.1, 0.3, 1].randomElement(using: &random) ?? 0)
    case 9:
      bench.list.isInWindow = true
      bench.component.isHidden = false
      bench.component.isUserInteractionEnabled = true
    case 10:
      bench.list.contentInset.top = fractions.randomElement(using: &random) ?? 0
      bench.list.contentInset.bottom = fractions.randomElement(using: &random) ?? 0
      bench.list.contentInset.right = fractions.randomElement(using: &random) ?? 0
    default:
      if bench.component.scrollView == nil { bench.attach() }
      bench.give(Answer.allCases.randomElement(using: &random) ?? .begin)
    }
  }

  private func settle(_ bench: Bench) throws {
    bench.list.cancelDragging()
    bench.list.endDecelerating()
    if bench.component.scrollView == nil { bench.attach() }
    bench.list.isInWindow = true
    bench.component.isHidden = false
    bench.component.isUserInteractionEnabled = true
    for _ in 1...3 {
      bench.component.endRefreshing()
      try bench.list.timeline.advance(by: 2, limit: 1_000)
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `whatever happens, it ends and leaves order behind`(kind: Kind) throws {
    for seed in lawSeeds(few: 40, all: 300) {
      var random = SeededRandom(seed: seed)
      let bench = Bench(kind)
      bench.list.isPagingEnabled = Bool.random(using: &random)
      if bench.list.header == nil { bench.list.header = RefreshNormalHeader() }
      if bench.list.footer == nil { bench.list.footer = RefreshBackNormalFooter() }
      for _ in 1...40 { play(bench, using: &random) }
      try settle(bench)

      #expect(bench.component.misfits == [], "seed \(seed)")
      #expect(!bench.component.isRefreshing, "seed \(seed)")
      #expect(bench.list.isUserInteractionEnabled, "seed \(seed)")
      let rest = bench.restingInset
      #expect(bench.list.reservedInset == rest, "seed \(seed)")
      let percent = bench.component.pullingPercent
      #expect(kind.isAuto || abs(percent) < 0.001, "seed \(seed)")

      bench.refresh()
      #expect(bench.component.state == .refreshing, "seed \(seed)")
      #expect(bench.component.reservedInset > bench.length - 0.001, "seed \(seed)")
      #expect(bench.component.misfits == [], "seed \(seed)")
    }
  }

  @Test(arguments: Kind.all + Kind.collectionHeaders)
  func `each end is reported once, in whatever order things happen`(kind: Kind) throws {
    for seed in lawSeeds(few: 40, all: 300) {
      var random = SeededRandom(seed: 1_000 + seed)
      let bench = Bench(kind)
      bench.list.isPagingEnabled = Bool.random(using: &random)
      let calls: [() -> Void] = [
        { bench.component.beginRefreshing() },
        { bench.component.endRefreshing() },
        { bench.pull(by: 1.5) },
        { bench.drag(by: 0.2) },
        { bench.list.endDragging() },
        { bench.give(.noMoreData) },
        { bench.give(.reset) },
        { bench.give(.idle) },
        { bench.give(.refreshing) },
        { bench.wait(0.1) },
        { bench.wait(0.3) },
      ]
      for _ in 1...40 { calls.randomElement(using: &random)?() }
      bench.list.cancelDragging()
      try bench.list.timeline.advance(by: 2, limit: 1_000)
      bench.end()

      let states: [RefreshState] = [.idle, .pulling, .noMoreData]
      let ends = states.map { bench.count("refreshing>\($0)") }
      #expect(bench.count("ended") == ends.reduce(0, +), "seed \(seed): \(bench.log)")
      #expect(bench.component.misfits == [], "seed \(seed)")
    }
  }

  @Test(arguments: Kind.headers)
  func `a header's inset and the clamping of its offset do not cause each other`(kind: Kind) {
    for inset in fractions {
      for safe in fractions {
        let bench = Bench(kind)
        bench.list.contentInset.top = inset
        bench.list.safeAreaInsets.top = safe
        bench.component.frame.size.height = 54.123
        bench.refresh()
        for step in 0..<50 {
          bench.list.contentOffset.y = -inset - safe - Double(step) * 1.1
          bench.list.contentInset.top += 0.1
          bench.list.contentInset.top -= 0.1
        }
        bench.end()
        #expect(bench.list.reservedInset == .zero)
      }
    }
  }

  @Test
  func `components that begin each other end at rest`() throws {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 1_000, height: 2_000)
    let header = RefreshNormalHeader()
    let footer = RefreshAutoNormalFooter()
    let trailer = RefreshNormalTrailer()
    var rounds = 0
    header.refreshingBlock = { [unowned footer] in footer.beginRefreshing() }
    footer.refreshingBlock = { [unowned trailer, unowned header] in
      header.endRefreshing()
      trailer.beginRefreshing()
    }
    trailer.refreshingBlock = { [unowned footer, unowned trailer] in
      footer.endRefreshing()
      trailer.endRefreshing()
    }
    trailer.endRefreshingCompletionBlock = { [unowned header] in
      rounds += 1
      if rounds < 5 { header.beginRefreshing() }
    }
    list.header = header
    list.footer = footer
    list.trailer = trailer
    header.beginRefreshing()
    try list.timeline.advance(by: 20, limit: 1_000)

    #expect(rounds == 5)
    #expect([header, footer, trailer].map(\.state) == [.idle, .idle, .idle])
    #expect(list.reservedInset == EdgeInsets(bottom: 44))
  }
}
