import Foundation
import RefreshKit

/// A program that a ``TerminalLoop`` shows in a terminal.
///
/// Between the calls the main actor is free, so that tasks continue. A change that a task makes is
/// shown if it schedules work on the timeline, as the end of a refresh and a layout do.
@MainActor package protocol TerminalProgram: AnyObject {
  /// The timeline of the program; only the loop advances it.
  var timeline: Timeline { get }

  /// Whether the program has finished; the loop reads it after each event.
  var isFinished: Bool { get }

  /// Called before the first frame with the size of the screen, and after each change of the size.
  func screenDidChange(to size: CellSize)

  /// Called with each event of the user, except for the keys that the loop handles itself: Ctrl-C,
  /// Ctrl-\, Ctrl-Z and Ctrl-L.
  func handle(_ event: TerminalEvent)

  /// Draws the present state into a blank canvas, which is shown when this function returns.
  func draw(in frame: inout Frame)
}

package enum End: Sendable, Hashable {
  case finished
  /// The process should end by this signal. The signal has arrived, or the user has pressed its
  /// key, or the terminal is closed (`SIGHUP`).
  case signal(Int32)

  /// Ends the process by the signal, so that its parent process is notified. Has no effect for
  /// `finished`.
  package func obey() {
    if case .signal(let signal) = self { Self.raise(signal) }
  }

  /// Performs the system's action on a signal, such as ending or stopping the process. This thread
  /// receives the signal, so the action happens before the call returns.
  static func raise(_ signal: Int32) {
    _ = Foundation.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    _ = Foundation.raise(signal)
  }
}

/// Shows a program in a terminal: advances the timeline, passes events to the program, and draws.
///
/// It shows at most 60 frames a second, and none while nothing changes. The loop has a turn when
/// there is input or a signal, and when a change of the timeline or the picture is due.
@MainActor package final class TerminalLoop {
  /// The time for which an escape waits for the rest of a sequence, in seconds.
  private static let escapePatience = 0.05

  private static let signals = [SIGWINCH, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT]

  /// The signals of some keys. A terminal in raw mode does not send them, so the loop applies them.
  private static let signalKeys: [Key: Int32] = [
    .control("c"): SIGINT, .control("\\"): SIGQUIT, .control("z"): SIGTSTP,
  ]

  private let terminal: Terminal
  private let program: any TerminalProgram
  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var sources: [any DispatchSourceProtocol] = []
  /// How many sources do not listen yet. A signal that comes before its source listens is lost, so
  /// the program starts once all of them listen.
  private var unregisteredSourceCount = 0
  private var decoder = InputDecoder()
  private var writer: ScreenWriter
  private var pace = Pace(at: TerminalLoop.clock)
  private var canvas = Canvas(size: CellSize(columns: 0, rows: 0))
  private var needsFrame = true
  /// The time at which the present picture changes by itself, in seconds of the timeline.
  private var nextChange: Double?
  /// The time at which a waiting escape is decoded as the escape key, in seconds of the timeline;
  /// nil if no escape waits.
  private var escapeEnd: Double?
  private var end: End?
  private var isInTurn = false
  private var waiter: CheckedContinuation<End, Never>?

  package init(terminal: Terminal, program: some TerminalProgram) {
    self.terminal = terminal
    self.program = program
    writer = ScreenWriter(hasColor: terminal.traits.hasColor)
  }

  private var timeline: Timeline { program.timeline }

  /// The seconds of a clock that never runs backward.
  private static var clock: Double {
    Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000
  }

  /// Sets up the terminal, shows the program until it ends, and restores the terminal.
  ///
  /// Meanwhile the loop uses the timeline's `nextDueDidChange`.
  package func run() async -> End {
    timeline.nextDueDidChange = { [weak self] in self?.wake() }
    return await withCheckedContinuation {
      waiter = $0
      listen()
    }
  }

  private func start() {
    terminal.enter()
    resize()
    turn {}
  }

  // MARK: Sources

  private func listen() {
    listen(to: timer) { $0.receive([]) }
    listen(to: DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)) {
      $0.receive($0.terminal.read())
    }
    for signal in Self.signals {
      // On Darwin, a signal causes its action and notifies the source, so the action must be none.
      // On Linux, the source replaces the action.
      _ = Foundation.signal(signal, SIG_IGN)
      listen(to: DispatchSource.makeSignalSource(signal: signal, queue: .main)) {
        $0.apply(signal)
      }
    }
  }

  private func listen(
    to source: any DispatchSourceProtocol, _ act: @escaping @MainActor (TerminalLoop) -> Void
  ) {
    sources.append(source)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.turn { act(self) }
      }
    }
    unregisteredSourceCount += 1
    source.setRegistrationHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.unregisteredSourceCount -= 1
        if self.unregisteredSourceCount == 0 { self.start() }
      }
    }
    source.activate()
  }

  /// Called when the next due time of the timeline has changed. Outside of a turn, this begins a
  /// turn soon.
  private func wake() {
    if !isInTurn { timer.schedule(deadline: .now()) }
  }

  /// Advances the timeline by the elapsed time, calls `act`, shows the picture, and sets the timer
  /// for the next change.
  private func turn(_ act: () -> Void) {
    guard waiter != nil, unregisteredSourceCount == 0 else { return }
    isInTurn = true
    defer { isInTurn = false }
    let time = pace.wake(at: Self.clock)
    timeline.start.secondsSince1970 += time.lost
    timeline.advance(by: time.elapsed)
    needsFrame = true
    act()
    timeline.advance(by: 0)
    if end == nil, program.isFinished { end = .finished }
    if end == nil { showIfNeeded() }
    if let end { return finish(end) }
    let deadline = pace.sleep(until: wakeTime, now: timeline.now)
    timer.schedule(
      deadline: deadline.map { .now() + max(0, $0 - Self.clock) } ?? .distantFuture)
  }

  private func finish(_ end: End) {
    for source in sources { source.cancel() }
    timeline.nextDueDidChange = nil
    terminal.leave()
    waiter?.resume(returning: end)
    waiter = nil
  }

  /// The time of the next change without input, in seconds of the timeline; nil for none.
  private var wakeTime: Double? {
    let next = pace.nextFrame(after: timeline.now)
    let change =
      needsFrame || timeline.isAnimating ? next : nextChange.map { max($0, next) }
    return [change, escapeEnd, timeline.nextDue].lazy.compactMap { $0 }.min()
  }

  // MARK: Events

  /// Applies the user's input. Nil means that the terminal is closed, which ends the program.
  private func receive(_ input: [UInt8]?) {
    guard let input else {
      end = .signal(SIGHUP)
      return
    }
    for event in decode(input) where end == nil && !program.isFinished { apply(event) }
  }

  private func decode(_ input: [UInt8]) -> [TerminalEvent] {
    var events = decoder.decode(input)
    if input.isEmpty, let escapeEnd, timeline.now >= escapeEnd { events += decoder.flush() }
    if !decoder.holdsEscape {
      escapeEnd = nil
    } else if !input.isEmpty {
      escapeEnd = timeline.now + Self.escapePatience
    }
    return events
  }

  private func apply(_ event: TerminalEvent) {
    guard case .key(let key) = event else { return program.handle(event) }
    if let signal = Self.signalKeys[key] {
      apply(signal)
    } else if key == .control("l") {
      writer.forget()
    } else {
      program.handle(event)
    }
  }

  private func apply(_ signal: Int32) {
    switch signal {
    case SIGWINCH:
      resize()
    case SIGTSTP:
      terminal.suspend()
      resize()
    case SIGCONT:
      terminal.enter()
      resize()
    default:
      end = .signal(signal)
    }
  }

  private func resize() {
    canvas = Canvas(size: terminal.size)
    writer.forget()
    program.screenDidChange(to: canvas.size)
  }

  // MARK: Frames

  private func showIfNeeded() {
    guard needsFrame, pace.mayShow(at: timeline.now) else { return }
    needsFrame = false
    pace.recordFrame(at: timeline.now)
    var frame = Frame(canvas: canvas)
    frame.canvas.clear()
    program.draw(in: &frame)
    canvas = frame.canvas
    nextChange = frame.nextChange
    let bytes = writer.show(canvas)
    if !bytes.isEmpty, !terminal.write(bytes) { end = .signal(SIGHUP) }
  }
}
