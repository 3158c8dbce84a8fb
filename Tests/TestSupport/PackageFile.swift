import Foundation

/// The files of the package.
public nonisolated enum PackageFile {
  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .appendingPathComponent("../../..").standardizedFileURL

  /// The text of a file at a path below the folder of the package.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }
}
