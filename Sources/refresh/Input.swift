import Foundation

/// A file, or standard input, read piece by piece.
struct Input: ~Copyable {
  /// Why a file cannot be opened, read or written.
  struct Failure: Error, CustomStringConvertible {
    private let code = errno

    var description: String { String(cString: strerror(code)) }
  }

  /// What reports call standard input.
  static let standardName = "<stdin>"

  private static let pieceSize = 1 << 16

  private let descriptor: Int32

  /// Opens the file at `path`, or standard input where that is nil.
  init(path: String?) throws(Failure) {
    descriptor = path.map { open($0, O_RDONLY) } ?? STDIN_FILENO
    guard descriptor >= 0 else { throw Failure() }
  }

  deinit { close(descriptor) }

  /// The next bytes, as many as there are at present; nil at the end.
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
