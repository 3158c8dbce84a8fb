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
      function()
      done.signal()
    }
    done.wait()
  }
}
