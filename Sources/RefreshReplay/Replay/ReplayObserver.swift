import RefreshKit

/// An observer of a replay, or of a stage alone, which changes nothing: a film is one. By default it ignores all calls.
@MainActor package protocol ReplayObserver: AnyObject {
  /// The first line of a replay sets its stage.
  func replayDidBegin(with line: StageLine)

  /// An op is about to be performed: a line, the first one included, or an op of a list.
  func willPerform(_ op: Op, on stage: Stage)

  /// An op was performed.
  ///
  /// - Parameter mismatches: Where the expectations of a line were not met; none for an op of a list, whose line has
  ///   them.
  func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch])

  /// A component was made; nothing has been done to it yet.
  func didMake(_ component: RefreshComponent, in slot: Slot, on stage: Stage)

  /// A component has fired an event; the list that answers it has not run yet.
  func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage)
}

extension ReplayObserver {
  package func replayDidBegin(with line: StageLine) {}
  package func willPerform(_ op: Op, on stage: Stage) {}
  package func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch]) {}
  package func didMake(_ component: RefreshComponent, in slot: Slot, on stage: Stage) {}
  package func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {}
}
