/// The numbers of a component at the time when a cause or an obstacle is recorded.
package nonisolated struct RefreshFacts: Sendable {
  /// The present distance of the pull, and its distance at the last release, in points.
  package let pullDistance, releaseDistance: Double
  /// The threshold of the pull, in points.
  package let pullThreshold: Double
  /// The position of the content, for an auto header or auto footer; nil for other components.
  package let arrival: Arrival?

  /// The content at an end of the list.
  package struct Arrival: Sendable {
    /// The position along the component's axis, and the smallest one at which the end counts as
    /// reached.
    package let position, threshold: Double
    /// Whether a drag is under way.
    package let isDragging: Bool
    /// The number of loads in one drag, and the number that is left for the present drag; -1 for no
    /// limit.
    package let timesPerDrag, timesLeft: Int
  }
}

extension RefreshComponent {
  /// The present numbers of the component.
  package final var facts: RefreshFacts {
    RefreshFacts(
      pullDistance: pullDistance, releaseDistance: machine.releaseDistance,
      pullThreshold: pullThreshold, arrival: arrival)
  }

  private var arrival: RefreshFacts.Arrival? {
    guard let loader, let snapshot = host?.use({ $0._snapshot }) else { return nil }
    let geometry = loader.endGeometry(of: self, in: snapshot)
    return RefreshFacts.Arrival(
      position: geometry.position, threshold: geometry.threshold, isDragging: snapshot.isDragging,
      timesPerDrag: loader.trigger.timesPerDrag, timesLeft: loader.trigger.timesLeft)
  }
}
