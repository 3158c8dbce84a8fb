#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, by its number. A signal does not interrupt its reads and writes.
nonisolated struct Descriptor {
  /// The file's number.
  let number: Int32

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads the available bytes. The result is empty if there are none yet, and nil at the end or
  /// after an error.
  func read(atMost limit: Int = 4_096) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
      repeat {
        count = systemRead(number, buffer)
      } while count < 0 && errno == EINTR
      initialized = max(0, count)
    }
    return count > 0 || (count < 0 && errno == EAGAIN) ? bytes : nil
  }

  /// Writes all bytes, and waits for as long as that takes.
  ///
  /// - Returns: Whether they were written.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Closes the file.
  func close() {
    _ = systemClose(number)
  }

  private func waitUntilWritable() {
    var file = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&file, 1, -1)
  }
}

/// A pipe inside this process; neither end blocks.
nonisolated struct Pipe {
  /// The end for writing.
  let input: Descriptor
  /// The end for reading.
  let output: Descriptor

  /// Opens a pipe; nil if the process has too many files open.
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

private nonisolated func systemRead(_ number: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>)
  -> Int
{
  read(number, buffer.baseAddress, buffer.count)
}

private nonisolated func systemWrite(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(number, buffer.baseAddress, buffer.count)
}

private nonisolated func systemClose(_ number: Int32) -> Int32 {
  close(number)
}
