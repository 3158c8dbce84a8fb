/// What decides what a component does next, and is not public: read by tools that compare states.
extension RefreshComponent {
  /// The refresh.
  package final var refresh: RefreshMachine { machine }

  /// How many blocks of the client wait for a begin, for an end, and for the next turn.
  package final var waitingBlockCounts: [Int] {
    [blocks.begin.count, blocks.end.count, blocks.nextTurn.count]
  }

  /// Whether it has its place in the scroll view.
  package final var hasPlace: Bool { isPlaced }

  /// When it loads, if it belongs to the content.
  package final var loadMoreTrigger: LoadMoreTrigger? { loader?.trigger }

  /// The insets that were at its edge when it began to load.
  package final var insetsAtLoading: ClosedRange<Double>? { loader?.insetsAtBegin }

  /// Where the content was when its second level was opened; nil without a level.
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

extension ScrollView {
  /// Whether the present drag, or the last one, has ended.
  package final var hasDragEnded: Bool { activity.endedDragID == _snapshot.dragID }

  /// Whether the timeline moves the content.
  package final var hasMotion: Bool { motion != nil }
}
