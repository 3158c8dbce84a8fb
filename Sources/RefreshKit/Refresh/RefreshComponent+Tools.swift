/// What tools in other modules read of a component. Each is computed: a stored property that other
/// modules can access is checked for overlapping access each time, also in the kit.
extension RefreshComponent {
  /// Nil unless the component is an auto header or auto footer.
  package final var autoLoader: AutoLoader? { loader }

  /// The trigger of an auto header or auto footer; nil for other components.
  package final var loadMoreTrigger: LoadMoreTrigger? { loader?.trigger }

  /// The trigger of an auto header or auto footer that loads until the list is filled; nil for
  /// other components.
  package final var fillTrigger: FillTrigger? {
    settings.loadsUntilFilled ? loader?.fill : nil
  }

  /// The range of the insets at the edge when an auto header or auto footer began to load; nil if
  /// none loads.
  package final var insetsAtLoading: ClosedRange<Double>? { loader?.insetsAtBegin }

  /// Nil in a class without a title.
  package final var shownTitles: StateTitles? { stateTitles }

  /// The language's title of a failure.
  package final var languageTitleOfFailure: String { RefreshConfig.default.text(texts.failure) }

  /// The numbers of the client's blocks that wait for a begin, for an end, and for the next turn.
  package final var waitingBlockCounts: [Int] {
    [blocks.begin.count, blocks.end.count, blocks.nextTurn.count]
  }

  /// Whether an async function refreshes; otherwise a block, or the action of a target, does.
  package final var hasAction: Bool { action != nil }

  /// Whether an async function runs for the present refresh without waiting for the timeline.
  package final var isActionRunning: Bool { action?.isRunning == true }

  /// A number that increases with each change of the state and each value of a bound sequence.
  package final var deliveryCount: Int { subscriptions.deliveryCount }

  /// The load whose failure the component shows, or was the last result; nil after another result.
  package final var numberOfFailure: EventNumber? { failureNumber }
}
