import RefreshKit

/// What a test knows of the pagers that are made in it.
package final class PagerRegistry: Sendable {
  /// The registry of the current test; nil unless a test runs.
  ///
  /// The value is an object, not a function: in release builds of Swift 6.3, `withValue` of a
  /// task-local function stops the program.
  @TaskLocal package static var current: PagerRegistry?

  /// Called with each new pager.
  package let didMake: @MainActor @Sendable (any PagerFacts) -> Void

  package init(didMake: @escaping @MainActor @Sendable (any PagerFacts) -> Void) {
    self.didMake = didMake
  }
}

/// What a test asks a pager, whatever the type of its items.
@MainActor package protocol PagerFacts: AnyObject {
  /// The loads that are ongoing or pending.
  var presentLoads: [PresentLoad] { get }
  var number: EventNumber { get }
  /// A number that changes whenever the pager changes.
  var revision: Int { get }
}

/// A load of a pager that has not ended.
package struct PresentLoad {
  package enum Phase {
    /// A request is in flight, and does not wait for the clock or the server of a test.
    case running
    /// A request waits for the clock or the server of a test.
    case held
    /// The pager waits before a retry.
    case waitingForRetry
    /// The load is pending until a refresh ends.
    case waitingForRefresh
  }

  package let type: LoadType
  package let phase: Phase
}

extension Pager: PagerFacts {
  package var presentLoads: [PresentLoad] {
    loadTable.loads.filter(\.isCurrent).map { load in
      let phase: PresentLoad.Phase =
        switch load.phase {
        case .waitingForRefresh: .waitingForRefresh
        case .waitingForRetry: .waitingForRetry
        case .requesting, .ended: load.watch?.isWaiting == true ? .held : .running
        }
      return PresentLoad(type: load.type, phase: phase)
    }
  }

  package var revision: Int { changeCount &+ pageCount &+ storedItems.count }

  func logFailure(_ error: any Error, of load: PageLoad) {
    (failedLoadBegin, loadTable[load.type].failedLoadBegin) = (load.begin, load.begin)
    TestFailureLog.add(load.begin, error, of: self, in: number, at: timeline?.now)
  }

  /// Called when the states, which contain the failures, have been read.
  func failuresWereRead() {
    for type in LoadType.allCases where loadTable[type].failure != nil {
      TestFailureLog.read(loadTable[type].failedLoadBegin)
    }
  }
}
