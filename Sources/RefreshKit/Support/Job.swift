/// A closure that is called later. See HotPath.md.
package struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func callAsFunction() {
    body()
  }
}
