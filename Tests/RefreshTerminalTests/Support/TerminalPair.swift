import Foundation

/// Both ends of a new terminal: the one with a screen, and the one with a program.
nonisolated struct TerminalPair {
  let screen: Int32
  let program: Int32

  /// Opens a terminal that controls no process.
  init() throws {
    #if canImport(Darwin)
      screen = posix_openpt(O_RDWR | O_NOCTTY)
      guard screen >= 0, grantpt(screen) == 0, unlockpt(screen) == 0, let name = ptsname(screen)
      else { throw POSIXError(.ENXIO) }
      let path = String(cString: name)
    #else
      // These do the same as `unlockpt` and `ptsname`, which Swift does not import on Linux.
      let unlock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      screen = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var locked: Int32 = 0
      var number: Int32 = 0
      guard screen >= 0, ioctl(screen, unlock, &locked) == 0, ioctl(screen, getNumber, &number) == 0
      else { throw POSIXError(.ENXIO) }
      let path = "/dev/pts/\(number)"
    #endif
    _ = fcntl(screen, F_SETFD, FD_CLOEXEC)
    program = open(path, O_RDWR | O_NOCTTY)
    guard program >= 0 else { throw POSIXError(.ENXIO) }
    _ = fcntl(program, F_SETFD, FD_CLOEXEC)
  }
}
