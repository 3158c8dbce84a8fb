import Testing

@testable import RefreshKit

struct OffsetFollowersTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 600))
  private let header = RefreshHeader()

  init() {
    list.contentSize = Size(width: 300, height: 2_000)
    list.header = header
    list.timeline.advance(by: 0)
  }

  @Test func `nothing follows the offset beside the pull at first`() {
    #expect(header.offsetFollowers == [])
    #expect(RefreshRingHeader().offsetFollowers == .placement)
  }

  @Test func `a style follows the offset`() {
    header.style = .behind
    #expect(header.offsetFollowers == .placement)
    header.style = .follow
    #expect(header.offsetFollowers == [])
  }

  @Test func `a second level follows the offset, and more while it is in sight`() {
    let level = SecondLevel()
    header.secondLevel = level
    #expect(header.offsetFollowers == .secondLevel)
    header.openSecondLevel()
    #expect(header.offsetFollowers == [.secondLevel, .levelInSight])
    list.timeline.advance(by: level.duration)
    header.closeSecondLevel()
    #expect(header.offsetFollowers == [.secondLevel, .levelInSight])
    list.timeline.advance(by: level.duration)
    #expect(header.offsetFollowers == .secondLevel)
    header.secondLevel = nil
    #expect(header.offsetFollowers == [])
  }
}
