import RefreshKit
import TestSupport
import Testing

@testable import RefreshReplay

/// Laws about two lists in which the same happens, and which differ in one thing.
@MainActor @Suite struct TwinLawTests {
  /// A list whose component holds the content, and one whose component does not, under the same
  /// fingers.
  @MainActor private struct Pair {
    let (holding, plain): (Stage, Stage)
    let slot: Slot
    /// 1 if a greater offset pulls the component, and otherwise -1.
    let outwards: Double
    var random: SeededRandom
    private var way = 0.0
    /// The lines that were played.
    private(set) var lines: [JSON] = []

    init(_ kind: ComponentKind, seed: UInt64) throws {
      let setting = JSON.op(
        "stage",
        ["width": 375.0, "height": 667.0, "contentWidth": 1_000.0, "contentHeight": 2_000.0])
      (holding, plain) = (
        Stage(try StageLine(Fields(setting))), Stage(try StageLine(Fields(setting)))
      )
      slot = kind.slot
      outwards = slot == .footer || slot == .trailer ? 1 : -1
      random = SeededRandom(seed: seed)
      for stage in [holding, plain] {
        let component = kind.make()
        component.holdsContentWhilePulled = stage === holding
        stage.scrollView[slot] = component
      }
      try play(.op("advance", ["by": 0.0]))
      try play(
        .op("offset", ["x": slot == .trailer ? 625.0 : 0.0, "y": slot == .footer ? 1_333.0 : 0.0]))
    }

    private mutating func play(_ line: JSON) throws {
      lines.append(line)
      for stage in [holding, plain] { _ = try stage.perform(Op(Fields(line))) }
    }

    private mutating func touch(_ phase: String) throws {
      let isHorizontal = slot == .leader || slot == .trailer
      let (x, y) = isHorizontal ? (187 - way * outwards, 333) : (187, 333 - way * outwards)
      try play(.op("touch", ["phase": .string(phase), "x": .number(x), "y": .number(y)]))
    }

    mutating func step() throws {
      let list = holding.scrollView
      let held = list.heldOverscroll[list[slot]?.edge ?? .top]
      // Whether so little is held that it returns without a bounce.
      let isAlmostBack = held > 0 && held < 0.5
      switch random.below(10) {
      case 0..<4 where list.isTracking:
        way += random.number(in: -90...110)
        try touch("moved")
      case 0..<3:
        way = 0
        try touch("down")
      case 4 where list.isTracking && !isAlmostBack: try touch("up")
      case 5 where list.isTracking && !isAlmostBack: try touch("cancelled")
      case 6 where !list.isTracking && !list.isDecelerating:
        // The end is performed at once. If it were performed during a later bounce, it would
        // release what is held, and the other list has nothing to release. HeldContentTests has
        // that case.
        try play(
          .op("call", ["slot": .string(slot.rawValue), "method": "endRefreshing"]))
        try play(.op("advance", ["by": 0.0]))
      case 7: try play(.op("advance", ["by": 0.5]))
      default: try play(.op("advance", ["by": .number(1.0 / 60)]))
      }
    }

    /// A difference between the two lists that the law forbids; nil if there is none.
    var fault: String? {
      let facts = [holding, plain].map { stage -> [String] in
        let list = stage.scrollView
        let percent = (list[slot]?.pullingPercent ?? 0) * 1e6
        let pulled = [list.pulledOffset.x, list.pulledOffset.y].map { "\(($0 * 1e6).rounded())" }
        return pulled + [
          "\(percent.rounded())", "\(list.isDecelerating)", "\(list.reservedInset)",
          "\(stage.events)", list[slot].map { "\($0.state)" } ?? "",
        ]
      }
      return facts[0] == facts[1] ? nil : "\(facts[0]), \(facts[1])"
    }
  }

  /// The classes that are pulled.
  private nonisolated static let pulled = Cast.tested.filter {
    !$0.lead.contains("Auto") && !["RefreshFooter", "RefreshSystemHeader"].contains($0.lead)
  }

  @Test(arguments: pulled)
  func `a list that holds its content differs from one that does not only in where its rows are`(
    cast: Cast
  ) throws {
    let kind = try #require(ComponentKind.named(cast.lead))
    var held = 0.0
    for seed in lawSeeds(few: 8, all: 80) {
      var pair = try Pair(kind, seed: seed)
      for _ in 0..<120 {
        try pair.step()
        let overshoot = pair.holding.scrollView.heldOverscroll
        held += Edge.allCases.reduce(0) { $0 + overshoot[$1] }
        guard let fault = pair.fault else { continue }
        let lines = pair.lines.map(\.description).joined(separator: "\n")
        Issue.record("seed \(seed): \(fault)\n\(lines)")
        return
      }
    }
    #expect(held > 0)
  }

  // MARK: Offsets without effect

  private final class ClientLeader: RefreshLeader {}
  private final class ClientTrailer: RefreshTrailer {}

  /// Two stages for a session, with a hidden component in a slot that the session does not use. If
  /// its class is a client's, it and the other components are told of each offset.
  private func stages(of session: Session, _ free: Slot) throws -> [Stage] {
    let isLeader = free == .leader
    let components =
      isLeader ? [RefreshLeader(), ClientLeader()] : [RefreshTrailer(), ClientTrailer()]
    return try components.map { component in
      let stage = Stage(try StageLine(Fields(session.lines[0])))
      component.isHidden = true
      stage.scrollView[free] = component
      return stage
    }
  }

  /// Plays a line; returns the visible state afterward, without the slot that differs.
  private func play(_ line: JSON, on stage: Stage, without free: Slot) throws -> [String] {
    do throws(ScriptError) {
      _ = try stage.perform(Op(Fields(line)))
    } catch {
      guard error.kind == .runaway else { throw error }
    }
    let members = stage.traceLine.state.members ?? []
    return members.filter { $0.key != free.rawValue }.map { "\($0.key) \($0.value)" }
      + stage.events
  }

  @Test(arguments: Cast.tested)
  func `a component has the same state whether it is told of each offset or not`(
    cast: Cast
  ) throws {
    for seed in lawSeeds(few: 16, all: 120) {
      let session = SessionGenerator.session(seed: seed, cast: cast, length: 120)
      let script = session.script
      guard let free = [Slot.leader, .trailer].first(where: { !script.contains($0.rawValue) })
      else { continue }
      let stages = try stages(of: session, free)
      for (index, line) in session.lines.enumerated().dropFirst() {
        let facts = try stages.map { try play(line, on: $0, without: free) }
        guard facts[0] != facts[1] else { continue }
        let differences = zip(facts[0], facts[1]).filter { $0 != $1 }
        Issue.record("seed \(seed), line \(index + 1), \(line): \(differences)")
        return
      }
    }
  }
}
