/// A number that is stored with scheduled work. If the number has advanced since, the work is not
/// done.
package struct Generation: Hashable, Sendable {
  private var number = 0

  mutating func advance() {
    number += 1
  }
}

/// When a refresh or a load begins or ends, as a number that increases across all lists.
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
