import RefreshKit
import RefreshPaging

/// A test of a model or a pager without a list, in virtual time.
///
/// ```swift
/// try await TestModel.run { model in
///   let server = PageServer(["one", "two", "three"], pageSize: 2)
///   let pager = Pager(timeline: model.timeline) { page in try await server.page(page) }
///   await pager.refresh()
///   await pager.loadMore()
///   print(pager.items, pager.hasMore)
/// }
/// ```
///
/// At its end a test throws if anything is left, as for a ``TestList``.
@MainActor public final class TestModel {
  /// The timeline of the test; pass it to a pager, so that its retries wait in the time of the test.
  public let timeline = Timeline()

  let run: TestRun

  /// For how long a call waits in real time for functions that wait neither for the clock nor for a
  /// ``PageServer`` of the test, in seconds; 5 by default. After that it throws.
  public var realTimeLimit: Double {
    get { run.realTimeLimit }
    set { run.realTimeLimit = newValue }
  }

  private let storedClock: AnyObject?

  /// The clock of the test, for an app that takes `any Clock<Duration>`.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  public var clock: TestClock { storedClock as? TestClock ?? TestClock(run.sleeps) }

  private init() {
    run = TestRun([], on: timeline)
    storedClock = run.makeClock()
  }

  /// Runs a test, and throws if anything is left at its end: see ``expectNothingLeft()``.
  ///
  /// Call it from the main actor.
  ///
  /// - Parameter test: The test. Its errors are rethrown.
  /// - Throws: A ``TestFailure``.
  public static func run(_ test: (TestModel) async throws -> Void) async throws {
    let model = TestModel()
    try await model.run.perform {
      try await test(model)
      try await model.expectNothingLeft()
    }
  }

  /// Lets time pass, from due time to due time. Before each, and at the end, tasks run until nothing
  /// changes: functions that sleep by ``clock``, time limits and retries go on in the order of their
  /// times.
  ///
  /// - Parameter interval: The interval, in seconds.
  /// - Throws: A ``TestFailure`` if a function waits for something outside the test.
  public func advance(by interval: Double) async throws { try await run.advance(by: interval) }

  /// Lets tasks run until nothing changes any more, and until the work that they have begun is
  /// over. Time passes only as far as that needs: sleeps, retries and time limits are not waited
  /// for.
  ///
  /// - Throws: A ``TestFailure`` if something keeps changing, or waits for something outside the test.
  public func settle() async throws { try await run.settle() }

  /// Throws if a request of a pager or a ``PageServer`` has no answer, or a failure has not been read.
  /// ``run(_:)`` calls it at the end.
  ///
  /// - Throws: A ``TestFailure`` that names what is left.
  public func expectNothingLeft() async throws { try await run.expectNothingLeft() }

  /// Includes a pager that was made before the test, such as in `setUp()`, in the check of
  /// ``expectNothingLeft()``.
  public func includes(_ pager: Pager<some Any>) { run.add(pager) }
}

extension TestRun {
  /// Makes a ``TestClock``; nil on systems without clocks.
  func makeClock() -> AnyObject? {
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) {
      TestClock(sleeps)
    } else {
      nil
    }
  }
}
