import Foundation

/// The key that saves the session as a script.
extension LiveDemo {
  /// The duration for which the path of a saved session is shown, in seconds.
  private static let noticeDuration = 10.0

  /// Saves the session of the present list as a script in a new file, and shows its path.
  func saveSession() {
    let folder = sessionFolder
    guard
      let path = try? Output.write(
        recorder.script, toNewFile: { "\(folder)/refresh-\($0).jsonl" })
    else {
      return feed.log.show(
        "The session cannot be saved in \(folder)", short: "\(folder): not writable")
    }
    savedSessions.append(path)
    let isWhole = recorder.unsupported.isEmpty
    feed.log.show(
      "Saved\(isWhole ? "" : " (its comments say what is missing)"): refresh replay \(path)",
      short: "In \(path)", lasting: Self.noticeDuration)
  }

  /// The folder for temporary files.
  static var temporaryFolder: String { (NSTemporaryDirectory() as NSString).standardizingPath }
}
