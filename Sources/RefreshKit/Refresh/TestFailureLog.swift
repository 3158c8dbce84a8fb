/// The failures of the components and pagers of a test, and which of them the test has read.
@MainActor package final class TestFailureLog {
  package struct Failure {
    package let number: EventNumber
    package let error: any Error
    /// The component or the pager; nil once it is deallocated.
    package private(set) weak var owner: AnyObject?
    /// In seconds of the timeline; nil without one.
    package let time: Double?
    package fileprivate(set) var wasRead = false
  }

  /// The oldest first. That of a pager and that of the component which shows it are one.
  package private(set) var failures: [Failure] = []
  /// Whether the list or pager with a number is one of the test.
  private let hasPlace: (EventNumber) -> Bool

  /// The logs of the tests that run.
  private static var logs: [TestFailureLog] = []

  package init(of hasPlace: @escaping (EventNumber) -> Bool) {
    self.hasPlace = hasPlace
  }

  package func start() { Self.logs.append(self) }
  package func stop() { Self.logs.removeAll { $0 === self } }

  /// `place` is the number of the pager or, for a component alone, of its list.
  package static func add(
    _ number: EventNumber, _ error: any Error, of owner: AnyObject, in place: EventNumber,
    at time: Double?
  ) {
    for log in logs where log.hasPlace(place) {
      guard !log.failures.contains(where: { $0.number == number }) else { continue }
      log.failures.append(Failure(number: number, error: error, owner: owner, time: time))
    }
  }

  package static func read(_ number: EventNumber?) {
    guard !logs.isEmpty, let number else { return }
    for log in logs {
      for index in log.failures.indices where log.failures[index].number == number {
        log.failures[index].wasRead = true
      }
    }
  }
}
