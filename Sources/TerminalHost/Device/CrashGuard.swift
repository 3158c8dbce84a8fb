#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Gives the terminal back when the process crashes, and lets the crash go on.
///
/// The handler runs in a process of which nothing is certain: it touches only memory that was set up
/// before, and calls only what POSIX calls async-signal-safe. It has a stack of its own, since a
/// stack that has overflowed is one way to crash.
nonisolated enum CrashGuard {
  /// What is given back, and how.
  struct Rescue {
    let terminal: Descriptor
    /// How the terminal was set up.
    var mode: termios
    /// What was written to standard error meanwhile.
    let errors: HeldErrors?
  }

  private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV]

  /// From now on, a crash writes `restoring` to the terminal, and gives it back.
  static func arm(_ rescue: Rescue, restoring sequence: [UInt8]) {
    disarm()
    guarded.pointee = Guarded(rescue, sequence)
    let action = SignalAction(giveBack, flags: SA_ONSTACK)
    for signal in signals { oldActions[Int(signal)] = action.install(for: signal) }
    SignalAction.unblock(signals)
  }

  /// From now on, a crash is nobody's business again.
  static func disarm() {
    guard let present = guarded.pointee else { return }
    for signal in signals { oldActions[Int(signal)].install(for: signal) }
    guarded.pointee = nil
    present.free()
  }
}

/// What the handler needs, in memory that nobody else touches.
private nonisolated struct Guarded {
  private static let stackSize = 1 << 16

  var rescue: CrashGuard.Rescue
  let sequence: UnsafeMutableBufferPointer<UInt8>
  private let stack: UnsafeMutableRawPointer
  private var oldStack = stack_t()

  init(_ rescue: CrashGuard.Rescue, _ sequence: [UInt8]) {
    self.rescue = rescue
    self.sequence = .allocate(capacity: sequence.count)
    _ = self.sequence.initialize(from: sequence)
    stack = .allocate(byteCount: Self.stackSize, alignment: 16)
    var present = stack_t()
    present.ss_sp = stack
    present.ss_size = numericCast(Self.stackSize)
    sigaltstack(&present, &oldStack)
  }

  func free() {
    var oldStack = oldStack
    sigaltstack(&oldStack, nil)
    sequence.deallocate()
    stack.deallocate()
  }
}

private nonisolated(unsafe) let guarded: UnsafeMutablePointer<Guarded?> = {
  let pointer = UnsafeMutablePointer<Guarded?>.allocate(capacity: 1)
  pointer.initialize(to: nil)
  return pointer
}()

private nonisolated(unsafe) let oldActions: UnsafeMutablePointer<SignalAction> = {
  let pointer = UnsafeMutablePointer<SignalAction>.allocate(capacity: 64)
  pointer.initialize(repeating: .byDefault, count: 64)
  return pointer
}()

/// Gives the terminal back, and hands the signal to whoever had it before.
private nonisolated func giveBack(_ signal: Int32) {
  if var present = guarded.pointee {
    let terminal = present.rescue.terminal.number
    _ = write(terminal, present.sequence.baseAddress, present.sequence.count)
    tcsetattr(terminal, TCSAFLUSH, &present.rescue.mode)
    present.rescue.errors?.release()
  }
  oldActions[Int(signal)].install(for: signal)
  raise(signal)
}
