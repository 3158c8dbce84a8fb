import Foundation

/// Counts what an async function of a component or a pager waits for, and what a test controls: its
/// clock and its server. The function may wait on any executor.
package final class FunctionWatch: @unchecked Sendable {
  /// That of the function of which the current task is a part; nil outside of tests.
  @TaskLocal package static var current: FunctionWatch?

  /// Whether the current task is a test's, so that the functions that it begins are watched.
  @TaskLocal package static var isTest = false

  private let lock = NSLock()
  private var count = 0

  /// Nil outside of tests.
  package static func make() -> FunctionWatch? { isTest ? FunctionWatch() : nil }

  package var isWaiting: Bool { lock.withLock { count > 0 } }

  package func beginWaiting() { lock.withLock { count += 1 } }

  package func endWaiting() { lock.withLock { count -= 1 } }

  /// In a test, nonisolated parts of the function run on the main actor's executor, in order.
  @MainActor package static func run<Result>(
    under watch: FunctionWatch?, _ function: () async -> Result
  ) async -> Result {
    guard let watch else { return await function() }
    return await $current.withValue(watch) { await MainExecutor.run(function) }
  }
}
