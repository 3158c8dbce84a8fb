import RefreshKit

/// The phase of a touch in scripts.
package nonisolated enum TouchName: String, CaseIterable, Sendable {
  case down, moved, up, cancelled

  init(_ phase: TouchPhase) {
    self =
      switch phase {
      case .began: .down
      case .moved: .moved
      case .ended: .up
      case .cancelled: .cancelled
      }
  }

  var phase: TouchPhase {
    switch self {
    case .down: .began
    case .moved: .moved
    case .up: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The phase of a scroll wheel in scripts.
package nonisolated enum WheelName: String, CaseIterable, Sendable {
  case moved, ended, cancelled

  init(_ phase: WheelPhase) {
    self =
      switch phase {
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }

  var phase: WheelPhase {
    switch self {
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}

/// The phase of a drag in scripts.
package nonisolated enum DragName: String, CaseIterable, Sendable {
  case began, moved, ended, cancelled

  init(_ drag: DragInput) {
    self =
      switch drag {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

/// What has moved the content, as a driver reports it in scripts.
package nonisolated enum CauseName: String, CaseIterable, Sendable {
  case finger, wheel, deceleration, app, component

  init(_ cause: ScrollCause) {
    self =
      switch cause {
      case .finger: .finger
      case .wheel: .wheel
      case .deceleration: .deceleration
      case .app: .app
      case .component: .component
      }
  }

  var cause: ScrollCause {
    switch self {
    case .finger: .finger
    case .wheel: .wheel
    case .deceleration: .deceleration
    case .app: .app
    case .component: .component
    }
  }
}

/// The method of a `call` in scripts.
package nonisolated enum MethodName: String, CaseIterable, Sendable {
  case beginRefreshing, endRefreshing, endRefreshingWithNoMoreData, resetNoMoreData, tap
  case refreshIfExpired, openSecondLevel, closeSecondLevel
}

nonisolated extension RefreshResult {
  /// The result that scripts call by a name.
  init(_ kind: Kind) {
    self.init(kind, failure: Self.scriptedFailure)
  }

  /// The error of a refresh that failed in a script.
  #if hasFeature(Embedded)
    private static var scriptedFailure: RefreshFailure { RefreshTimeout(limit: 0) }
  #else
    private struct ScriptedFailure: Error {}
    private static var scriptedFailure: RefreshFailure { ScriptedFailure() }
  #endif
}

nonisolated extension ScrollStepName {
  init(_ step: ScrollStep) {
    self = Self.allCases.first { $0.step == step } ?? .home
  }
}
