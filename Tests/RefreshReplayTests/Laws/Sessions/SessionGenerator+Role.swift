import RefreshKit
import TestSupport

@testable import RefreshReplay

extension SessionGenerator {
  /// What the answers to events do to the course of refreshes, throughout a session.
  ///
  /// An app that ends each refresh when it begins, and begins each when it has ended, never stops,
  /// and that is its own mistake. So a session has one role, and one deed for it.
  nonisolated enum Role {
    /// Answers end refreshes, by this method or this state.
    case ending(Deed)
    /// Answers begin refreshes, by this method or this state.
    case beginning(Deed)

    /// How an answer does what it does.
    enum Deed: Equatable {
      case call(String)
      case state(String)

      /// The deed as an op.
      func op(on slot: Slot) -> JSON {
        switch self {
        case .call(let method):
          .op("call", ["slot": .string(slot.rawValue), "method": .string(method)])
        case .state(let state):
          .op("set", ["slot": .string(slot.rawValue), "name": "state", "value": .string(state)])
        }
      }
    }

    init(_ random: inout SeededRandom) {
      if random.chance(50) {
        self = .ending(
          random.pick([
            .call("endRefreshing"), .call("endRefreshing"), .call("endRefreshingWithNoMoreData"),
            .call("resetNoMoreData"), .state("idle"), .state("noMoreData"), .state("pulling"),
          ]))
      } else {
        self = .beginning(
          random.pick([
            .call("beginRefreshing"), .call("beginRefreshing"), .call("tap"), .state("refreshing"),
            .state("willRefresh"),
          ]))
      }
    }

    /// What an answer does.
    var deed: Deed {
      switch self {
      case .ending(let deed), .beginning(let deed): deed
      }
    }

    /// The events that may be answered, without their slot.
    var events: [String] {
      switch self {
      case .ending(let deed) where deed == .state("pulling"):
        ["refreshing", "began", "state refreshing", "state willRefresh", "ended"]
      case .ending:
        ["refreshing", "began", "state refreshing", "state willRefresh", "state pulling", "ended"]
      case .beginning:
        ["ended", "endAnimationBegan", "state idle", "state pulling", "state noMoreData"]
      }
    }
  }
}
