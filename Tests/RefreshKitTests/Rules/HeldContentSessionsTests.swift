import RefreshKit
import TestSupport
import Testing

/// Rules H1 to H3 in random sessions: each is the same in every run.
struct HeldContentSessionsTests {
  /// A list that holds beside one that does not, under the same fingers.
  private final class Pair {
    let holding: Bench
    let plain: Bench
    var random: SeededRandom
    private var way = 0.0

    init(_ kind: Kind, seed: UInt64) {
      random = SeededRandom(seed: seed)
      holding = Bench(kind)
      plain = Bench(kind)
      plain.component.holdsContentWhilePulled = false
      for bench in [holding, plain] { bench.rest() }
    }

    func step() {
      let isDown = holding.list.isTracking
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<4 where isDown:
        way += Double.random(in: -90...110, using: &random)
        both { $0.touch(.moved, self.way) }
      case 0..<3:
        way = 0
        both { $0.touch(.began) }
      case 4 where isDown && !isAlmostBack: both { $0.touch(.ended, self.way) }
      case 5 where isDown && !isAlmostBack: both { $0.touch(.cancelled, self.way) }
      case 6 where !isDown && !holding.list.isDecelerating:
        // At once: an end during a later bounce releases what is held, and a list that does not hold has
        // nothing to release. HeldContentChangesTests has that case.
        both {
          $0.component.endRefreshing()
          $0.wait(0)
        }
      case 7: both { $0.wait(0.5) }
      default: both { $0.wait(1.0 / 60) }
      }
    }

    /// Whether so little is held that it does not return by a bounce.
    private var isAlmostBack: Bool { holding.held > 0 && holding.held < 0.5 }

    private func both(_ act: (Bench) -> Void) {
      act(holding)
      act(plain)
    }

    /// How the two differ where they must not; nil if they do not.
    var fault: String? {
      let pulled = holding.position - holding.held * holding.inwards
      if !isSame(pulled, plain.position) { return "pulled to \(pulled) and \(plain.position)" }
      let (one, other) = (holding.component, plain.component)
      if one.state != other.state { return "\(one.state) and \(other.state)" }
      if !isSame(one.pullingPercent, other.pullingPercent) {
        return "\(one.pullingPercent) and \(other.pullingPercent) as percent"
      }
      if holding.list.isDecelerating != plain.list.isDecelerating { return "one decelerates" }
      let (inset, otherInset) = (holding.list.reservedInset, plain.list.reservedInset)
      if inset != otherInset { return "\(inset) and \(otherInset) are reserved" }
      return holding.log == plain.log ? nil : "\(holding.log) and \(plain.log)"
    }

    private func isSame(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
  }

  /// Takes `count` steps, and returns whether each left no fault.
  private func run(
    _ count: Int, _ seed: UInt64, _ step: () -> Void, fault: () -> String?
  ) -> Bool {
    for number in 0..<count {
      step()
      if let fault = fault() {
        Issue.record("seed \(seed), step \(number): \(fault)")
        return false
      }
    }
    return true
  }

  @Test(arguments: Kind.holding)
  func `a list that holds differs from one that does not by where its rows are alone`(kind: Kind) {
    for seed in lawSeeds(few: 15, all: 80) {
      let pair = Pair(kind, seed: seed)
      guard run(120, seed, pair.step, fault: { pair.fault }) else { return }
    }
  }

  /// A list on which everything happens that may happen in the middle of a pull.
  private final class Turmoil: ScrollViewDelegate {
    let bench: Bench
    private var random: SeededRandom
    private var way = 0.0
    private var isNested = false
    /// Whether a finger or a drag began at rest, and has been the only cause of moves since.
    private var isCalm = false
    private var reservedInset = EdgeInsets.zero

    init(_ kind: Kind, seed: UInt64) {
      random = SeededRandom(seed: seed)
      bench = Bench(kind, contentSize: Size(width: 900, height: seed % 3 == 0 ? 100 : 1_500))
      bench.list.bounces = seed % 2 == 0
      bench.list.isPagingEnabled = seed % 5 == 0
      bench.list.pixelLength = seed % 4 == 0 ? 1.0 / 3 : 0
      bench.rest()
      bench.list.delegate = self
    }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }

    func step() {
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<6: finger()
      case 6, 7: host()
      case 8, 9: bench.wait([0, 1.0 / 60, 0.1, 0.7].randomElement(using: &random) ?? 0)
      default: app()
      }
    }

    private func finger() {
      guard bench.list.isTracking else {
        way = 0
        noteBeginning()
        return bench.touch(.began)
      }
      let phase = Int.random(in: 0..<10, using: &random)
      if phase < 8 {
        way += number(-90...120)
        bench.touch(.moved, way)
      } else {
        bench.touch(phase == 8 ? .ended : .cancelled, way)
      }
    }

    private func host() {
      let list = bench.list
      guard !list.isTracking else { return }
      if !list.isDragging {
        noteBeginning()
        return list.beginDragging()
      }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: list.endDragging()
      case 1: list.cancelDragging()
      case 2:
        list.endDragging(decelerate: true)
        list.decelerate(to: bench.offset(pulledBy: number(-1...1)))
        list.endDecelerating()
      default: list.drag(to: bench.offset(pulledBy: number(-1...2)))
      }
    }

    private func app() {
      let (list, component) = (bench.list, bench.component)
      switch Int.random(in: 0..<14, using: &random) {
      case 0: component.isHidden.toggle()
      case 1: component.isUserInteractionEnabled.toggle()
      case 2: component.holdsContentWhilePulled.toggle()
      case 3: component.scrollView == nil ? bench.attach() : bench.detach()
      case 4: component.beginRefreshing()
      case 5, 6: component.endRefreshing()
      case 7: list.contentInset[bench.edge] = number(-20...60)
      case 8: list.contentSize.height += number(-40...40)
      case 9: list.contentSize.width += number(-40...40)
      case 10: list.contentOffset = list.contentOffset
      case 11: list.setContentOffset(bench.offset(pulledBy: number(-2...0)), animated: true)
      case 12: list.bounces.toggle()
      default: list.scrollWheel(dy: number(-50...50))
      }
      isCalm = false
    }

    /// Now and then the app acts inside a notification.
    private func happen() {
      guard !isNested, Int.random(in: 0..<60, using: &random) == 0 else { return }
      isNested = true
      app()
      isNested = false
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { happen() }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { happen() }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      happen()
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { happen() }

    private func limit(at edge: Edge) -> Double {
      let range = bench.list.geometry.range(along: edge.axis)
      return edge == edge.axis.leadingEdge ? range.lowerBound : range.upperBound
    }

    private func noteBeginning() {
      isCalm = bench.list.geometry.clamp(bench.list.contentOffset) == bench.list.contentOffset
      reservedInset = bench.list.reservedInset
    }

    /// What is not as it must be; nil for nothing.
    var fault: String? {
      let (list, held) = (bench.list, bench.list.heldOverscroll)
      let mayHold =
        bench.component.holdsContentWhilePulled && bench.component.scrollView != nil
        && !bench.component.isHidden && bench.component.isUserInteractionEnabled
      for edge in Edge.allCases where held[edge] != 0 {
        if !held[edge].isFinite || held[edge] < 0 { return "\(held) is held" }
        if edge != bench.edge { return "content is held at \(edge)" }
        if !mayHold { return "nothing can hold" }
        if list.contentOffset[edge.axis] != limit(at: edge) {
          return "held at \(list.contentOffset), which is not at rest"
        }
        guard list.isTracking || list.isDragging || list.isDecelerating else {
          return "\(held) is held with neither a finger nor a motion"
        }
      }
      // An end under a finger leaves the content where it is.
      let isUndisturbed = isCalm && list.reservedInset == reservedInset
      guard isUndisturbed, mayHold, list.isTracking || list.isDragging else { return nil }
      let beyond = (limit(at: bench.edge) - bench.position) * bench.inwards
      return beyond > 1e-6 ? "the content is \(beyond) beyond its rest under a finger" : nil
    }
  }

  @Test(arguments: Kind.holding)
  func `nothing held is left, and no content is beyond its rest where a component holds`(
    kind: Kind
  ) {
    for seed in lawSeeds(few: 20, all: 120) {
      let turmoil = Turmoil(kind, seed: seed)
      guard run(150, seed, turmoil.step, fault: { turmoil.fault }) else { return }
      let bench = turmoil.bench
      bench.list.delegate = nil
      bench.touch(.cancelled)
      if bench.list.isDragging { bench.list.cancelDragging() }
      bench.wait(5)
      #expect(bench.list.heldOverscroll == .zero, "seed \(seed)")
      #expect(bench.component.state != .pulling, "seed \(seed)")
    }
  }
}
