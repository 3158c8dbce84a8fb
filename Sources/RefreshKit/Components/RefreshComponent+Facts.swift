/// What a recorder asks of a component.
extension RefreshComponent {
  /// The title of a state; nil without one.
  package final func presentTitle(for state: RefreshState) -> String? {
    stateTitles?.title(for: state)
  }

  /// The images of the states that have some, with the durations.
  package final var presentImages: [(state: RefreshState, images: [Image], duration: Double)] {
    (stateTitles?.accessory as? StateImages)?.entries ?? []
  }

  /// The height that was set, in points, which a stretched component does not show.
  package final var ownHeight: Double { placement.ownLength ?? frame.height }

  /// Whether the end of a refresh is being shown.
  package final var isClosing: Bool { machine.isClosing }

  /// Whether calls wait for their turn.
  package final var hasWaitingCalls: Bool {
    !machine.requests.isEmpty || !blocks.nextTurn.isEmpty
  }

  /// Whether the second level is open, or on its way.
  package final var hasSecondLevelInSight: Bool { secondLevel?.phase.isInSight == true }

  /// Whether an arrival loads, as in a component that has not loaded yet.
  package final var isReadyToLoad: Bool { loader?.trigger.canTrigger ?? true }
}
