/// Whether a component shows the result of a refresh before it closes, and for how long.
extension RefreshComponent {
  /// Whether the component shows the result of a refresh that has ended; see
  /// ``resultDisplayDuration`` and ``failureDisplayDuration``.
  public final var isShowingResult: Bool { machine.phase == .showingResult }

  /// Returns how long `result` would be shown if the refresh ended with it now, in seconds.
  final func displayDuration(of result: RefreshResult) -> Double {
    guard result.isFailure, machine.traits.isPulled else { return resultDisplayDuration }
    return ownFailureDisplayDuration ?? (failureCanBeSeen ? failureDisplayDurationOfList : 0)
  }

  /// Whether results or failures may be shown before the component closes.
  package final var mayShowResults: Bool {
    resultDisplayDuration > 0
      || machine.traits.isPulled && (ownFailureDisplayDuration ?? failureDisplayDurationOfList) > 0
  }

  /// How long the app wants this component to show a failure, in seconds:
  /// ``failureDisplayDuration`` or, if that is not set, ``resultDisplayDuration``. Nil if the app
  /// has set neither.
  private var ownFailureDisplayDuration: Double? {
    settings.failureDisplayDuration ?? (resultDisplayDuration > 0 ? resultDisplayDuration : nil)
  }

  /// ``ScrollView/failureDisplayDuration`` of the list, in seconds; 0 outside a list.
  private var failureDisplayDurationOfList: Double {
    unretainedList?.use { $0.failureDisplayDuration } ?? 0
  }

  private var failureCanBeSeen: Bool {
    guard showsFailureItself, isShown, isInWindow, let unretainedList else { return false }
    // A component behind the content is visible only during a pull or while it reserves an inset.
    if placement.depth == .behindContent { return pullDistance > 0 }
    let axis = edge.axis
    let (start, end) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    return unretainedList.use {
      let offset = $0.contentOffset[axis]
      return start < offset + $0.frame.size[axis] && end > offset
    }
  }

  private var showsFailureItself: Bool {
    stateTitles.map { !$0.label.isHidden } ?? false || hasIndicatorOfResults
  }
}
