import Foundation
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshLab

/// The report of the lab: its content, and whether its facts can be played.
@MainActor @Suite(.serialized) struct LabReportTests {
  /// The root folder of the project.
  private nonisolated static let root = (1...6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  /// The folder with the reports.
  private nonisolated static let folder = root.appendingPathComponent("Tests/UIKit/Facts")

  private nonisolated static var files: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
  }

  private func report(_ results: [TrialResult]) -> LabReport {
    LabReport(
      commit: LabReport.commit(ofBundleVersion: "1"), machine: LabReport.presentMachine,
      device: "stub", system: "Linux", scale: 3, frameRate: 60, reducesMotion: false,
      speaksScreen: false, results: results)
  }

  @Test func `a report read from its file is the same`() throws {
    let trial = Trial(
      name: "x", setup: [.attach(.trailer), .size(width: nil, height: 3)], gesture: "y",
      known: Trial.KnownFailure(cause: .apple, reason: "z", expectation: .x(3))
    )
    .at(0.5, .ownInset(top: 1, bottom: 2), .expect(.actions(["Refresh"])))
    let fact = Fact(.call, at: 1, call: .rows(3, .batch), of: StubStage(trial).list)
    let report = report([
      TrialResult(trial: trial, breaches: ["c"], knownBreaches: ["d"], facts: [fact])
    ])
    let read = try JSONDecoder().decode(LabReport.self, from: JSONEncoder().encode(report))
    #expect(read.results.first?.trial == trial && read.results.first?.facts == [fact])
    #expect(read.results.first?.knownBreaches == ["d"])
    #expect(read.machine == report.machine)
  }

  @Test func `a trial and a report of an earlier lab can be read`() throws {
    let trial = #"{"name": "x", "setup": [{"begin": {"_0": "header"}}]}"#
    #expect(
      try JSONDecoder().decode(Trial.self, from: Data(trial.utf8))
        == Trial(name: "x", setup: [.begin(.header)]))
    let file = """
      {"device": "a", "system": "b", "scale": 3, "frameRate": 60, "reducesMotion": false, "speaksScreen": false,
       "results": [{"trial": \(trial), "breaches": [], "facts": []}]}
      """
    let report = try JSONDecoder().decode(LabReport.self, from: Data(file.utf8))
    #expect(report.commit == nil && report.results.first?.verdict == .holds)
  }

  // MARK: The commit and the machine

  @Test(arguments: [
    (nil, nil), ("", nil), ("1.0", nil), ("1", nil), ("-5", nil), ("429335977154", "63f66b1cc2"),
    ("255", "00000000ff"), ("1099511627775", "ffffffffff"), ("1099511627776", nil),
  ])
  func `the commit is read from the bundle version`(version: String?, commit: String?) {
    #expect(LabReport.commit(ofBundleVersion: version) == commit)
  }

  @Test func `the name of the machine is known`() {
    #expect(["x86_64", "aarch64", "arm64"].contains(LabReport.presentMachine))
  }

  /// Otherwise an iPhone with 120 Hz shows them at 60 Hz:
  /// https://developer.apple.com/documentation/quartzcore/optimizing-promotion-refresh-rates-for-iphone-13-pro-and-ipad-pro
  @Test(arguments: ["Feed", "RefreshLab"])
  func `the example apps ask for the highest frame rate of the screen`(app: String) throws {
    let folder = Self.root.appendingPathComponent("Examples/\(app).swiftpm")
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#"additionalInfoPlistContentFilePath: "Info.plist""#))
    let data = try Data(contentsOf: folder.appendingPathComponent("Info.plist"))
    let plist = try PropertyListSerialization.propertyList(from: data, format: nil)
    #expect((plist as? [String: Bool]) == ["CADisableMinimumFrameDurationOnPhone": true])
  }

  // MARK: Playing

  @Test func `there is a report with facts`() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: Self.files) func `the laws hold when recorded facts are played`(
    file: URL
  ) throws {
    let report = try JSONDecoder().decode(LabReport.self, from: Data(contentsOf: file))
    for result in report.results { #expect(FactPlayer(result).play() == []) }
  }

  @Test func `a broken law in played facts is reported`() throws {
    let trial = Trial(name: "x", setup: [.attach(.normalHeader)])
    let list = FactStage(trial).list
    var drag = Fact(.pass, at: 0.5, of: list)
    (drag.isDragging, drag.pan) = (true, UIGestureRecognizer.State.changed.rawValue)
    let facts = [Fact(.call, at: 0, call: trial.setup[0], of: list), drag]
    let result = TrialResult(trial: trial, breaches: [], facts: facts)
    #expect(FactPlayer(result).play() == ["x, at the end: 8: something still moves"])
  }

  /// Writes the report of the stub, `stub.json`. Every second trial is on a screen with bars.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_WRITES_FACTS"] != nil))
  func `facts of the stub are written`() async throws {
    var results: [TrialResult] = []
    for (index, trial) in Trial.all.enumerated() {
      results += [await StubPerson.perform(trial, hasBars: index % 2 == 1)].compactMap { $0 }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(report(results)).write(to: Self.folder.appendingPathComponent("stub.json"))
  }
}
