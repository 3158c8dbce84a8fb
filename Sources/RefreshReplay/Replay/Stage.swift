import RefreshKit

/// The headless scroll view that a script plays on, and the events that its components have fired.
@MainActor public final class Stage {
  /// How many `on` lists may run inside each other.
  static let maximumListDepth = 200

  /// How many notifications of an offset may be under way inside each other.
  static let maximumOffsetDepth = 300

  /// How much a script may cause besides its lines: ops of lists, entries of the
  /// main queue and due items; each line adds ``allowanceOfLine``.
  static let allowanceOfScript = 500_000

  /// How much more each line of a script may set off, then or later.
  static let allowanceOfLine = 1_000

  /// The scroll view.
  public var scrollView: ScrollView { platform.list }

  /// What scripts move: the scroll view, or that of a platform with a host.
  let platform: any StagePlatform

  /// How often each event has fired since the script began, under its name in a trace.
  public private(set) var fired: [String: Int] = [:]

  /// What the components fired in the present line.
  package private(set) var events: [String] = []

  package var timeline: Timeline { scrollView.timeline }

  /// Whether there were touches, scroll wheels or animated moves, so that a trace has `tracking`.
  var tracesTracking = false

  /// Whether the script has attached a leader, so that a trace has `leader`.
  var tracesLeader = false

  package weak var observer: (any ReplayObserver)?

  /// Whether a component fires no events before it is attached.
  var hidesEventsOfNewComponents = false

  /// The number of the present line's op in the script, from 0.
  private(set) var index = -1
  private var mismatches: [JSON.Mismatch] = []
  private var warnings: [String] = []
  /// What the script has been warned of.
  private var given: Set<String> = []

  private var lists: [String: (ops: [Op], timesLeft: Int?)] = [:]
  private var isInList = false
  private var listDepth = 0
  private var allowance = Stage.allowanceOfScript
  /// What ended the script; nil as long as it can continue.
  private(set) var error: ScriptError?
  /// What scrolls in place of the kit, if the script says so.
  private var driver: ScriptedDriver?
  /// What measures the texts of components; nil for the default.
  let measure: TextMeasuring?

  /// Sets a stage with a scroll view without a platform. The script's language is the present one from now on.
  package convenience init(_ line: StageLine) {
    line.setLanguage()
    self.init(line.makeScrollView(), measure: line.measure)
    guard line.isDriven else { return }
    let driver = ScriptedDriver(
      answers: { [weak self] in self?.lists[$0] != nil }, { [weak self] in self?.answer($0) })
    scrollView.driver = driver
    self.driver = driver
  }

  /// Sets a stage on which nothing has happened.
  init(_ platform: any StagePlatform, measure: TextMeasuring? = nil) {
    self.platform = platform
    self.measure = measure
    platform.list.timeline.ignoreSilentWork()
  }

  // MARK: Lines

  /// Performs one line of a script, of which the first is the one that has set the stage.
  ///
  /// - Returns: Where the line's expectations were not met.
  /// - Throws: The error that ends the script; the stage must not be used after it.
  package func perform(_ op: Op) throws(ScriptError) -> [JSON.Mismatch] {
    index += 1
    events = []
    mismatches = []
    allowance += Self.allowanceOfLine
    try performInLine(op)
    try checkAnswers(after: op)
    observer?.didPerform(op, on: self, mismatches)
    return mismatches
  }

  /// Performs an op as a part of the present line, to whose events it adds its own.
  ///
  /// - Throws: The error that ends the script.
  package func performInLine(_ op: Op) throws(ScriptError) {
    observer?.willPerform(op, on: self)
    try op.perform(on: self)
    if let error { throw error }
  }

  /// Remembers where an expectation was not met.
  func report(_ mismatches: [JSON.Mismatch]) {
    self.mismatches += mismatches
  }

  // MARK: Warnings

  /// The warnings that were added since the last call.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Adds a warning about what has no effect, unless the script was warned of it before.
  func warn(_ warning: String) {
    if given.insert(warning).inserted { warnings.append(warning) }
  }

  /// Changes the component in a slot, with a warning if it does not have what is changed, or if a line of the
  /// script finds no component; an op of a list may find none. The function returns whether the component has the part.
  func change(_ slot: Slot, _ part: String, by change: (RefreshComponent) -> Bool) {
    guard let component = scrollView[slot] else {
      if !isInList { warn("the slot \"\(slot.rawValue)\" is empty; the op does nothing") }
      return
    }
    if change(component) { return }
    warn("\(component.className) has no \(part); the op does nothing")
  }

  // MARK: Lists

  /// Has `ops` run inside the next events called `trigger`, in place of an earlier list; inside all if `times` is nil.
  func setList(_ ops: [Op], for trigger: String, times: Int?) {
    lists[trigger] = (ops, times)
  }

  /// The events that a list with ops answers now.
  package var answeredEvents: [String] { lists.filter { !$0.value.0.isEmpty }.keys.sorted() }

  /// The list that answers an event now; nil without one. The last event that it answers removes it first.
  private func takeList(for trigger: String) -> [Op]? {
    guard let (ops, timesLeft) = lists[trigger] else { return nil }
    if let timesLeft { lists[trigger] = timesLeft > 1 ? (ops, timesLeft - 1) : nil }
    return ops
  }

  /// Performs a list of ops, until one of them, here or in a list inside, fails.
  func run(_ ops: [Op]) {
    let wasInList = isInList
    isInList = true
    defer { isInList = wasInList }
    for op in ops where error == nil {
      do throws(ScriptError) {
        try charge(1)
        try checkDepth()
        observer?.willPerform(op, on: self)
        try op.perform(on: self)
        observer?.didPerform(op, on: self, [])
      } catch {
        self.error = error
      }
    }
  }

  /// Counts what the script has set off; what takes longer than an op on average counts as several.
  ///
  /// - Throws: A runaway if a script of so many lines may set off no more.
  func charge(_ count: Int) throws(ScriptError) {
    allowance -= count
    guard allowance >= 0 else {
      throw .runaway(
        "something feeds itself: ops of lists, entries of the main queue and due items are more than "
          + "\(Self.allowanceOfScript), and \(Self.allowanceOfLine) for each line so far")
    }
  }

  private func checkDepth() throws(ScriptError) {
    guard scrollView.offsetChangeDepth < Self.maximumOffsetDepth else {
      throw .runaway(
        "something feeds itself: \(Self.maximumOffsetDepth) offset changes inside each other")
    }
  }

  /// Checks that the list has called its driver for what the script answers: answers stand before the line in
  /// which they are given.
  ///
  /// - Throws: A mistake if it has not.
  private func checkAnswers(after op: Op) throws(ScriptError) {
    guard driver != nil, op.name != .on else { return }
    for request in DriverRequest.allCases where lists[request.name]?.timesLeft != nil {
      throw .mistake("the list has not called its driver for \"\(request.rawValue)\" here")
    }
  }

  // MARK: Events

  /// Puts a component into a slot, as the op `attach` does.
  package func attach(_ component: RefreshComponent, to slot: Slot) {
    record(component, in: slot)
    platform[slot] = component
  }

  /// Records from now on all events of `component`, as events of `slot`.
  func record(_ component: RefreshComponent, in slot: Slot) {
    component.reportEvents { [weak self, unowned component] event in
      self?.record(event, from: component, in: slot)
    }
    observer?.didMake(component, in: slot, on: self)
  }

  private func record(_ event: ComponentEvent, from component: RefreshComponent, in slot: Slot) {
    guard error == nil else { return }
    let name = event.name(in: slot)
    events.append(name)
    fired[name, default: 0] += 1
    observer?.didFire(event, from: component, in: slot, on: self)
    answer(event.trigger(in: slot))
  }

  /// Runs the list that answers an event, or a call of the driver.
  private func answer(_ trigger: String) {
    guard error == nil, let ops = takeList(for: trigger) else { return }
    guard listDepth < Self.maximumListDepth else {
      error = .runaway(
        "something feeds itself: \(Self.maximumListDepth) \"on\" lists run inside each other")
      return
    }
    listDepth += 1
    run(ops)
    listDepth -= 1
  }
}
