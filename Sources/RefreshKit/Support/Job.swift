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

/// Stored with scheduled work. Work of an earlier generation is dropped.
package struct Generation: Hashable, Sendable {
  private var number = 0

  mutating func advance() {
    number += 1
  }
}

/// A view, or a list. The message of a ``Timeline/Runaway`` names its class.
@MainActor package protocol WorkSource: AnyObject {}

/// For messages.
package func typeName(of object: AnyObject) -> String {
  String(describing: type(of: object))
}
