/// `RunLoop` of the main thread.
public final class RunLoop: NSObject {
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let common = Self(rawValue: "kCFRunLoopCommonModes")
    public static let `default` = Self(rawValue: "kCFRunLoopDefaultMode")
  }

  public nonisolated(unsafe) static let main = RunLoop()

  public func add(_ timer: Timer, forMode mode: Mode) {
    MainActor.assumeIsolated { MainRunLoop.shared.add(timer) }
  }
}

/// `Timer` with the clock of ``MainRunLoop``.
public final class Timer: NSObject, @unchecked Sendable {
  private let block: @Sendable (Timer) -> Void
  private let repeats: Bool

  public let timeInterval: TimeInterval
  public private(set) var isValid = true
  public var tolerance: TimeInterval = 0

  /// The time of firing, in seconds of the media time.
  private(set) var fireTime: Double

  // Foundation's header declares no isolation, and Swift 5 would not check any for its blocks.
  @preconcurrency public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.block = block
    fireTime = CACurrentMediaTime() + max(interval, 0.000_1)
  }

  @preconcurrency public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.main.add(timer, forMode: .default)
    return timer
  }

  /// The date of firing.
  public var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: fireTime) }
    set { fireTime = newValue.timeIntervalSinceReferenceDate }
  }

  public func invalidate() {
    isValid = false
    MainActor.assumeIsolated { MainRunLoop.shared.remove(self) }
  }

  func fireNow() {
    if repeats { fireTime += max(timeInterval, 0.000_1) } else { invalidate() }
    block(self)
  }
}
