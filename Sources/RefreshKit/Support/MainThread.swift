#if UIKIT
  import UIKit

  package enum MainThread {
    /// An app must make the change on the main thread. Otherwise this logs the fault, and
    /// ``didMissChange`` is called there.
    package static func handleChange(of property: String, _ handler: @MainActor () -> Void) {
      if Thread.isMainThread { return MainActor.assumeIsolated(handler) }
      NSLog("RefreshUIKit: UIScrollView.\(property) was changed outside the main thread.")
      Task { @MainActor in didMissChange() }
    }

    @MainActor package static var didMissChange: () -> Void = {}

    /// At once on the main thread.
    package static func call(_ function: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(function)
      } else {
        Task { @MainActor in function() }
      }
    }

    /// Moves a call by code without isolation to the main thread, and returns true. On the main
    /// thread, returns false: the caller makes the call.
    package static func takes(
      _ name: String, _ call: @escaping @MainActor @Sendable () -> Void
    ) -> Bool {
      if Thread.isMainThread { return false }
      #if DEBUG
        NSLog("RefreshKit: \(name) was called outside the main thread. It is performed there.")
      #endif
      Task { @MainActor in call() }
      return true
    }
  }
#endif
