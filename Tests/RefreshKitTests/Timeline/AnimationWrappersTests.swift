import Testing

@testable import RefreshKit

struct AnimationWrappersTests {
  private final class Owner {}

  @Test func `changes are made once, inside all wrappers in the order in which they were set`() {
    var wrappers = AnimationWrappers()
    var log: [String] = []
    let owners = [Owner(), Owner()]
    for (number, owner) in owners.enumerated() {
      wrappers.set(
        { duration, changes in
          log.append("\(number) for \(duration)")
          changes()
          log.append("\(number) done")
        }, for: owner)
    }
    wrappers.perform(lasting: 0.5) { log.append("changes") }
    #expect(log == ["0 for 0.5", "1 for 0.5", "changes", "1 done", "0 done"])

    log = []
    wrappers.perform(lasting: 0.5, in: owners[1]) { log.append("changes") }
    wrappers.perform(lasting: 0.5, in: Owner()) { log.append("changes") }
    #expect(log == ["1 for 0.5", "changes", "1 done", "changes"])

    log = []
    wrappers.perform(lasting: 0) { log.append("changes") }
    #expect(log == ["changes"])

    log = []
    wrappers.set(nil, for: owners[0])
    wrappers.set({ $1() }, for: owners[1])
    wrappers.perform(lasting: 1) { log.append("changes") }
    #expect(log == ["changes"])
  }

  @Test func `what is prepared around the changes is not animated, what is inside is`() {
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

  @Test func `the wrapper of a scroll view ends with it`() {
    let timeline = Timeline()
    let driver = RecordingDriver()
    var list: ScrollView? = ScrollView(frame: .zero, timeline: timeline)
    list?.driver = driver
    timeline.animate(1) {}
    #expect(driver.log.count == 2)
    list = nil
    timeline.animate(1) {}
    #expect(driver.log.count == 2)
  }
}
