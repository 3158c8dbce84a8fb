/// A number that makes scheduled work outdated. The work stores the present number. If the number
/// has advanced when the work is due, the work is skipped.
package struct Generation: Hashable, Sendable {
  private var number = 0

  mutating func advance() {
    number += 1
  }
}

/// The number of an event, such as the beginning or the end of a refresh or of a load. A later
/// event has a greater number, even in another list.
package struct EventNumber: Comparable, Hashable, Sendable {
  @MainActor private static var last = 0

  /// The number before all others.
  package static let first = EventNumber(number: 0)

  private let number: Int

  /// Each call returns a greater number.
  @MainActor package static func next() -> EventNumber {
    last += 1
    return EventNumber(number: last)
  }

  package static func < (first: EventNumber, second: EventNumber) -> Bool {
    first.number < second.number
  }
}
