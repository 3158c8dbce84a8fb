// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The part of Core Foundation's run loop that observes waking and sleeping.

public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias CFTimeInterval = Double

public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags

  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let entry = Self(rawValue: 1)
  public static let beforeTimers = Self(rawValue: 2)
  public static let beforeSources = Self(rawValue: 4)
  public static let beforeWaiting = Self(rawValue: 32)
  public static let afterWaiting = Self(rawValue: 64)
  public static let exit = Self(rawValue: 128)
}

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonModes = Self(rawValue: "kCFRunLoopCommonModes")
  public static let defaultMode = Self(rawValue: "kCFRunLoopDefaultMode")
}

public final class CFAllocator: Sendable {
  static let standard = CFAllocator()
}

public let kCFAllocatorDefault: CFAllocator! = CFAllocator.standard

/// The main run loop.
public final class CFRunLoop: Sendable {
  static let main = CFRunLoop()
}

public final class CFRunLoopObserver: @unchecked Sendable {
  typealias Handler = (CFRunLoopObserver?, CFRunLoopActivity) -> Void

  let activities: CFRunLoopActivity
  let order: Int
  let handler: Handler
  var isValid = true

  init(_ activities: CFRunLoopActivity, order: Int, handler: @escaping Handler) {
    self.activities = activities
    self.order = order
    self.handler = handler
  }
}

public func CFRunLoopGetMain() -> CFRunLoop! { .main }

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  precondition(repeats, "The stub has no observers that are notified once.")
  return CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), order: order, handler: block)
}

public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  MainActor.assumeIsolated { MainRunLoop.shared.add(observer) }
}

public func CFRunLoopRemoveObserver(
  _ loop: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!
) {
  MainActor.assumeIsolated { MainRunLoop.shared.remove(observer) }
}

public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer.isValid = false
  MainActor.assumeIsolated { MainRunLoop.shared.remove(observer) }
}

/// A call on another thread has no effect: the stub's run loop sleeps only in calls on the main
/// thread.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {
  guard Thread.isMainThread else { return }
  MainActor.assumeIsolated { MainRunLoop.shared.wakeUp() }
}
