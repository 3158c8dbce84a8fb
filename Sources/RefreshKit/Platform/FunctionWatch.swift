import Foundation

/// Counts the present waits of an async function of a component or pager. It counts only waits for
/// the clock and the server of a test. The function may wait on any executor, so the count has a
/// lock.
package final class FunctionWatch: @unchecked Sendable {
  /// The watch of the async function that the current task runs; nil outside of tests.
  @TaskLocal package static var current: FunctionWatch?

  /// Whether the current task runs a test. Then the async functions that it begins are watched.
  @TaskLocal package static var isTest = false

  private let lock = NSLock()
  private var count = 0

  /// Makes the watch of a function that begins now; returns nil outside of tests.
  package static func make() -> FunctionWatch? { isTest ? FunctionWatch() : nil }

  package var isWaiting: Bool { lock.withLock { count > 0 } }

  package func beginWaiting() { lock.withLock { count += 1 } }

  package func endWaiting() { lock.withLock { count -= 1 } }

  /// Calls the function. In a test, its nonisolated parts run on the main actor's executor, in
  /// order.
  @MainActor package static func run<Result>(
    under watch: FunctionWatch?, _ function: () async -> Result
  ) async -> Result {
    guard let watch else { return await function() }
    return await $current.withValue(watch) { await MainExecutor.run(function) }
  }
}
