import RefreshKit

/// A wait of a task until a timeline has reached a time.
@MainActor final class TaskSleep {
  /// Resumes the task. Only the timeline retains it, so the wait ends if the timeline is
  /// deallocated.
  @MainActor private final class Alarm {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    deinit { continuation?.resume() }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }

  private weak var alarm: Alarm?

  /// Returns early if the task is canceled or the timeline is deallocated, and at once without a
  /// timeline, which the wait does not retain. The timeline calls `timeIsOver` before the task
  /// continues.
  func wait(
    _ seconds: Double, on timeline: () -> Timeline?,
    timeIsOver: @escaping @MainActor @Sendable () -> Void = {}
  ) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { schedule(Alarm($0), seconds, timeline(), timeIsOver) }
    } onCancel: {
      Task { @MainActor in self.alarm?.resume() }
    }
  }

  private func schedule(
    _ alarm: Alarm, _ seconds: Double, _ timeline: Timeline?,
    _ timeIsOver: @escaping @MainActor @Sendable () -> Void
  ) {
    self.alarm = alarm
    timeline?.schedule(after: seconds) {
      timeIsOver()
      alarm.resume()
    }
  }
}
