import RefreshKit
import Testing

/// The second level: opened by a longer pull or by code, and closed in every way.
@MainActor struct SecondLevelTests {
  @Test func `a level belongs to one component at a time`() async {
    let level = SecondLevel()
    let (first, second) = (RefreshHeader(), RefreshHeader())
    first.secondLevel = level
    first.secondLevel = nil
    second.secondLevel = level
    #expect(second.secondLevel === level)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let level = SecondLevel()
        let (first, second) = (RefreshHeader(), RefreshHeader())
        first.secondLevel = level
        second.secondLevel = level
      }
    }
    #expect(result.message.contains("belongs to one component at a time"))
  }

  // MARK: Opening

  @Test(arguments: Kind.levelled)
  func `a pull beyond the threshold by more than rounding arms the level, a shorter one disarms it`(
    kind: Kind
  ) {
    let bench = Bench(level: kind)
    var ticks = 0
    let token = bench.component.observeFeedback { if $0 == .tick { ticks += 1 } }
    bench.pull(by: 1.85)
    #expect(bench.component.state == .pulling)
    #expect(bench.level.phase == .closed)
    #expect(ticks == 1)
    var offset = bench.offset(pulledBy: 1.9)
    offset[bench.edge.axis] -= 0.5e-6 * bench.inwards
    bench.list.drag(to: offset)
    #expect(bench.level.phase == .closed)
    offset[bench.edge.axis] -= 1.5e-6 * bench.inwards
    bench.list.drag(to: offset)
    #expect(bench.component.state == .pulling)
    #expect(bench.level.phase == .armed)
    #expect(ticks == 2)
    #expect(bench.component.accessibilityValue == "Release for more")
    bench.drag(by: 1.5)
    #expect(bench.component.state == .pulling)
    #expect(bench.level.phase == .closed)
    bench.drag(by: 2)
    #expect(ticks == 3)
    bench.drag(by: 0.5)
    #expect(bench.component.state == .idle)
    #expect(bench.level.phase == .closed)
    _ = token
  }

  @Test(arguments: Kind.titled.filter { kind in Kind.levelled.contains { $0.name == kind.name } })
  func `while a release would open the level, the component shows a title of its own`(kind: Kind) {
    let bench = Bench(level: kind)
    let label = bench.titled.stateLabel
    bench.pull(by: 1.5)
    let pulling = label.text
    bench.drag(by: 2)
    #expect(label.text == "Release for more")
    bench.level.title = "Second floor"
    #expect(label.text == "Second floor")
    bench.drag(by: 1.5)
    #expect(label.text == pulling)
    bench.drag(by: 2)
    bench.list.cancelDragging()
    #expect(label.text == bench.titled.title(for: .idle))
    bench.pull(by: 2)
    bench.component.secondLevel = nil
    #expect(label.text == pulling, "a level that is removed takes its title along")
  }

  @Test(arguments: Kind.levelled)
  func `a release of an armed level opens it instead of a refresh`(kind: Kind) {
    let bench = Bench(level: kind)
    bench.pull(by: 2)
    bench.list.endDragging()
    bench.wait()
    #expect(bench.level.phase == .opening)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    bench.wait(0.59)
    #expect(bench.level.phase == .opening)
    bench.wait(0.02)
    #expect(bench.level.phase == .open)
    #expect(bench.log == ["idle>pulling", "pulling>idle", "opened"])
    #expect(bench.list.reservedInset[bench.edge] == bench.viewLength)
    #expect(bench.levelContent.isIn(bench.list))
    #expect(bench.levelContent.frame == bench.visible)
    bench.wait(5)
    #expect(bench.count("opened") == 1)
    #expect(bench.isInRange)
  }

  @Test(arguments: Kind.levelled)
  func `a fling beyond the edge opens no level, and a pull back below the threshold refreshes`(
    kind: Kind
  ) {
    let bench = Bench(level: kind)
    bench.pull(by: -2)
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: bench.offset(pulledBy: 3))
    bench.list.endDecelerating()
    bench.wait(2)
    #expect(bench.level.phase == .closed)
    bench.expect(.idle, reserved: .atRest, log: "")

    bench.pull(by: 2)
    bench.drag(by: 1.5)
    bench.list.endDragging()
    bench.wait(1)
    #expect(bench.level.phase == .closed)
    bench.expect(
      .refreshing, percent: 1, reserved: .open,
      log: "idle>pulling pulling>refreshing refreshing began")
  }

  @Test(arguments: Kind.levelled)
  func `code opens and closes a level, once each`(kind: Kind) {
    let bench = Bench(level: kind)
    for _ in 0..<2 {
      bench.component.openSecondLevel()
      bench.component.openSecondLevel()
      bench.wait(1)
    }
    #expect(bench.level.phase == .open)
    for _ in 0..<2 {
      bench.component.closeSecondLevel()
      bench.component.closeSecondLevel()
      bench.wait(1)
    }
    #expect(bench.log == ["opened", "closed"])
    bench.component.openSecondLevel()
    bench.wait(0.3)
    bench.component.closeSecondLevel()
    bench.wait(0.3)
    #expect(bench.level.phase == .closing)
    bench.component.openSecondLevel()
    bench.wait(1)
    #expect(bench.log == ["opened", "closed", "opened"])
  }

  @Test(arguments: Kind.levelled + Kind.autoFooters)
  func `a component that refreshes, is hidden, detached or not pulled opens no level`(kind: Kind) {
    let bench = Bench(level: kind)
    bench.refresh()
    bench.component.openSecondLevel()
    #expect(bench.level.phase == .closed)
    bench.end()
    bench.component.isHidden = true
    bench.component.openSecondLevel()
    #expect(bench.level.phase == .closed)
    bench.component.isHidden = false
    bench.detach()
    bench.component.openSecondLevel()
    #expect(bench.level.phase == .closed)
    bench.attach()
    bench.component.openSecondLevel()
    #expect(bench.level.phase == (kind.isAuto ? .closed : .opening))
  }

  // MARK: While it is open

  @Test(arguments: Kind.levelled)
  func `while a level is open no gesture begins a refresh`(kind: Kind) {
    let bench = Bench(level: kind)
    let footer = bench.edge == .bottom ? nil : RefreshAutoNormalFooter().link(to: bench.list)
    let header = bench.edge == .top ? nil : RefreshNormalHeader().link(to: bench.list)
    bench.wait()
    bench.component.openSecondLevel()
    bench.wait(1)
    footer?.stateLabel.tap()
    bench.list.beginDragging()
    bench.list.drag(to: Point(x: 0, y: 1_900))
    bench.list.drag(to: Point(x: 0, y: -1_500))
    bench.list.endDragging()
    #expect(bench.component.accessibilityActivate() == false)
    #expect(header?.accessibilityActivate() != true)
    bench.wait(2)
    #expect(bench.count("refreshing") == 0)
    #expect(footer?.isRefreshing != true)
    #expect(header?.isRefreshing != true)
  }

  @Test(arguments: Kind.levelled)
  func `other components treat the inset of a level like the app's own`(kind: Kind) {
    let bench = Bench(level: kind)
    let other: RefreshComponent =
      bench.edge == .bottom
      ? RefreshNormalHeader().link(to: bench.list) : RefreshBackNormalFooter().link(to: bench.list)
    bench.wait()
    bench.component.openSecondLevel()
    #expect(other.scrollViewOriginalInset[bench.edge] == bench.viewLength)
    #expect(bench.component.scrollViewOriginalInset == .zero)
    #expect(bench.list.contentInset == .zero)
    bench.component.closeSecondLevel()
    #expect(other.scrollViewOriginalInset == .zero)
  }

  @Test(arguments: Kind.levelled)
  func `a level stays open and fills the view while the list is resized`(kind: Kind) {
    let bench = Bench(level: kind)
    bench.openLevel()
    for size in [Size(width: 667, height: 375), Size(width: 300, height: 900)] {
      bench.list.frame.size = size
      #expect(bench.level.phase == .open)
      #expect(bench.list.reservedInset[bench.edge] == bench.viewLength)
      #expect(bench.levelContent.frame == bench.visible)
      #expect(bench.levelContent.frame.size == size)
    }
    bench.list.contentInset = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    bench.list.contentSize = Size(width: 1_200, height: 1_500)
    #expect(bench.levelContent.frame == bench.visible)
    #expect(bench.level.phase == .open)
  }

  @Test func `content that is set while the level is open replaces the old content`() {
    let bench = Bench(.normalHeader)
    let (list, level, old, new) = (bench.list, bench.level, View(), View())
    bench.component.secondLevel = level
    bench.component.openSecondLevel()
    level.content = old
    #expect(old.isIn(list))
    level.content = new
    #expect(!old.isIn(list))
    #expect(new.isIn(list))
    #expect(new.frame == Rect(x: 0, y: -667, width: 375, height: 667))
  }

  // MARK: Closing

  @Test(arguments: Kind.levelled)
  func `a drag back closes a level if it is longer than the closing distance`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    let open = bench.list.contentOffset
    bench.dragBack(by: 70 + 0.5e-6)
    #expect(bench.level.phase == .open)
    #expect(bench.list.contentOffset == open)
    bench.dragBack(by: 70 + 2e-6)
    expectNoTrace(bench)
    #expect(bench.log == ["closed"])
  }

  /// Every way in which an open level closes, except a drag.
  private enum Exit: CaseIterable {
    case call, begin, refreshState, hidden, interaction, detaching, removal, replacement
  }

  @Test(arguments: Kind.levelled, Exit.allCases)
  private func `a closed level leaves insets, offset and views as they were`(
    kind: Kind, exit: Exit
  ) {
    for isOpening in [false, true] {
      let bench = Bench(level: kind)
      bench.component.isAutomaticallyChangeAlpha = true
      isOpening ? bench.component.openSecondLevel() : bench.openLevel()
      leave(bench, by: exit)
      bench.wait(1)
      if [.begin, .refreshState].contains(exit) {
        #expect(bench.component.state == .refreshing)
        #expect(bench.count("refreshing") == 1)
        #expect(bench.list.reservedInset[bench.edge] == bench.length)
        bench.end()
      }
      expectNoTrace(bench)
      #expect(bench.count("closed") == (exit == .detaching ? 0 : 1))
    }
  }

  /// Whether the level is open, or armed by a pull, when the refresh begins.
  private enum Start: CaseIterable {
    case open, armed
  }

  @Test(arguments: Kind.levelled, Start.allCases)
  private func `a level closes even if an observer ends the refresh at once`(
    kind: Kind, start: Start
  ) {
    for answer in [RefreshState.idle, .pulling] {
      let bench = Bench(level: kind)
      start == .open ? bench.openLevel() : bench.pull(by: 2)
      #expect(bench.level.phase == (start == .open ? .open : .armed))
      let observation = bench.component.observeState { [unowned bench] change in
        if change.new == .refreshing { bench.component.state = answer }
      }
      bench.component.beginRefreshing()
      #expect(bench.level.phase == .closed)
      #expect(bench.count("closed") == (start == .open ? 1 : 0))
      observation.cancel()
      guard start == .open else { continue }
      bench.component.state = .idle
      bench.wait(1)
      expectNoTrace(bench)
    }
  }

  private func leave(_ bench: Bench, by exit: Exit) {
    switch exit {
    case .call: bench.component.closeSecondLevel()
    case .begin: bench.component.beginRefreshing()
    case .refreshState: bench.component.state = .refreshing
    case .hidden: bench.component.isHidden = true
    case .interaction: bench.component.isUserInteractionEnabled = false
    case .detaching: bench.detach()
    case .removal: bench.component.secondLevel = nil
    case .replacement: bench.component.secondLevel = SecondLevel()
    }
  }

  private func expectNoTrace(_ bench: Bench) {
    #expect(bench.level.phase == .closed)
    #expect(bench.component.state == .idle)
    #expect(bench.component.pullingPercent == 0)
    #expect(bench.component.alpha == (bench.component.isAutomaticallyChangeAlpha ? 0 : 1))
    #expect(bench.list.reservedInset == .zero)
    #expect(!bench.levelContent.isIn(bench.list))
    #expect(bench.isInRange)
    let plain = Bench(Kind.all.first { $0.name == "\(type(of: bench.component))" } ?? Kind.all[0])
    if bench.component.scrollView != nil {
      #expect(bench.list.geometry == plain.list.geometry)
    }
  }

  @Test(arguments: Kind.levelled)
  func `code opens and closes a level even while a finger drags`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    bench.list.beginDragging()
    bench.component.closeSecondLevel()
    #expect(bench.list.contentOffset == bench.list.geometry.clamp(bench.list.contentOffset))
    bench.wait(1)
    #expect(bench.hasClosedLevel)

    let (dragged, plain) = (Bench(level: kind), Bench(level: kind))
    dragged.list.beginDragging()
    for bench in [dragged, plain] { bench.component.openSecondLevel() }
    #expect(dragged.list.contentOffset == plain.list.contentOffset)
    #expect(dragged.list.contentOffset != .zero)
  }
}
