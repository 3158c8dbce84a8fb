import Testing

@testable import RefreshKit

/// Every event in every phase, as a table.
///
/// A cell is the phase after the event; `shown` is an end whose result is shown. `+` is a begin that opens,
/// `-` an end, `!` a begin that cuts a closing short, `*` the run of the callback, `>` the opening of a
/// refresh that was begun outside.
struct RefreshMachineTests {
  private static let table = """
    phase      idle     pulling  refreshing willRefresh noMoreData shown    opened   closed attached detached
    idle       rest     rest     opening+   waiting+    rest       rest     rest     rest   rest     rest
    pulling    rest     rest     opening+   waiting+    rest       rest     rest     rest   rest     rest
    noMoreData rest     rest     opening+   waiting+    rest       rest     rest     rest   rest     rest
    waiting    closing- closing- opening+   waiting     closing-   waiting  waiting  rest   waiting  rest
    opening    closing- closing- opening    opening     closing-   opening  running* rest   opening> rest
    running    closing- closing- running    running     closing-   showing- running  rest   running  rest
    showing    closing- closing- showing    showing     closing-   showing  showing  rest   showing  rest
    closing    closing  closing  opening+!  waiting+!   closing    closing  closing  rest   closing  rest
    """

  private static let cells: [(phase: String, event: String, outcome: String)] = {
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return rows.dropFirst().flatMap { row in
      zip(rows[0], row).dropFirst().map { (row[0], $0.0, $0.1) }
    }
  }()

  @Test func `the table has all phases and events`() {
    #expect(Self.cells.count == 8 * 10)
  }

  @Test(arguments: await RefreshMachineTests.cells.map { "\($0.phase) \($0.event) \($0.outcome)" })
  func `an event in a phase leads to the phase of the table`(cell: String) throws {
    let words = cell.split(separator: " ").map(String.init)
    var driver = try Driver(in: words[0])
    let outcome = driver.outcome(of: words[1])
    #expect(outcome == words[2])
  }

  @Test(arguments: [RefreshState.idle, .pulling, .noMoreData, .refreshing, .willRefresh])
  func `setting what is there already changes nothing but drops calls`(state: RefreshState) {
    var machine = RefreshMachine()
    _ = machine.set(state, in: Driver.list)
    _ = machine.add(.beginByGesture(.tap))
    let generation = machine.generation
    let effects = machine.set(state, in: Driver.list)
    #expect(effects.change == nil && effects.dropped.count == 1)
    #expect(machine.generation == generation && machine.calls.isEmpty)
  }

  @Test func `a state that the component sets drops no calls`() {
    var machine = RefreshMachine()
    _ = machine.add(.beginByGesture(.tap))
    machine.willSet(.pulling, because: .window)
    let own = machine.set(.pulling, in: Driver.list)
    let client = machine.set(.idle, in: Driver.list)
    #expect(own.dropped.isEmpty && client.dropped.count == 1)
  }

  @Test func `another state than the component announced is a client's`() {
    var machine = RefreshMachine()
    _ = machine.add(.beginByGesture(.tap))
    machine.willSet(.pulling, because: .window)
    let effects = machine.set(.noMoreData, in: Driver.list)
    #expect(effects.dropped.count == 1)
  }

  @Test func `every begin, every end and the end of a closing is a generation of its own`() {
    var machine = RefreshMachine()
    var generations = [machine.generation]
    for state in [RefreshState.refreshing, .noMoreData, .refreshing, .idle] {
      _ = machine.set(state, in: Driver.list)
      generations.append(machine.generation)
    }
    machine.finishClosing()
    generations.append(machine.generation)
    #expect(Set(generations).count == 6)
  }

  @Test(arguments: [false, true])
  func `a refresh has learned what it ended with once its callback has run`(hasRun: Bool) {
    var machine = RefreshMachine()
    _ = machine.set(.refreshing, in: Driver.list)
    if hasRun { _ = machine.finishOpening() }
    _ = machine.set(.idle, in: Driver.list)
    #expect(machine.lastResult?.isSuccess == hasRun)
  }

  @Test func `a failure shows until a begin, the end of the data or detaching`() {
    for event in ["refreshing", "willRefresh", "noMoreData", "detached"] {
      var driver = Driver.failed()
      #expect(driver.machine.showsFailure)
      _ = driver.outcome(of: event)
      #expect(!driver.machine.showsFailure, "\(event)")
    }
  }

  @Test(arguments: [false, true])
  func `a pull clears a failure where the class wants it`(clears: Bool) {
    var driver = Driver.failed(Traits(clearsFailureWhenPulled: clears))
    _ = driver.machine.set(.pulling, in: Driver.list)
    #expect(driver.machine.showsFailure == !clears)
  }

  @Test func `what is set while the component is being detached is refused`() {
    var machine = RefreshMachine()
    _ = machine.set(.pulling, in: Driver.list)
    _ = machine.detach()
    let refused = machine.set(.refreshing, in: nil)
    #expect(refused.change == nil && machine.state == .pulling)
    machine.willSet(.idle, because: .window)
    let effects = machine.set(.idle, in: nil)
    #expect(effects.change?.new == .idle && !effects.isPublished)
    _ = machine.didDetach()
    let accepted = machine.set(.refreshing, in: nil)
    #expect(accepted.isPublished)
  }
}

/// Brings a machine into a phase, and describes what an event does there.
private struct Driver {
  static let list = Surroundings(
    now: 3, turn: 0, dragID: 0, isDragging: false, distance: 0, threshold: 54)

  var machine = RefreshMachine()

  init(in phase: String, _ traits: Traits = Traits()) throws {
    machine = RefreshMachine(traits: traits)
    switch phase {
    case "pulling", "noMoreData": set(phase)
    case "waiting": set("willRefresh")
    case "opening", "running", "showing", "closing":
      set("refreshing")
      if phase != "opening" { _ = machine.finishOpening() }
      if phase == "showing" { _ = machine.showResult(.success) }
      if phase == "closing" { set("idle") }
    default: try #require(phase == "idle")
    }
  }

  private init(_ machine: RefreshMachine) { self.machine = machine }

  static func failed(_ traits: Traits = Traits()) -> Driver {
    var machine = RefreshMachine(traits: traits)
    _ = machine.set(.refreshing, in: list)
    _ = machine.finishOpening()
    machine.willEnd(with: .failure(RefreshTimeout(limit: 1)))
    _ = machine.set(.idle, in: list)
    return Driver(machine)
  }

  @discardableResult
  private mutating func set(_ name: String) -> Effects? {
    let states: [RefreshState] = [.idle, .pulling, .refreshing, .willRefresh, .noMoreData]
    return states.first { "\($0)" == name }.map { machine.set($0, in: Self.list) }
  }

  /// The phase after an event, with the mark of what it did.
  mutating func outcome(of event: String) -> String {
    var mark = ""
    machine.finishStep()
    if let effects = set(event) {
      if machine.changes.step == .begun { mark += "+" }
      if effects.endsAttempt { mark += "-" }
      if effects.cutsClosingShort { mark += "!" }
    } else if event == "opened" {
      if machine.finishOpening() { mark = "*" }
    } else if event == "shown" {
      if machine.showResult(.success)?.endsAttempt == true { mark = "-" }
    } else if event == "closed" {
      machine.finishClosing()
    } else if event == "attached" {
      if machine.attach(in: Self.list) != nil { mark = ">" }
    } else {
      _ = machine.detach()
      machine.willSet(.idle, because: .window)
      _ = machine.set(.idle, in: nil)
      machine.finishClosing()
      machine.clearFailure()
      _ = machine.didDetach()
    }
    return name + mark
  }

  private var name: String {
    switch machine.phase {
    case .rest: "rest"
    case .waiting: "waiting"
    case .opening: "opening"
    case .running: "running"
    case .showingResult: "showing"
    case .closing: "closing"
    }
  }
}
