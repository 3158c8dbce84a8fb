import RefreshKit

/// The cases of ``RefreshCause``, without what else they say.
nonisolated enum CauseKind: String, CaseIterable {
  case call, tap, expiration, askedExpiration, release, beginByMove, arrival, dragEnd, filling
  case arrivalDuringRefresh
  case lateCall, lateTap, lateExpiration, lateAskedExpiration, lateRelease, lateBeginByMove
  case lateArrival, lateDragEnd, lateFilling
  case window, nextBegin
  case pull, pullBack, move, dragCancelled, geometry, obstacle, secondLevel
  case success, beforeLoading, failure, timeout, noMoreData, cancellation, leavingNoMoreData
  case reset, headerRefresh, app, restoration, detaching

  init(_ cause: RefreshCause) {
    self =
      switch cause {
      case .begin(let begin, let waited): Self(begin, waited)
      case .window: .window
      case .nextBegin: .nextBegin
      case .pull: .pull
      case .pullBack: .pullBack
      case .move: .move
      case .dragCancelled: .dragCancelled
      case .geometry: .geometry
      case .obstacle: .obstacle
      case .secondLevel: .secondLevel
      case .end(let end): Self(end)
      case .reset: .reset
      case .headerRefresh: .headerRefresh
      case .app: .app
      case .restoration: .restoration
      case .detaching: .detaching
      }
  }

  private init(_ begin: RefreshCause.Begin, _ waited: Bool) {
    self =
      switch begin {
      case .call: waited ? .lateCall : .call
      case .tap: waited ? .lateTap : .tap
      case .expiration(isAsked: false): waited ? .lateExpiration : .expiration
      case .expiration(isAsked: true): waited ? .lateAskedExpiration : .askedExpiration
      case .release: waited ? .lateRelease : .release
      case .move: waited ? .lateBeginByMove : .beginByMove
      case .arrival: waited ? .lateArrival : .arrival
      case .dragEnd: waited ? .lateDragEnd : .dragEnd
      case .filling: waited ? .lateFilling : .filling
      case .arrivalDuringRefresh: .arrivalDuringRefresh
      }
  }

  private init(_ end: RefreshCause.End) {
    self =
      switch end {
      case .success: .success
      case .beforeLoading: .beforeLoading
      case .failure: .failure
      case .timeout: .timeout
      case .noMoreData: .noMoreData
      case .cancellation: .cancellation
      case .leavingNoMoreData: .leavingNoMoreData
      }
  }
}
