import RefreshKit

/// A clock whose time is that of a `Timeline`: an app that takes `any Clock<Duration>` sleeps in the
/// time of its list.
///
/// ```swift
/// try await TestList.run { list in
///   let clock: any Clock<Duration> = list.clock  // what the app sleeps by
///   Task { try await clock.sleep(for: .milliseconds(300)) }
///   try await list.advance(by: 0.3)  // the sleep is over
/// }
/// ```
///
/// A sleep ends when the timeline reaches its deadline, in the order of the timeline's other work. A
/// deadline that is within a millionth of a second of ``now`` has been reached. A sleep whose task is
/// canceled throws a `CancellationError`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
public final class TestClock: Clock {
  /// A time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the timeline was made.
    public let offset: Duration

    /// The instant that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration from this instant to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether an instant is before another one.
    public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
  }

  private let sleeps: SleepQueue

  init(_ sleeps: SleepQueue) { self.sleeps = sleeps }

  /// Makes a clock of a timeline, for a test that advances the timeline by itself.
  ///
  /// - Parameter timeline: The timeline, which the clock does not retain. When it is deallocated, all
  ///   sleeps end.
  @MainActor public convenience init(_ timeline: Timeline) { self.init(SleepQueue(timeline)) }

  /// The time of the timeline. In a callback it is the time at which the callback runs.
  public var now: Instant { Instant(offset: .seconds(sleeps.now)) }

  /// Zero: time moves as the test moves it.
  public var minimumResolution: Duration { .zero }

  /// Waits until the timeline has reached a time.
  ///
  /// - Parameters:
  ///   - deadline: The time.
  ///   - tolerance: It is ignored.
  /// - Throws: A `CancellationError` if the task is canceled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let (seconds, attoseconds) = deadline.offset.components
    try await sleeps.sleep(until: Double(seconds) + Double(attoseconds) * 1e-18)
  }
}
