import RefreshKit
import RefreshReplay
import Testing

/// Scrolling the content away from an open level closes the level, whatever scrolls. After a
/// shorter distance the content returns.
@MainActor struct SecondLevelMovesTests {
  /// What scrolls the content.
  private enum Scroll: CaseIterable {
    case offset, animated, wheel, wheelEnd
  }

  private func scroll(_ bench: Bench, back distance: Double, by scroll: Scroll) {
    let (old, new) = (bench.list.contentOffset, bench.offset(back: distance))
    switch scroll {
    case .offset: bench.list.contentOffset = new
    case .animated: bench.list.setContentOffset(new, animated: true)
    case .wheel: bench.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y)
    case .wheelEnd: bench.list.scrollWheel(dx: new.x - old.x, dy: new.y - old.y, phase: .ended)
    }
  }

  @Test(arguments: Kind.levelled, [71.0, 300, 667, 1_000])
  func `an offset that the app sets closes a level at once, and is kept if it is in range`(
    kind: Kind, distance: Double
  ) {
    let bench = Bench(openLevel: kind)
    let target = bench.offset(back: distance)
    bench.list.contentOffset = target
    #expect(bench.hasClosedLevel)
    #expect(bench.list.contentOffset == bench.list.geometry.clamp(target))
  }

  @Test(arguments: Kind.levelled)
  func `an animated move closes a level meanwhile, and after a short one the content returns`(
    kind: Kind
  ) {
    let bench = Bench(openLevel: kind)
    let target = bench.offset(back: bench.viewLength + 200)
    bench.list.setContentOffset(target, animated: true)
    #expect(bench.level.phase == .closing)
    #expect(bench.levelContent.isIn(bench.list))
    #expect(bench.list.reservedInset == .zero)
    bench.wait(0.15)
    #expect(bench.list.contentOffset != target && bench.level.phase == .closing)
    bench.wait(0.2)
    #expect(bench.hasClosedLevel)
    #expect(bench.list.contentOffset == target)

    let short = Bench(openLevel: kind)
    let (open, near) = (short.list.contentOffset, short.offset(back: 40))
    short.list.setContentOffset(near, animated: true)
    short.wait(0.29)
    #expect(abs(short.position - near[short.edge.axis]) < 1)
    short.wait(1)
    #expect(short.list.contentOffset == open && short.level.phase == .open)
  }

  @Test(arguments: Kind.levelled)
  func `keys close a level, except those that scroll by a line`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    let axis = bench.edge.axis
    let isLeading = bench.edge == axis.leadingEdge
    let direction: ScrollStep.Direction =
      axis == .vertical ? (isLeading ? .down : .up) : (isLeading ? .right : .left)
    let place = bench.list.contentOffset
    for isAnimated in [false, true] {
      bench.list.scroll(by: .line(direction), animated: isAnimated)
      bench.wait(1)
      #expect(bench.level.phase == .open)
      #expect(bench.list.contentOffset == place)
    }
    bench.list.scroll(by: .page(direction), animated: true)
    bench.wait(1)
    #expect(bench.hasClosedLevel)
  }

  @Test(arguments: Kind.levelled)
  func `a wheel closes a level 0.15 seconds after its last event, or at its end`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    for _ in 0..<3 {
      scroll(bench, back: 50, by: .wheel)
      bench.wait(0.1)
    }
    #expect(bench.level.phase == .open)
    bench.wait(0.06)
    #expect(bench.hasClosedLevel)

    let ended = Bench(openLevel: kind)
    scroll(ended, back: 80, by: .wheelEnd)
    #expect(ended.hasClosedLevel)

    let opening = Bench(level: kind)
    opening.component.openSecondLevel()
    let place = opening.list.contentOffset
    opening.wait(0.1)
    scroll(opening, back: 100, by: .wheel)
    #expect(opening.list.contentOffset == place)
    opening.wait(1)
    #expect(opening.level.phase == .open)
    #expect(opening.list.contentOffset == place)
  }

  @Test(arguments: Kind.levelled, [Scroll.offset, .animated, .wheel, .wheelEnd])
  private func `after less than the closing distance the content returns to the level`(
    kind: Kind, scroll way: Scroll
  ) {
    let bench = Bench(openLevel: kind)
    let place = bench.list.contentOffset
    scroll(bench, back: 60, by: way)
    bench.wait(1)
    #expect(bench.level.phase == .open)
    #expect(bench.list.contentOffset == place)
    #expect(bench.levelContent.frame == bench.visible)
    #expect(bench.log == [])
  }

  @Test(arguments: Kind.levelled)
  func `a refresh or a level at the opposite edge closes an open level`(kind: Kind) {
    for opensLevel in [false, true] {
      let bench = Bench(openLevel: kind)
      let other = bench.edge.opposite.makeBack()
      let level = SecondLevel()
      if opensLevel {
        bench.list.contentSize = Size(width: 300, height: 300)
        other.secondLevel = level
      }
      bench.list[Slot(other.edge)] = other
      bench.wait()
      if opensLevel {
        other.openSecondLevel()
        #expect(bench.level.phase == .closed)
        bench.wait(1)
        #expect(level.phase == .open)
      }
      other.beginRefreshing()
      bench.wait(1)
      #expect(other.state == .refreshing && level.phase == .closed)
      #expect(bench.hasClosedLevel)
    }
  }

  @Test(arguments: Kind.headers + Kind.ownHeaders + Kind.floating + Kind.sides)
  func `an auto footer loads if a scroll from a level reaches the end of the list`(kind: Kind) {
    for way in [Scroll.offset, .animated, .wheel] {
      let bench = Bench(openLevel: kind)
      let footer = RefreshAutoNormalFooter()
      bench.list.footer = footer
      bench.wait()
      let end = bench.list.geometry.range(along: .vertical).upperBound
      if bench.edge.axis == .horizontal {
        bench.list.contentOffset = Point(x: bench.edge == .left ? 0 : 625, y: end)
      } else {
        scroll(bench, back: end - bench.list.contentOffset.y, by: way)
      }
      bench.wait(1)
      #expect(bench.level.phase == .closed, "\(way)")
      #expect(bench.list.contentOffset.y == end, "\(way)")
      #expect(footer.state == .refreshing, "\(way)")
    }
  }

  @Test(arguments: Kind.levelled)
  func `a scroll of the platform closes a level after a pause, unless it is a deceleration`(
    kind: Kind
  ) {
    let bench = Bench(openLevel: kind)
    bench.list.driver = bench.driver
    let place = bench.list.contentOffset
    bench.list.driverDidScroll(to: bench.offset(back: 80), by: .deceleration)
    bench.wait(0.2)
    #expect(bench.level.phase == .open)
    bench.list.driverDidScroll(to: place, by: .deceleration)
    bench.list.driverDidScroll(to: bench.offset(back: 1.5), by: .app)
    bench.wait(1)
    #expect(bench.list.contentOffset == place)
    bench.list.driverDidScroll(to: bench.offset(back: 80), by: .app)
    bench.wait(0.1)
    #expect(bench.level.phase == .open)
    bench.wait(0.1)
    #expect(bench.hasClosedLevel)
  }

  @Test(arguments: Kind.levelled)
  func `a delegate that keeps the content near the level causes no endless moves`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    let axis = bench.edge.axis
    let place = bench.position + 40 * bench.inwards
    let places = bench.inwards > 0 ? place...9_999 : -9_999...place
    bench.delegation.whenScrolled = { list in
      let kept = min(max(list.contentOffset[axis], places.lowerBound), places.upperBound)
      if kept != list.contentOffset[axis] { list.contentOffset[axis] = kept }
    }
    bench.list.delegate = bench
    bench.list.contentOffset = bench.list.contentOffset
    bench.wait(2)
    #expect(bench.level.phase == .open)
    bench.list.delegate = nil
    bench.component.closeSecondLevel()
    bench.wait(2)
    #expect(bench.level.phase == .closed && bench.isInRange)
  }

  @Test(arguments: Kind.levelled)
  func `a host's deceleration closes a level when it ends`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    let far = bench.offset(back: bench.viewLength)
    bench.list.beginDragging()
    bench.list.endDragging(decelerate: true)
    bench.list.decelerate(to: far)
    bench.list.endDecelerating()
    bench.wait(1)
    #expect(bench.hasClosedLevel)
  }

  @Test(arguments: Kind.levelled)
  func `a level that is replaced is closed before the app is told`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    let next = SecondLevel()
    bench.level.threshold = 1.1
    bench.answer("closed") {
      #expect(bench.component.secondLevel === next)
      bench.pull(by: 1.5)
    }
    bench.component.secondLevel = next
    #expect(bench.level.phase == .closed)
    bench.list.cancelDragging()
    bench.wait(3)
    #expect(bench.level.phase == .closed && next.phase == .closed)
  }

  @Test(arguments: Kind.levelled)
  func `during a drag at an open level, another content size moves no content`(kind: Kind) {
    let bench = Bench(openLevel: kind)
    bench.list.beginDragging()
    let offset = bench.offset(back: 30)
    bench.list.drag(to: offset)
    bench.list.contentSize.width += 100
    bench.list.contentSize.height += 100
    #expect(bench.list.contentOffset == offset)
  }
}
