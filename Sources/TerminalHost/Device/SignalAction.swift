#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process does on a signal.
nonisolated struct SignalAction {
  /// What a signal calls. It may do only what POSIX calls async-signal-safe.
  typealias Handler = @convention(c) (Int32) -> Void

  private var action: sigaction

  /// What the system does by itself.
  static var byDefault: SignalAction { SignalAction(action: sigaction()) }

  /// Calls `handler`.
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

  /// Does this on `signal` from now on.
  ///
  /// - Returns: What was done until now.
  @discardableResult
  func install(for signal: Int32) -> SignalAction {
    var old = sigaction()
    withUnsafePointer(to: action) { _ = sigaction(signal, $0, &old) }
    return SignalAction(action: old)
  }

  /// Lets signals through to the thread that calls: it may have been started by one that blocks them.
  static func unblock(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}
