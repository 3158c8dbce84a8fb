/// The properties of a component that tools in other modules read. All of them are computed. The
/// reason is that each access to a stored property is checked for overlaps, even in the kit, if
/// other modules can access the property.
extension RefreshComponent {
  /// The loader of an auto header or auto footer; nil in other components.
  package final var autoLoader: AutoLoader? { loader }

  /// The trigger of an auto header or auto footer; nil for other components.
  package final var loadMoreTrigger: LoadMoreTrigger? { loader?.trigger }

  /// The trigger of an auto header or auto footer that loads until the list is filled; nil for
  /// other components.
  package final var fillTrigger: FillTrigger? {
    settings.loadsUntilFilled ? loader?.fillTrigger : nil
  }

  /// From which to which y coordinate of the content the list's inset at the edge reached when an
  /// auto header or auto footer opened; nil while there is no load.
  package final var insetRangeAtOpening: ClosedRange<Double>? { loader?.insetRangeAtOpening }

  /// The titles of the component; nil in a class without a title.
  package final var shownTitles: StateTitles? { stateTitles }

  package final var languageTitleOfFailure: String { RefreshConfig.default.text(texts.failure) }

  /// How many blocks of the app wait for a begin, for an end, and for the next turn.
  package final var waitingBlockCounts: [Int] {
    [blocks.begin.count, blocks.end.count, blocks.nextTurn.count]
  }

  /// Whether the component refreshes by an async function, and not by a block or the action of a
  /// target.
  package final var hasAction: Bool { action != nil }

  /// Whether an async function runs for the present refresh, and does not wait until a time of the
  /// timeline.
  package final var isActionRunning: Bool { action?.isRunning == true }

  /// A number that increases with each change of the state, and with each value of a sequence that
  /// the app has bound to the component.
  package final var deliveryCount: Int { subscriptions.deliveryCount }
}
