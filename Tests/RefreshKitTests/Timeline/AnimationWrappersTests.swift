import Testing

@testable import RefreshKit

@MainActor struct AnimationWrappersTests {
  @MainActor private final class Owner {}

  @Test func `changes are made once, inside all wrappers in the order in which they were set`() {
    let timeline = Timeline()
    var log: [String] = []
    let owners = [Owner(), Owner()]
    for (number, owner) in owners.enumerated() {
      timeline.setAnimationWrapper(
        { duration, changes in
          log.append("\(number) for \(duration)")
          changes()
          log.append("\(number) done")
        }, for: owner)
    }
    timeline.run({ log.append("changes") }, lasting: 0.5)
    #expect(log == ["0 for 0.5", "1 for 0.5", "changes", "1 done", "0 done"])

    log = []
    timeline.run({ log.append("changes") }, lasting: 0.5, in: owners[1])
    timeline.run({ log.append("changes") }, lasting: 0.5, in: Owner())
    #expect(log == ["1 for 0.5", "changes", "1 done", "changes"])

    log = []
    timeline.run({ log.append("changes") }, lasting: 0)
    #expect(log == ["changes"])

    log = []
    timeline.setAnimationWrapper(nil, for: owners[0])
    timeline.setAnimationWrapper({ $1() }, for: owners[1])
    timeline.run({ log.append("changes") }, lasting: 1)
    #expect(log == ["changes"])
  }

  @Test func `only the changes are animated, not what a wrapper changes around them`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let (outer, inner) = (View(), View())
    list.addSubview(outer)
    list.addSubview(inner)
    list.timeline.setAnimationWrapper(
      { _, changes in
        outer.alpha = 0
        changes()
      }, for: list)
    list.timeline.animate(1) { inner.alpha = 0 }
    #expect(outer.presentation.alpha == 0)
    #expect(inner.presentation.alpha == 1)
  }

  @Test func `a scroll view's wrapper is removed when the scroll view is deallocated`() {
    let timeline = Timeline()
    let driver = RecordingDriver()
    var list: ScrollView? = ScrollView(frame: .zero, timeline: timeline)
    list?.driver = driver
    timeline.animate(1) {}
    #expect(driver.log.count == 2)
    list = nil
    timeline.animate(1) {}
    #expect(driver.log.count == 2)
    #expect(timeline.animationWrappers.isEmpty)
  }
}
