#if !hasFeature(Embedded)
  /// The queue of the main actor, for what an async function does without an actor of its own: there it
  /// runs in the order in which it comes, and not at the same time as anything else.
  enum MainQueue {
    /// Runs `work`, and on the queue what that does without an actor.
    ///
    /// Systems before those that know task executors run that elsewhere.
    static func run(_ work: () async -> Void) async {
      if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
        await withTaskExecutorPreference(MainQueueExecutor.shared) { await work() }
      } else {
        await work()
      }
    }

    /// Runs what is on the queue already.
    static func turn() async {
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
#endif
