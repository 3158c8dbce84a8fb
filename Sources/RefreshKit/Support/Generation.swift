/// Stored with scheduled work. Work of an earlier generation is dropped.
package struct Generation: Hashable, Sendable {
  private var number = 0

  mutating func advance() {
    number += 1
  }
}

/// The place of a begin or an end in the order of those of all lists; greater for a later one.
package struct EventNumber: Comparable, Hashable, Sendable {
  @MainActor private static var last = 0

  /// Before all others.
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
