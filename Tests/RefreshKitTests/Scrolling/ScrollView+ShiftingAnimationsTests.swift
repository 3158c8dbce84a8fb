import Testing

@testable import RefreshKit

/// Moves of a finger or a wheel in a closing.
struct ShiftingAnimationsTests {
  private let list = ScrollView(frame: Rect(x: 0, y: 0, width: 375, height: 600))
  private let header = RefreshNormalHeader()

  init() {
    list.contentSize = Size(width: 375, height: 2_000)
    list.header = header
    list.timeline.advance(by: 1)
    header.beginRefreshing()
    list.timeline.advance(by: 1)
    header.endRefreshing()
    list.timeline.advance(by: 0.2)
  }

  private var shown: Double { list.scrollPresentation.contentOffset.y }

  @Test func `a wheel in a closing moves the content by its distance`() {
    let before = shown
    #expect(before > -54 && before < 0)
    list.shiftingAnimations { list.scrollWheel(dy: 100) }
    #expect(shown == before + 100)
    list.timeline.advance(by: 1)
    #expect(shown == 100)
  }

  @Test func `a finger in a closing moves the content by its distance`() {
    let before = shown
    list.touch(.began, at: Point(x: 100, y: 300))
    list.shiftingAnimations { list.touch(.moved, at: Point(x: 100, y: 200)) }
    let distance = list.contentOffset.y
    #expect(distance > 50)
    #expect(shown == before + distance)
  }

  @Test func `an offset that the app sets ends a closing`() {
    list.contentOffset = Point(x: 0, y: 100)
    #expect(shown == 100)
  }
}
