/// Runs the nonisolated parts of async functions on the main actor's executor, one at a time and in
/// the order in which they are enqueued.
@MainActor package enum MainExecutor {
  /// Runs `work`, and its nonisolated parts on the main actor's executor.
  ///
  /// Systems without task executors run those parts on the default executor.
  package static func run<Result>(_ work: () async throws -> Result) async rethrows -> Result {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      try await withTaskExecutorPreference(MainActorExecutor.shared) { try await work() }
    } else {
      try await work()
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class MainActorExecutor: TaskExecutor {
  static let shared = MainActorExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    MainActor.shared.enqueue(UnownedJob(job))
  }
}
