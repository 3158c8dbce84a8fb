import Testing

@testable import RefreshKit

/// A task that waits for a time of a timeline.
struct TaskSleepTests {
  private func settle() async {
    for _ in 1...20 { await Task.yield() }
  }

  @Test func `it returns at its time`() async {
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

  @Test func `it returns when its task is cancelled`() async {
    let timeline = Timeline()
    let task = Task { await TaskSleep().wait(2) { timeline } }
    await settle()
    task.cancel()
    await task.value
    timeline.advance(by: 5)
  }

  @Test func `it returns at once in a task that was cancelled before`() async {
    let timeline = Timeline()
    let task = Task { await TaskSleep().wait(2) { timeline } }
    task.cancel()
    await task.value
    #expect(timeline.now == 0)
  }

  @Test func `it returns when its timeline is deallocated, which it does not retain`() async {
    var timeline: Timeline? = Timeline()
    weak let weakTimeline = timeline
    let task = Task { await TaskSleep().wait(2) { weakTimeline } }
    await settle()
    timeline = nil
    #expect(weakTimeline == nil)
    await task.value
  }

  @Test func `without a timeline it returns at once`() async {
    await TaskSleep().wait(2) { nil }
  }
}
