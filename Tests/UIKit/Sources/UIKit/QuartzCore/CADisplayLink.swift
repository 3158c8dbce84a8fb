/// The name of a method.
public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public let name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral name: String) { self.name = name }
}

/// A target whose methods are called by name. On Apple's systems the Objective-C runtime does this
/// for all objects.
@MainActor public protocol SelectorTarget: AnyObject {
  func perform(_ selector: Selector, with argument: Any?)
}

/// The time of day of ``MainRunLoop``, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CFAbsoluteTimeGetCurrent() -> CFTimeInterval {
  MainRunLoop.clock.now + MainRunLoop.clock.lead
}

/// The media time of ``MainRunLoop``, in seconds.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  MainRunLoop.clock.now
}

/// A range of frame rates, in frames per second:
/// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float

  public init(minimum: Float, maximum: Float, preferred: Float) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
}

/// `CADisplayLink`. It retains its target, and calls it for each frame until it is invalidated.
@MainActor public final class CADisplayLink: NSObject {
  private var target: (any SelectorTarget)?
  private let selector: Selector

  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public var duration: CFTimeInterval { MainRunLoop.shared.frameDuration }
  /// The default on a display with 120 Hz:
  /// https://developer.apple.com/documentation/quartzcore/caframeraterange
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 60, preferred: 60)
  public var isPaused = false
  var isValid = true
  private(set) var nextTime = 0.0
  /// The time of the next frame.
  private var due = 0.0

  public init(target: Any, selector: Selector) {
    guard let target = target as? any SelectorTarget else {
      fatalError("The target of a display link is a SelectorTarget in this stub.")
    }
    self.target = target
    self.selector = selector
    nextTime = MainRunLoop.shared.now + MainRunLoop.shared.frameDuration
    due = nextTime
  }

  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    MainRunLoop.shared.add(self)
  }

  public func invalidate() {
    isValid = false
    target = nil
    MainRunLoop.shared.remove(self)
  }

  func show(at time: Double) {
    let delay = MainRunLoop.shared.linkDelay
    // A late call gets the time of the last shown frame.
    let frames = ((time - due) / duration + 1e-6).rounded(.down)
    timestamp = delay == nil ? time : due + max(0, frames) * duration
    targetTimestamp = timestamp + duration
    due = targetTimestamp
    nextTime = due + (delay?() ?? 0) * duration
    target?.perform(selector, with: self)
  }
}
