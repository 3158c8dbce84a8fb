/// What sets the state of a component.
nonisolated enum Origin: Hashable, Sendable {
  /// A client, through the property.
  case client
  /// The component, which decided for this state.
  case component(RefreshState)
  /// The component, which shows overrides of the state the first idle.
  case initializer
}
