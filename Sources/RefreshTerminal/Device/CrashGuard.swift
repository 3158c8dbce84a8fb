#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Restores the terminal when the process crashes; the crash then continues.
///
/// The handler uses only memory that was set up before, and only functions that POSIX lists as
/// async-signal-safe. It has a stack of its own, because a stack overflow is a crash too.
nonisolated enum CrashGuard {
  /// The settings that the handler restores.
  struct Rescue {
    let terminal: Descriptor
    /// The earlier mode of the terminal.
    var mode: termios
    /// The messages on standard error, which are written when the terminal is restored.
    let errors: BufferedErrors?
  }

  /// The signals of a crash.
  static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV]

  /// Installs the handler: a crash writes `restoring` to the terminal, and restores its mode.
  static func install(_ rescue: Rescue, restoring sequence: [UInt8]) {
    remove()
    guarded.pointee = Guarded(rescue, sequence)
    coverThread()
    let action = SignalAction(restoreTerminal, flags: SA_ONSTACK)
    for signal in signals { oldActions[Int(signal)] = action.install(for: signal) }
    SignalAction.unblock(signals)
  }

  /// Gives the calling thread a stack for the handler, unless it has one. The main actor may have
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

  /// Removes the handler, and restores the earlier actions of the signals of a crash.
  static func remove() {
    guard let present = guarded.pointee else { return }
    for signal in signals { oldActions[Int(signal)].install(for: signal) }
    guarded.pointee = nil
    present.free()
  }
}

/// The data of the handler, in memory that no other code uses.
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

/// The size of the handler's stack, in bytes.
private nonisolated let crashStackSize = 1 << 16

/// The handler's stack; it is never freed, because threads refer to it.
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

/// Restores the terminal, and raises the signal again with its earlier action.
private nonisolated func restoreTerminal(_ signal: Int32) {
  if var present = guarded.pointee {
    let terminal = present.rescue.terminal.number
    _ = write(terminal, present.sequence.baseAddress, present.sequence.count)
    tcsetattr(terminal, TCSAFLUSH, &present.rescue.mode)
    present.rescue.errors?.release()
  }
  oldActions[Int(signal)].install(for: signal)
  raise(signal)
}
