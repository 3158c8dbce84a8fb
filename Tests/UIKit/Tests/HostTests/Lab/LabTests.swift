import Foundation
import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshLab
@testable import RefreshUIKit

/// The logic of the lab (Examples/RefreshLab.swiftpm), and the files of facts that it has given.
@MainActor @Suite(.serialized) struct LabTests {
  /// The folder of the files of facts.
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Facts")

  private nonisolated static var files: [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
  }

  // MARK: Trials

  @Test(arguments: Trial.all.map(\.name))
  func `laws and expectations hold in a trial on the stub`(name: String) throws {
    let trial = try #require(Trial.all.first { $0.name == name })
    let result = try #require(StubPerson.perform(trial), "it does not end")
    #expect(result.breaches == [])
    #expect(result.facts.contains { $0.event == .pass })
    #expect(trial.gesture == nil || result.facts.contains { $0.isDragging })
    let calls = result.facts.compactMap(\.call)
    for call in trial.whileDragging + trial.whileDecelerating { #expect(calls.contains(call)) }
  }

  @Test func `an expectation that is not met is reported`() {
    let trial = Trial(name: "", setup: [.attach(.normalHeader)]).at(0.1, .expect(.headerIsOpen))
    let breaches = StubPerson.perform(trial)?.breaches ?? []
    #expect(breaches.count == 1 && breaches.first?.hasSuffix("the header is closed") == true)
  }

  @Test func `a refresh that does not end is reported`() {
    let trial = Trial(name: "", setup: [.attach(.normalHeader)]).at(0.1, .begin(.header))
    #expect(
      StubPerson.perform(trial)?.breaches == ["at the end: RefreshNormalHeader is refreshing"])
  }

  // MARK: Laws

  @Test func `an offset that the list does not know is a breach`() {
    let stage = StubStage(Trial(name: ""))
    stage.appear()
    let laws = Laws(stage.list)
    #expect(laws.breach(ownInset: .zero) == nil)
    stage.list.manners.isObservable = false
    stage.list.contentOffset.y = 100
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("1: ") == true)
    _ = stage.list.refresh
    #expect(laws.breach(ownInset: .zero) == nil)
  }

  @Test func `sizes and insets that the list does not know are breaches`() {
    let stage = StubStage(Trial(name: ""))
    stage.appear()
    let laws = Laws(stage.list)
    stage.list.manners.isObservable = false
    stage.list.contentSize.height = 1_000
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("2: ") == true)
    _ = stage.list.refresh
    stage.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(laws.breach(ownInset: .zero) == nil)
    #expect(
      laws.breach(ownInset: UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))?.hasPrefix("6: ")
        == true)
    stage.list.contentInset.top = 30
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("5: ") == true)
  }

  @Test func `a drag and a size that are not shown are breaches`() {
    let stage = StubStage(Trial(name: ""))
    stage.appear()
    stage.list.refresh.header = RefreshNormalHeader()
    stage.wait(0)
    let laws = Laws(stage.list)
    #expect(laws.breach(ownInset: .zero) == nil)
    stage.list.refresh.header?.beginRefreshing()
    stage.wait(1)
    stage.list.refresh.header?.layer.isHidden = true
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("10: RefreshNormalHeader") == true)
    stage.list.refresh.header = nil
    stage.list.manners.isObservable = false
    stage.list.manners.panIsObservable = false
    stage.list.beginDragging()
    #expect(laws.breach(ownInset: .zero)?.hasPrefix("8: the list drags: false") == true)
  }

  // MARK: Facts

  @Test func `facts have what observers and the delegate were told, in order`() {
    let stage = StubStage(Trial(name: ""))
    stage.appear()
    let recorder = FactRecorder(stage.list)
    stage.didScroll = { recorder.record(.didScroll) }
    stage.list.contentOffset.y = 10
    recorder.passDidEnd()
    recorder.passDidEnd()
    stage.list.contentInset.top = 5
    recorder.stop()
    stage.list.contentOffset.y = 20
    #expect(
      recorder.facts.map(\.event) == [.contentOffset, .didScroll, .pass, .contentInset, .didScroll])
    #expect(recorder.facts[0].offset == [0, 10])
    #expect(recorder.facts[3].adjustedInset == [5, 0, 0, 0])
  }

  @Test func `a report survives its file`() throws {
    let trial = Trial(
      name: "x", setup: [.attach(.trailer), .size(width: nil, height: 3)], gesture: "y"
    )
    .at(0.5, .ownInset(top: 1, bottom: 2), .expect(.actions(["Refresh"])))
    let fact = Fact(.call, at: 1, call: .rows(3, .batch), of: StubStage(trial).list)
    let report = LabReport(
      device: "a", system: "b", scale: 3, frameRate: 120, reducesMotion: true, speaksScreen: false,
      results: [TrialResult(trial: trial, breaches: ["c"], facts: [fact])])
    let read = try JSONDecoder().decode(LabReport.self, from: JSONEncoder().encode(report))
    #expect(read.results.first?.trial == trial)
    #expect(read.results.first?.facts == [fact])
  }

  @Test func `a trial of an earlier lab is read`() throws {
    let file = Data(#"{"name": "x", "setup": [{"begin": {"_0": "header"}}]}"#.utf8)
    let trial = try JSONDecoder().decode(Trial.self, from: file)
    #expect(trial == Trial(name: "x", setup: [.begin(.header)]))
  }

  @Test func `there is a file of facts`() {
    #expect(!Self.files.isEmpty)
  }

  @Test(arguments: Self.files) func `laws hold where recorded facts are played`(file: URL) throws {
    let report = try JSONDecoder().decode(LabReport.self, from: Data(contentsOf: file))
    for result in report.results { #expect(FactPlayer(result).play() == []) }
  }

  @Test func `a breach in played facts is reported`() throws {
    let trial = Trial(name: "x", setup: [.attach(.normalHeader)])
    let list = StubStage(trial).list
    var drag = Fact(.pass, at: 0.5, of: list)
    (drag.isDragging, drag.pan) = (true, UIGestureRecognizer.State.changed.rawValue)
    let facts = [Fact(.call, at: 0, call: trial.setup[0], of: list), drag]
    let result = TrialResult(trial: trial, breaches: [], facts: facts)
    #expect(FactPlayer(result).play() == ["x, at the end: 8: something still moves"])
  }

  /// Writes the stub's own file again.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_WRITES_FACTS"] != nil))
  func `facts of the stub are written`() throws {
    let report = LabReport(
      device: "stub", system: "Linux", scale: 3, frameRate: 60, reducesMotion: false,
      speaksScreen: false,
      results: Trial.all.compactMap(StubPerson.perform))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(report).write(to: Self.folder.appendingPathComponent("stub.json"))
  }
}

/// A person who performs the trials of the lab on the stub.
@MainActor private struct StubPerson {
  private let stage: StubStage

  /// Performs a trial to its end.
  static func perform(_ trial: Trial) -> TrialResult? {
    let stage = StubStage(trial)
    let runner = TrialRunner(trial, on: stage)
    var result: TrialResult?
    runner.didEnd = { result = $0 }
    runner.prepare()
    stage.appear()
    runner.start()
    if trial.gesture != nil { StubPerson(stage: stage).perform(named: trial.name) }
    for _ in 0..<40 where result == nil { stage.wait(0.5) }
    return result
  }

  private func perform(named name: String) {
    stage.wait(0.5)
    switch name {
    case "A slow pull": drag([Array(repeating: 4, count: 60)])
    case "A fast pull": drag([Array(repeating: 50, count: 6)])
    case "A search bar in the pull", "A header behind a transparent bar":
      drag([Array(repeating: 4, count: 12)])
    case "A leader and the gesture that goes back":
      drag([Array(repeating: 8, count: 30)], along: \.x)
    case "A fling to the end", "The end of a text":
      for _ in 0..<3 {
        drag([Array(repeating: -60, count: 8)])
        stage.wait(0.8)
      }
    case "A pull that is taken back":
      drag([Array(repeating: 5, count: 40), Array(repeating: -5, count: 40)])
    case "A drag while the header closes":
      drag([Array(repeating: 8, count: 30)])
      stage.wait(1.5)
      drag([Array(repeating: -10, count: 20)])
    default: drag([Array(repeating: 8, count: 30)])
    }
  }

  /// A finger drags by steps, one for each frame of the screen, and is lifted.
  private func drag(_ parts: [[Double]], along way: WritableKeyPath<Point, CGFloat> = \.y) {
    var point = Point(x: 180, y: 300)
    stage.physics.touch(.began, at: point)
    for step in parts.joined() {
      stage.wait(1.0 / 60)
      point[keyPath: way] += step
      stage.physics.touch(.moved, at: point)
    }
    stage.physics.touch(.ended, at: point)
  }
}

/// Plays the facts of a trial on a scroll view of the stub, and checks the laws: the offsets, the pan, the sizes and the
/// safe areas are those that were recorded, and the stub moves nothing by itself. The calls of the trial are made again;
/// what the host has written then, it writes again by itself.
@MainActor private struct FactPlayer {
  private let result: TrialResult
  private let stage: StubStage
  private let performer: Performer

  init(_ result: TrialResult) {
    self.result = result
    stage = StubStage(result.trial, playsFacts: true)
    performer = Performer(on: stage)
  }

  /// Plays all facts.
  ///
  /// - Returns: The laws that were broken.
  func play() -> [String] {
    guard let first = result.facts.first else { return ["there are no facts"] }
    let start = MainRunLoop.shared.now
    var (breaches, callCount): ([String], Int) = ([], 0)
    var laws: Laws?
    showSizes(of: first)
    for fact in result.facts {
      stage.wait(max(0, start + fact.time - MainRunLoop.shared.now))
      show(fact)
      if let call = fact.call {
        _ = performer.perform(call)
        callCount += 1
      }
      if laws == nil, callCount == result.trial.setup.count {
        stage.appear()
        laws = Laws(stage.list)
      }
      guard fact.event == .pass, let laws else { continue }
      stage.wait(0)
      if let breach = laws.breach(ownInset: performer.ownInset) {
        breaches.append("\(result.trial.name), at \(fact.time): \(breach)")
      }
    }
    stage.wait(2)
    return breaches + (laws?.breachAtRest.map { ["\(result.trial.name), at the end: \($0)"] } ?? [])
  }

  private func show(_ fact: Fact) {
    let view = stage.list
    view.show(
      pan: UIGestureRecognizer.State(rawValue: fact.pan) ?? .possible, isDragging: fact.isDragging,
      isDecelerating: fact.isDecelerating)
    showSizes(of: fact)
    let offset = CGPoint(x: fact.offset[0], y: fact.offset[1])
    if view.contentOffset != offset { view.showFrame(at: offset) }
  }

  private func showSizes(of fact: Fact) {
    let view = stage.list
    let size = CGSize(width: fact.size[0], height: fact.size[1])
    if view.bounds.size != size { view.frame.size = size }
    if let numbers = fact.contentSize {
      let content = CGSize(width: numbers[0], height: numbers[1])
      if view.contentSize != content { view.contentSize = content }
    }
    let safe = zip(fact.adjustedInset, fact.inset).map { CGFloat($0 - $1) }
    view.setSafeAreaInsets(
      UIEdgeInsets(
        top: safe[0] - view.heightOfRefresh, left: safe[1], bottom: safe[2], right: safe[3]))
  }
}
