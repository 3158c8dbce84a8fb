import RefreshKit
import Testing

@testable import RefreshReplay

/// The families of component classes that begin refreshes in different ways.
enum CauseFamily: String, CaseIterable {
  case header, system, backFooter, autoFooter, autoHeader, leader, trailer, ring

  var slot: Slot {
    switch self {
    case .header, .system, .autoHeader, .ring: .header
    case .backFooter, .autoFooter: .footer
    case .leader: .leader
    case .trailer: .trailer
    }
  }

  var isAuto: Bool { self == .autoFooter || self == .autoHeader }

  @MainActor
  func make() -> RefreshComponent {
    switch self {
    case .header: RefreshStateHeader()
    case .system: RefreshSystemHeader()
    case .backFooter: RefreshBackStateFooter()
    case .autoFooter: RefreshAutoStateFooter()
    case .autoHeader: RefreshAutoStateHeader()
    case .leader: RefreshStateLeader()
    case .trailer: RefreshStateTrailer()
    case .ring: RefreshRingHeader()
    }
  }

  /// The offset at which a component is pulled by `distance` points, or at which an auto component
  /// is scrolled that far beyond its first appearance.
  func offset(at distance: Double) -> Point {
    switch self {
    case .header, .system, .autoHeader, .ring: Point(x: 0, y: 0 - distance)
    case .backFooter, .autoFooter: Point(x: 0, y: 1_333 + distance)
    case .leader: Point(x: 0 - distance, y: 0)
    case .trailer: Point(x: 625 + distance, y: 0)
    }
  }
}

/// The cases of ``RefreshCause``, without their associated values.
enum CauseKind: String, CaseIterable {
  case call, tap, expiration, release, threshold, beginByMove, arrival, dragEnd, filling
  case arrivalDuringRefresh
  case lateCall, lateTap, lateExpiration, lateRelease, lateThreshold, lateBeginByMove
  case lateArrival, lateDragEnd, lateFilling
  case window, nextBegin, drag
  case pull, pullBack, move, dragCancelled, geometry, obstacle, secondLevel
  case success, beforeLoading, failure, timeout, noMoreData, cancellation, leavingNoMoreData
  case reset, headerRefresh, app, restoration, detaching

  init(_ cause: RefreshCause) {
    func name(_ value: Any) -> String { String("\(value)".prefix { $0 != "(" }) }
    func late(_ name: String) -> String { "late\(name.prefix(1).uppercased())\(name.dropFirst())" }
    let text =
      switch cause {
      case .begin(.move, let waited): waited ? "lateBeginByMove" : "beginByMove"
      case .begin(.arrivalDuringRefresh, _): "arrivalDuringRefresh"
      case .begin(let begin, let waited): waited ? late(name(begin)) : name(begin)
      case .end(let end): name(end)
      default: name(cause)
      }
    self = Self(rawValue: text)!
  }
}

/// A table of causes or obstacles by families: an x if the family can have it, and an inspector's
/// words at the end of each row.
@MainActor struct CauseTable {
  /// A cell with an x.
  struct Cell: Sendable, CustomTestStringConvertible {
    let name: String
    let family: CauseFamily
    let words: String

    var testDescription: String { "\(name), \(family)" }
  }

  private let families: [String]
  private let rows: [(name: String, cells: [String], words: String)]

  /// Reads a table. The first line contains the families, each other line a name, the cells and the
  /// words.
  init(_ text: String) {
    let lines = text.split(separator: "\n")
    let families = lines[0].split(separator: " ").map(String.init)
    self.families = families
    rows = lines.dropFirst().map { row in
      let parts = row.split(separator: " ", maxSplits: families.count + 1).map(String.init)
      return (
        name: parts[0], cells: Array(parts[1...families.count]),
        words: parts.last.map { String($0.drop { $0 == " " }) } ?? ""
      )
    }
  }

  /// The cells with an x.
  var cells: [Cell] {
    rows.flatMap { row in
      zip(families, row.cells).compactMap { family, cell in
        guard cell == "x", let family = CauseFamily(rawValue: family) else { return nil }
        return Cell(name: row.name, family: family, words: row.words)
      }
    }
  }

  /// Whether the table has a row for each name, and a column for each family.
  func isComplete(for names: [String]) -> Bool {
    rows.map(\.name).sorted() == names.sorted()
      && families == CauseFamily.allCases.map(\.rawValue)
      && rows.flatMap(\.cells).allSatisfy { $0 == "x" || $0 == "-" }
  }
}

/// Which watchers observe a scene, in the order in which they are made.
enum Watchers: CaseIterable {
  case inspectorAlone, recorderFirst, inspectorFirst
}

/// The texts of an inspector for a scene, and the script of a recorder beside it.
@MainActor struct CauseObservation {
  let texts: [String]
  let script: String
  let unsupported: [String]

  init(of list: ScrollView, by watchers: Watchers, _ play: () -> Void) {
    let first = watchers == .recorderFirst ? SessionRecorder(list) : nil
    let inspector = RefreshInspector(list, limit: 10_000)
    let recorder = watchers == .inspectorFirst ? SessionRecorder(list) : first
    play()
    texts = inspector.entries.map(\.text)
    (script, unsupported) = (recorder?.script ?? "", recorder?.unsupported ?? [])
  }
}

/// The texts of an inspector for a script, as `refresh replay --explain` prints them.
@MainActor func explanation(of script: String) -> [String] {
  var inspector: RefreshInspector?
  weak var playing: Replay?
  let replay = Replay(
    name: "script",
    trace: { _ in
      guard inspector == nil, let list = playing?.stage?.scrollView else { return }
      inspector = RefreshInspector(list, limit: 10_000)
    }, report: { _ in })
  playing = replay
  replay.read(Array(script.utf8))
  _ = replay.finish()
  return inspector?.entries.map(\.text) ?? []
}

/// The causes that are logged in a list while `play` runs.
@MainActor func causes(in list: ScrollView, _ play: () -> Void) -> [RefreshCause] {
  var causes: [RefreshCause] = []
  let observer = InputObserver.retain(for: list)
  observer.stateDidChange = { causes.append($2) }
  play()
  observer.stateDidChange = nil
  observer.release(of: list, on: list.timeline)
  return causes
}
