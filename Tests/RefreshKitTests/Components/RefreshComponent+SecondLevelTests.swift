import RefreshKit
import Testing

/// The second level: opened by a longer pull or by code, and left in every way.
struct RefreshComponentSecondLevelTests {
  /// The classes that can have a second level.
  nonisolated private static let kinds = LevelBench.kinds

  @Test(arguments: kinds)
  func `a pull beyond the threshold arms the level, and one below it does not any more`(
    kind: Kind
  ) {
    let stage = LevelBench(kind)
    var ticks = 0
    let token = stage.component.observeFeedback { if $0 == .tick { ticks += 1 } }
    stage.bench.pull(by: 1.85)
    #expect(stage.component.state == .pulling)
    #expect(stage.level.phase == .closed)
    #expect(ticks == 1)
    stage.bench.drag(by: 1.95)
    #expect(stage.component.state == .pulling)
    #expect(stage.level.phase == .armed)
    #expect(ticks == 2)
    #expect(stage.component.accessibilityValue == "Release for more")
    stage.bench.drag(by: 1.5)
    #expect(stage.component.state == .pulling)
    #expect(stage.level.phase == .closed)
    stage.bench.drag(by: 2)
    #expect(ticks == 3)
    stage.bench.drag(by: 0.5)
    #expect(stage.component.state == .idle)
    #expect(stage.level.phase == .closed)
    _ = token
  }

  @Test(arguments: Kind.titled.filter { kind in kinds.contains { $0.name == kind.name } })
  func `the armed component shows a title of its own`(kind: Kind) throws {
    let stage = LevelBench(kind)
    let label = try #require(stage.component as? any StateTitled).stateLabel
    stage.bench.pull(by: 1.5)
    let pulling = label.text
    stage.bench.drag(by: 2)
    #expect(label.text == "Release for more")
    stage.level.title = "Second floor"
    #expect(label.text == "Second floor")
    stage.bench.drag(by: 1.5)
    #expect(label.text == pulling)
    stage.bench.drag(by: 2)
    stage.list.cancelDragging()
    #expect(label.text == (stage.component as? any StateTitled)?.title(for: .idle))
  }

  @Test(arguments: kinds)
  func `letting go while armed opens the level in place of a refresh`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.bench.pull(by: 2)
    stage.list.endDragging()
    stage.bench.wait()
    #expect(stage.level.phase == .opening)
    #expect(stage.component.state == .idle)
    #expect(stage.component.pullingPercent == 0)
    stage.bench.wait(0.59)
    #expect(stage.level.phase == .opening)
    stage.bench.wait(0.02)
    #expect(stage.level.phase == .open)
    #expect(stage.bench.log == ["idle>pulling", "pulling>idle", "opened"])
    #expect(stage.list.reservedInset[stage.edge] == stage.viewLength)
    #expect(stage.content.superview === stage.list)
    #expect(stage.content.frame == stage.visible)
    stage.bench.wait(5)
    #expect(stage.bench.count("opened") == 1)
    #expect(stage.bench.isInRange)
  }

  @Test(arguments: kinds)
  func `a fling over the edge does not open it`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.bench.pull(by: -2)
    stage.list.endDragging(decelerate: true)
    stage.list.decelerate(to: stage.bench.offset(pulledBy: 3))
    stage.list.endDecelerating()
    stage.bench.wait(2)
    #expect(stage.level.phase == .closed)
    #expect(stage.bench.log.isEmpty)
  }

  @Test(arguments: kinds)
  func `a pull below the threshold refreshes`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.bench.pull(by: 2)
    stage.bench.drag(by: 1.5)
    stage.list.endDragging()
    stage.bench.wait(1)
    #expect(stage.component.state == .refreshing)
    #expect(stage.level.phase == .closed)
  }

  @Test(arguments: kinds)
  func `while it is open no gesture begins a refresh`(kind: Kind) {
    let stage = LevelBench(kind)
    let footer = stage.edge == .bottom ? nil : RefreshAutoNormalFooter().link(to: stage.list)
    let header = stage.edge == .top ? nil : RefreshNormalHeader().link(to: stage.list)
    stage.bench.wait()
    stage.component.openSecondLevel()
    stage.bench.wait(1)
    footer?.stateLabel.tap()
    stage.list.beginDragging()
    stage.list.drag(to: Point(x: 0, y: 1_900))
    stage.list.drag(to: Point(x: 0, y: -1_500))
    stage.list.endDragging()
    #expect(stage.component.accessibilityActivate() == false)
    #expect(header?.accessibilityActivate() != true)
    stage.bench.wait(2)
    #expect(stage.bench.count("refreshing") == 0)
    #expect(footer?.isRefreshing != true)
    #expect(header?.isRefreshing != true)
  }

  @Test(arguments: kinds)
  func `its inset counts as the app's own for the other components`(kind: Kind) {
    let stage = LevelBench(kind)
    let other: RefreshComponent =
      stage.edge == .bottom
      ? RefreshNormalHeader().link(to: stage.list) : RefreshBackNormalFooter().link(to: stage.list)
    stage.bench.wait()
    stage.component.openSecondLevel()
    #expect(other.scrollViewOriginalInset[stage.edge] == stage.viewLength)
    #expect(stage.component.scrollViewOriginalInset == .zero)
    #expect(stage.list.contentInset == .zero)
    stage.component.closeSecondLevel()
    #expect(other.scrollViewOriginalInset == .zero)
  }

  @Test(arguments: kinds)
  func `resizing keeps it open, and fitted`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.open()
    for size in [Size(width: 667, height: 375), Size(width: 300, height: 900)] {
      stage.list.frame.size = size
      #expect(stage.level.phase == .open)
      #expect(stage.list.reservedInset[stage.edge] == stage.viewLength)
      #expect(stage.content.frame == stage.visible)
      #expect(stage.content.frame.size == size)
    }
    stage.list.contentInset = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    stage.list.contentSize = Size(width: 1_200, height: 1_500)
    #expect(stage.content.frame == stage.visible)
    #expect(stage.level.phase == .open)
  }

  @Test(arguments: kinds)
  func `while it is in sight the percent is 0 and the automatic alpha 1`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.component.isAutomaticallyChangeAlpha = true
    stage.open()
    #expect(stage.component.alpha == 1)
    stage.list.beginDragging()
    var offset = stage.list.contentOffset
    offset[stage.edge.axis] += stage.edge == stage.edge.axis.leadingEdge ? -200 : 200
    stage.list.drag(to: offset)
    #expect(stage.component.pullingPercent == 0)
    #expect(stage.component.state == .idle)
    #expect(stage.component.alpha == 1)
  }

  @Test(arguments: kinds)
  func `it opens and closes by code, once each`(kind: Kind) {
    let stage = LevelBench(kind)
    for _ in 0..<2 {
      stage.component.openSecondLevel()
      stage.component.openSecondLevel()
      stage.bench.wait(1)
    }
    #expect(stage.level.phase == .open)
    for _ in 0..<2 {
      stage.component.closeSecondLevel()
      stage.component.closeSecondLevel()
      stage.bench.wait(1)
    }
    #expect(stage.bench.log == ["opened", "closed"])
    stage.component.openSecondLevel()
    stage.bench.wait(0.3)
    stage.component.closeSecondLevel()
    stage.bench.wait(0.3)
    #expect(stage.level.phase == .closing)
    stage.component.openSecondLevel()
    stage.bench.wait(1)
    #expect(stage.bench.log == ["opened", "closed", "opened"])
  }

  @Test(arguments: kinds)
  func `a component that refreshes, is hidden or detached opens none`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.bench.refresh()
    stage.component.openSecondLevel()
    #expect(stage.level.phase == .closed)
    stage.bench.end()
    stage.component.isHidden = true
    stage.component.openSecondLevel()
    #expect(stage.level.phase == .closed)
    stage.component.isHidden = false
    stage.bench.detach()
    stage.component.openSecondLevel()
    #expect(stage.level.phase == .closed)
    stage.bench.attach()
    stage.component.openSecondLevel()
    #expect(stage.level.phase == .opening)
  }

  @Test(arguments: Kind.autoFooters)
  func `an auto footer opens none`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.component.openSecondLevel()
    #expect(stage.level.phase == .closed)
  }

  @Test(arguments: kinds)
  func `a list that expires while it is open refreshes after it has closed`(kind: Kind) {
    let stage = LevelBench(kind)
    guard let header = stage.component as? RefreshHeader else { return }
    header.lastUpdatedTimeKey = "second level"
    stage.component.openSecondLevel()
    stage.bench.wait(1)
    header.expirationInterval = 10
    header.refreshIfExpired()
    stage.bench.wait(1)
    #expect(stage.level.phase == .open)
    header.closeSecondLevel()
    stage.bench.wait(2)
    #expect(stage.component.state == .refreshing)
  }
}
