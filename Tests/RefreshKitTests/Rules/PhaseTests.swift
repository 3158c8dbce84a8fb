import RefreshKit
import Testing

/// Every event in every phase of a refresh, as a table.
///
/// A cell is the phase after the event. `*` means that the refreshing callback ran during the
/// event, `!` that an end was reported. `pending`: the refresh began before the component was in a
/// list. `unopened`: the state was set to refreshing there. `waiting`: the refresh has reserved
/// nothing, and its callback has not run.
@MainActor struct PhaseTests {
  nonisolated private static let table = """
    phase      idle    pulling refreshing willRefresh noMoreData begin    end     0.3s     0.5s     attach  detach
    idle       rest    rest    opening    waiting     rest       opening  rest    rest     rest     rest    rest
    pulling    rest    rest    opening    waiting     rest       opening  rest    rest     rest     rest    rest
    noMoreData rest    rest    opening    waiting     rest       opening  rest    rest     rest     rest    rest
    waiting    closing closing opening    waiting     closing    waiting  closing waiting  waiting  waiting rest
    opening    closing closing opening    opening     closing    opening  closing running* running* opening rest
    running    closing closing running    running     closing    running  showing running  running  running rest
    showing    closing closing showing    showing     closing    opening! showing showing  showing  showing rest
    closing    closing closing opening!   waiting!    closing    opening! closing closing  rest!    closing rest
    pending    rest    rest    waiting    waiting     rest       waiting  waiting waiting  waiting  waiting waiting
    unopened   rest    rest    waiting    waiting     rest       waiting  waiting waiting  waiting  opening waiting
    """

  @MainActor private struct Cell {
    let phase, event, outcome: String
  }

  private static let cells: [Cell] = {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return rows.dropFirst().flatMap { row in
      zip(rows[0], row).dropFirst().map { Cell(phase: row[0], event: $0, outcome: $1) }
    }
  }()

  @Test(arguments: Kind.opening)
  func `an event in a phase leads to the phase in the table`(kind: Kind) throws {
    #expect(Self.cells.count == 10 * 11)
    for cell in Self.cells {
      let bench = Bench(kind)
      try bring(bench, to: cell.phase)
      #expect(phase(of: bench, since: 0) == start(cell.phase), "\(cell)")
      let before = bench.log.count
      try perform(cell.event, on: bench)
      #expect(phase(of: bench, since: before) == cell.outcome, "\(cell)")
      // While a result is shown, or a refresh is set to willRefresh, the inset stays until the
      // closing.
      let isBetween = bench.component.isClosing || bench.component.isShowingResult
      if isBetween || bench.component.state == .willRefresh { continue }
      #expect(bench.component.misfits == [], "\(cell)")
    }
  }

  /// What ``phase(of:since:)`` returns at the beginning of a row.
  private func start(_ phase: String) -> String {
    switch phase {
    case "idle", "pulling", "noMoreData": "rest"
    case "pending", "unopened": "waiting"
    case "running", "showing", "closing": phase + "*"
    default: phase
    }
  }

  private func bring(_ bench: Bench, to phase: String) throws {
    switch phase {
    case "idle": break
    case "pulling": bench.component.state = .pulling
    case "noMoreData": bench.component.state = .noMoreData
    case "waiting": bench.bring(to: .waiting)
    case "opening": bench.bring(to: .opening)
    case "running": bench.bring(to: .running)
    case "showing", "closing":
      bench.component.resultDisplayDuration = phase == "showing" ? 2 : 0
      bench.refresh()
      bench.component.endRefreshing()
      bench.wait()
    case "pending":
      bench.detach()
      bench.component.beginRefreshing()
    default:
      try #require(phase == "unopened")
      bench.detach()
      bench.component.state = .refreshing
    }
  }

  private func perform(_ event: String, on bench: Bench) throws {
    switch event {
    case "begin": bench.component.beginRefreshing()
    case "end":
      bench.component.resultDisplayDuration = 2
      bench.component.endRefreshing()
      bench.wait()
    case "0.3s": bench.wait(0.3)
    case "0.5s": bench.wait(0.5)
    case "attach": bench.attach()
    case "detach": bench.detach()
    default:
      bench.component.state = try #require(RefreshState.allCases.first { "\($0)" == event })
    }
  }

  /// The phase of the component, as an app can see it, with marks for the callbacks from the log
  /// entry `start` on.
  private func phase(of bench: Bench, since start: Int) -> String {
    let component = bench.component
    let phase =
      if component.isClosing {
        "closing"
      } else if component.isShowingResult {
        "showing"
      } else if !component.isRefreshing {
        "rest"
      } else if hasCalledBack(bench) {
        "running"
      } else {
        component.reservedInset == 0 && bench.list.isUserInteractionEnabled ? "waiting" : "opening"
      }
    let marks = bench.log[start...].map { ["refreshing": "*", "ended": "!"][$0] ?? "" }
    return phase + marks.joined()
  }

  /// Whether the present refresh has called back. Setting willRefresh by hand begins no other
  /// refresh.
  private func hasCalledBack(_ bench: Bench) -> Bool {
    let begin = bench.log.lastIndex { entry in
      ["idle", "pulling", "noMoreData"].contains { entry.hasPrefix("\($0)>") }
        && (entry.hasSuffix(">refreshing") || entry.hasSuffix(">willRefresh"))
    }
    return begin.map { bench.log[$0...].contains("refreshing") } ?? false
  }
}
