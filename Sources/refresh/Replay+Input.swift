import RefreshReplay

extension Replay {
  /// Plays a whole script.
  ///
  /// - Parameters:
  ///   - path: The file that it is read from; nil for standard input.
  ///   - name: What a report of a file that cannot be read calls it.
  /// - Returns: How it went; a script that cannot be read is a bad one.
  func play(_ path: String?, name: String) -> Status {
    do {
      let input = try Input(path: path)
      while status.goesOn, let piece = try input.next() { read(piece) }
    } catch {
      Refresh.complain("\(name): cannot be read: \(error)")
      return .bad
    }
    return finish()
  }
}
