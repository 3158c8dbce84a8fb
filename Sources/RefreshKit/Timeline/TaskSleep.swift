// Not in Embedded Swift.

/// A task that waits for a time of a timeline.
final class TaskSleep {
  /// Resumes the task; the timeline alone retains it, so that the wait ends with the timeline.
  private final class Alarm {
    private var continuation: CheckedContinuation<Void, Never>?

    init(_ continuation: CheckedContinuation<Void, Never>) {
      self.continuation = continuation
    }

    isolated deinit { resume() }

    func resume() {
      continuation?.resume()
      continuation = nil
    }
  }

  private weak var alarm: Alarm?

  /// Waits for `seconds` of a timeline. It returns early if the task is cancelled or the timeline is
  /// deallocated, and at once if there is none.
  ///
  /// - Parameters:
  ///   - seconds: How long it waits.
  ///   - timeline: Returns the timeline, which the wait does not retain.
  ///   - timeIsOver: Called by the timeline, before the task continues.
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
