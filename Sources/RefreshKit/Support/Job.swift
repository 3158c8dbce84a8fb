/// A closure inside a structure. An array of closures would allocate one more closure for each
/// element.
package struct Job {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func callAsFunction() {
    body()
  }
}
