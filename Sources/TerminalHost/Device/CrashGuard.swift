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

  /// The signals of a crash.
  static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV]

  /// From now on, a crash writes `restoring` to the terminal, and gives it back.
  static func arm(_ rescue: Rescue, restoring sequence: [UInt8]) {
    disarm()
    guarded.pointee = Guarded(rescue, sequence)
    coverThread()
    let action = SignalAction(giveBack, flags: SA_ONSTACK)
    for signal in signals { oldActions[Int(signal)] = action.install(for: signal) }
    SignalAction.unblock(signals)
  }

  /// Gives the thread that calls a stack to crash on, unless it has one. The main actor may have
  /// another thread after each `await`.
  static func coverThread() {
    var present = stack_t()
    guard guarded.pointee != nil, sigaltstack(nil, &present) == 0,
      present.ss_flags & Int32(SS_DISABLE) != 0
    else { return }
    present = stack_t()
    present.ss_sp = crashStack
    present.ss_size = numericCast(crashStackSize)
    sigaltstack(&present, nil)
  }

  /// From now on, a crash is left to those who had its signals before.
  static func disarm() {
    guard let present = guarded.pointee else { return }
    for signal in signals { oldActions[Int(signal)].install(for: signal) }
    guarded.pointee = nil
    present.free()
  }
}

/// What the handler needs, in memory that nothing else touches.
private nonisolated struct Guarded {
  var rescue: CrashGuard.Rescue
  let sequence: UnsafeMutableBufferPointer<UInt8>

  init(_ rescue: CrashGuard.Rescue, _ sequence: [UInt8]) {
    self.rescue = rescue
    self.sequence = .allocate(capacity: sequence.count)
    _ = self.sequence.initialize(from: sequence)
  }

  func free() {
    sequence.deallocate()
  }
}

/// How large the stack to crash on is, in bytes.
private nonisolated let crashStackSize = 1 << 16

/// The stack to crash on; it is never freed, since threads keep it.
private nonisolated(unsafe) let crashStack = UnsafeMutableRawPointer.allocate(
  byteCount: crashStackSize, alignment: 16)

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
