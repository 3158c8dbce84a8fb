/// A closure that is stored. An array of closures would wrap each of them again.
package struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func callAsFunction() {
    body()
  }
}
