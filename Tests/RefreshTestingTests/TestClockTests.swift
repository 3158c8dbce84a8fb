import RefreshTesting
import Testing

@MainActor @Suite struct TestClockTests {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  private func seconds(_ clock: TestClock) -> Double {
    let (seconds, attoseconds) = clock.now.offset.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  @Test func `sleeps end in the order of their deadlines`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    try await TestModel.run { model in
      var order: [String] = []
      let clock = model.clock
      for (name, time) in [("c", 0.3), ("a", 0.1), ("b", 0.2)] {
        Task {
          try await clock.sleep(for: .seconds(time))
          order.append("\(name) \((seconds(clock) * 10).rounded() / 10)")
        }
      }
      try await model.advance(by: 0.05)
      #expect(order == [])
      try await model.advance(by: 1)
      #expect(order == ["a 0.1", "b 0.2", "c 0.3"])
    }
  }

  @Test func `a deadline that sums of durations miss by rounding is reached`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    try await TestModel.run { model in
      let clock = model.clock
      let start = clock.now
      for _ in 0..<3 { try await model.advance(by: 0.1) }
      // 0.1 + 0.1 + 0.1 is more than 0.3 as a `Double`, but not as a `Duration`.
      try await clock.sleep(until: start.advanced(by: .seconds(0.3)))
      try await clock.sleep(until: clock.now.advanced(by: .nanoseconds(1)))
      #expect(seconds(clock) < 0.31)
    }
  }

  /// The timeline adds seconds as a `Double`, the clock as a `Duration`.
  @Test func `a sleep ends when the test has advanced by its duration`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    for steps in 1...60 {
      try await TestModel.run { model in
        try await model.advance(by: Double(steps) / 120)
        var isOver = false
        let task = Task {
          try await model.clock.sleep(for: .milliseconds(300))
          isOver = true
        }
        try await model.advance(by: 0.3)
        #expect(isOver, "\(steps) / 120")
        task.cancel()
      }
    }
  }

  @Test func `a canceled sleep throws at once`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    try await TestModel.run { model in
      let clock = model.clock
      let task = Task { try await clock.sleep(for: .seconds(100)) }
      try await model.settle()
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      let late = Task { try await clock.sleep(for: .seconds(100)) }
      late.cancel()
      await #expect(throws: CancellationError.self) { try await late.value }
      #expect(seconds(clock) == 0)
    }
  }

  @Test func `advancing the timeline by hand moves the clock`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    let timeline = Timeline()
    let clock = TestClock(timeline)
    var times: [Double] = []
    timeline.after(1) { times.append(seconds(clock)) }
    timeline.after(2) { times.append(seconds(clock)) }
    timeline.advance(by: 5)
    #expect(times == [1, 2] && seconds(clock) == 5)
    let sleep = Task { try await clock.sleep(for: .seconds(1)) }
    for _ in 0..<1_000 where timeline.nextDue == nil { await Task.yield() }
    #expect(timeline.nextDue == 6)
    timeline.advance(by: 1)
    try await sleep.value
  }

  @Test func `functions on other executors sleep in the time of the list`() async throws {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *) else { return }
    try await TestList.run { list in
      let clock = list.clock
      list.shows { 30 }
      list.view.header = RefreshNormalHeader { try await Self.work(by: clock) }
      try await list.pull()
      #expect(list.header?.state == .refreshing)
      let begin = list.view.timeline.now
      try await list.advance(by: 2.9 - begin)
      #expect(list.header?.state == .refreshing)
      try await list.advance(by: 4)
      #expect(list.header?.state == .idle)
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, visionOS 1, *)
  @concurrent private static func work(by clock: any Clock<Duration>) async throws {
    for _ in 0..<3 { try await clock.sleep(for: .seconds(1)) }
  }
}
