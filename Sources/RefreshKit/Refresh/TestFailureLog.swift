/// The failures of the components and pagers of a test, and which of them the test has read.
@MainActor package final class TestFailureLog {
  package struct Failure {
    package let number: EventNumber
    package let error: any Error
    /// The component or pager that has failed; nil once it is deallocated.
    package private(set) weak var owner: AnyObject?
    /// When the failure happened, in seconds of the timeline; nil without a timeline.
    package let time: Double?
    package fileprivate(set) var wasRead = false
  }

  /// The failures, the oldest first. If a component shows the failure of a pager, both share one
  /// entry.
  package private(set) var failures: [Failure] = []
  /// Returns whether the list or pager with this number belongs to the test.
  private let belongsToTest: (EventNumber) -> Bool

  /// The logs of the tests that are running.
  private static var logs: [TestFailureLog] = []

  package init(where belongsToTest: @escaping (EventNumber) -> Bool) {
    self.belongsToTest = belongsToTest
  }

  package func start() { Self.logs.append(self) }
  package func stop() { Self.logs.removeAll { $0 === self } }

  /// Adds a failure to the log of the test to which `listOrPager` belongs. If a pager reports the
  /// failure, `listOrPager` is the number of the pager. If a component reports it, `listOrPager` is
  /// the number of the component's list.
  package static func add(
    _ number: EventNumber, _ error: any Error, of owner: AnyObject,
    in listOrPager: EventNumber, at time: Double?
  ) {
    for log in logs where log.belongsToTest(listOrPager) {
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
