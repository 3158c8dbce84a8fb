import RefreshKit

/// Plays a script as its bytes arrive, and passes on the trace of each line as soon as it is performed.
///
/// ```swift
/// let replay = Replay(name: "pull.jsonl", trace: { print($0) }, report: { log($0) })
/// while replay.status.canContinue, let piece = nextPiece() { replay.read(piece) }
/// exit(replay.finish().rawValue)
/// ```
///
/// It stores no more than one line of the script and of the trace.
@MainActor public final class Replay {
  /// How a line of the trace is written.
  public enum Form: Sendable {
    /// All of it.
    case full
    /// Only the values that differ from the line before.
    case changes
  }

  /// The result of a replay, so far or in the end; the raw value is the exit status of the command.
  public enum Status: Int32, Sendable {
    /// Every line was performed, and every expectation met.
    case done = 0
    /// Every line was performed, but an expectation was not met.
    case unmet = 1
    /// A line is invalid; the script ended there.
    case bad = 2
    /// A line would never end; the script ended there.
    case runaway = 3

    /// Whether further lines are performed.
    public var canContinue: Bool { self == .done || self == .unmet }
  }

  /// The result so far.
  public private(set) var status = Status.done

  /// What the script plays on; nil until its first op.
  public private(set) var stage: Stage?

  private let name: String
  private let form: Form
  private let observer: (any ReplayObserver)?
  private let makePlatform: ((StageLine) -> any StagePlatform)?
  private let isStrict, isLenient: Bool
  private let trace: (String) -> Void
  private let report: (String) -> Void
  private let warn: (String) -> Void
  /// The bytes of the line that is not complete yet.
  private var incompleteLine: [UInt8] = []
  /// The number of the line of the script that was read last, from 1; 0 before the first.
  package private(set) var lineNumber = 0
  private var beginnings = Beginnings()
  /// The last line of the trace, if the next line is to have only the values that differ from it;
  /// otherwise nil.
  private var lastLine: TraceLine?
  /// The configuration while lines are performed. It is a new configuration, so that a script does
  /// not change the configuration of the app.
  private let config = RefreshConfig()
  /// The value that `RefreshConfig.ofReplay` had before a line was performed. It is put back after
  /// the line, and while the closures of the caller run.
  private var configOutside: RefreshConfig?

  /// Makes a replay that has not begun.
  ///
  /// - Parameters:
  ///   - name: What reports call the script.
  ///   - form: How lines of the trace are written; in full by default.
  ///   - isStrict: Whether a warning ends the script, as a mistake does; false by default.
  ///   - isLenient: Whether some mistakes are only warnings: a field that an op does not have, a
  ///     field that is there twice, and a drag, finger or wheel that continues or ends without a
  ///     beginning. Use it to play a script of a later version. False by default; with `isStrict`
  ///     they are mistakes.
  ///   - trace: Takes each line of the trace, without a line break.
  ///   - report: Takes each expectation that is not met, and what ended the script, as
  ///     `NAME:LINE: what is wrong and what would be right`.
  ///   - warn: Receives what has no effect in the script, such as an op for an empty slot, in the same form;
  ///     the script runs on. By default it is dropped.
  public convenience init(
    name: String, form: Form = .full, isStrict: Bool = false, isLenient: Bool = false,
    trace: @escaping (String) -> Void, report: @escaping (String) -> Void,
    warn: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      name: name, form: form, observer: nil, isStrict: isStrict, isLenient: isLenient, trace: trace,
      report: report, warn: warn)
  }

  /// Makes a replay that has not begun.
  ///
  /// - Parameters:
  ///   - observer: The observer of the ops that are performed on the stage; nil for none. It is
  ///     retained.
  ///   - makePlatform: Makes the platform for the first op of the script; nil (the default) for a
  ///     scroll view without a platform.
  package init(
    name: String, form: Form = .full, observer: (any ReplayObserver)?, isStrict: Bool = false,
    isLenient: Bool = false, on makePlatform: ((StageLine) -> any StagePlatform)? = nil,
    trace: @escaping (String) -> Void, report: @escaping (String) -> Void,
    warn: @escaping (String) -> Void = { _ in }
  ) {
    self.name = name
    self.form = form
    self.observer = observer
    self.makePlatform = makePlatform
    self.isStrict = isStrict
    self.isLenient = isLenient
    self.trace = trace
    self.report = report
    self.warn = warn
  }

  /// Takes the next piece of the script and performs the lines that it completes; after a bad line
  /// or a runaway, does nothing.
  ///
  /// - Parameter piece: UTF-8; lines and characters may continue in the next piece.
  public func read(_ piece: some Collection<UInt8>) {
    guard status.canContinue else { return }
    beginPlaying()
    defer { endPlaying() }
    var rest = ArraySlice(Array(piece))
    while status.canContinue, let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      incompleteLine += rest[..<end]
      rest = rest[(end + 1)...]
      playLine()
    }
    incompleteLine += rest
  }

  /// Ends the replay with the last line, if that has no line break.
  ///
  /// A script that has not even set a stage is a bad one.
  ///
  /// - Returns: How it went.
  public func finish() -> Status {
    beginPlaying()
    defer { endPlaying() }
    if status.canContinue, !incompleteLine.isEmpty { playLine() }
    if status.canContinue, stage == nil {
      end(with: .mistake("the script is empty; it must begin with a \(StageLine.example)"))
    }
    if status.canContinue, let stage { observer?.replayDidEnd(on: stage) }
    return status
  }

  private func beginPlaying() {
    configOutside = exchange(&RefreshConfig.ofReplay, with: config)
  }

  private func endPlaying() { RefreshConfig.ofReplay = configOutside }

  private func outside(_ call: () -> Void) {
    endPlaying()
    call()
    beginPlaying()
  }

  private func playLine() {
    lineNumber += 1
    defer { incompleteLine.removeAll(keepingCapacity: true) }
    if lineNumber == 1, incompleteLine.starts(with: Self.byteOrderMark) {
      incompleteLine.removeFirst(Self.byteOrderMark.count)
    }
    guard incompleteLine.first != UInt8(ascii: "#"), !incompleteLine.allSatisfy(Self.isSpace) else {
      return
    }
    do {
      try play(incompleteLine)
    } catch {
      end(with: error)
    }
  }

  private func play(_ bytes: [UInt8]) throws(ScriptError) {
    let fields = try Fields(line: bytes)
    let line = stage == nil ? try StageLine(fields) : nil
    let op = if let line { line.op } else { try Op(fields) }
    try handle(mistakes: fields.mistakes + beginnings.read(fields.json))
    try handle(fields.warnings)
    if let line { begin(with: line) }
    guard let stage else { return }
    let mismatches = try stage.perform(op)
    try handle(stage.takeWarnings())
    let text = traceText(of: stage)
    outside { trace(text) }
    guard !mismatches.isEmpty else { return }
    status = .unmet
    for mismatch in mismatches { outside { report("\(reportPrefix): \(mismatch)") } }
  }

  private func traceText(of stage: Stage) -> String {
    let line = stage.traceLine
    guard form == .changes else { return line.full.description }
    defer { lastLine = line }
    return line.changes(since: lastLine).description
  }

  private func begin(with line: StageLine) {
    line.setLanguage()
    let stage = makePlatform.map { Stage($0(line), measure: line.measure) } ?? Stage(line)
    stage.observer = observer
    self.stage = stage
  }

  /// Passes mistakes on as warnings if the replay is lenient.
  ///
  /// - Throws: The first mistake, if the replay is not lenient, or is strict.
  private func handle(mistakes: [String]) throws(ScriptError) {
    if !isLenient, let first = mistakes.first { throw .mistake(first) }
    try handle(mistakes)
  }

  /// Passes warnings on to the caller.
  ///
  /// - Throws: The first warning, as a mistake, if the replay is strict.
  private func handle(_ warnings: [String]) throws(ScriptError) {
    if isStrict, let first = warnings.first { throw .mistake(first) }
    for warning in warnings { outside { warn("\(reportPrefix): \(warning)") } }
  }

  private func end(with error: ScriptError) {
    status = error.kind == .mistake ? .bad : .runaway
    outside { report("\(reportPrefix): \(error.message)") }
  }

  /// The name of the script and the number of the present line, with which reports begin. Before
  /// the first line, the number is 1.
  private var reportPrefix: String { "\(name):\(max(lineNumber, 1))" }

  /// The bytes that some editors write at the beginning of a file in UTF-8. They are skipped.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }
}

// MARK: Whole scripts

extension Replay {
  /// The whole result of a script.
  public struct Outcome: Sendable {
    /// The lines of the trace.
    public let trace: [String]
    /// Expectations that were not met, and what ended the script.
    public let reports: [String]
    /// What has no effect in the script.
    public let warnings: [String]
    /// How it went.
    public let status: Status
  }

  /// Plays a whole script.
  ///
  /// - Parameters:
  ///   - script: The script in UTF-8.
  ///   - name: What reports call it.
  ///   - form: How lines of the trace are written; in full by default.
  ///   - isStrict: Whether a warning ends the script, as a mistake does; false by default.
  ///   - isLenient: Whether unknown and repeated fields, and drags without a beginning, are warnings; false by
  ///     default.
  public static func outcome(
    of script: some Collection<UInt8>, name: String, form: Form = .full, isStrict: Bool = false,
    isLenient: Bool = false
  ) -> Outcome {
    var trace: [String] = []
    var reports: [String] = []
    var warnings: [String] = []
    let replay = Replay(
      name: name, form: form, isStrict: isStrict, isLenient: isLenient, trace: { trace.append($0) },
      report: { reports.append($0) }, warn: { warnings.append($0) })
    replay.read(script)
    let status = replay.finish()
    return Outcome(trace: trace, reports: reports, warnings: warnings, status: status)
  }
}

// MARK: Observing

/// An observer of the ops that a replay performs on its stage; a film is such an observer. It must
/// not change the stage before ``replayDidEnd(on:)``. A stage without a replay may have an
/// observer, too. By default, all methods do nothing.
@MainActor package protocol ReplayObserver: AnyObject {
  /// Called before an op is performed. It is the op of a line, the first line included, or an op of
  /// a `run` list.
  func willPerform(_ op: Op, on stage: Stage)

  /// Called after an op was performed.
  ///
  /// - Parameter mismatches: The expectations of a line that were not met. Empty for an op of a
  ///   `run` list: its mismatches are passed with the line during which it runs.
  func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch])

  /// Called after a component was made, before anything is done to it.
  func didMake(_ component: RefreshComponent, in slot: Slot, on stage: Stage)

  /// Called after a component has fired an event, and before the `on` list for that event runs.
  func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage)

  /// Called after the last line of the replay. The trace is over, so the observer may change the
  /// stage.
  func replayDidEnd(on stage: Stage)
}

extension ReplayObserver {
  package func willPerform(_ op: Op, on stage: Stage) {}
  package func didPerform(_ op: Op, on stage: Stage, _ mismatches: [JSON.Mismatch]) {}
  package func didMake(_ component: RefreshComponent, in slot: Slot, on stage: Stage) {}
  package func didFire(
    _ event: ComponentEvent, from component: RefreshComponent, in slot: Slot, on stage: Stage
  ) {}
  package func replayDidEnd(on stage: Stage) {}
}
