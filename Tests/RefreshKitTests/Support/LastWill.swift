/// Does something when it goes, as what an app's block holds may do.
final class LastWill {
  private let will: () -> Void

  init(_ will: @escaping () -> Void) {
    self.will = will
  }

  isolated deinit { will() }
}
