/// The numbers that belong to a cause or an obstacle, as they are when it is noted.
package nonisolated struct RefreshFacts: Sendable {
  /// How far the content is pulled, and how far it was when a pull was let go last, in points.
  package let pullDistance, releaseDistance: Double
  /// The length that counts as a whole pull, in points.
  package let pullLength: Double
  /// Where the content is, of a component that loads there; nil of another.
  package let arrival: Arrival?
  /// After how many seconds without an update the list is too old; nil if it never is.
  package let expirationInterval: Double?
  /// Whether the list was ever updated.
  package let wasUpdated: Bool

  /// The content at an end of the list.
  package struct Arrival: Sendable {
    /// The position along the component's axis, and the smallest one at which the end counts as reached.
    package let position, threshold: Double
    /// Whether a drag is under way.
    package let isDragging: Bool
    /// How often one drag may load, and how often the present one may still; -1 is without limit.
    package let timesPerDrag, timesLeft: Int
  }
}

extension RefreshComponent {
  /// The component's numbers now.
  package final var facts: RefreshFacts {
    let header = self as? RefreshHeader
    return RefreshFacts(
      pullDistance: pullDistance, releaseDistance: machine.releaseDistance,
      pullLength: pullLength, arrival: arrival,
      expirationInterval: header?.expirationInterval, wasUpdated: header?.lastUpdatedTime != nil)
  }

  private var arrival: RefreshFacts.Arrival? {
    guard let loader, let view = host?.use({ $0._snapshot }) else { return nil }
    let moment = loader.moment(of: self, in: view)
    return RefreshFacts.Arrival(
      position: moment.position, threshold: moment.threshold, isDragging: view.isDragging,
      timesPerDrag: loader.trigger.timesPerDrag, timesLeft: loader.trigger.timesLeft)
  }
}
