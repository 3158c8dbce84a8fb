#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, by its number: reads and writes that go on after a signal.
nonisolated struct Descriptor {
  /// The file's number.
  let number: Int32

  /// Whether a terminal is behind it.
  var isTerminal: Bool { isatty(number) == 1 }

  /// What can be read at once; empty where nothing is there, nil at the end or where the file fails.
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

  /// Writes everything, however long that takes.
  ///
  /// - Returns: Whether the file took it.
  func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          waitForRoom()
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

  private func waitForRoom() {
    var file = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    _ = poll(&file, 1, -1)
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
