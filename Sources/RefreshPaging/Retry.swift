/// Whether a pager requests a page again by itself after a failure, and when: ``Pager/retry``.
///
/// ```swift
/// pager.retry = .doubling(from: 1, attempts: 3)  // after 1, 2 and 4 seconds
/// pager.retry = Retry { error, attempt in (error as? TooManyRequests)?.retryAfter }
/// ```
public struct Retry: Sendable {
  /// Returns the seconds before a retry; nil for no retry.
  typealias Wait = @MainActor @Sendable (_ error: any Error, _ attempt: Int) -> Double?

  private let wait: Wait

  /// Makes a rule.
  ///
  /// - Parameter wait: Returns the seconds between a failure and the retry that follows it: 0 to
  ///   request the page at once; nil, a negative number or one that is not finite if no retry
  ///   follows. It gets the error, and the number of that retry: 1 after the first failure of the
  ///   page.
  public init(
    _ wait: @escaping @MainActor @Sendable (_ error: any Error, _ attempt: Int) -> Double?
  ) {
    self.wait = wait
  }

  /// No retries.
  public static let none = Retry { _, _ in nil }

  /// Some retries, each after twice the wait of the one before.
  ///
  /// - Parameters:
  ///   - first: The wait before the first retry, in seconds; 1 by default. With a number that is
  ///     negative or not finite there are no retries.
  ///   - attempts: The number of retries; 3 by default.
  public static func doubling(from first: Double = 1, attempts: Int = 3) -> Retry {
    Retry { _, attempt in
      guard attempt <= attempts else { return nil }
      var wait = first
      for _ in 1..<min(max(attempt, 1), 2_048) { wait = min(wait * 2, .greatestFiniteMagnitude) }
      return wait
    }
  }

  /// The seconds before the retry with the number `attempt`; nil for no retry.
  @MainActor func wait(after error: any Error, before attempt: Int) -> Double? {
    wait(error, attempt).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
}

extension Pager {
  @available(*, unavailable, message: "Use retry = .doubling(from: 1, attempts: 3)")
  public var maximumRetries: Int { fatalError() }

  @available(*, unavailable, message: "Use retry = Retry { error, attempt in ... }")
  public var retries: (any Error) -> Bool { fatalError() }

  @available(*, unavailable, message: "Use retry = .doubling(from: 1, attempts: 3)")
  public var retryDelay: Double { fatalError() }
}
