import RefreshKit

/// The names of the events of components: `SLOT.state OLD>NEW` and `SLOT.CALLBACK`.
nonisolated enum EventName {
  private static let callbacks = names(
    ComponentEvent.Callback.allCases.map(ComponentEvent.callback))

  private static func names(_ events: [ComponentEvent]) -> [String] {
    Slot.allCases.flatMap { slot in events.map { $0.name(in: slot) } }
  }

  /// The names that an `on` can have.
  static let triggers =
    callbacks
    + Slot.allCases.flatMap { slot in
      RefreshState.allCases.map { ComponentEvent.state(Change(old: $0, new: $0)).trigger(in: slot) }
    } + DriverRequest.allCases.map(\.name)

  private static let changes = Set(
    callbacks
      + names(
        RefreshState.allCases.flatMap { old in
          RefreshState.allCases.map { .state(Change(old: old, new: $0)) }
        }))

  /// A name in an `on`.
  static let trigger = type(
    "state NEW", Set(triggers),
    "; or one of \(DriverRequest.allCases.map(\.name).joined(separator: ", "))")

  /// A name in a trace.
  static let traced = type("state OLD>NEW", changes)

  private static func type(
    _ state: String, _ names: Set<String>, _ others: String = ""
  ) -> FieldType<String> {
    let forms = [state] + ComponentEvent.Callback.allCases.map(\.rawValue)
    return FieldType(
      "one of \(forms.map { "SLOT.\($0)" }.joined(separator: ", ")), "
        + "where SLOT is one of \(Slot.allCases.map(\.rawValue).joined(separator: ", ")) "
        + "and a state one of \(RefreshState.allCases.map(\.rawValue).joined(separator: ", "))"
        + others
    ) { FieldType<String>.text.read($0).flatMap { names.contains($0) ? $0 : nil } }
  }
}
