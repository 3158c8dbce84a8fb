#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard error, held back in a pipe while the terminal is taken: what is written on a screen that
/// goes away would be lost, and a crash's last words above all.
nonisolated struct HeldErrors {
  private let pipe: Pipe
  private let old: Descriptor

  /// Holds standard error back from now on; nil where it goes somewhere else than to a terminal.
  init?() {
    let present = Descriptor(number: STDERR_FILENO)
    guard present.isTerminal, let pipe = Pipe() else { return nil }
    self.pipe = pipe
    old = Descriptor(number: dup(present.number))
    dup2(pipe.input.number, present.number)
  }

  /// Writes what was held where it belongs, and holds nothing more. It is async-signal-safe.
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
