import RefreshKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Shows a program in a terminal: waits, advances the timeline, passes events to the program, and
/// draws.
///
/// It shows at most 60 frames a second, and none while nothing changes: it sleeps until there is input,
/// or until the timeline or the picture has a change due.
///
/// ```swift
/// if let terminal = Terminal() { _ = await TerminalLoop(terminal: terminal).run(program) }
/// ```
///
/// While it sleeps, the main actor is free: async actions and other tasks continue, and wake it when
/// they schedule work on the timeline.
@MainActor public final class TerminalLoop {
  /// The end of a program.
  public nonisolated enum End: Sendable, Hashable {
    /// The program has finished.
    case finished
    /// A signal, or the key of a signal, by which the process should end.
    case signal(Int32)

    /// Ends the process by the signal, so that its parent process is notified; has no effect for
    /// another end. Call it at the end of a program's `main`.
    public func obey() {
      guard case .signal(let signal) = self else { return }
      SignalAction.unblock([signal])
      raise(signal)
    }
  }

  /// The time for which an escape waits for the rest of a sequence, in seconds.
  private static let escapePatience = 0.05

  /// The keys of signals, which a terminal in raw mode does not send itself.
  private static let signalKeys: [Key: Int32] = [
    .control("c"): SIGINT, .control("\\"): SIGQUIT, .control("z"): SIGTSTP,
  ]

  private let terminal: Terminal
  private var decoder = InputDecoder()
  private var writer: ScreenWriter
  private var pace = Pace(at: MonotonicClock.now)
  private var canvas = Canvas(size: CellSize(columns: 0, rows: 0))
  private var needsFrame = true
  /// The time at which the present picture changes by itself, in seconds of the timeline.
  private var nextChange: Double?
  /// The time at which a waiting escape is decoded as the key, in seconds of the timeline.
  private var escapeEnd: Double?
  private var end: End?
  private var isAsleep = false

  /// Makes a loop.
  public init(terminal: Terminal) {
    self.terminal = terminal
    writer = ScreenWriter(hasColor: terminal.traits.hasColor)
  }

  /// Sets up the terminal, shows `program` until it ends, and restores the terminal.
  ///
  /// Meanwhile the loop uses the timeline's `nextDueDidChange`.
  ///
  /// - Returns: The end of the program; ``End/finished`` if the task is cancelled.
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
      apply(news, to: program)
    }
  }

  /// Ends the sleep, because work was scheduled on the timeline.
  private func wake() {
    guard isAsleep else { return }
    isAsleep = false
    terminal.wake()
  }

  // MARK: Time

  /// The time of the next change without input, in seconds of the timeline; nil for none.
  private func wakeTime(_ timeline: Timeline) -> Double? {
    let next = pace.nextFrame(after: timeline.now)
    let change =
      needsFrame || timeline.isAnimating ? next : nextChange.map { max($0, next) }
    return [change, escapeEnd, timeline.nextDue].lazy.compactMap { $0 }.min()
  }

  private func apply(_ news: Terminal.News, to program: some TerminalProgram) {
    let time = pace.wake(at: MonotonicClock.now)
    program.timeline.start.secondsSince1970 += time.lost
    program.timeline.advance(by: time.elapsed)
    needsFrame = true
    if news.isGone { end = .signal(SIGHUP) }
    for signal in news.signals { apply(signal, to: program) }
    for event in decode(news.input, at: program.timeline.now)
    where end == nil && !program.isFinished {
      apply(event, to: program)
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

  private func apply(_ event: TerminalEvent, to program: some TerminalProgram) {
    guard case .key(let key) = event else { return program.handle(event) }
    if let signal = Self.signalKeys[key] {
      apply(signal, to: program)
    } else if key == .control("l") {
      writer.forget()
    } else {
      program.handle(event)
    }
  }

  private func apply(_ signal: Int32, to program: some TerminalProgram) {
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
