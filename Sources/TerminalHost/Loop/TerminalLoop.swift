import RefreshKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Shows a program in a terminal: waits, moves time on, passes events, draws what has changed.
///
/// It shows at most 60 frames a second, and none while nothing happens: it sleeps until somebody
/// types, or until the timeline or the picture wants to go on.
///
/// ```swift
/// if let terminal = Terminal() { _ = await TerminalLoop(terminal: terminal).run(program) }
/// ```
///
/// While it sleeps, the main actor is free: async actions and other tasks go on, and wake it by what
/// they schedule.
@MainActor public final class TerminalLoop {
  /// How a program came to its end.
  public nonisolated enum End: Sendable, Hashable {
    /// By itself.
    case finished
    /// By a signal, or the key that stands for it: the process is to end by it.
    case signal(Int32)

    /// Ends the process by the signal, so that whoever has started it knows; after another end
    /// nothing happens. For the end of a program's `main`.
    public func obey() {
      guard case .signal(let signal) = self else { return }
      SignalAction.unblock([signal])
      raise(signal)
    }
  }

  /// How long an escape may wait for the rest of a sequence, in seconds.
  private static let escapePatience = 0.05

  /// The keys that stand for signals where the terminal does not send these itself.
  private static let signalKeys: [Key: Int32] = [
    .control("c"): SIGINT, .control("\\"): SIGQUIT, .control("z"): SIGTSTP,
  ]

  private let terminal: Terminal
  private var decoder = InputDecoder()
  private var writer: ScreenWriter
  private var pace = Pace(at: MonotonicClock.now)
  private var canvas = Canvas(size: CellSize(columns: 0, rows: 0))
  private var needsFrame = true
  /// When the picture that is shown changes by itself, in seconds of the timeline.
  private var nextChange: Double?
  /// When an escape that waits is the key, in seconds of the timeline.
  private var escapeEnd: Double?
  private var end: End?
  private var isAsleep = false

  /// Makes a loop.
  public init(terminal: Terminal) {
    self.terminal = terminal
    writer = ScreenWriter(hasColor: terminal.traits.hasColor)
  }

  /// Takes the terminal, shows `program` until it ends, and gives the terminal back.
  ///
  /// It sets the timeline's `nextDueDidChange` meanwhile.
  ///
  /// - Returns: How the program came to its end; one whose task is cancelled has finished.
  public func run(_ program: some TerminalProgram) async -> End {
    let timeline = program.timeline
    let nextDueDidChange = timeline.nextDueDidChange
    timeline.nextDueDidChange = { [weak self] in self?.wake() }
    terminal.enter()
    defer {
      terminal.leave()
      timeline.nextDueDidChange = nextDueDidChange
    }
    resize(program)
    while true {
      program.timeline.advance(by: 0)
      if let end { return end }
      if program.isFinished || Task.isCancelled { return .finished }
      showIfNeeded(program)
      let deadline = pace.sleep(until: wakeTime(program.timeline), now: program.timeline.now)
      isAsleep = true
      let news = await terminal.wait(until: deadline)
      isAsleep = false
      take(news, for: program)
    }
  }

  /// Something was scheduled while the loop sleeps.
  private func wake() {
    guard isAsleep else { return }
    isAsleep = false
    terminal.wake()
  }

  // MARK: Time

  /// When something goes on by itself, in seconds of the timeline; nil where nothing does.
  private func wakeTime(_ timeline: Timeline) -> Double? {
    let next = pace.nextFrame(after: timeline.now)
    let change =
      needsFrame || timeline.isAnimating ? next : nextChange.map { max($0, next) }
    return [change, escapeEnd, timeline.nextDue].lazy.compactMap { $0 }.min()
  }

  private func take(_ news: Terminal.News, for program: some TerminalProgram) {
    let time = pace.wake(at: MonotonicClock.now)
    program.timeline.start.secondsSince1970 += time.lost
    program.timeline.advance(by: time.elapsed)
    needsFrame = true
    if news.isGone { end = .signal(SIGHUP) }
    for signal in news.signals { take(signal, for: program) }
    for event in decode(news.input, at: program.timeline.now)
    where end == nil && !program.isFinished {
      take(event, for: program)
    }
  }

  private func decode(_ input: [UInt8], at now: Double) -> [TerminalEvent] {
    var events = decoder.decode(input)
    if input.isEmpty, let escapeEnd, now >= escapeEnd { events += decoder.flush() }
    if !decoder.holdsEscape {
      escapeEnd = nil
    } else if !input.isEmpty {
      escapeEnd = now + Self.escapePatience
    }
    return events
  }

  // MARK: Events

  private func take(_ event: TerminalEvent, for program: some TerminalProgram) {
    guard case .key(let key) = event else { return program.handle(event) }
    if let signal = Self.signalKeys[key] {
      take(signal, for: program)
    } else if key == .control("l") {
      writer.forget()
    } else {
      program.handle(event)
    }
  }

  private func take(_ signal: Int32, for program: some TerminalProgram) {
    switch signal {
    case SIGWINCH:
      resize(program)
    case SIGTSTP:
      terminal.suspend()
      resize(program)
    case SIGCONT:
      terminal.enter()
      resize(program)
    default:
      end = .signal(signal)
    }
  }

  private func resize(_ program: some TerminalProgram) {
    canvas = Canvas(size: terminal.size)
    writer.forget()
    program.screenDidChange(to: canvas.size)
  }

  // MARK: Frames

  private func showIfNeeded(_ program: some TerminalProgram) {
    let now = program.timeline.now
    guard needsFrame, pace.mayShow(at: now) else { return }
    needsFrame = false
    pace.show(at: now)
    var frame = Frame(canvas: canvas, time: now)
    frame.canvas.clear()
    program.draw(in: &frame)
    canvas = frame.canvas
    nextChange = frame.nextChange
    let bytes = writer.show(canvas)
    if !bytes.isEmpty, !terminal.write(bytes) { end = .signal(SIGHUP) }
  }
}
