/// Xcode's Main Thread Checker: reports objects of the main thread that are used on another thread.
public enum MainThreadChecker {
  // The test waits for the other thread, so only one thread at a time uses these properties.

  /// For tests: the uses that were reported.
  public nonisolated(unsafe) static var faults: [String] = []
  fileprivate nonisolated(unsafe) static var isOnAnotherThread = false

  static func check(_ use: String) {
    if isOnAnotherThread { faults.append(use) }
  }
}

/// `Thread`. The thread of the test is the main thread.
public enum Thread {
  /// The key in the dictionaries of other threads.
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
