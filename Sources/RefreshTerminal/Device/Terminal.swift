#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of this process.
///
/// Between ``enter()`` and ``leave()`` the program has a screen of its own without a cursor, and receives
/// each key and each event of the mouse at once; its messages on standard error are shown afterwards.
/// ``leave()`` restores the terminal, and so does a crash of the process.
@MainActor public final class Terminal {
  /// The reason why ``wait(until:)`` returned; an empty value for the deadline and ``wake()``.
  public nonisolated struct News: Sendable {
    /// The user's input, as the terminal sent it.
    public var input: [UInt8] = []
    /// The signals that the process received.
    public var signals: [Int32] = []
    /// Whether the terminal is closed.
    public var isGone = false
  }

  /// Selects the alternate screen, hides the cursor, turns line breaks off, and turns reports of the
  /// mouse in cells on.
  private static let entering =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  /// Undoes ``entering``, even after an incomplete sequence.
  private static let leaving =
    "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[?1049l"
  /// The signals that ``wait(until:)`` returns.
  private static let signals = [SIGWINCH, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT]

  /// The abilities of the terminal.
  public let traits: TerminalTraits

  private let input = Descriptor(number: STDIN_FILENO)
  private let output = Descriptor(number: STDOUT_FILENO)
  private let pipe: SignalPipe
  private var mode: termios?
  private var errors: BufferedErrors?
  /// Reads the user's input between ``enter()`` and ``leave()``.
  private var reader: InputReader?
  private var news: AsyncStream<News>
  private var newsInput: AsyncStream<News>.Continuation

  /// The terminal in which this process was started; nil if input or output is not a terminal, or if
  /// the terminal cannot move its cursor.
  public init?(traits: TerminalTraits = .current) {
    guard traits.isAddressable, input.isTerminal, output.isTerminal, let pipe = SignalPipe() else {
      return nil
    }
    self.traits = traits
    self.pipe = pipe
    (news, newsInput) = AsyncStream.makeStream()
  }

  /// The size of the screen as the terminal reports it, or else 80 x 24.
  public var size: CellSize {
    var window = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return CellSize(columns: 80, rows: 24) }
    return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Sets up the terminal; a second call sets it up again.
  public func enter() {
    var present = termios()
    guard tcgetattr(input.number, &present) == 0 else { return }
    let mode = mode ?? present
    self.mode = mode
    errors = errors ?? BufferedErrors()
    CrashGuard.install(
      CrashGuard.Rescue(terminal: output, mode: mode, errors: errors),
      restoring: Array(Self.leaving.utf8))
    pipe.receive(Self.signals)
    var raw = mode
    cfmakeraw(&raw)
    tcsetattr(input.number, TCSADRAIN, &raw)
    _ = write(Array(Self.entering.utf8))
    guard reader == nil else { return }
    (news, newsInput) = AsyncStream.makeStream()
    reader = InputReader(
      input: input, signals: pipe.output, receiving: Self.signals + CrashGuard.signals,
      news: newsInput)
  }

  /// Restores the terminal, and drops input that was not read. Has no effect before ``enter()``.
  public func leave() {
    guard var mode else { return }
    reader?.stop()
    reader = nil
    _ = write(Array(Self.leaving.utf8))
    tcsetattr(input.number, TCSAFLUSH, &mode)
    self.mode = nil
    CrashGuard.remove()
    errors?.release()
    errors = nil
    pipe.release()
  }

  /// Restores the terminal, stops the process as Ctrl-Z does, and sets up the terminal again when the
  /// process continues.
  public func suspend() {
    leave()
    SignalAction.unblock([SIGTSTP])
    kill(0, SIGTSTP)
    enter()
  }

  /// Writes to the screen.
  ///
  /// - Returns: Whether the terminal is still open.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    output.write(bytes)
  }

  /// Sleeps until there is input, a signal, `deadline`, or a call of ``wake()``. The main actor is free
  /// meanwhile. Input and signals are received only between ``enter()`` and ``leave()``.
  ///
  /// - Parameter deadline: A time of the monotonic clock, in seconds; nil for none.
  /// - Returns: Input and signals. If the task is cancelled, the call returns.
  public func wait(until deadline: Double?) async -> News {
    let alarm = deadline.map(alarm)
    defer {
      alarm?.cancel()
      CrashGuard.coverThread()
    }
    for await news in news { return news }
    return News()
  }

  /// Ends the sleep in ``wait(until:)``, or the next one.
  public func wake() {
    newsInput.yield(News())
  }

  /// Starts a task that wakes the sleeper at a time of the monotonic clock.
  private func alarm(at time: Double) -> Task<Void, Never> {
    let longest = 86_400.0
    let delay = min(max(time - MonotonicClock.now, 0), longest)
    return Task.detached { [newsInput] in
      try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
      if !Task.isCancelled { newsInput.yield(News()) }
    }
  }
}
