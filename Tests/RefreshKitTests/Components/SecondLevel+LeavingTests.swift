import RefreshKit
import Testing

/// Every way in which a second level is left.
struct SecondLevelLeavingTests {
  /// The classes that can have a second level.
  nonisolated private static let kinds = LevelBench.kinds

  @Test(arguments: kinds)
  func `a drag back closes it when it is longer than the closing distance`(kind: Kind) {
    let stage = LevelBench(kind)
    stage.open()
    let open = stage.list.contentOffset
    stage.dragBack(by: 69)
    #expect(stage.level.phase == .open)
    #expect(stage.list.contentOffset == open)
    stage.bench.clearLog()
    stage.dragBack(by: 71)
    expectNoTrace(stage)
    #expect(stage.bench.log == ["closed"])
  }

  /// Every way in which an open level is left, apart from a drag.
  nonisolated private enum Exit: CaseIterable {
    case call, begin, refreshState, hidden, interaction, detaching, removal, replacement
  }

  @Test(arguments: kinds, Exit.allCases)
  private func `an open level is left without a trace`(kind: Kind, exit: Exit) {
    for isOpening in [false, true] {
      let stage = LevelBench(kind)
      stage.component.isAutomaticallyChangeAlpha = true
      isOpening ? stage.component.openSecondLevel() : stage.open()
      leave(stage, by: exit)
      stage.bench.wait(1)
      if [.begin, .refreshState].contains(exit) {
        #expect(stage.component.state == .refreshing)
        #expect(stage.bench.count("refreshing") == 1)
        #expect(stage.list.reservedInset[stage.edge] == stage.bench.length)
        stage.bench.end()
      }
      expectNoTrace(stage)
      #expect(stage.bench.count("closed") == (exit == .detaching ? 0 : 1))
    }
  }

  /// A level that is in sight, or that a pull has armed.
  nonisolated private enum Start: CaseIterable {
    case open, armed
  }

  @Test(arguments: kinds, Start.allCases)
  private func `a refresh that an observer ends at once closes it`(kind: Kind, start: Start) {
    for answer in [RefreshState.idle, .pulling] {
      let stage = LevelBench(kind)
      start == .open ? stage.open() : stage.bench.pull(by: 2)
      #expect(stage.level.phase == (start == .open ? .open : .armed))
      let observation = stage.component.observeState { [unowned stage] change in
        if change.new == .refreshing { stage.component.state = answer }
      }
      stage.component.beginRefreshing()
      #expect(stage.level.phase == .closed)
      #expect(stage.bench.count("closed") == (start == .open ? 1 : 0))
      observation.cancel()
      guard start == .open else { continue }
      stage.component.state = .idle
      stage.bench.wait(1)
      expectNoTrace(stage)
    }
  }

  private func leave(_ stage: LevelBench, by exit: Exit) {
    switch exit {
    case .call: stage.component.closeSecondLevel()
    case .begin: stage.component.beginRefreshing()
    case .refreshState: stage.component.state = .refreshing
    case .hidden: stage.component.isHidden = true
    case .interaction: stage.component.isUserInteractionEnabled = false
    case .detaching: stage.bench.detach()
    case .removal: stage.component.secondLevel = nil
    case .replacement: stage.component.secondLevel = SecondLevel()
    }
  }

  private func expectNoTrace(_ stage: LevelBench) {
    #expect(stage.level.phase == .closed)
    #expect(stage.component.state == .idle)
    #expect(stage.component.pullingPercent == 0)
    #expect(stage.component.alpha == (stage.component.isAutomaticallyChangeAlpha ? 0 : 1))
    #expect(stage.list.reservedInset == .zero)
    #expect(stage.content.superview == nil)
    #expect(stage.bench.isInRange)
    let plain = Bench(Kind.all.first { $0.name == "\(type(of: stage.component))" } ?? Kind.all[0])
    if stage.component.scrollView != nil {
      #expect(stage.list.geometry == plain.list.geometry)
    }
  }

  @Test(arguments: kinds)
  func `a call closes it even while a finger drags`(kind: Kind) {
    let stage = LevelBench.open(kind)
    stage.list.beginDragging()
    stage.component.closeSecondLevel()
    #expect(stage.list.contentOffset == stage.list.geometry.clamp(stage.list.contentOffset))
    stage.bench.wait(1)
    #expect(stage.hasClosed)
  }

  @Test(arguments: kinds)
  func `an armed level that is removed takes its title along`(kind: Kind) {
    let (stage, plain) = (LevelBench(kind), Bench(kind))
    for bench in [stage.bench, plain] { bench.pull(by: 2) }
    stage.component.secondLevel = nil
    let titles = [stage.component, plain.component].map {
      ($0 as? any StateTitled)?.stateLabel.text
    }
    #expect(titles[0] == titles[1])
  }
}
