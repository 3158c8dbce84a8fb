#if UIKIT
  import UIKit

  /// Calls of the main actor by functions that may be called on any thread.
  package nonisolated enum MainThread {
    /// Handles a change of a property of a scroll view.
    ///
    /// An app must make it on the main thread. If it does not, this logs the fault, and the next turn of
    /// the main run loop notices the change.
    package static func handleChange(of property: String, _ handler: @MainActor () -> Void) {
      if Thread.isMainThread { return MainActor.assumeIsolated(handler) }
      NSLog("RefreshUIKit: UIScrollView.\(property) was changed outside the main thread.")
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Calls a function on the main thread: at once if this is the main thread.
    package static func call(_ function: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(function)
      } else {
        Task { @MainActor in function() }
      }
    }

    /// Moves a call to the main thread, which code without isolation has made on another one. A debug
    /// build logs it.
    ///
    /// - Returns: Whether the call was moved. On the main thread it is the caller's.
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
