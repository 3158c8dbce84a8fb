import Foundation
import RefreshKit

/// The sleeps on a timeline, which tasks on any executor begin.
final class SleepQueue: @unchecked Sendable {
  private struct Sleep {
    let deadline: Double
    let continuation: CheckedContinuation<Void, any Error>
    let watch: FunctionWatch?
    var isScheduled = false
  }

  /// The greatest rounding error of a sum of durations, in seconds. A deadline that is not farther
  /// away counts as reached.
  private static let tolerance = 1e-6

  private let lock = NSLock()
  // The following variables are read and written under the lock.
  private var time: Double
  private var sleeps: [Int: Sleep] = [:]
  private var cancelled: Set<Int> = []
  private var lastID = 0
  private var changes = 0
  /// How many tasks have not continued yet after the end of their sleep.
  private var wakingCount = 0

  private let timeline: @MainActor () -> Timeline?

  @MainActor init(_ timeline: Timeline) {
    let reference = Weak(timeline)
    self.timeline = { reference.object }
    time = timeline.now
    let otherObserver = timeline.timeDidMove
    timeline.timeDidMove = { [weak self] in
      otherObserver?($0)
      self?.setTime($0)
      self?.schedule()
    }
  }

  deinit { endAll() }

  private func setTime(_ new: Double) { lock.withLock { time = new } }

  /// The time of the timeline, in seconds.
  var now: Double { lock.withLock { time } }

  /// A number that changes with each begin and each end of a sleep.
  var changeCount: Int { lock.withLock { changes } }

  /// Whether a task has not continued yet after the end of its sleep.
  var isWaking: Bool { lock.withLock { wakingCount > 0 } }

  /// The deadlines of the sleeps, in seconds, the earliest first.
  var deadlines: [Double] { lock.withLock { sleeps.values.map(\.deadline).sorted() } }

  func sleep(until deadline: Double) async throws {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    defer {
      lock.withLock {
        cancelled.remove(id)
        wakingCount -= 1
        changes += 1
      }
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin(id, until: deadline, $0) }
    } onCancel: {
      cancel(id)
    }
  }

  private func begin(
    _ id: Int, until deadline: Double, _ continuation: CheckedContinuation<Void, any Error>
  ) {
    let watch = FunctionWatch.current
    let result: Result<Void, any Error>? = lock.withLock {
      changes += 1
      wakingCount += 1
      if Task.isCancelled || cancelled.remove(id) != nil { return .failure(CancellationError()) }
      if deadline <= time + Self.tolerance { return .success(()) }
      wakingCount -= 1
      sleeps[id] = Sleep(deadline: deadline, continuation: continuation, watch: watch)
      watch?.beginWaiting()
      return nil
    }
    if let result { return continuation.resume(with: result) }
    // If a test advances the timeline by hand, `schedule()` is called only after the time has
    // moved, maybe far beyond the deadline. So a task calls it earlier.
    Task { @MainActor in schedule() }
  }

  private func cancel(_ id: Int) {
    let isAsleep = lock.withLock { sleeps[id] != nil }
    if isAsleep { return end(id, with: .failure(CancellationError())) }
    lock.withLock { _ = cancelled.insert(id) }
  }

  private func end(_ id: Int, with result: Result<Void, any Error>) {
    let sleep = lock.withLock {
      changes += 1
      let sleep = sleeps.removeValue(forKey: id)
      if sleep != nil { wakingCount += 1 }
      return sleep
    }
    sleep?.watch?.endWaiting()
    sleep?.continuation.resume(with: result)
  }

  /// Puts the new sleeps on the timeline, which ends them in the order of its work. Ends the new
  /// sleeps that are already due, and each sleep whose deadline is later than the present time only
  /// because of rounding.
  @MainActor func schedule() {
    let chosen = lock.withLock {
      let chosen = sleeps.filter { _, sleep in
        let isMissed = sleep.deadline > time && sleep.deadline <= time + Self.tolerance
        return !sleep.isScheduled || isMissed
      }
      for id in chosen.keys { sleeps[id]?.isScheduled = true }
      return chosen.sorted { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
    }
    guard let timeline = timeline() else { return chosen.isEmpty ? () : endAll() }
    for (id, sleep) in chosen {
      if sleep.deadline <= timeline.now + Self.tolerance {
        end(id, with: .success(()))
      } else {
        timeline.schedule(at: sleep.deadline) { [weak self] in self?.end(id, with: .success(())) }
      }
    }
  }

  /// Ends all sleeps as canceled: the test is over.
  func endAll() {
    for id in lock.withLock({ Array(sleeps.keys) }) {
      end(id, with: .failure(CancellationError()))
    }
  }
}
