import Foundation
import RefreshReplay

/// A file, or standard input, that is read in pieces.
struct Input: ~Copyable {
  /// The reason why a file cannot be opened, read or written.
  struct Failure: Error, CustomStringConvertible {
    private let code = errno

    var description: String { String(cString: strerror(code)) }
  }

  /// The name of standard input in reports.
  static let standardName = "<stdin>"

  private static let pieceSize = 1 << 16

  private let descriptor: Int32

  /// Opens the file at `path`, or standard input if that is nil.
  init(path: String?) throws(Failure) {
    descriptor = path.map { open($0, O_RDONLY) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  /// Returns the next bytes, as many as are available; nil at the end.
  func next() throws(Failure) -> [UInt8]? {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, initializedCount in
      repeat {
        count = read(descriptor, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      initializedCount = max(0, count)
    }
    guard count >= 0 else { throw Failure() }
    return count == 0 ? nil : piece
  }
}

/// A file, or standard output, that is written as a whole.
enum Output {
  /// Writes `text` to the file at `path`, in place of its content, or to standard output if that is
  /// nil.
  static func write(_ text: String, to path: String?) throws(Input.Failure) {
    guard let path else { return try write(text, to: STDOUT_FILENO) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw Input.Failure() }
    defer { close(descriptor) }
    try write(text, to: descriptor)
  }

  /// Writes `text` to a new file, and returns its path.
  ///
  /// - Parameter path: Returns the path for a number; the file has the lowest free number from 1
  ///   on.
  static func write(_ text: String, toNewFile path: (Int) -> String) throws(Input.Failure) -> String
  {
    var number = 1
    while true {
      let path = path(number)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o666)
      if descriptor >= 0 {
        defer { close(descriptor) }
        try write(text, to: descriptor)
        return path
      }
      guard errno == EEXIST else { throw Input.Failure() }
      number += 1
    }
  }

  private static func write(_ text: String, to descriptor: Int32) throws(Input.Failure) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw Input.Failure() }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}

extension Replay {
  /// Plays a whole script.
  ///
  /// - Parameters:
  ///   - path: The file; nil for standard input.
  ///   - name: The name of the file in a report that it cannot be read.
  /// - Returns: The status; that of a bad script if it cannot be read.
  func play(_ path: String?, name: String) -> Status {
    if path == nil, isatty(STDIN_FILENO) == 1 {
      Refresh.complain(
        "\(name): waiting for a script; Ctrl-D ends it, and refresh replay --help shows one")
    }
    do {
      let input = try Input(path: path)
      while status.canContinue, let piece = try input.next() { read(piece) }
    } catch {
      Refresh.complain("\(name): cannot be read: \(error)")
      return .bad
    }
    return finish()
  }
}
