import Foundation
import RefreshReplay

extension Measure {
  /// A session that was recorded from MJRefresh, one of the tests' fixtures.
  static let replay = Measure(name: "replay", per: "op of a reference trace", repetitions: 20) {
    count in
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Tests/RefreshReplayTests/Fixtures/reference-traces")
    let script = tests.appending(path: "session-001.jsonl")
    guard let bytes = try? Data(contentsOf: script) else { return .nan }
    var ops = 0
    let cost = time(count) {
      let replay = Replay(name: "session", trace: { _ in ops += 1 }, report: { _ in })
      replay.read(bytes)
      precondition(replay.finish() == .done)
    }
    return cost * Double(count + min(5, count)) / Double(ops)
  }
}
