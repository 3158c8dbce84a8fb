/// A number that is stored with scheduled work. Work of an earlier generation is dropped.
package nonisolated struct Generation: Hashable, Sendable {
  private var number = 0

  /// Begins a new generation, so that the work of the present one is dropped.
  mutating func advance() {
    number += 1
  }
}
