import Foundation

/// The key that saves the session as a script.
extension LiveDemo {
  /// Saves what was done in the demo so far as a script in a new file, and shows where that is.
  func saveSession() {
    let script = recorder.script
    for folder in sessionFolders {
      guard let path = Self.newFile(in: folder), (try? Output.write(script, to: path)) != nil else {
        continue
      }
      let isWhole = recorder.unsupported.isEmpty
      let losses = isWhole ? "" : ", but for what its comments name"
      let name = path.split(separator: "/").last ?? ""
      feed.log.show("Saved\(losses): refresh replay \(path)", short: "In \(name)")
      return
    }
    feed.log.show("The session cannot be saved: no folder can be written", short: "Not saved")
  }

  /// The path of a file that is not there yet; nil where there are too many.
  private static func newFile(in folder: String) -> String? {
    for number in 1...999 {
      let name = "refresh-\(number).jsonl"
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      if !FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }

  /// The folder in which the demo was started, and that of temporary files.
  static var usualFolders: [String] {
    ["", (NSTemporaryDirectory() as NSString).standardizingPath]
  }
}
