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
  private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV]
  private static let stackSize = 1 << 16

  /// From now on, a crash writes `restoring` to `terminal` and gives it back its `mode`.
  static func arm(_ terminal: Descriptor, mode: termios, restoring sequence: [UInt8]) {
    disarm()
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.count)
    _ = bytes.initialize(from: sequence)
    let stack = UnsafeMutableRawPointer.allocate(byteCount: stackSize, alignment: 16)
    rescue.pointee = Rescue(terminal: terminal.number, mode: mode, sequence: bytes, stack: stack)
    var alternate = stack_t()
    alternate.ss_sp = stack
    alternate.ss_size = stackSize
    sigaltstack(&alternate, nil)
    for signal in signals {
      let old = SignalAction(giveBack, flags: SA_ONSTACK).install(for: signal)
      oldActions[Int(signal)] = old
    }
  }

  /// From now on, a crash is nobody's business again.
  static func disarm() {
    guard let present = rescue.pointee else { return }
    for signal in signals { oldActions[Int(signal)].install(for: signal) }
    rescue.pointee = nil
    var none = stack_t()
    none.ss_flags = Int32(SS_DISABLE)
    none.ss_size = stackSize
    sigaltstack(&none, nil)
    present.sequence.deallocate()
    present.stack.deallocate()
  }
}

/// What the handler needs.
private nonisolated struct Rescue {
  let terminal: Int32
  var mode: termios
  let sequence: UnsafeMutableBufferPointer<UInt8>
  let stack: UnsafeMutableRawPointer
}

private nonisolated(unsafe) let rescue: UnsafeMutablePointer<Rescue?> = {
  let pointer = UnsafeMutablePointer<Rescue?>.allocate(capacity: 1)
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
  if var present = rescue.pointee {
    _ = write(present.terminal, present.sequence.baseAddress, present.sequence.count)
    tcsetattr(present.terminal, TCSAFLUSH, &present.mode)
  }
  oldActions[Int(signal)].install(for: signal)
  raise(signal)
}
