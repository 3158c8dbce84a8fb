/// Calls a closure when it is deinitialized, as an object that an app's block holds may do.
final class LastWill {
  private let will: () -> Void

  init(_ will: @escaping () -> Void) {
    self.will = will
  }

  isolated deinit { will() }
}
