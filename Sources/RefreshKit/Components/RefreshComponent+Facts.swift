/// What recorders and tools that compare states ask of a component, and is not public.
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

  /// The refresh.
  package final var refresh: RefreshMachine { machine }

  /// How many blocks of the client wait for a begin, for an end, and for the next turn.
  package final var waitingBlockCounts: [Int] {
    [blocks.begin.count, blocks.end.count, blocks.nextTurn.count]
  }

  /// When it loads, if it belongs to the content.
  package final var loadMoreTrigger: LoadMoreTrigger? { loader?.trigger }

  /// The insets that were at its edge when it began to load.
  package final var insetsAtLoading: ClosedRange<Double>? { loader?.insetsAtBegin }

  /// The offset at which its second level was opened; nil without a level.
  package final var offsetAtLevel: Point? { secondLevel?.offsetAtOpening }
}

extension RefreshHeader {
  /// Whether the footer of its list has had another noMoreData since its refresh began; nil without a refresh, or if
  /// there was no footer.
  package final var footerHasChanged: Bool? {
    guard let footerAtBegin, let footer = footerAtBegin.footer.object else { return nil }
    return footer.machine.noMoreData != footerAtBegin.noMoreData
  }
}
