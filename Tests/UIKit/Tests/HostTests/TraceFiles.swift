import Testing
import UIKit

@testable import RefreshReplay

/// Writes the traces of all scripts to files. They are compared byte for byte with those of another
/// version.
///
/// `UIKIT_TRACES` is the folder of the files, `WORLD/FOLDER/SCRIPT.trace.jsonl`; without this
/// variable nothing is written. Scripts that last too long for UIKit have no file there. The last
/// digits depend on the time at which a script begins, so no other test may run before: `swift test
/// --no-parallel --filter TraceFiles`.
@MainActor @Suite(.serialized) struct TraceFiles {
  private nonisolated static let folder = ProcessInfo.processInfo.environment["UIKIT_TRACES"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }

  /// Where the scripts are played.
  enum World: String, CaseIterable, Sendable {
    case headless
    case scrollView = "scroll-view"
    case collectionView = "collection-view"
  }

  @Test(.enabled(if: folder != nil), arguments: World.allCases)
  func `the traces of all scripts are written to files`(world: World) throws {
    let folder = try #require(Self.folder).appendingPathComponent(world.rawValue)
    for script in Script.withRunaways {
      guard let lines = Self.lines(of: script, in: world) else { continue }
      let file = folder.appendingPathComponent("\(script.testDescription).trace.jsonl")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(lines.map { "\($0)\n" }.joined().utf8).write(to: file)
    }
  }

  /// The lines of a trace; nil if the script is too long for the world.
  private static func lines(of script: Script, in world: World) -> [String]? {
    guard world != .headless else { return script.headlessLines() }
    guard !Script.isTooLong(script.headlessTrace()) else { return nil }
    return script.lines(on: world == .scrollView ? UIScrollView.self : UICollectionView.self)
  }
}
