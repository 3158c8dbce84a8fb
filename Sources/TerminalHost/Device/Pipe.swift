#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A pipe of this process alone, neither of whose ends ever waits.
nonisolated struct Pipe {
  /// Where bytes go in.
  let input: Descriptor
  /// Where they come out.
  let output: Descriptor

  /// Opens a pipe; nil where the process has too many files open.
  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    output = Descriptor(number: ends[0])
    input = Descriptor(number: ends[1])
  }

  /// Closes both ends.
  func close() {
    input.close()
    output.close()
  }
}
