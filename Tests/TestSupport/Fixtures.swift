import Foundation

/// The scripts among the tests.
public nonisolated enum Fixtures {
  private static let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .appendingPathComponent("../../RefreshReplayTests/Fixtures").standardizedFileURL

  /// The names of the scripts in a folder, without extension.
  public static func scripts(in name: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appendingPathComponent(name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { !$0.hasSuffix(".trace") }
      .sorted()
  }

  /// The scripts of a folder that end. One script that never ends takes as long as twenty others,
  /// so it is left to the complete scope.
  public static func endingScripts(in name: String) -> [String] {
    scripts(in: name).filter { TestScope.current == .complete || !$0.hasPrefix("runaway") }
  }

  /// The text file with this name, without extension, beside the folders.
  public static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("\(name).txt"), encoding: .utf8)
  }

  /// The bytes of a script.
  public static func data(_ name: String, in folderName: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent("\(folderName)/\(name).jsonl"))
  }
}

nonisolated extension [String] {
  /// Every fifth element, or all in the complete scope.
  public var everyFew: [String] {
    let step = TestScope.pick(few: 5, all: 1)
    return stride(from: 0, to: count, by: step).map { self[$0] }
  }
}
