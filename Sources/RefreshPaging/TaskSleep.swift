import RefreshKit

/// A wait that ends before its time if it is woken. Nothing else of its task is canceled then.
@MainActor final class TaskSleep {
  /// Ends the wait when it is released. A timeline that is deallocated releases its work, and with
  /// it the alarm.
  private final class Alarm: Sendable {
    let end: AsyncStream<Void>.Continuation

    init(_ end: AsyncStream<Void>.Continuation) { self.end = end }

    deinit { end.finish() }
  }

  private let (stream, end) = AsyncStream.makeStream(of: Void.self)

  /// Ends the wait, or the one that is about to begin.
  func wake() { end.finish() }

  /// Returns early if the task is canceled or the timeline, which the wait does not retain, is
  /// deallocated.
  ///
  /// - Parameters:
  ///   - timeline: The timeline of the wait; nil to wait in real time. A real wait ends after 31
  ///     years at the latest, because its nanoseconds must fit into a `UInt64`.
  ///   - didEnd: Called before this function returns. With a timeline, it is also called when the
  ///     time is over, before the task continues.
  func wait(
    _ seconds: Double, on timeline: Weak<Timeline>?, didEnd: @escaping @MainActor () -> Void
  ) async {
    var timer: Task<Void, any Error>?
    if let timeline {
      let alarm = Alarm(end)
      timeline.object?.schedule(after: seconds) {
        didEnd()
        alarm.end.finish()
      }
    } else {
      timer = Task {
        try await Task.sleep(nanoseconds: UInt64(min(seconds, 1e9) * 1e9))
        end.finish()
      }
    }
    for await _ in stream {}
    timer?.cancel()
    didEnd()
  }
}
