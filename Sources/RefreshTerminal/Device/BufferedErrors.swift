#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard error, buffered in a pipe while the program shows its screen. Messages on that screen
/// would be lost with it, above all those of a crash.
nonisolated struct BufferedErrors {
  private let pipe: Pipe
  private let old: Descriptor

  /// Buffers standard error from now on; nil if it is not a terminal.
  init?() {
    let present = Descriptor(number: STDERR_FILENO)
    guard present.isTerminal, let pipe = Pipe() else { return nil }
    self.pipe = pipe
    old = Descriptor(number: dup(present.number))
    dup2(pipe.input.number, present.number)
  }

  /// Writes the buffered messages to the terminal, and ends the buffering. This function is
  /// async-signal-safe.
  func release() {
    dup2(old.number, STDERR_FILENO)
    withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { buffer in
      while case let count = read(pipe.output.number, buffer.baseAddress, buffer.count), count > 0 {
        _ = write(old.number, buffer.baseAddress, count)
      }
    }
    old.close()
    pipe.close()
  }
}
