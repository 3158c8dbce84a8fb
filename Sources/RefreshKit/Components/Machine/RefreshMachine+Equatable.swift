#if !hasFeature(Embedded)
  /// Two machines are equal where the same events lead them to the same effects: how many refreshes there
  /// were before, and what blocks and errors hold, makes no difference.
  nonisolated extension RefreshMachine: Equatable {
    static func == (one: RefreshMachine, other: RefreshMachine) -> Bool {
      one.situation == other.situation
    }

    private struct Situation: Equatable {
      let traits: Traits
      let state: RefreshState
      let percent: Double
      let phase: Phase
      let pull: PullRule
      let lastResult, success: String?
      let showsFailure, isDetaching: Bool
      let step: Step
      let depth: Int
      let calls: [String]
    }

    private var situation: Situation {
      Situation(
        traits: traits, state: state, percent: percent, phase: phase, pull: pull,
        lastResult: lastResult?.name, success: changes.success?.name, showsFailure: showsFailure,
        isDetaching: changes.isDetaching, step: changes.step, depth: changes.depth,
        calls: requests.requests.map { $0.name })
    }
  }

  nonisolated extension RefreshResult {
    /// The name of the case, without its error.
    fileprivate var name: String {
      switch self {
      case .success: "success"
      case .failure: "failure"
      case .noMoreData: "noMoreData"
      case .cancelled: "cancelled"
      }
    }
  }

  nonisolated extension RefreshRequest {
    /// The name of the call, without its block, and whether it is due.
    fileprivate var name: String {
      let call =
        switch kind {
        case .begin: "begin"
        case .beginByGesture: "gesture"
        case .end(let result, _, _): "end in \(result.name)"
        case .resetNoMoreData(let endsRefresh): "reset \(endsRefresh)"
        }
      return isDue ? call + ", due" : call
    }
  }
#endif
