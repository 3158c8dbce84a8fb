/// One refresh, from its begin to the end of its closing.
package nonisolated struct Attempt: Hashable, Sendable {
  /// The time at which it began in a window, in seconds of the timeline; 0 until then.
  var start: Double = 0
  /// Whether it may reserve an inset and move the content.
  package internal(set) var reservesInset = false
  /// Whether its refreshing callback has run.
  package internal(set) var hasCalledBack = false
  /// Whether its begin was announced. If so, its end is announced too.
  package internal(set) var isAnnounced = false
}
