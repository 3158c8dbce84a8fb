/// Properties that are not public, for recorders and for tools that compare states.
extension RefreshComponent {
  /// The states that have images, and for each of them the images and the duration of a cycle in
  /// seconds.
  package final var presentImages: [(state: RefreshState, images: [Image], duration: Double)] {
    RefreshState.allCases.compactMap { state in
      images?.sequences[state].map { (state, $0.images, $0.duration) }
    }
  }

  /// The height of the component without stretching, in points.
  package final var ownHeight: Double { placement.ownLength ?? frame.size.height }

  package final var isClosing: Bool { machine.phase == .closing }

  /// Whether the state became noMoreData in the current turn. Then an end that is called in this
  /// turn does not change the state.
  package final var isNoMoreDataNew: Bool {
    listTimeline.map { machine.isNoMoreDataNew(in: $0.turn) } ?? (state == .noMoreData)
  }

  /// The numbers of the client's blocks that wait for a begin, for an end, and for the next turn.
  package final var waitingBlockCounts: [Int] {
    [blocks.begin.count, blocks.end.count, blocks.nextTurn.count]
  }

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

  /// Whether an async function runs for the present refresh without waiting for the timeline.
  package final var isActionRunning: Bool { action?.isRunning == true }

  /// Whether the component is placed by the offset, and not by the content.
  package final var followsOffset: Bool { placement.followsOffset }

  /// The language's title of a failure.
  package final var languageTitleOfFailure: String { RefreshConfig.default.text(texts.failure) }

  /// Whether an async function refreshes; otherwise a block, or the action of a target, does.
  package final var hasAction: Bool { action != nil }

  /// The load whose failure the component shows, or was the last result; nil after another result.
  package final var numberOfFailure: EventNumber? { failureNumber }

  /// A number that increases with each change of the state and each value of a bound sequence.
  package final var deliveryCount: Int { subscriptions.deliveryCount }

  /// The offset of the list when the second level was opened; nil without a level.
  package final var offsetAtLevel: Point? { secondLevel?.offsetAtOpening }
}

extension RefreshFooter {
  /// Which noMoreData of the footer would end if the header's current refresh succeeded. The first
  /// value says whether the current load of the footer began before that refresh. The others form a
  /// group for the noMoreData that is set, and a group for each waiting call of the footer. In each
  /// group there is a value for each waiting end of the header, and a value for an end that is
  /// called now. Empty if the header does not refresh.
  package final var agesOfEnds: [Bool] {
    guard let list = scrollView, let header = list.header, let begin = header.beginOfListRefresh
    else { return [] }
    let turns = header.machine.calls.waiting.compactMap { $0.end?.call?.turn }
    let present = state == .noMoreData ? machine.endOfData?.call : nil
    let load = isRefreshing ? machine.attempt.map { $0.load < begin } : nil
    let waiting = machine.calls.waiting.map { $0.isEndWithNoMoreData ? $0.end?.call : nil }
    let ages = ([present] + waiting).flatMap { call in
      (turns + [list.timeline.turn]).map { turn in
        call?.isOlder(than: RefreshSuccess(result: .success, begin: begin, endTurn: turn)) ?? false
      }
    }
    return [load ?? false] + ages
  }
}

/// The numbers of a component at the time when a cause or an obstacle is recorded.
package struct RefreshFacts: Sendable {
  /// The present distance of the pull, and its distance at the last release, in points.
  package let pullDistance, releaseDistance: Double
  /// The threshold of the pull, in points.
  package let pullThreshold: Double
  /// The position of the content, for an auto header or auto footer; nil for other components.
  package let arrival: Arrival?

  package struct Arrival: Sendable {
    /// The position along the component's axis, and the smallest one at which the end counts as
    /// reached.
    package let position, threshold: Double
    package let isDragging: Bool
    /// The number of loads in one drag, and the number that is left for the present drag; -1 for no
    /// limit.
    package let timesPerDrag, timesLeft: Int
  }
}

extension RefreshComponent {
  package final var facts: RefreshFacts {
    RefreshFacts(
      pullDistance: pullDistance, releaseDistance: machine.releaseDistance,
      pullThreshold: pullThreshold, arrival: arrival)
  }

  private var arrival: RefreshFacts.Arrival? {
    guard let loader, let snapshot = unretainedList?.use({ $0.scrollState }) else { return nil }
    let geometry = loader.endGeometry(in: snapshot)
    return RefreshFacts.Arrival(
      position: geometry.position, threshold: geometry.threshold, isDragging: snapshot.isDragging,
      timesPerDrag: loader.trigger.timesPerDrag, timesLeft: loader.trigger.timesLeft)
  }
}
