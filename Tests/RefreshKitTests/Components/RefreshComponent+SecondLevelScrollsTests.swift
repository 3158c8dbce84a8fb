import RefreshKit
import Testing

/// What scrolls the content away from an open level closes it, whoever scrolls; after less it returns.
struct RefreshComponentSecondLevelScrollsTests {
  nonisolated private static let kinds = LevelBench.kinds

  /// What scrolls the content.
  nonisolated private enum Scroll: CaseIterable {
    case offset, animated, wheel, wheelEnd
  }

  /// An open level, in a list that is longer and wider than its view.
  private func open(_ kind: Kind) -> LevelBench {
    let stage = LevelBench(kind)
    stage.open()
    stage.bench.clearLog()
    return stage
  }

  /// The offset that is `distance` away from that of the open level.
  private func offset(_ stage: LevelBench, back distance: Double) -> Point {
    var offset = stage.list.contentOffset
    offset[stage.edge.axis] += stage.edge == stage.edge.axis.leadingEdge ? distance : -distance
    return offset
  }

  private func scroll(_ stage: LevelBench, back distance: Double, by scroll: Scroll) {
    let (old, new) = (stage.list.contentOffset, offset(stage, back: distance))
    switch scroll {
    case .offset: stage.list.contentOffset = new
    case .animated: stage.list.setContentOffset(new, animated: true)
    case .wheel: stage.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y)
    case .wheelEnd: stage.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y, phase: .ended)
    }
  }

  private func expectClosed(_ stage: LevelBench) {
    #expect(stage.level.phase == .closed)
    #expect(stage.list.reservedInset[stage.edge] == 0)
    #expect(stage.content.superview == nil)
    #expect(stage.bench.log == ["closed"])
    #expect(stage.bench.isInRange)
  }

  @Test(arguments: kinds, [71.0, 300, 667, 1_000])
  func `an offset of the app closes it at once, and stays where it is in range`(
    kind: Kind, distance: Double
  ) {
    let stage = open(kind)
    let target = offset(stage, back: distance)
    stage.list.contentOffset = target
    expectClosed(stage)
    #expect(stage.list.contentOffset == stage.list.geometry.clamp(target))
  }

  @Test(arguments: kinds)
  func `an animated move closes it while it lasts`(kind: Kind) {
    let stage = open(kind)
    let target = offset(stage, back: stage.viewLength + 200)
    stage.list.setContentOffset(target, animated: true)
    #expect(stage.level.phase == .closing)
    #expect(stage.content.superview === stage.list)
    stage.bench.wait(0.15)
    #expect(stage.list.contentOffset != target && stage.level.phase == .closing)
    stage.bench.wait(0.2)
    expectClosed(stage)
    #expect(stage.list.contentOffset == target)
  }

  @Test(arguments: kinds)
  func `keys close it, but for a line`(kind: Kind) {
    let stage = open(kind)
    let axis = stage.edge.axis
    let isLeading = stage.edge == axis.leadingEdge
    let direction: ScrollStep.Direction =
      axis == .vertical ? (isLeading ? .down : .up) : (isLeading ? .right : .left)
    let place = stage.list.contentOffset
    for isAnimated in [false, true] {
      stage.list.scroll(by: .line(direction), animated: isAnimated)
      stage.bench.wait(1)
      #expect(stage.level.phase == .open)
      #expect(stage.list.contentOffset == place)
    }
    stage.list.scroll(by: .page(direction), animated: true)
    stage.bench.wait(1)
    expectClosed(stage)
  }

  @Test(arguments: kinds)
  func `a wheel closes it 0.15 seconds after its last event`(kind: Kind) {
    let stage = open(kind)
    for _ in 0..<3 {
      scroll(stage, back: 50, by: .wheel)
      stage.bench.wait(0.1)
    }
    #expect(stage.level.phase == .open)
    stage.bench.wait(0.06)
    expectClosed(stage)
  }

  @Test(arguments: kinds)
  func `a wheel that ends closes it at once`(kind: Kind) {
    let stage = open(kind)
    scroll(stage, back: 80, by: .wheelEnd)
    expectClosed(stage)
  }

  @Test(arguments: kinds, [Scroll.offset, .animated, .wheel, .wheelEnd])
  private func `after less the content returns`(kind: Kind, scroll way: Scroll) {
    let stage = open(kind)
    let place = stage.list.contentOffset
    scroll(stage, back: 60, by: way)
    stage.bench.wait(1)
    #expect(stage.level.phase == .open)
    #expect(stage.list.contentOffset == place)
    #expect(stage.content.frame == stage.visible)
    #expect(stage.bench.log == [])
  }

  @Test(arguments: kinds)
  func `a wheel moves nothing while it opens`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.component.openSecondLevel()
    let place = stage.list.contentOffset
    stage.bench.wait(0.1)
    scroll(stage, back: 100, by: .wheel)
    #expect(stage.list.contentOffset == place)
    stage.bench.wait(1)
    #expect(stage.level.phase == .open)
    #expect(stage.list.contentOffset == place)
  }

  @Test(arguments: kinds)
  func `a refresh elsewhere that moves the content away closes it`(kind: Kind) {
    let stage = open(kind)
    let other: RefreshComponent
    switch stage.edge {
    case .top: other = RefreshBackNormalFooter()
    case .bottom: other = RefreshNormalHeader()
    case .left: other = RefreshNormalTrailer()
    case .right: other = RefreshNormalLeader()
    }
    stage.list[Slot(other.edge)] = other
    stage.bench.wait()
    other.beginRefreshing()
    stage.bench.wait(1)
    #expect(other.state == .refreshing)
    expectClosed(stage)
  }

  @Test(arguments: kinds)
  func `its page fills the view wherever the content moves along the other axis`(kind: Kind) {
    let stage = open(kind)
    stage.list.contentSize = Size(width: 3_000, height: 3_000)
    stage.bench.wait()
    let other = stage.edge.axis == .vertical ? Axis.horizontal : .vertical
    stage.list.contentOffset[other] = 200
    #expect(stage.level.phase == .open)
    #expect(stage.content.frame == stage.visible)
    stage.component.closeSecondLevel()
    stage.list.contentOffset[other] = 100
    #expect(stage.content.frame.origin[other] == 100)
  }

  @Test(
    arguments: Kind.headers + Kind.ownHeaders + Kind.floating, [Scroll.offset, .animated, .wheel])
  private func `an auto footer at whose end the content is loads then`(
    kind: Kind, scroll way: Scroll
  ) {
    let stage = open(kind)
    let footer = RefreshAutoNormalFooter()
    stage.list.footer = footer
    stage.bench.wait()
    let end = stage.list.geometry.range(along: .vertical).upperBound
    scroll(stage, back: end - stage.list.contentOffset.y, by: way)
    stage.bench.wait(1)
    #expect(stage.level.phase == .closed)
    #expect(stage.list.contentOffset.y == end)
    #expect(footer.state == .refreshing)
  }

  /// A delegate that keeps the content in front of a place.
  private final class Keeper: ScrollViewDelegate {
    let axis: Axis
    let places: ClosedRange<Double>

    init(_ axis: Axis, in places: ClosedRange<Double>) { (self.axis, self.places) = (axis, places) }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
      let kept = min(max(scrollView.contentOffset[axis], places.lowerBound), places.upperBound)
      if kept != scrollView.contentOffset[axis] { scrollView.contentOffset[axis] = kept }
    }
  }

  @Test(arguments: kinds)
  func `a delegate that keeps the content near feeds nothing`(kind: Kind) {
    let stage = open(kind)
    let place = stage.list.contentOffset[stage.edge.axis]
    let isLeading = stage.edge == stage.edge.axis.leadingEdge
    let keeper = Keeper(stage.edge.axis, in: isLeading ? place + 40...9_999 : -9_999...place - 40)
    stage.list.delegate = keeper
    stage.list.contentOffset = stage.list.contentOffset
    stage.bench.wait(2)
    #expect(stage.level.phase == .open)
    stage.list.delegate = nil
    stage.component.closeSecondLevel()
    stage.bench.wait(2)
    #expect(stage.level.phase == .closed && stage.bench.isInRange)
  }

  @Test(arguments: kinds)
  func `frames of a host close it when they end`(kind: Kind) {
    let stage = open(kind)
    let far = offset(stage, back: stage.viewLength)
    stage.list.beginDragging()
    stage.list.endDragging(decelerate: true)
    stage.list.decelerate(to: far)
    stage.list.endDecelerating()
    stage.bench.wait(1)
    expectClosed(stage)
  }

  @Test(arguments: kinds)
  func `a restored place closes it`(kind: Kind) {
    let other = Bench(kind)
    other.list.contentOffset = Point(x: 300, y: 300)
    let stage = LevelBench(kind)
    let size = stage.list.contentSize
    stage.list.contentSize = .zero
    stage.list.restore(other.list.restorationState)
    stage.component.openSecondLevel()
    stage.bench.wait(1)
    stage.list.contentSize = size
    stage.bench.wait(1)
    #expect(
      stage.level.phase == (stage.list.contentOffset == Point(x: 300, y: 300) ? .closed : .open))
    #expect(stage.bench.isInRange)
  }

  @Test(arguments: Kind.sides)
  func `an auto footer loads after a level at a side, too`(kind: Kind) {
    let stage = open(kind)
    let footer = RefreshAutoNormalFooter()
    stage.list.footer = footer
    stage.bench.wait()
    let end = stage.list.geometry.range(along: .vertical).upperBound
    stage.list.contentOffset = Point(x: stage.edge == .left ? 0 : 625, y: end)
    stage.bench.wait(1)
    #expect(stage.level.phase == .closed)
    #expect(footer.state == .refreshing)
  }

  @Test(arguments: kinds)
  func `a level at the other edge takes its place`(kind: Kind) throws {
    let stage = open(kind)
    stage.list.contentSize = Size(width: 300, height: 300)
    let other: RefreshComponent =
      switch stage.edge {
      case .top: RefreshBackNormalFooter()
      case .bottom: RefreshNormalHeader()
      case .left: RefreshNormalTrailer()
      case .right: RefreshNormalLeader()
      }
    let level = SecondLevel()
    other.secondLevel = level
    stage.list[Slot(other.edge)] = other
    stage.bench.wait()
    other.openSecondLevel()
    #expect(stage.level.phase == .closed)
    stage.bench.wait(1)
    #expect(level.phase == .open)
    other.beginRefreshing()
    stage.bench.wait(1)
    #expect(other.state == .refreshing && level.phase == .closed)
    #expect(stage.bench.isInRange)
  }

  // MARK: Kin

  @Test(arguments: kinds)
  func `it closes in range also where the content moves along the other axis`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.list.contentSize =
      stage.edge.axis == .vertical
      ? Size(width: 1_000, height: 100) : Size(width: 100, height: 2_000)
    let auto: RefreshComponent? =
      stage.edge == .bottom
      ? RefreshAutoNormalHeader() : stage.edge == .top ? RefreshAutoNormalFooter() : nil
    if let auto { stage.list[Slot(auto.edge)] = auto }
    stage.bench.wait(1)
    stage.component.openSecondLevel()
    stage.bench.wait(2)
    stage.bench.finger(.began)
    for step in 1...8 {
      stage.bench.wait(0.016)
      stage.bench.finger(.moved, 0, aside: -12.5 * Double(step))
    }
    stage.bench.finger(.ended, 0, aside: -100)
    stage.bench.wait(0.02)
    #expect(stage.list.isDecelerating)
    stage.component.closeSecondLevel()
    stage.bench.wait(5)
    #expect(stage.level.phase == .closed)
    #expect(stage.bench.isInRange)
  }

  @Test(arguments: kinds)
  func `a level that is taken out is closed before the app is called`(kind: Kind) {
    let stage = open(kind)
    let next = SecondLevel()
    stage.level.threshold = 1.1
    stage.bench.answer("closed") {
      #expect(stage.component.secondLevel === next)
      stage.bench.pull(by: 1.5)
    }
    stage.component.secondLevel = next
    #expect(stage.level.phase == .closed)
    stage.list.cancelDragging()
    stage.bench.wait(3)
    #expect(stage.level.phase == .closed && next.phase == .closed)
  }
}
