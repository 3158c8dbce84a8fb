#if UIKIT
  import UIKit

  package enum MainThread {
    /// Calls `handler` after a change that an app must make on the main thread. On another thread,
    /// logs the mistake instead, and calls ``didMissChange`` later on the main thread.
    package static func handleChange(of property: String, _ handler: @MainActor () -> Void) {
      if Thread.isMainThread { return MainActor.assumeIsolated(handler) }
      NSLog("RefreshUIKit: UIScrollView.\(property) was changed outside the main thread.")
      Task { @MainActor in didMissChange() }
    }

    @MainActor package static var didMissChange: () -> Void = {}

    /// Calls the function: at once on the main thread, and later from another thread.
    package static func call(_ function: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(function)
      } else {
        Task { @MainActor in function() }
      }
    }

    /// Called first in a function that apps may call on any thread. On the main thread, returns
    /// false, and the function continues. On another thread, returns true and makes `call` on the
    /// main thread later.
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
