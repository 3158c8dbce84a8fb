/// What sets the state of a component.
nonisolated enum Origin: Hashable, Sendable {
  /// A client, through the property.
  case client
  /// The component, which decided for this state.
  case component(RefreshState, because: RefreshCause)
  /// The component, which shows overrides of the state the first idle.
  case initializer

  /// Why the component itself sets a state; nil if a client does.
  func cause(of state: RefreshState) -> RefreshCause? {
    if case .component(state, let cause) = self { cause } else { nil }
  }
}
