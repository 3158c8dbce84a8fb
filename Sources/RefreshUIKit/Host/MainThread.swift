#if UIKIT
  import RefreshKit
  import UIKit

  /// Calls of the main actor by functions that may be called on any thread.
  nonisolated enum MainThread {
    /// Handles a change of a property of a scroll view.
    ///
    /// An app must make it on the main thread. If it does not, this logs the fault, and the next turn of the main run
    /// loop notices the change.
    static func handleChange(of property: String, _ handler: @MainActor () -> Void) {
      if Thread.isMainThread { return MainActor.assumeIsolated(handler) }
      NSLog("RefreshUIKit: UIScrollView.\(property) was changed outside the main thread.")
      CFRunLoopWakeUp(CFRunLoopGetMain())
    }

    /// Calls a function on the main thread: at once if this is the main thread.
    static func call(_ function: @escaping @MainActor @Sendable () -> Void) {
      if Thread.isMainThread {
        MainActor.assumeIsolated(function)
      } else {
        Task { @MainActor in function() }
      }
    }
  }
#endif
