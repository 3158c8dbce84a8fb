// Not in Embedded Swift.

/// Runs the nonisolated parts of async functions on the main actor's executor: in the order in which
/// they are enqueued, one at a time.
enum MainQueue {
  /// Runs `work`, and its nonisolated parts on the main actor's executor.
  ///
  /// Systems without task executors run those parts on the default executor.
  static func run(_ work: () async -> Void) async {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      await withTaskExecutorPreference(MainQueueExecutor.shared) { await work() }
    } else {
      await work()
    }
  }

  /// Returns once the jobs have run that are on the queue at the time of the call.
  static func runPending() async {
    await run { await Task.yield() }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private nonisolated final class MainQueueExecutor: TaskExecutor {
  static let shared = MainQueueExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
