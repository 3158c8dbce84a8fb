import RefreshKit

/// A wait of a task until a timeline or the system's clock has reached a time, which may be cut
/// short.
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
  private var timer: Task<Void, any Error>?
  private var isAwake = false

  /// Ends the wait, or the one that is about to begin.
  func wake() {
    isAwake = true
    alarm?.resume()
    timer?.cancel()
  }

  /// Returns early if the task is canceled or the timeline is deallocated, and at once if there is
  /// no timeline. The wait does not retain the timeline, which calls `timeIsOver` before the task
  /// continues.
  func wait(
    _ seconds: Double, on timeline: () -> Timeline?,
    timeIsOver: @escaping @MainActor @Sendable () -> Void = {}
  ) async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { schedule(Alarm($0), seconds, timeline(), timeIsOver) }
    } onCancel: {
      Task { @MainActor in self.wake() }
    }
  }

  private func schedule(
    _ alarm: Alarm, _ seconds: Double, _ timeline: Timeline?,
    _ timeIsOver: @escaping @MainActor @Sendable () -> Void
  ) {
    guard !isAwake else { return alarm.resume() }
    self.alarm = alarm
    timeline?.schedule(after: seconds) {
      timeIsOver()
      alarm.resume()
    }
  }

  /// Returns early if the task is canceled. At most 31 years, so that the nanoseconds fit.
  func waitForSystem(_ seconds: Double) async {
    let timer = Task { try await Task.sleep(nanoseconds: UInt64(min(seconds, 1e9) * 1e9)) }
    self.timer = timer
    if isAwake { timer.cancel() }
    await withTaskCancellationHandler {
      _ = await timer.result
    } onCancel: {
      timer.cancel()
    }
  }
}
