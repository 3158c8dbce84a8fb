import Testing
import UIKit

@testable import RefreshKit
@testable import RefreshReplay

/// A script of the fixtures of the main package.
struct Script: CustomTestStringConvertible {
  let folder: String
  let name: String
  let bytes: [UInt8]

  var testDescription: String { "\(folder)/\(name)" }

  /// Whether the script may continue or end drags that have not begun. Random scripts reach more
  /// code that way.
  private var isLenient: Bool { ["fuzz", "lenient"].contains(folder) }

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../../RefreshReplayTests/Fixtures").standardizedFileURL

  /// All scripts except the random ones that run without end, `runaway-*`.
  static let all = withRunaways.filter { !$0.name.hasPrefix("runaway-") }

  /// All scripts that need no component of the package's indicators.
  static let withRunaways: [Script] = {
    let folders = [
      "animations", "films", "fuzz", "improvements", "lenient", "reference-traces", "regressions",
    ]
    return folders.flatMap { folder -> [Script] in
      let files = try? FileManager.default.contentsOfDirectory(
        at: fixtures.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      return (files ?? []).filter { $0.pathExtension == "jsonl" }
        .filter { !$0.lastPathComponent.hasSuffix(".trace.jsonl") }
        .sorted { $0.path < $1.path }
        .compactMap { file in
          guard let data = try? Data(contentsOf: file) else { return nil }
          let name = file.deletingPathExtension().lastPathComponent
          return Script(folder: folder, name: name, bytes: Array(data))
        }
    }
  }()

  /// The trace without a platform.
  @MainActor func headlessTrace() -> [JSON] {
    headlessLines().map(Self.json)
  }

  /// The lines of the trace file without a platform.
  @MainActor func headlessLines() -> [String] {
    Label.defaultMeasure = Self.measure
    return Replay.outcome(of: bytes, name: name, isLenient: isLenient).trace
  }

  /// How the script format measures texts. A host measures them as UIKit draws them.
  @MainActor static let measure: TextMeasuring = { text, fontSize in
    text.unicodeScalars.reduce(0) { $0 + fontSize * ($1.value < 0x1100 ? 0.5 : 1) }
  }

  /// Whether the script is so long that two successive frames would have the same media time. Media
  /// times begin when the device starts.
  @MainActor static func isTooLong(_ trace: [JSON]) -> Bool {
    guard case .number(let end)? = trace.last?["now"] else { return false }
    return end > 1e9
  }

  /// The traces on two right-to-left collection views: one with a plain layout, one with a layout
  /// that flips. Nil if the script changes a width.
  @MainActor func tracesInBothDirections() -> (plain: [JSON], flipped: [JSON])? {
    var stages: [UIKitStage] = []
    func trace(_ direction: UIKitStage.Direction) -> [JSON] {
      lines {
        let stage = UIKitStage($0, on: direction.makeView)
        stages.append(stage)
        return stage
      }
      .map(Self.json)
    }
    let (plain, flipped) = (trace(.rightToLeft), trace(.flipped))
    return stages.contains { $0.hasOtherWidth } ? nil : (plain, flipped)
  }

  /// The trace on UIKit.
  @MainActor func trace(
    on viewClass: UIScrollView.Type = UIScrollView.self,
    changing: (inout ScrollViewManners) -> Void = { _ in }
  ) -> [JSON] {
    lines(on: viewClass, changing: changing).map(Self.json)
  }

  /// The lines of the trace file on UIKit.
  @MainActor func lines(
    on viewClass: UIScrollView.Type, changing: (inout ScrollViewManners) -> Void = { _ in }
  ) -> [String] {
    var manners = ScrollViewManners()
    changing(&manners)
    return lines { [manners] in
      UIKitStage($0, manners: manners) { viewClass.init(frame: $0) }
    }
  }

  @MainActor private func lines(on stage: @escaping (StageLine) -> UIKitStage) -> [String] {
    var lines: [String] = []
    let replay = Replay(
      name: name, observer: nil, isLenient: isLenient, on: stage, trace: { lines.append($0) },
      report: { _ in })
    replay.read(bytes)
    _ = replay.finish()
    return lines
  }

  private static func json(_ line: String) -> JSON {
    (try? JSONParser.parse(Array(line.utf8))) ?? .null
  }
}
