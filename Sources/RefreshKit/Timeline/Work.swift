/// Something to be done once, later.
///
/// Lists hold this instead of a bare function, which they would wrap in another one.
struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Does it.
  func callAsFunction() {
    body()
  }
}
