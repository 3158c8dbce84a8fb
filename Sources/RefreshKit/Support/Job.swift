/// A closure that is stored. An array of closures would allocate one more closure for each of them.
package struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func callAsFunction() {
    body()
  }
}
