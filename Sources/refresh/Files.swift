import Foundation
import RefreshReplay

/// A file, or standard input, that is read in pieces.
struct Input: ~Copyable {
  /// The reason why a file cannot be opened, read or written.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(code: Int32 = errno) {
      description = String(cString: strerror(code))
    }

    init(_ error: any Error) {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      self.init(code: cause.map { Int32(($0 as NSError).code) } ?? EIO)
    }
  }

  /// The name of standard input in reports.
  static let standardName = "<stdin>"

  private static let pieceSize = 1 << 16

  private let descriptor: Int32

  /// Opens the file at `path`, or standard input if `path` is nil.
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
  /// Writes `text` to the file at `path`, in place of its content; to standard output if `path` is
  /// nil.
  static func write(_ text: String, to path: String?) throws(Input.Failure) {
    do {
      guard let path else {
        return try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
      }
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw Input.Failure(error)
    }
  }

  /// Writes `text` to a new file, and returns its path.
  ///
  /// - Parameter path: Returns the path for a number; the file has the lowest free number from 1
  ///   on.
  static func write(_ text: String, toNewFile path: (Int) -> String) throws -> String {
    var number = 1
    while true {
      do {
        let file = URL(fileURLWithPath: path(number))
        try Data(text.utf8).write(to: file, options: .withoutOverwriting)
        return path(number)
      } catch CocoaError.fileWriteFileExists {
        number += 1
      }
    }
  }
}

extension Replay {
  /// Plays the script in the file at `path`, or on standard input if `path` is nil, and returns its
  /// status. If the script cannot be read, the status is ``Status/bad``.
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
