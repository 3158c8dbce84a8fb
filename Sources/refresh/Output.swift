import Foundation

/// A file, or standard output, that is written at once.
enum Output {
  /// Writes `text` to the file at `path`, in place of what is there, or to standard output where that
  /// is nil.
  static func write(_ text: String, to path: String?) throws(Input.Failure) {
    let descriptor = path.map { open($0, O_WRONLY | O_CREAT | O_TRUNC, 0o666) } ?? STDOUT_FILENO
    guard descriptor >= 0 else { throw Input.Failure() }
    defer { if path != nil { close(descriptor) } }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw Input.Failure() }
      rest = rest.dropFirst(max(count, 0))
    }
  }
}
