import Foundation
import TestSupport
import Testing

@testable import RefreshReplay

/// The files beside the tests.
enum Fixtures {
  private static func folder(_ name: String) -> URL {
    Bundle.module.resourceURL!.appendingPathComponent("Fixtures/\(name)")
  }

  /// The names of the scripts in a folder, without their ending.
  static func scripts(in name: String) -> [String] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder(name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "jsonl" }
      .map { $0.deletingPathExtension().lastPathComponent }
      .filter { !$0.hasSuffix(".trace") }
      .sorted()
  }

  /// The bytes of a script.
  static func data(_ name: String, in folderName: String) throws -> Data {
    try Data(contentsOf: folder(folderName).appendingPathComponent("\(name).jsonl"))
  }
}

extension [String] {
  /// Every fifth one, or all in the complete scope.
  var everyFew: [String] {
    let step = TestScope.pick(few: 5, all: 1)
    return stride(from: 0, to: count, by: step).map { self[$0] }
  }
}

/// Plays a script that is written in a test.
func play(_ script: String, form: Replay.Form = .full) -> Replay.Outcome {
  Replay.outcome(of: Array(script.utf8), name: "script", form: form)
}

/// A line of a trace as JSON.
func json(_ line: some StringProtocol) throws -> JSON {
  try JSONParser.parse(Array(line.utf8))
}
