/// The code that sets the state of a component.
nonisolated enum Origin: Hashable, Sendable {
  /// A client, through the property.
  case client
  /// The component, which has decided on this state.
  case component(RefreshState, because: RefreshCause)
  /// The component, which notifies overrides of the first idle.
  case initializer

  /// The reason for which the component itself sets a state; nil if a client sets it.
  func cause(of state: RefreshState) -> RefreshCause? {
    if case .component(state, let cause) = self { cause } else { nil }
  }
}
