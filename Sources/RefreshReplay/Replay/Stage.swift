import RefreshKit

/// The headless scroll view that a script plays on, and the events that its components have fired.
@MainActor public final class Stage {
  /// How deeply `on` lists may be nested.
  static let maximumListDepth = 200

  /// How deeply notifications of an offset may be nested.
  static let maximumOffsetDepth = 300

  /// How many ops of lists, entries of the main queue and due items a script may cause, besides its
  /// lines. Each line adds ``allowanceOfLine``.
  static let allowanceOfScript = 500_000

  /// How much each line of a script adds to the allowance of the script. The unused rest of a line
  /// is left for later lines.
  static let allowanceOfLine = 1_000

  /// How many entries of the main queue, and how many due items, one `advance` may run.
  package var limitOfAdvance = 200_000

  /// The scroll view.
  public var scrollView: ScrollView { platform.list }

  /// The object on which the ops of a script act: the scroll view itself, or a platform with a
  /// host.
  let platform: any StagePlatform

  /// How often each event has fired since the script began, under its name in a trace.
  public private(set) var fired: [String: Int] = [:]

  /// The names of the events that the components have fired in the present line.
  package private(set) var events: [String] = []

  package var timeline: Timeline { scrollView.timeline }

  /// Whether lines of the trace have `tracking`. They have it once the script has performed a
  /// `touch`, `wheel`, `scrollStep`, `scrollTo` or `track`.
  var tracesTracking = false

  /// Whether lines of the trace have `leader`. They have it once the script has attached a leader.
  var tracesLeader = false

  package weak var observer: (any ReplayObserver)?

  /// Whether the trace leaves out the events that a new component fires before it is attached, such
  /// as those of its settings.
  var hidesEventsOfNewComponents = false

  /// The number of the present line's op in the script, from 0.
  private(set) var index = -1
  private var mismatches: [JSON.Mismatch] = []
  private var warnings: [String] = []
  /// All warnings so far; each of them is added only once.
  private var allWarnings: Set<String> = []

  private var lists: [String: (ops: [Op], timesLeft: Int?)] = [:]
  private var isInList = false
  private var listDepth = 0
  private var allowance = Stage.allowanceOfScript
  /// The error that ended the script; nil as long as it can continue.
  private(set) var error: ScriptError?
  /// The driver of the scroll view, if the script sets a stage with one. The scroll view does not
  /// retain it.
  private var driver: ScriptedDriver?
  /// The function that measures the texts of components; nil for the default.
  let measure: TextMeasuring?

  /// Makes the stage of a script, without a platform. Sets the language of the configuration to
  /// that of the script.
  package convenience init(_ line: StageLine) {
    line.setLanguage()
    self.init(line.makeScrollView(), measure: line.measure)
    guard line.isDriven else { return }
    let driver = ScriptedDriver(
      hasAnswer: { [weak self] in self?.lists[$0] != nil }, { [weak self] in self?.answer($0) })
    scrollView.driver = driver
    self.driver = driver
  }

  init(_ platform: any StagePlatform, measure: TextMeasuring? = nil) {
    self.platform = platform
    self.measure = measure
    platform.list.timeline.ignoreSilentWork()
  }

  // MARK: Lines

  /// Performs the op of one line of a script. The first line counts, too: it has set the stage, and
  /// its op changes nothing.
  ///
  /// - Returns: The expectations of the line that were not met.
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

  /// Performs an op as a part of the present line. Its events are added to those of the line.
  ///
  /// - Throws: The error that ends the script.
  package func performInLine(_ op: Op) throws(ScriptError) {
    observer?.willPerform(op, on: self)
    try op.perform(on: self)
    if let error { throw error }
  }

  /// Remembers expectations that were not met.
  func addMismatches(_ mismatches: [JSON.Mismatch]) {
    self.mismatches += mismatches
  }

  // MARK: Warnings

  /// The warnings that were added since the last call.
  func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  /// Adds a warning about something without an effect. A warning that was added before is ignored.
  func warn(_ warning: String) {
    if allWarnings.insert(warning).inserted { warnings.append(warning) }
  }

  /// Calls `change` with the component in a slot. Warns if `change` returns false: the component
  /// does not have `part`. Warns also if the slot is empty, except inside a list of ops, where that
  /// is no mistake.
  func change(_ slot: Slot, _ part: String, by change: (RefreshComponent) -> Bool) {
    guard let component = scrollView[slot] else {
      if !isInList { warn("the slot \"\(slot.rawValue)\" is empty; the op does nothing") }
      return
    }
    if change(component) { return }
    warn("\(component.className) has no \(part); the op does nothing")
  }

  // MARK: Lists

  /// Lets `ops` run inside each of the next `times` events that are called `trigger`; inside all of
  /// them if `times` is nil. The ops replace an earlier list for these events.
  func setList(_ ops: [Op], for trigger: String, times: Int?) {
    lists[trigger] = (ops, times)
  }

  /// The names of the events that are answered by a list with at least one op.
  package var answeredEvents: [String] { lists.filter { !$0.value.0.isEmpty }.keys.sorted() }

  /// Returns the list that answers an event, and counts the event; nil if no list answers it. A
  /// list is removed after the last event that it answers.
  private func takeList(for trigger: String) -> [Op]? {
    guard let (ops, timesLeft) = lists[trigger] else { return nil }
    if let timesLeft { lists[trigger] = timesLeft > 1 ? (ops, timesLeft - 1) : nil }
    return ops
  }

  /// Performs a list of ops. Stops after an op that fails, also if the op is in a nested list.
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

  /// Takes `count` from the script's allowance. An op counts 1; something that takes longer counts
  /// as several ops.
  ///
  /// - Throws: A runaway if the allowance is used up.
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

  /// Called after the op of a line. If an `on` op answers a request to the driver, and has `times`,
  /// the scroll view must have made the request that many times.
  ///
  /// - Throws: A mistake if an answer with `times` is left.
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

  /// Adds all later events of `component` to the trace, as events of `slot`.
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

  /// Runs the list that answers an event or a request to the driver, if there is one.
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
