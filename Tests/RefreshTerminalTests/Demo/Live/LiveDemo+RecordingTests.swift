import Foundation
import RefreshReplay
import Testing

@testable import refresh

/// The key that saves the session of the demo.
struct LiveDemoRecordingTests {
  private let bench = DemoBench()
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("refresh-\(UUID())")

  @Test func `w saves what was done as a script that plays`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    bench.demo.sessionFolder = folder.path
    await bench.show()
    await bench.press("r", wait: 3)
    await bench.press("w")
    let path = "\(folder.path)/refresh-1.jsonl"
    #expect(bench.demo.feed.log.notice?.long.hasSuffix("refresh replay \(path)") == true)
    let script = try Data(contentsOf: URL(fileURLWithPath: path))
    let outcome = Replay.outcome(of: script, name: path)
    #expect(outcome.status == .done)
    #expect(outcome.trace.contains { $0.contains("header.refreshing") })
    await bench.press("w")
    #expect(bench.demo.savedSessions == [path, "\(folder.path)/refresh-2.jsonl"])
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/refresh-2.jsonl"))
  }

  @Test func `the path is shown in full, and for long enough to read it`() async throws {
    // A path of the usual length.
    bench.demo.sessionFolder = "/tmp"
    defer {
      for path in bench.demo.savedSessions { try? FileManager.default.removeItem(atPath: path) }
    }
    for (columns, rows) in [(80, 24), (30, 10)] {
      await bench.show(columns: columns, rows: rows)
      await bench.press("w", wait: 8)
      let path = try #require(bench.demo.savedSessions.last)
      #expect(path.hasPrefix("/"))
      let lines = bench.lines(columns: columns, rows: rows)
      #expect(lines.contains { $0.contains(path) })
    }
  }

  @Test func `a session that cannot be saved is reported`() async {
    await bench.show()
    await bench.press("w")
    #expect(bench.shows("The session cannot be saved in /nowhere"))
  }
}
