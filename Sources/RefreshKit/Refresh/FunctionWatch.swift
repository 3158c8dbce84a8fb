/// Counts what an async function of a component or a pager waits for, and what a test controls: its
/// clock and its server. A function that waits for nothing of these is running.
package protocol FunctionWatch: AnyObject, Sendable {
  var isWaiting: Bool { get }
  func beginWaiting()
  func endWaiting()
}

package enum FunctionWatches {
  /// That of the function of which the current task is a part; nil outside of tests.
  @TaskLocal package static var current: (any FunctionWatch)?

  /// Makes a watch for a function that is about to begin; nil unless a test runs.
  @MainActor package static var make: (() -> any FunctionWatch)?

  /// In a test, nonisolated parts of the function run on the main actor's executor, in order.
  @MainActor package static func run<Result>(
    under watch: (any FunctionWatch)?, _ function: () async -> Result
  ) async -> Result {
    guard let watch else { return await function() }
    return await $current.withValue(watch) { await MainExecutor.run(function) }
  }
}

/// The failures of components and pagers, and which of them an app has read; only while tests run.
@MainActor package enum FailureLog {
  package struct Failure {
    package let number: EventNumber
    package let error: any Error
    /// The number of the pager or, for a component alone, of its list.
    package let place: EventNumber
    /// The component or the pager; nil once it is deallocated.
    package private(set) weak var owner: AnyObject?
    /// In seconds of the timeline; nil without one.
    package let time: Double?
    package fileprivate(set) var wasRead = false
  }

  /// How many tests run.
  package static var testCount = 0 {
    didSet { if testCount == 0 { failures = [] } }
  }

  /// The oldest first. That of a pager and that of the component which shows it are one.
  package private(set) static var failures: [Failure] = []

  package static func add(
    _ number: EventNumber, _ error: any Error, of owner: AnyObject, in place: EventNumber,
    at time: Double?
  ) {
    guard testCount > 0, !failures.contains(where: { $0.number == number }) else { return }
    failures.append(
      Failure(number: number, error: error, place: place, owner: owner, time: time))
  }

  package static func read(_ number: EventNumber?) {
    guard testCount > 0, let number else { return }
    for index in failures.indices where failures[index].number == number {
      failures[index].wasRead = true
    }
  }
}
