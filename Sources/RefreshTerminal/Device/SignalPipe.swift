#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals as bytes in a pipe, so that one thread can wait for them and for input.
nonisolated final class SignalPipe {
  /// The end of the pipe for reading.
  var output: Descriptor { pipe.output }

  private let pipe: Pipe
  private var old: [Int32: SignalAction] = [:]

  /// Opens the pipe; nil if the process has too many files open.
  init?() {
    guard let pipe = Pipe() else { return nil }
    self.pipe = pipe
  }

  deinit {
    release()
    pipe.close()
  }

  /// Writes these signals to the pipe from now on.
  func receive(_ signals: [Int32]) {
    signalInput = pipe.input.number
    for signal in signals where old[signal] == nil {
      old[signal] = SignalAction(writeToPipe, flags: SA_RESTART).install(for: signal)
    }
    SignalAction.unblock(signals)
  }

  /// Restores the earlier actions of the signals.
  func release() {
    for (signal, action) in old { action.install(for: signal) }
    old = [:]
  }
}

/// The end of the pipe for writing, for the handler.
private nonisolated(unsafe) var signalInput: Int32 = -1

/// Writes the signal's number to the pipe; does nothing if the pipe is full.
private nonisolated func writeToPipe(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalInput, &byte, 1)
  errno = error
}
