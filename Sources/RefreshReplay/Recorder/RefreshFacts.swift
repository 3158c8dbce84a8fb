import RefreshKit

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

  /// Whether the component is placed by the offset, and not by the content.
  package final var followsOffset: Bool { placement.followsOffset }

  /// The offset of the list when the second level was opened; nil without a level.
  package final var offsetAtLevel: Point? { secondLevel?.offsetAtOpening }
}

/// Compares a footer with the ongoing refresh of the header, for tools that compare states. If the
/// refresh succeeds, it ends a noMoreData that is older than the refresh.
package struct AgesInHeaderRefresh: Sendable {
  /// Whether the footer's ongoing load began before the refresh.
  package let isLoadOlder: Bool
  /// Whether the refresh would end a noMoreData. The first array is for the present noMoreData.
  /// Then an array follows for each pending call of the footer, for the noMoreData that the call
  /// will set; if it sets none, all values are false. Each array has a value for each pending end
  /// of the header, and a last value for an end of the header that is called now.
  package let endsNoMoreData: [[Bool]]
}

extension RefreshFooter {
  /// Nil if the header does not refresh.
  package final var agesInHeaderRefresh: AgesInHeaderRefresh? {
    guard let list = scrollView, let header = list.header, let begin = header.beginOfListRefresh
    else { return nil }
    let turns = header.machine.calls.waiting.compactMap { $0.end?.call?.turn }
    let present = state == .noMoreData ? machine.endOfData?.call : nil
    let load = isRefreshing ? machine.attempt.map { $0.loadNumber < begin } : nil
    let waiting = machine.calls.waiting.map { $0.isEndWithNoMoreData ? $0.end?.call : nil }
    let ends = ([present] + waiting).map { call in
      (turns + [list.timeline.turn]).map { turn in
        call?.isOlder(thanRefreshBegunAt: begin, endedIn: turn) ?? false
      }
    }
    return AgesInHeaderRefresh(isLoadOlder: load ?? false, endsNoMoreData: ends)
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
    /// The position along the component's axis, and the smallest position at which the end counts
    /// as reached.
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
    guard let loader = autoLoader, let trigger = loadMoreTrigger,
      let snapshot = scrollView?.snapshot
    else { return nil }
    let geometry = loader.endGeometry(in: snapshot)
    return RefreshFacts.Arrival(
      position: geometry.position, threshold: geometry.threshold, isDragging: snapshot.isDragging,
      timesPerDrag: trigger.timesPerDrag, timesLeft: trigger.timesLeft)
  }
}
