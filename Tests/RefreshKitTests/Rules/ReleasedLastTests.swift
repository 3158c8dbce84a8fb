import RefreshKit
import Testing

/// What a change drops is released after the change, because an object that an error or a block
/// retains may call the component when it is deallocated.
@MainActor struct ReleasedLastTests {
  /// An error that retains an object, which calls `will` when it is deallocated.
  @MainActor private struct Broken: Error {
    let will: LastWill
  }

  /// Where the last reference to an object is dropped.
  private enum Drop: CaseIterable {
    /// An error that the result of the next refresh replaces.
    case replacedByCall, replacedByState, replacedByDisplay, replacedByDetaching
    /// A block of a begin whose refresh ends before its callback, or that was pending when the
    /// state was set by hand.
    case unusedBegin, overtakenBegin
    /// An error or a block of an end that was pending when the state was set by hand.
    case overtakenError, overtakenEnd
    /// Blocks of a component that is detached.
    case detachedBegin, detachedEnd

    /// Whether the component is detached when the object is released, so that changes are not
    /// reported.
    var isDetached: Bool { [.detachedBegin, .detachedEnd, .replacedByDetaching].contains(self) }
  }

  private enum Will: CaseIterable {
    case begin, refreshing, pulling, noMoreData, end
  }

  /// Drops the object, whose deinit calls `will`.
  private func drop(_ bench: Bench, by drop: Drop, will: @escaping () -> Void) {
    let component = bench.component
    func block() -> () -> Void {
      let will = LastWill(will)
      return { withExtendedLifetime(will) {} }
    }
    func fail() { component.endRefreshing(with: .failure(Broken(will: LastWill(will)))) }
    switch drop {
    case .replacedByCall, .replacedByState, .replacedByDisplay, .replacedByDetaching:
      bench.refresh()
      fail()
      bench.wait(1)
      bench.refresh()
      if drop == .replacedByDisplay { component.resultDisplayDuration = 1 }
      switch drop {
      case .replacedByState: component.state = .idle
      case .replacedByDetaching: bench.detach()
      default: component.endRefreshing()
      }
    case .unusedBegin:
      bench.list.isInWindow = false
      component.beginRefreshing(completion: block())
      component.state = .idle
      bench.list.isInWindow = true
    case .overtakenBegin:
      component.endRefreshing()
      component.beginRefreshing(completion: block())
      component.state = .idle
    case .overtakenError:
      bench.refresh()
      fail()
      component.state = .refreshing
    case .overtakenEnd:
      component.endRefreshing(completion: block())
      component.state = .idle
    case .detachedBegin:
      component.beginRefreshing(completion: block())
      component.endRefreshing()
      component.beginRefreshing(completion: block())
      bench.detach()
    case .detachedEnd:
      bench.refresh()
      component.endRefreshing(completion: block())
      bench.detach()
    }
  }

  @Test(arguments: Kind.all, Drop.allCases)
  private func `an object that is released with what was dropped may call the component`(
    kind: Kind, way: Drop
  ) {
    for will in Will.allCases {
      let bench = Bench(kind)
      var wills = 0
      drop(bench, by: way) { [unowned bench] in
        wills += 1
        let component = bench.component
        switch will {
        case .begin: component.beginRefreshing()
        case .refreshing: component.state = .refreshing
        case .pulling: component.state = .pulling
        case .noMoreData: component.state = .noMoreData
        case .end: component.endRefreshing()
        }
      }
      if bench.component.scrollView == nil {
        #expect(wills > 0, "\(will)")
        bench.attach()
      }
      bench.wait(2)
      #expect(wills > 0, "\(will)")
      let state: RefreshState =
        switch will {
        case .begin: .refreshing
        // The state is already refreshing while the result is shown.
        case .refreshing: way == .replacedByDisplay ? .idle : .refreshing
        // The content returns from the refresh, which ends the pull.
        case .pulling:
          [.replacedByDisplay, .overtakenError].contains(way) && bench.length > 0 && !kind.isAuto
            ? .idle : .pulling
        case .noMoreData: .noMoreData
        case .end: .idle
        }
      #expect(
        bench.differences(from: state, reserved: state == .refreshing ? .open : .atRest) == [],
        "\(will)")

      let changes = bench.log.compactMap { entry in
        let states = entry.split(separator: ">").map(String.init)
        return states.count == 2 ? (states[0], states[1]) : nil
      }
      let isChain = zip(changes, changes.dropFirst()).allSatisfy { $0.1 == $1.0 }
      #expect(isChain || way.isDetached, "\(will): \(bench.log)")

      bench.component.resultDisplayDuration = 0
      bench.component.state = .idle
      bench.wait(1)
      bench.clearLog()
      bench.refresh()
      bench.end()
      let log = bench.calls("idle>refreshing refreshing began refreshing>idle closing ended")
      #expect(bench.differences(from: .idle, reserved: .atRest, log: log) == [], "\(will)")
    }
  }
}
