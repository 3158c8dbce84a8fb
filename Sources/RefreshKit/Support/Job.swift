/// A closure that is called later, once. See HotPath.md.
package struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  /// Calls the closure.
  func callAsFunction() {
    body()
  }
}
