import RefreshKit
import Testing

/// What scrolls the content away from an open level closes it, whoever scrolls; after less it returns.
struct RefreshComponentSecondLevelScrollsTests {
  nonisolated private static let kinds = LevelBench.kinds

  /// What scrolls the content.
  nonisolated private enum Scroll: CaseIterable {
    case offset, animated, wheel, wheelEnd
  }

  private func scroll(_ stage: LevelBench, back distance: Double, by scroll: Scroll) {
    let (old, new) = (stage.list.contentOffset, stage.offset(back: distance))
    switch scroll {
    case .offset: stage.list.contentOffset = new
    case .animated: stage.list.setContentOffset(new, animated: true)
    case .wheel: stage.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y)
    case .wheelEnd: stage.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y, phase: .ended)
    }
  }

  @Test(arguments: kinds, [71.0, 300, 667, 1_000])
  func `an offset of the app closes it at once, and stays where it is in range`(
    kind: Kind, distance: Double
  ) {
    let stage = LevelBench.open(kind)
    let target = stage.offset(back: distance)
    stage.list.contentOffset = target
    #expect(stage.hasClosed)
    #expect(stage.list.contentOffset == stage.list.geometry.clamp(target))
  }

  @Test(arguments: kinds)
  func `an animated move closes it while it lasts`(kind: Kind) {
    let stage = LevelBench.open(kind)
    let target = stage.offset(back: stage.viewLength + 200)
    stage.list.setContentOffset(target, animated: true)
    #expect(stage.level.phase == .closing)
    #expect(stage.content.superview === stage.list)
    #expect(stage.list.reservedInset == .zero)
    stage.bench.wait(0.15)
    #expect(stage.list.contentOffset != target && stage.level.phase == .closing)
    stage.bench.wait(0.2)
    #expect(stage.hasClosed)
    #expect(stage.list.contentOffset == target)
  }

  @Test(arguments: kinds)
  func `after a short animated move the content returns`(kind: Kind) {
    let stage = LevelBench.open(kind)
    let (open, target) = (stage.list.contentOffset, stage.offset(back: 40))
    stage.list.setContentOffset(target, animated: true)
    stage.bench.wait(0.29)
    #expect(abs(stage.list.contentOffset[stage.edge.axis] - target[stage.edge.axis]) < 1)
    stage.bench.wait(1)
    #expect(stage.list.contentOffset == open && stage.level.phase == .open)
  }

  @Test(arguments: kinds)
  func `keys close it, but for a line`(kind: Kind) {
    let stage = LevelBench.open(kind)
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
    #expect(stage.hasClosed)
  }

  @Test(arguments: kinds)
  func `a wheel closes it 0.15 seconds after its last event`(kind: Kind) {
    let stage = LevelBench.open(kind)
    for _ in 0..<3 {
      scroll(stage, back: 50, by: .wheel)
      stage.bench.wait(0.1)
    }
    #expect(stage.level.phase == .open)
    stage.bench.wait(0.06)
    #expect(stage.hasClosed)
  }

  @Test(arguments: kinds)
  func `a wheel that ends closes it at once`(kind: Kind) {
    let stage = LevelBench.open(kind)
    scroll(stage, back: 80, by: .wheelEnd)
    #expect(stage.hasClosed)
  }

  @Test(arguments: kinds, [Scroll.offset, .animated, .wheel, .wheelEnd])
  private func `after less the content returns`(kind: Kind, scroll way: Scroll) {
    let stage = LevelBench.open(kind)
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
    let stage = LevelBench.open(kind)
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
    #expect(stage.hasClosed)
  }

  @Test(arguments: kinds)
  func `its page fills the view wherever the content moves along the other axis`(kind: Kind) {
    let stage = LevelBench.open(kind)
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
    let stage = LevelBench.open(kind)
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

  @Test(arguments: kinds)
  func `a platform's scroll closes it after a pause, unless it is a deceleration`(kind: Kind) {
    let (stage, driver) = (LevelBench.open(kind), RecordingDriver())
    stage.list.driver = driver
    let place = stage.list.contentOffset
    stage.list.driverDidScroll(to: stage.offset(back: 80), by: .deceleration)
    stage.bench.wait(0.2)
    #expect(stage.level.phase == .open)
    stage.list.driverDidScroll(to: place, by: .deceleration)
    stage.list.driverDidScroll(to: stage.offset(back: 1.5), by: .app)
    stage.bench.wait(1)
    #expect(stage.list.contentOffset == place)
    stage.list.driverDidScroll(to: stage.offset(back: 80), by: .app)
    stage.bench.wait(0.1)
    #expect(stage.level.phase == .open)
    stage.bench.wait(0.1)
    #expect(stage.hasClosed)
  }
}
