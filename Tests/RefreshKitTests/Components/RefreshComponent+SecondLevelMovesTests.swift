import RefreshKit
import Testing

/// What else moves the content of a list with an open level, or takes the level's place.
struct RefreshComponentSecondLevelMovesTests {
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

  @Test(arguments: LevelBench.kinds)
  func `a delegate that keeps the content near feeds nothing`(kind: Kind) {
    let stage = LevelBench.open(kind)
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

  @Test(arguments: LevelBench.kinds)
  func `frames of a host close it when they end`(kind: Kind) {
    let stage = LevelBench.open(kind)
    let far = stage.offset(back: stage.viewLength)
    stage.list.beginDragging()
    stage.list.endDragging(decelerate: true)
    stage.list.decelerate(to: far)
    stage.list.endDecelerating()
    stage.bench.wait(1)
    #expect(stage.hasClosed)
  }

  @Test(arguments: LevelBench.kinds)
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
    let stage = LevelBench.open(kind)
    let footer = RefreshAutoNormalFooter()
    stage.list.footer = footer
    stage.bench.wait()
    let end = stage.list.geometry.range(along: .vertical).upperBound
    stage.list.contentOffset = Point(x: stage.edge == .left ? 0 : 625, y: end)
    stage.bench.wait(1)
    #expect(stage.level.phase == .closed)
    #expect(footer.state == .refreshing)
  }

  @Test(arguments: LevelBench.kinds)
  func `a level at the other edge takes its place`(kind: Kind) throws {
    let stage = LevelBench.open(kind)
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

  @Test(arguments: LevelBench.kinds)
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

  @Test(arguments: LevelBench.kinds)
  func `a level that is taken out is closed before the app is called`(kind: Kind) {
    let stage = LevelBench.open(kind)
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

  @Test(arguments: LevelBench.kinds)
  func `a list that changes in a drag moves no content`(kind: Kind) {
    let stage = LevelBench.open(kind)
    stage.list.beginDragging()
    let offset = stage.offset(back: 30)
    stage.list.drag(to: offset)
    stage.list.contentSize.width += 100
    stage.list.contentSize.height += 100
    #expect(stage.list.contentOffset == offset)
  }

  @Test(arguments: LevelBench.kinds)
  func `a call opens it even while a finger drags`(kind: Kind) {
    let (stage, plain) = (LevelBench(kind), LevelBench(kind))
    stage.list.beginDragging()
    for level in [stage, plain] { level.component.openSecondLevel() }
    #expect(stage.list.contentOffset == plain.list.contentOffset)
    #expect(stage.list.contentOffset != .zero)
  }
}
