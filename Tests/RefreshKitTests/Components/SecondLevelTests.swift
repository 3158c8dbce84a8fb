import RefreshKit
import Testing

/// The numbers of a second level.
struct SecondLevelTests {
  @Test func `a level has the default numbers, and refuses others`() {
    let level = SecondLevel()
    #expect(level.threshold == 1.9)
    #expect(level.closingDistance == 70)
    #expect(level.duration == 0.6)
    #expect(level.phase == .closed)
    for number in [1, 0, -2, .nan, .infinity] {
      level.threshold = number
      #expect(level.threshold == 1.9)
    }
    for number in [-1, .nan, .infinity] {
      level.closingDistance = number
      level.duration = number
    }
    #expect(level.closingDistance == 70)
    #expect(level.duration == 0.6)
    level.threshold = 1.001
    #expect(level.threshold == 1.001)
  }

  @Test func `a level belongs to one component at a time`() async {
    let level = SecondLevel()
    let (first, second) = (RefreshHeader(), RefreshHeader())
    first.secondLevel = level
    first.secondLevel = nil
    second.secondLevel = level
    #expect(second.secondLevel === level)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let level = SecondLevel()
        let (first, second) = (RefreshHeader(), RefreshHeader())
        first.secondLevel = level
        second.secondLevel = level
      }
    }
    #expect(result.message.contains("belongs to one component at a time"))
  }

  @Test func `content that is set while the level is open replaces the old one`() {
    let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let header = RefreshNormalHeader().link(to: list)
    list.timeline.advance(by: 0)
    let level = SecondLevel()
    header.secondLevel = level
    header.openSecondLevel()
    let (old, new) = (View(), View())
    level.content = old
    #expect(old.superview === list)
    level.content = new
    #expect(old.superview == nil)
    #expect(new.superview === list)
    #expect(new.frame == Rect(x: 0, y: -400, width: 300, height: 400))
  }
}
