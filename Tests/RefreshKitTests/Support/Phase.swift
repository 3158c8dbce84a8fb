import RefreshKit

/// A phase of a refresh.
enum Phase: CaseIterable {
  /// Pulled beyond the threshold, with the finger down.
  case pulling
  /// Released, before the next turn.
  case released
  /// Begun outside a window.
  case waiting
  /// Begun, before the refreshing callback has run.
  case opening
  /// After the refreshing callback has run.
  case running
  /// An end is pending until the next turn.
  case ending
  /// Ended, while its result is shown.
  case showing
  /// Ended, while the closing animation runs.
  case closing
}

extension Bench {
  /// Brings the component into a phase. An auto footer gets the nearest phase that it has.
  func bring(to phase: Phase) {
    switch phase {
    case .pulling, .released:
      if component is any AutoLoading {
        component.state = .pulling
      } else {
        pull(by: 1.5)
        if phase == .released { list.endDragging() }
      }
    case .waiting:
      list.isInWindow = false
      component.beginRefreshing()
      wait(1)
    case .opening:
      component.beginRefreshing()
      wait(0.1)
    case .running:
      refresh()
    case .ending:
      refresh()
      component.endRefreshing()
    case .showing:
      component.resultDisplayDuration = 0.5
      refresh()
      component.endRefreshing()
      wait(0.1)
      component.resultDisplayDuration = 0
    case .closing:
      refresh()
      component.endRefreshing()
      wait(0.1)
    }
  }
}
