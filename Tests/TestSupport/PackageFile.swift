import Foundation

/// The files of the package.
public nonisolated enum PackageFile {
  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The texts of all files in a folder.
  public static func folder(_ path: String) throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: package.appendingPathComponent(path), includingPropertiesForKeys: nil)
    return try files.map { try String(contentsOf: $0, encoding: .utf8) }
  }

  /// The text of the file at a path in the folder of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
