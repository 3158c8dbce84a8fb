import RefreshKit

/// An observer of a stage, which changes nothing: the tests of laws have one.
protocol StageWatcher: AnyObject {
  /// An op is about to be performed, also one of a list.
  func willPerform(_ op: any Op)

  /// A component was made; nothing has been done to it yet.
  func didMake(_ component: RefreshComponent, in slot: Slot)

  /// A component has fired an event; the list that answers it has not run yet.
  func didFire(_ event: ComponentEvent, from component: RefreshComponent)
}
