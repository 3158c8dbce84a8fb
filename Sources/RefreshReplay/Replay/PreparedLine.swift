import RefreshKit

extension Stage {
  /// Puts a component into a slot, as the op `attach` does.
  package func attach(_ component: RefreshComponent, to slot: Slot) {
    record(component, in: slot)
    platform[slot] = component
  }

  /// The stage as a trace has it, but for the members of any depth with these names.
  package func traceText(without names: Set<String>) -> String {
    traceLine.state.without(names).description
  }
}

extension JSON {
  fileprivate func without(_ names: Set<String>) -> JSON {
    guard let members else { return self }
    return .object(
      members.filter { !names.contains($0.key) }
        .map { Member($0.key, $0.value.without(names)) })
  }
}
