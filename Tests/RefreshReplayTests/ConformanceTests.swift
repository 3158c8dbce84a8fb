import Foundation
import TestSupport
import Testing

@testable import RefreshReplay

/// Every recorded session has the trace of MJRefresh, apart from the differences that are listed.
@Suite struct ConformanceTests {
  @Test(arguments: Fixtures.scripts(in: "reference-traces"))
  func `a trace agrees with the original's`(name: String) throws {
    let script = try Fixtures.data(name, in: "reference-traces")
    let recorded = try RecordedTrace(Fixtures.data("\(name).trace", in: "reference-traces")).lines
    let outcome = Replay.outcome(of: script, name: name)
    #expect(outcome.reports == [])
    try #require(outcome.trace.count == recorded.count)

    let start = Self.start(of: script)
    let played = try outcome.trace.map(json)
    let mismatches = zip(recorded, played).map { $0.mismatches(in: $1) + $1.mismatches(in: $0) }
    let differing = mismatches[start...].firstIndex { !$0.isEmpty }
    let allowed = AllowedDifference.all.first { $0.trace == name }
    #expect(differing == allowed?.line, "\(differing.map { mismatches[$0] } ?? [])")
  }

  @Test func `every listed difference has a trace`() {
    let listed = AllowedDifference.all.map(\.trace)
    #expect(listed == Set(listed).sorted())
    #expect(Set(listed).isSubset(of: Fixtures.scripts(in: "reference-traces")))
  }

  /// The first op that is compared: N where the script begins with `# from N`, else 0.
  private static func start(of script: Data) -> Int {
    let first = String(decoding: script.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard first.hasPrefix("# from ") else { return 0 }
    return Int(first.dropFirst("# from ".count)) ?? 0
  }
}
