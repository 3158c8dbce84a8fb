import RefreshKit

/// An observer of a stage, which changes nothing: a film, and the tests of laws, are observers.
@MainActor package protocol StageWatcher: AnyObject {
  /// An op is about to be performed, also one of a list.
  func willPerform(_ op: Op)

  /// A component was made; nothing has been done to it yet.
  func didMake(_ component: RefreshComponent, in slot: Slot)

  /// A component has fired an event; the list that answers it has not run yet.
  func didFire(_ event: ComponentEvent, from component: RefreshComponent, in slot: Slot)

  /// An op of a list that has a caption was performed.
  func didPerformOp(with caption: String)
}

extension StageWatcher {
  package func willPerform(_ op: Op) {}
  package func didMake(_ component: RefreshComponent, in slot: Slot) {}
  package func didPerformOp(with caption: String) {}
}
