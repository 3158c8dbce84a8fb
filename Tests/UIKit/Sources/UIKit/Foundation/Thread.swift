/// As Xcode's Main Thread Checker: what was used on another thread and belongs to the main thread.
public enum MainThreadChecker {
  // The test waits for the other thread, so that only one of the two uses these.

  /// For tests: what was used.
  public nonisolated(unsafe) static var faults: [String] = []
  fileprivate nonisolated(unsafe) static var isOnAnotherThread = false

  static func check(_ use: String) {
    if isOnAnotherThread { faults.append(use) }
  }
}

/// `Thread`. The thread of the test is the main thread.
public enum Thread {
  /// The key of other threads, in their dictionary.
  private static let key = "another thread"

  public static var isMainThread: Bool { Foundation.Thread.current.threadDictionary[key] == nil }

  /// For tests: runs a function on another thread, and waits for it.
  public static func runOnAnother(_ function: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Foundation.Thread.detachNewThread {
      Foundation.Thread.current.threadDictionary[key] = true
      MainThreadChecker.isOnAnotherThread = true
      function()
      MainThreadChecker.isOnAnotherThread = false
      done.signal()
    }
    done.wait()
  }
}
