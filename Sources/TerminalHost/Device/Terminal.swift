#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The terminal of this process: it is taken for a while, and given back as it was.
///
/// While it is taken, the program has a screen of its own, hears each key and the mouse as they come,
/// and the cursor is away; what it writes to standard error is seen afterwards. The terminal is given
/// back by ``leave()``, and also when the process crashes.
@MainActor public final class Terminal {
  /// Why ``wait(until:)`` returned: something below, or else because it was time, or ``wake()`` was
  /// called.
  public nonisolated struct News: Sendable {
    /// What the user has typed, as the terminal sent it.
    public var input: [UInt8] = []
    /// The signals that have come.
    public var signals: [Int32] = []
    /// Whether the terminal is gone.
    public var isGone = false
  }

  /// A screen of its own, no cursor, no line breaks, and a mouse that reports drags by cells.
  private static let taking =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
  /// All of that undone, whatever was half written.
  private static let leaving =
    "\u{18}\u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h"
    + "\u{1B}[?1049l"
  /// What the loop wants to hear of.
  private static let signals = [SIGWINCH, SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT]

  /// What the terminal can do.
  public let traits: TerminalTraits

  private let input = Descriptor(number: STDIN_FILENO)
  private let output = Descriptor(number: STDOUT_FILENO)
  private let pipe: SignalPipe
  private var mode: termios?
  private var errors: HeldErrors?
  /// Reads what the user types, while the terminal is taken.
  private var reader: InputReader?
  private var news: AsyncStream<News>
  private var newsInput: AsyncStream<News>.Continuation

  /// The terminal that this process was started in; nil where input or output is something else, or
  /// where it is one that cannot show a screen.
  public init?(traits: TerminalTraits = .current) {
    guard traits.isAddressable, input.isTerminal, output.isTerminal, let pipe = SignalPipe() else {
      return nil
    }
    self.traits = traits
    self.pipe = pipe
    (news, newsInput) = AsyncStream.makeStream()
  }

  /// How large the screen is: what the terminal says, or else 80 x 24.
  public var size: CellSize {
    var window = winsize()
    guard ioctl(output.number, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return CellSize(columns: 80, rows: 24) }
    return CellSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Takes the terminal; a second time, sets it up again.
  public func enter() {
    var present = termios()
    guard tcgetattr(input.number, &present) == 0 else { return }
    let mode = mode ?? present
    self.mode = mode
    errors = errors ?? HeldErrors()
    CrashGuard.arm(
      CrashGuard.Rescue(terminal: output, mode: mode, errors: errors),
      restoring: Array(Self.leaving.utf8))
    pipe.take(Self.signals)
    var raw = mode
    cfmakeraw(&raw)
    tcsetattr(input.number, TCSADRAIN, &raw)
    _ = write(Array(Self.taking.utf8))
    guard reader == nil else { return }
    (news, newsInput) = AsyncStream.makeStream()
    reader = InputReader(
      input: input, signals: pipe.output, taking: Self.signals + CrashGuard.signals,
      news: newsInput)
  }

  /// Gives the terminal back; what was typed and not read is forgotten. Without a terminal that is
  /// taken, nothing happens.
  public func leave() {
    guard var mode else { return }
    reader?.stop()
    reader = nil
    _ = write(Array(Self.leaving.utf8))
    tcsetattr(input.number, TCSAFLUSH, &mode)
    self.mode = nil
    CrashGuard.disarm()
    errors?.release()
    errors = nil
    pipe.release()
  }

  /// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again when
  /// it goes on.
  public func suspend() {
    leave()
    SignalAction.unblock([SIGTSTP])
    kill(0, SIGTSTP)
    enter()
  }

  /// Writes to the screen.
  ///
  /// - Returns: Whether the terminal is still there.
  @discardableResult
  public func write(_ bytes: [UInt8]) -> Bool {
    output.write(bytes)
  }

  /// Sleeps until the user types, a signal comes, it is `deadline`, or ``wake()`` is called. The main
  /// actor is free meanwhile. Input and signals come only while the terminal is taken.
  ///
  /// - Parameter deadline: A time of the monotonic clock, in seconds; nil waits without end.
  /// - Returns: What has come. A task that is cancelled sleeps no longer.
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

  /// Wakes at a time of the monotonic clock.
  private func alarm(at time: Double) -> Task<Void, Never> {
    let longest = 86_400.0
    let delay = min(max(time - MonotonicClock.now, 0), longest)
    return Task.detached { [newsInput] in
      try? await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000))
      if !Task.isCancelled { newsInput.yield(News()) }
    }
  }
}
