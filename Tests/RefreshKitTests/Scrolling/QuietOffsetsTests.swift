import TestSupport
import Testing

@testable import RefreshKit

/// Law: a component of the kit that is not notified of offsets that mean nothing to it is as one that is
/// notified of each.
///
/// Two lists do the same. On one of them there is a client's component, too, so that all are notified.
struct QuietOffsetsTests {
  private final class ClientLeader: RefreshLeader {}
  private final class ClientTrailer: RefreshTrailer {}

  /// A change that both lists make.
  private typealias Step = (Bench) -> Void

  private func makeBenches(_ kind: Kind) -> (quiet: Bench, notified: Bench) {
    let (quiet, notified) = (Bench(kind), Bench(kind))
    for (bench, isClient) in [(quiet, false), (notified, true)] {
      // A component beside the content, which is hidden, reserves nothing and is not pulled.
      if kind.make().edge == .left {
        bench.list.trailer = isClient ? ClientTrailer() : RefreshTrailer()
        bench.list.trailer?.isHidden = true
      } else {
        bench.list.leader = isClient ? ClientLeader() : RefreshLeader()
        bench.list.leader?.isHidden = true
      }
      bench.wait()
    }
    return (quiet, notified)
  }

  /// A random offset: often inside the content, often near the component's threshold.
  private func offset(_ random: inout SeededRandom, of bench: Bench) -> Point {
    if random.chance(40) {
      return Point(x: random.number(in: 0...600), y: random.number(in: 0...1_300))
    }
    return bench.offset(pulledBy: random.pick([-5, -0.01, 0, 0.01, 0.5, 0.99, 1.01, 1.3, 2.2]))
  }

  private func step(_ random: inout SeededRandom, on bench: Bench) -> Step {
    let offset = offset(&random, of: bench)
    let (number, flag) = (random.number(in: 0...80), random.chance(70))
    let steps: [(weight: Int, value: Step)] = [
      (20, { if $0.list.isDragging { $0.list.drag(to: offset) } }),
      (8, { $0.list.isDragging ? $0.list.endDragging(decelerate: flag) : $0.list.beginDragging() }),
      (6, { $0.list.contentOffset = offset }),
      (3, { $0.list.setContentOffset(offset, animated: true) }),
      (6, { if $0.list.isDecelerating { $0.list.decelerate(to: offset) } }),
      (3, { $0.list.endDecelerating() }),
      (10, { $0.wait(number / 100) }),
      (2, { $0.list.contentSize.height = 20 * number }),
      (2, { $0.list.contentSize = $0.contentSize }),
      (2, { $0.list.contentInset.top = number }),
      (2, { $0.list.safeAreaInsets.bottom = number }),
      (1, { $0.component.isHidden.toggle() }),
      (1, { $0.component.isUserInteractionEnabled.toggle() }),
      (1, { $0.list.isInWindow.toggle() }),
      (2, { $0.component.frame.size[$0.component.edge.axis] = number }),
      (2, { $0.component.beginRefreshing() }),
      (3, { $0.component.endRefreshing() }),
      (1, { $0.component.endRefreshing(with: .noMoreData) }),
      (1, { $0.component.state = flag ? .idle : .refreshing }),
      (1, { $0.component.pullingPercent = flag ? 0 : number / 50 }),
      (1, { $0.component.style = RefreshStyle.allCases[Int(number) % 4] }),
      (1, { ($0.component as? any AutoLoading)?.preloadDistance = number }),
      (1, { ($0.component as? any AutoLoading)?.triggerAutomaticallyRefreshPercent = number / 40 }),
      (1, { ($0.component as? any AutoLoading)?.autoTriggerTimes = flag ? -1 : 1 }),
      (1, { ($0.component as? any SelfHiding)?.hidesWhileContentFits = flag }),
      (1, { bench in bench.list.keepingPosition { bench.list.contentSize.height += number } }),
      (
        1,
        { bench in
          bench.detach()
          bench.attach()
        }
      ),
    ]
    return random.pick(steps)
  }

  @Test(arguments: Kind.all)
  func `a component is the same whether it is notified of each offset or not`(kind: Kind) {
    for seed in lawSeeds(few: 15, all: 80) {
      var random = SeededRandom(seed: seed)
      let (quiet, notified) = makeBenches(kind)
      for number in 0..<120 {
        let step = step(&random, on: quiet)
        step(quiet)
        step(notified)
        #expect(
          quiet.component.looks + ["\(quiet.component.frame)", "\(quiet.list.contentOffset)"]
            == notified.component.looks
            + ["\(notified.component.frame)", "\(notified.list.contentOffset)"],
          "seed \(seed), step \(number)")
        guard quiet.log == notified.log else {
          Issue.record("seed \(seed), step \(number): \(quiet.log) is not \(notified.log)")
          return
        }
      }
    }
  }

  private final class CountingHeader: RefreshNormalHeader {
    var (offsets, pans) = (0, 0)

    override func scrollViewContentOffsetDidChange(_ change: Change<Point>) {
      super.scrollViewContentOffsetDidChange(change)
      offsets += 1
    }

    override func scrollViewPanStateDidChange(_ change: Change<PanState>) {
      super.scrollViewPanStateDidChange(change)
      pans += 1
    }
  }

  @Test
  func `a client's override is notified of each offset and of each move of a drag`() {
    let header = CountingHeader()
    let bench = Bench(header)
    (header.offsets, header.pans) = (0, 0)
    bench.list.beginDragging()
    for y in 1...10 { bench.list.drag(to: Point(x: 0, y: 50 * Double(y))) }
    bench.list.endDragging()
    #expect(header.offsets == 10)
    #expect(header.pans == 12)
  }

  // MARK: Changes inside others

  /// Makes a list whose quiet offsets are stored, with its content in the middle.
  private func makeList(_ header: RefreshHeader?) -> ScrollView {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = header
    list.timeline.advance(by: 1)
    for y in [50.0, 60] { list.contentOffset.y = y }
    return list
  }

  @Test(arguments: [true, false])
  func `a component that is being attached is notified of what a driver reports`(isClient: Bool) {
    let list = makeList(nil)
    let driver = RecordingDriver()
    list.driver = driver
    list.driverDidScroll(to: Point(x: 0, y: 50), by: .app)
    driver.onEntry = {
      if $0 == "bouncing" { list.driverDidScroll(to: Point(x: 0, y: 60), by: .app) }
    }
    let header = isClient ? CountingHeader() : RefreshNormalHeader()
    list.header = header
    #expect(list.contentOffset.y == 60)
    if let header = header as? CountingHeader { #expect(header.offsets == 1) }
  }

  @Test func `an offset may be set while a component is detached`() {
    let header = RefreshNormalHeader()
    let list = makeList(header)
    var will: LastWill? = LastWill { list.contentOffset.y = 70 }
    header.endRefreshing { [will] in _ = will }
    will = nil
    list.header = nil
    #expect(list.contentOffset.y == 70)
  }

  @Test func `the text of the time may move the content`() {
    let header = RefreshStateHeader()
    let list = makeList(header)
    header.lastUpdatedTimeText = { _ in
      if list.contentOffset.y < 0 { list.contentOffset.y = 80 }
      return "now"
    }
    list.contentOffset.y = -20
    #expect(list.contentOffset.y == 80)
    list.contentOffset.y = -20
    #expect(header.pullingPercent == 0)
  }

  // MARK: Values

  @Test func `a lower limit is excluded, an upper limit is included`() {
    let offsets = QuietOffsets(lower: Point(x: -10, y: -20), upper: Point(x: 30, y: 40))
    #expect(offsets.contains(Point(x: 30, y: 40)) && offsets.contains(Point(x: -9, y: -19)))
    for x in [-10.0, 31] { #expect(!offsets.contains(Point(x: x, y: 0))) }
    for y in [-20.0, 41] { #expect(!offsets.contains(Point(x: 0, y: y))) }
  }

  @Test(arguments: [-1e300, 0, 1e300])
  func `all offsets contain each, and no offset is in none`(number: Double) {
    let offset = Point(x: number, y: -number)
    #expect(QuietOffsets.all.contains(offset) && !QuietOffsets.none.contains(offset))
  }

  @Test func `a list reads the quiet offsets again with the next offset`() {
    let list = makeList(RefreshNormalHeader())
    #expect(list.isQuiet(Point(x: 0, y: 70)) && !list.isQuiet(Point(x: 0, y: -1)))
    list.quietOffsetsMayChange()
    #expect(!list.isQuiet(Point(x: 0, y: 70)))
    list.contentOffset.y = 70
    #expect(list.isQuiet(Point(x: 0, y: 80)))
  }
}
