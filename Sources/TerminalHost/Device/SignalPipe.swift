#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Signals as bytes in a pipe, so that a loop can wait for them and for input alike.
nonisolated final class SignalPipe {
  /// The end that the loop waits for.
  var output: Descriptor { pipe.output }

  private let pipe: Pipe
  private var old: [Int32: SignalAction] = [:]

  /// Opens the pipe; nil where the process has too many files open.
  init?() {
    guard let pipe = Pipe() else { return nil }
    self.pipe = pipe
  }

  deinit {
    release()
    pipe.close()
  }

  /// Takes signals from now on, in this pipe.
  func take(_ signals: [Int32]) {
    signalInput = pipe.input.number
    for signal in signals where old[signal] == nil {
      old[signal] = SignalAction(passOn, flags: SA_RESTART).install(for: signal)
    }
    SignalAction.unblock(signals)
  }

  /// Leaves the signals to whom they belonged.
  func release() {
    for (signal, action) in old { action.install(for: signal) }
    old = [:]
  }
}

/// The end of the pipe that the handler writes to.
private nonisolated(unsafe) var signalInput: Int32 = -1

/// Writes the signal's number into the pipe; where that is full, enough of them wait.
private nonisolated func passOn(_ signal: Int32) {
  let error = errno
  var byte = UInt8(truncatingIfNeeded: signal)
  _ = write(signalInput, &byte, 1)
  errno = error
}
