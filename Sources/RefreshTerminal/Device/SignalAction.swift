#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The action of the process on a signal.
nonisolated struct SignalAction {
  /// The function that a signal calls. It may call only functions that POSIX lists as
  /// async-signal-safe.
  typealias Handler = @convention(c) (Int32) -> Void

  private var action: sigaction

  /// The action of the system.
  static var byDefault: SignalAction { SignalAction(action: sigaction()) }

  /// The action that calls `handler`.
  ///
  /// - Parameter flags: `SA_RESTART` and the like.
  init(_ handler: Handler, flags: Int32) {
    action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = flags
  }

  private init(action: sigaction) {
    self.action = action
  }

  /// Makes this the action on `signal`.
  ///
  /// - Returns: The earlier action.
  @discardableResult
  func install(for signal: Int32) -> SignalAction {
    var old = sigaction()
    withUnsafePointer(to: action) { _ = sigaction(signal, $0, &old) }
    return SignalAction(action: old)
  }

  /// Unblocks signals for the calling thread, because the thread that started it may block them.
  static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
