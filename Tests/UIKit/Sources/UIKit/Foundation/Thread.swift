/// `Thread`. The thread of the test is the main thread.
public enum Thread {
  /// The key of other threads, in their dictionary.
  private static let key = "another thread"

  public static var isMainThread: Bool { Foundation.Thread.current.threadDictionary[key] == nil }

  /// Runs a function on another thread.
  static func detach(_ function: @escaping @Sendable () -> Void) {
    Foundation.Thread.detachNewThread {
      Foundation.Thread.current.threadDictionary[key] = true
      function()
    }
  }
}
