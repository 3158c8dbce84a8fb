import Testing

@testable import RefreshKit
@testable import RefreshPaging

/// A task that waits for a time of a timeline.
struct TaskSleepTests {
  private func settle() async {
    for _ in 1...20 { await Task.yield() }
  }

  @Test func `a sleep returns at its time`() async {
    let timeline = Timeline()
    var isOver = false
    let task = Task {
      await TaskSleep().wait(2) { timeline }
      isOver = true
    }
    await settle()
    timeline.advance(by: 1.9)
    await settle()
    #expect(!isOver)
    timeline.advance(by: 0.2)
    await task.value
    #expect(isOver)
  }

  @Test(arguments: [true, false])
  func `a sleep returns when its task is cancelled, at once if that was before`(
    isAsleep: Bool
  ) async {
    let timeline = Timeline()
    let task = Task { await TaskSleep().wait(2) { timeline } }
    if isAsleep { await settle() }
    task.cancel()
    await task.value
    #expect(timeline.now == 0)
    timeline.advance(by: 5)
  }

  @Test func `a sleep returns when its timeline is deallocated, which it does not retain`() async {
    var timeline: Timeline? = Timeline()
    weak let weakTimeline = timeline
    let task = Task { await TaskSleep().wait(2) { weakTimeline } }
    await settle()
    timeline = nil
    #expect(weakTimeline == nil)
    await task.value

    // Without a timeline there is nothing to wait for.
    await TaskSleep().wait(2) { nil }
  }
}
