import Foundation
import RefreshTerminal
import TestSupport

/// A terminal without a user, and the program in it.
final class PseudoTerminal {
  /// The settings of a terminal that a program may change.
  struct Mode: Equatable {
    let input: tcflag_t
    let output: tcflag_t
    let local: tcflag_t
  }

  /// After this time a wait fails, in seconds.
  private static let patience = 60.0

  /// The screen of the terminal.
  private(set) var screen: ShownScreen

  /// The terminal's end; nil after it was closed.
  private var terminal: FileHandle?
  /// The program's end.
  private let slave: FileHandle
  private let process = Process()
  /// The mode before the command runs.
  let initialMode: Mode

  /// The sanitizer options of this process, which the command gets, too.
  private static var sanitizerOptions: [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
  }

  /// Runs the built command `refresh` in a new terminal of this size.
  init(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], input: FileHandle? = nil, output: FileHandle? = nil
  ) throws {
    let size = CellSize(columns: columns, rows: rows)
    let (terminal, slave) = try Self.open()
    (self.terminal, self.slave) = (terminal, slave)
    initialMode = Self.mode(of: slave)
    screen = ShownScreen(size: size)
    setSize(size)
    process.executableURL = try Command.executable()
    process.arguments = arguments
    process.environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(Self.sanitizerOptions) { $1 }
      .merging(environment) { $1 }
    process.standardInput = input ?? slave
    process.standardOutput = output ?? slave
    process.standardError = slave
    // Background jobs of a shell ignore these signals, and the command would inherit that.
    for signal in [SIGHUP, SIGINT, SIGQUIT] { Foundation.signal(signal, SIG_DFL) }
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// Opens both ends of a terminal that does not control this process.
  private static func open() throws -> (FileHandle, FileHandle) {
    #if canImport(Darwin)
      let screen = posix_openpt(O_RDWR | O_NOCTTY)
      guard screen >= 0, grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen)
      else { throw POSIXError(.ENXIO) }
      let path = String(cString: name)
    #else
      // These do the same as `unlockpt` and `ptsname`, which Swift does not import on Linux.
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      let screen = Foundation.open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var locked: Int32 = 0
      var number: Int32 = 0
      guard screen >= 0, ioctl(screen, unlock, &locked) == 0, ioctl(screen, getNumber, &number) == 0
      else { throw POSIXError(.ENXIO) }
      let path = "/dev/pts/\(number)"
    #endif
    let program = Foundation.open(path, O_RDWR | O_NOCTTY)
    guard program >= 0 else { throw POSIXError(.ENXIO) }
    for end in [screen, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (
      FileHandle(fileDescriptor: screen, closeOnDealloc: true),
      FileHandle(fileDescriptor: program, closeOnDealloc: true)
    )
  }

  // MARK: Input

  /// Sends the bytes of keys or of the mouse to the program.
  func type(_ text: String) {
    try? terminal?.write(contentsOf: Data(text.utf8))
  }

  /// Changes the size of the window.
  func resize(columns: Int, rows: Int) {
    let size = CellSize(columns: columns, rows: rows)
    screen.resize(to: size)
    setSize(size)
    signal(SIGWINCH)
  }

  /// Sends a signal to the program.
  func signal(_ signal: Int32) {
    kill(process.processIdentifier, signal)
  }

  /// Closes the terminal, as closing its window does.
  func close() {
    try? terminal?.close()
    terminal = nil
  }

  private func setSize(_ size: CellSize) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(slave.fileDescriptor, UInt(TIOCSWINSZ), &window)
  }

  // MARK: Output

  /// The present settings of the terminal.
  var mode: Mode { Self.mode(of: slave) }

  private static func mode(of terminal: FileHandle) -> Mode {
    var mode = termios()
    tcgetattr(terminal.fileDescriptor, &mode)
    return Mode(input: mode.c_iflag, output: mode.c_oflag, local: mode.c_lflag)
  }

  /// Whether the program is stopped by a signal.
  var isStopped: Bool {
    var info = siginfo_t()
    let process = id_t(process.processIdentifier)
    return waitid(P_PID, process, &info, WSTOPPED | WNOWAIT | WNOHANG) == 0
      && info.si_signo == SIGCHLD
  }

  /// Waits until the screen fulfills a condition; returns false after ``patience``.
  func wait(until condition: (ShownScreen) -> Bool) -> Bool {
    waits { condition(screen) }
  }

  /// Waits until a text is on the screen.
  func wait(for text: String) -> Bool {
    wait { $0.text.contains(text) }
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: The exit status, or the signal that ended the program; nil after ``patience``.
  func end() -> (reason: Process.TerminationReason, status: Int32)? {
    guard waits({ !process.isRunning }) else { return nil }
    read(within: 0)
    return (process.terminationReason, process.terminationStatus)
  }

  private func waits(_ condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: Self.patience)
    while !condition() {
      guard Date() < end else { return false }
      read(within: 20)
    }
    return true
  }

  /// Reads output of the program for at most `time` milliseconds.
  private func read(within time: Int32) {
    let number = terminal?.fileDescriptor ?? -1
    var file = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var patience = time
    while poll(&file, 1, patience) > 0 {
      let count = Foundation.read(number, &bytes, bytes.count)
      guard count > 0 else { return }
      screen.write(Array(bytes.prefix(count)))
      patience = 0
    }
  }
}
