/// A number that work remembers from when it was scheduled: it is dropped where there is a later one.
package nonisolated struct Generation: Hashable, Sendable {
  private var number = 0

  /// Makes everything that was scheduled under the present generation out of date.
  mutating func advance() {
    number += 1
  }
}
